import { metresTo } from '#domain/branch-distance.ts';
import type { Branch } from '#domain/branch.ts';
import type { Spot } from '#domain/distance.ts';
import { branchMapText, distanceText } from '#text/branches.ts';
import { nameOf } from '#text/names.ts';
import { digits } from '#text/numbers.ts';
import { speak, type Language } from '#text/sentences.ts';
import type { BranchSign } from './info-window.ts';

/** A branch as the map writes it, in the reader's language. */
export function signOf(branch: Branch, here: Spot | null, language: Language): BranchSign {
  const t = speak(branchMapText, language);
  const name = nameOf(branch, language);
  const metres = metresTo(branch, here);
  return {
    branch,
    name,
    title: t.branch(name),
    address: nameOf({ name: branch.location, nameBn: branch.locationBn }, language),
    phone: branch.mobile && t.mobile(digits(branch.mobile, language)),
    away: metres === null ? '' : distanceText(metres, language),
    outside: t.outsideShort,
  };
}
