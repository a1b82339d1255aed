import { isOnMap, type Branch } from './branch.ts';
import { metresBetween, type Spot } from './distance.ts';

/** Metres from `here` to a branch; null if either position is unknown. */
export function metresTo(branch: Branch, here: Spot | null): number | null {
  return here && isOnMap(branch) ? metresBetween(here, branch) : null;
}

/** The nearest other branches on the map, nearest first, at most `count`. */
export function neighboursOf(branch: Branch, branches: readonly Branch[], count: number): Branch[] {
  return nearestFirst(branches, branch)
    .filter((other) => other.id !== branch.id && isOnMap(other))
    .slice(0, count);
}

/** Branches sorted by distance. Those without a position come last, in their given order. */
export function nearestFirst(branches: readonly Branch[], here: Spot | null): readonly Branch[] {
  if (!here) return branches;
  return branches
    .map((branch) => ({ branch, metres: metresTo(branch, here) ?? Infinity }))
    .toSorted((a, b) => (a.metres === b.metres ? 0 : a.metres - b.metres))
    .map(({ branch }) => branch);
}
