/** Which needs a generic is sold for, and to which it is the first answer. */
import { needs } from './needs.ts';
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
  first: patternOf(listed(need.first ?? '')),
  also: patternOf(listed(need.generics ?? '')),
  forms: listed(need.forms ?? ''),
}));

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A part begins a word of the generic (`iron` is not in spironolactone); with `^` the generic itself. */
function patternOf(parts: readonly string[]): RegExp | null {
  return parts.length > 0 ? new RegExp(parts.map(beginning).join('|'), 'u') : null;
}

function beginning(part: string): string {
  const written = part.replace(/[+()[\]]/g, String.raw`\$&`);
  if (part.startsWith('^')) return written;
  return (
    (minerals.has(part) ? String.raw`(?:^|[+&,]\s*)` : String.raw`(?<![\p{L}\p{M}])`) + written
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
    const first = sold.filter((need) => need.first?.test(generic));
    const also = sold.filter((need) => !first.includes(need) && need.also?.test(generic));
    const found = {
      first: first.flatMap((need) => need.words),
      also: also.flatMap((need) => need.words),
    };
    this.known.set(key, found);
    return found;
  }
}
