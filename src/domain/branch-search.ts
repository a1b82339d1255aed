import type { Branch } from './branch.ts';
import { latinDigits } from './plain-input.ts';
import { tidyQuery } from './query.ts';

/**
 * The branches in whose name, Mobile or location the typed text stands, in any
 * case (catalogue-84); all of them for a blank one. Both languages are looked at, and
 * ০-৯ count as 0-9.
 */
export function findBranches(branches: readonly Branch[], typed: string): readonly Branch[] {
  const sought = asSought(typed);
  if (sought === '') return branches;
  return branches.filter((branch) =>
    [branch.name, branch.nameBn, branch.mobile, branch.location, branch.locationBn].some((text) =>
      asSought(text).includes(sought),
    ),
  );
}

function asSought(text: string): string {
  return latinDigits(tidyQuery(text)).toLowerCase();
}
