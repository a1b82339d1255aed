import type { Branch } from './branch.ts';
import { latinDigits } from './plain-input.ts';
import { tidyQuery } from './query.ts';

/**
 * Branches whose name, Mobile or location contains the typed text, ignoring case (catalogue-84);
 * all branches for a blank text. Both languages are searched, and ০-৯ match 0-9.
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
