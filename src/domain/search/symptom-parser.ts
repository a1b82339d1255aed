/** Which needs a generic is sold for, and to which it is the first answer. */
import { needs } from './symptoms.ts';
import { joined, wordsIn } from './spelling.ts';

export interface NeedWords {
  /** Phrases, each as one word, to which a product is the first answer. */
  first: string[];
  also: string[];
}

/** Minerals name many salts (atorvastatin calcium): only one that leads its substance is meant. */
const minerals: ReadonlySet<string> = new Set(['calcium', 'zinc', 'magnesium', 'potassium']);

const spoken = needs.map((need) => ({
  words: [...new Set(listed(need.said).map((phrase) => joined(wordsIn(phrase))))],
  first: listed(need.first ?? ''),
  also: listed(need.generics ?? ''),
  forms: listed(need.forms ?? ''),
}));

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** One pattern for every part: the characters of all languages take long to compile. */
const wordStart = /(?<![\p{L}\p{M}])/gu;

/** What leads its substance stands at the beginning, or after one of these. */
const leading = /(?:^|[+&,]\s*)$/;

/** Whether the generic has one of these parts. */
function partsIn(generic: string): (parts: readonly string[]) => boolean {
  const starts = Array.from(generic.matchAll(wordStart), ({ index }) => index);
  return (parts) => parts.some((part) => isPart(generic, starts, part));
}

/** A part begins a word of the generic (`iron` is not in spironolactone); with `^` the generic itself. */
function isPart(generic: string, starts: readonly number[], part: string): boolean {
  if (part.startsWith('^')) return generic.startsWith(part.slice(1));
  return starts.some(
    (at) =>
      generic.startsWith(part, at) && (!minerals.has(part) || leading.test(generic.slice(0, at))),
  );
}

/** Reads generics in lower case; remembers each. */
export class NeedReader {
  private readonly known = new Map<string, NeedWords>();

  read(generic: string, form: string): NeedWords {
    const key = `${generic}|${form}`;
    const remembered = this.known.get(key);
    if (remembered) return remembered;
    const sold = spoken.filter(
      (need) => need.forms.length === 0 || need.forms.some((part) => form.includes(part)),
    );
    const hasAny = partsIn(generic);
    const first = sold.filter((need) => hasAny(need.first));
    const also = sold.filter((need) => !first.includes(need) && hasAny(need.also));
    const found = {
      first: first.flatMap((need) => need.words),
      also: also.flatMap((need) => need.words),
    };
    this.known.set(key, found);
    return found;
  }
}
