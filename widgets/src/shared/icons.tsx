const TURN = "M4 9a8.5 8.5 0 0 1 15-2M20 3v5h-5M20 15a8.5 8.5 0 0 1-15 2M4 21v-5h5";
/** Line icons in a 24 x 24 box. */
const PATHS: Record<string, string> = {
  tick: "M4 12.5 9.5 18 20 6.5",
  cross: "M6 6l12 12M18 6 6 18",
  ring: "M12 4.5a7.5 7.5 0 1 1-.01 0z",
  bulb: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 11c.7.6 1 1.2 1 2h5c0-.8.3-1.4 1-2A6 6 0 0 0 12 3z",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 1-.01 0z",
  blind: "M2 10c2 3.5 5.5 5.5 10 5.5s8-2 10-5.5M4.5 13.5 3 16.5M9 15.3 8.2 18.6M15 15.3l.8 3.3M19.5 13.5l1.5 3",
  ask: "M4 5h16v11h-9l-4.5 4v-4H4zM9.8 9.2a2.2 2.2 0 1 1 3 2c-.6.3-.8.6-.8 1.2M12 14v.01",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  undo: "M9 6 4 11l5 5M4 11h10a5.5 5.5 0 0 1 0 11",
  again: TURN,
  flip: TURN,
  right: "M9 5l7 7-7 7",
  left: "M15 5l-7 7 7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  next: "M5 12h13M13 6l6 6-6 6",
  fill: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  shrink: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
  flag: "M6 21V4h11l-2.5 4L17 12H6",
  more: "M5 12v.01M12 12v.01M19 12v.01",
  warn: "M12 4 2.5 20h19zM12 10v5M12 17.5v.01",
};
const STAR = "M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1-4.5-4.3 6.1-.8z";

export function Icon({ name }: { name: string }) {
  const d = PATHS[name];
  return d ? <svg class="tk-icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={d} /></svg> : null;
}

export function Stars({ n, label }: { n: number; label: string }) {
  return (
    <span class="tk-stars" role="img" aria-label={label}>
      {[0, 1, 2].map((i) => (
        <svg key={i} class={i < n ? "tk-star tk-on" : "tk-star"} viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={STAR} /></svg>
      ))}
    </span>
  );
}
