/** How a search is judged that says in words what is wanted, and what must never stand above it. */
import * as v from 'valibot';

const parts = v.pipe(
  v.array(v.string()),
  v.transform((all) => all.map((part) => part.normalize('NFC').toLowerCase())),
);

/** A line of a file of judged queries; wanted and unwanted are parts of "name / generic / shelf". */
export const judgedQuery = v.object({
  query: v.string(),
  type: v.string(),
  wanted: parts,
  /** `rx` is whatever needs a prescription and is not wanted, `statin` the statins. */
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
  /** Above what is wanted, or shown where that is not found at all. */
  dangerous: FoundProduct[];
}

/** The rows that a customer sees without asking for more. */
const seen = 5;
/** The antifungal nystatin is none. */
const statin = /\b(?:atorva|fluva|lova|pitava|prava|rosuva|simva)statin/;

export function judge(query: JudgedQuery, found: readonly FoundProduct[]): Judgement {
  const first = found.findIndex((product) => isWanted(query, product));
  const above = found.slice(0, first === -1 ? seen : first);
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
