import { partnerProblems, type ShopPartners } from '#domain/partners.ts';
import {
  entryProblems,
  firstEntryProblem,
  maxEntries,
  type EntryOf,
  type ListName,
} from '#domain/shop-lists.ts';
import { shopProblems, type ShopProblem, type ShopProblems } from '#domain/shop-problems.ts';
import type { ShopSettings } from '#domain/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { inLanguage } from '#text/names.ts';
import { shopProblemText } from '#text/counter/shop-problems.ts';
import type { Spoken } from '#text/sentences.ts';
import type { SectionFaults } from './SectionScreen.tsx';

/** The `faults` of a part of the particulars: the sentences of its problems (counter-302). */
export function useShopFaults<Name extends keyof ShopSettings>(
  name: Name,
): (value: ShopSettings[Name]) => SectionFaults<ShopSettings[Name]> {
  const t = useText(shopProblemText);
  return (value) => sentencesOf(shopProblems(name, value), t);
}

/** The `faults` of a partner's settings (counter-360). */
export function usePartnerFaults<Name extends keyof ShopPartners>(
  name: Name,
): (value: ShopPartners[Name]) => SectionFaults<ShopPartners[Name]> {
  const t = useText(shopProblemText);
  return (value) => sentencesOf(partnerProblems(name, value), t);
}

/** The sentences of an entry's problems (counter-311). */
export function useEntryFaults<Name extends ListName>(
  list: Name,
): (entry: EntryOf<Name>) => SectionFaults<EntryOf<Name>> {
  const t = useText(shopProblemText);
  return (entry) => sentencesOf(entryProblems(list, entry), t);
}

/** The `faults` of a list: it is too long, or the first entry with a problem (counter-311). */
export function useListFaults<Name extends ListName>(
  list: Name,
): (value: { rows: EntryOf<Name>[] }) => { rows: string | false } {
  const t = useText(shopProblemText);
  const language = useLanguage();
  return ({ rows }) => {
    if (rows.length > maxEntries) return { rows: t.tooMany };
    const invalid = firstEntryProblem(list, rows);
    return {
      rows:
        invalid !== null && `${inLanguage(invalid.entry.name, language)}: ${t[invalid.problem]}`,
    };
  };
}

function sentencesOf<Part>(
  problems: ShopProblems<Part>,
  t: Spoken<typeof shopProblemText>,
): SectionFaults<Part> {
  const faults: SectionFaults<Part> = {};
  for (const field in problems) {
    const problem: ShopProblem | false | undefined = problems[field];
    if (problem) faults[field] = t[problem];
  }
  return faults;
}
