/** Determines the needs for which a generic is sold, and those for which it is the first choice. */
import { needs } from './symptoms.ts';
import { joined, wordsIn } from './spelling.ts';

export interface NeedWords {
  /** Phrases, each joined to one word, for which a product is the first choice. */
  first: string[];
  also: string[];
}

/**
 * Many salts contain these minerals (atorvastatin calcium), so a mineral only counts if it is the
 * first word of a substance.
 */
const minerals: ReadonlySet<string> = new Set(['calcium', 'zinc', 'magnesium', 'potassium']);

const spoken = needs.map((need) => ({
  words: [...new Set(listed(need.phrases).map((phrase) => joined(wordsIn(phrase))))],
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

/** Compiled once for all parts, because Unicode character classes take long to compile. */
const wordStart = /(?<![\p{L}\p{M}])/gu;

/** Matches the text before the first word of a substance: it is empty or ends with a separator. */
const leading = /(?:^|[+&,]\s*)$/;

/** Returns a function that tests whether the generic contains one of the given parts. */
function partsIn(generic: string): (parts: readonly string[]) => boolean {
  const starts = Array.from(generic.matchAll(wordStart), ({ index }) => index);
  return (parts) => parts.some((part) => isPart(generic, starts, part));
}

/**
 * Whether the generic contains a word that begins with this part (`iron` is not in spironolactone).
 * A part with `^` must be the beginning of the whole generic.
 */
function isPart(generic: string, starts: readonly number[], part: string): boolean {
  if (part.startsWith('^')) return generic.startsWith(part.slice(1));
  return starts.some(
    (at) =>
      generic.startsWith(part, at) && (!minerals.has(part) || leading.test(generic.slice(0, at))),
  );
}

/** Finds the needs of generics in lower case, and caches them. */
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
    const needWords = {
      first: first.flatMap((need) => need.words),
      also: also.flatMap((need) => need.words),
    };
    this.known.set(key, needWords);
    return needWords;
  }
}
