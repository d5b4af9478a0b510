import type { Auction, Bid } from "../shared/types.ts";

type Bands = Auction["bands"];

export const allBids = (bands: Bands): Bid[] => bands.flatMap((band) => band.bids);

/** The number on which the keyboard enters the box: the lowest that can be bid, else the first. */
export const firstBid = (bids: Bid[]): number => Math.max(0, bids.findIndex((b) => b.act != null));

/** Where a key leads from bid `i`: left and right to the neighbouring number, round the ends; up and down to the band above
 *  and below, at the same place or its last number. undefined: not our key, or no such band. */
export function step(bands: Bands, key: string, i: number): number | undefined {
  const starts = bands.map((_, row) => allBids(bands.slice(0, row)).length), count = allBids(bands).length;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (i + 1) % count;
  if (key === "ArrowLeft") return (i - 1 + count) % count;
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const row = starts.findLastIndex((start) => start <= i), to = row + (key === "ArrowDown" ? 1 : -1);
  const band = bands[to];
  return band && (starts[to] as number) + Math.min(i - (starts[row] as number), band.bids.length - 1);
}
