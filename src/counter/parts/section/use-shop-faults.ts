import { shopProblems, type ShopProblem, type ShopProblems } from '#domain/shop-problems.ts';
import type { ShopSettings } from '#domain/shop.ts';
import { useText } from '#state/language.ts';
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
