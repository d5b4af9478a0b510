import type { Auction, Bid } from "../shared/types.ts";

type Bands = Auction["bands"];

export const allBids = (bands: Bands): Bid[] => bands.flatMap((band) => band.bids);

/** The number on which the keyboard enters the box: the lowest that can be bid, else the first. */
export const firstBid = (bids: Bid[]): number => Math.max(0, bids.findIndex((b) => b.act != null));

/** So many numbers stand side by side at every width; the stylesheet keeps to it. */
const ACROSS = 6;

/** Where a key leads from bid `i`: left and right to the neighbouring number, round the ends; up and down to the row above and
 *  below, at the same place or its last number. undefined: not our key, or no such row. */
export function step(bands: Bands, key: string, i: number): number | undefined {
  const count = allBids(bands).length, starts: number[] = [];
  let start = 0;
  for (const { bids } of bands) {
    for (let n = 0; n < bids.length; n += ACROSS) starts.push(start + n);
    start += bids.length;
  }
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowRight") return (i + 1) % count;
  if (key === "ArrowLeft") return (i - 1 + count) % count;
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const row = starts.findLastIndex((first) => first <= i), to = row + (key === "ArrowDown" ? 1 : -1), first = starts[to];
  return first === undefined ? undefined : Math.min(first + i - (starts[row] as number), (starts[to + 1] ?? count) - 1);
}
