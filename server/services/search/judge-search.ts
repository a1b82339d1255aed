/**
 * Evaluates search results against judged queries: the wanted products, and those that must never
 * rank above them.
 */
import * as v from 'valibot';

const parts = v.pipe(
  v.array(v.string()),
  v.transform((all) => all.map((part) => part.normalize('NFC').toLowerCase())),
);

/**
 * A line of a file of judged queries. `wanted` and `never` are substrings of "name / generic /
 * shelf".
 */
export const judgedQuery = v.object({
  query: v.string(),
  type: v.string(),
  wanted: parts,
  /** `rx` stands for any unwanted product that needs a prescription, `statin` for the statins. */
  never: parts,
});

export type JudgedQuery = v.InferOutput<typeof judgedQuery>;

export interface FoundProduct {
  name: string;
  generic: string;
  shelf: string;
  isPrescriptionRequired: boolean;
}

export interface Judgement {
  isFirst: boolean;
  isSeen: boolean;
  /**
   * Products of `never` above the first wanted one, or among the shown ones if no wanted one was
   * found.
   */
  dangerous: FoundProduct[];
}

/** The number of rows that a customer sees without scrolling on. */
const seen = 5;
/** Excludes the antifungal nystatin. */
const statin = /\b(?:atorva|fluva|lova|pitava|prava|rosuva|simva)statin/;

export function judge(query: JudgedQuery, results: readonly FoundProduct[]): Judgement {
  const first = results.findIndex((product) => isWanted(query, product));
  const above = results.slice(0, first === -1 ? seen : first);
  return {
    isFirst: first === 0,
    isSeen: first !== -1 && first < seen,
    dangerous: above.filter((product) => query.never.some((part) => isMeant(part, product))),
  };
}

export function isWanted({ wanted }: JudgedQuery, product: FoundProduct): boolean {
  return wanted.some((part) => described(product).includes(part));
}

export function described({ name, generic, shelf }: FoundProduct): string {
  return `${name} / ${generic} / ${shelf}`.toLowerCase().normalize('NFC');
}

function isMeant(part: string, product: FoundProduct): boolean {
  if (part === 'rx') return product.isPrescriptionRequired;
  if (part === 'statin') return statin.test(described(product));
  return described(product).includes(part);
}
