import { Icon } from "../shared/icons.tsx";
import { KEYS } from "../shared/keys.ts";
import type { Seek as SeekView, Send } from "../shared/types.ts";

/** The replay's bar: first, back, slider, on, last. */
export function Seek({ seek, send }: { seek: SeekView; send: Send }) {
  const { now, of } = seek;
  const go = (to: number) => { if (to !== now && to >= 0 && to <= of) send({ do: "seek", to }); };
  const step = (label: string, icon: string, to: number, shut: boolean) => (
    <button type="button" class="tk-btn tk-step" {...KEYS} aria-label={label} aria-disabled={shut ? "true" : undefined}
      onClick={() => go(to)}><Icon name={icon} /></button>
  );
  return (
    <div class="tk-seek" data-zone="seek">
      {step(seek.first, "first", 0, now === 0)}
      {step(seek.prev, "left", now - 1, now === 0)}
      <input type="range" {...KEYS} aria-label={seek.label} aria-valuetext={`${now} / ${of}`} min={0} max={of} step={1} value={now}
        onChange={(e) => go(Number(e.currentTarget.value))} />
      {step(seek.next, "right", now + 1, now === of)}
      {step(seek.last, "last", of, now === of)}
      <span class="tk-num" aria-hidden="true">{now} / {of}</span>
    </div>
  );
}
