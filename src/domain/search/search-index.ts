/** The words of a catalogue, ready to be searched: on the server and on the phone alike. */
import { companyFillers, companyNames } from './everyday-words.ts';
import { consonantBits } from './distance.ts';
import { needs } from './needs.ts';
import { soundOf } from './sound.ts';
import { isNumber, joined, plain, wordsIn } from './spelling.ts';

/** What the search reads of a product. */
export interface SearchDocument {
  name: string;
  nameBn: string;
  genericName: string;
  company: string;
  form: string;
  strength: string;
  /** More words for it, phrases divided by `|`. */
  words: string;
}

/** Where a word was found; the order of {@link SearchIndex.fields}. */
export const fieldNames = ['brand', 'generic', 'company', 'need'] as const;
export type FieldName = (typeof fieldNames)[number];

/** One field's words in order, with their sounds, and for each the products that have it. */
export interface Field {
  words: string[];
  sounds: string[];
  bits: Int32Array;
  /** Products of word `n`: `products[starts[n]] … products[starts[n + 1] - 1]`. */
  starts: Uint32Array;
  products: Uint32Array;
}

export interface SearchIndex {
  size: number;
  fields: Record<FieldName, Field>;
  /** Whole brand names without spaces, and how each sounds. */
  names: string[];
  nameSounds: string[];
  /** The numbers of each product's strength, in order. */
  numbers: Float32Array[];
  /** Each product's form, as a place in {@link formTexts}. */
  forms: Uint16Array;
  formTexts: string[];
  /** True where the generic is one substance. */
  isSingle: Uint8Array;
  /** How much a product is likely to be meant, 0 to 1. */
  weights: Float32Array;
}

type Postings = Map<string, number[]>;

const spokenCompanies = companyNames.map(([spoken, written]) => ({
  words: wordsIn(spoken).filter((word) => word.length > 1),
  written,
}));
const spokenNeeds = needs.map((need) => ({
  words: [...new Set(need.said.split(',').map((phrase) => joined(wordsIn(phrase))))],
  generics: need.generics.split(',').map((part) => part.trim()),
}));

/** Takes products one by one, so that whoever builds may rest in between. */
export class SearchIndexBuilder {
  private size = 0;
  private readonly postings: Record<FieldName, Postings> = {
    brand: new Map(),
    generic: new Map(),
    company: new Map(),
    need: new Map(),
  };
  private readonly names: string[] = [];
  private readonly numbers: Float32Array[] = [];
  private readonly forms: number[] = [];
  private readonly formTexts = new Map<string, number>();
  private readonly single: number[] = [];
  private readonly companies: string[] = [];
  private readonly companySizes = new Map<string, number>();
  private readonly wordsOfText = new Map<string, string[]>();
  private readonly needsOfGeneric = new Map<string, string[]>();

  /** The next product; its place is the number of those before it. */
  add(document: SearchDocument): void {
    const product = this.size;
    this.size += 1;
    const nameWords = wordsIn(document.name);
    const name = joined(nameWords);
    this.note('brand', [...nameWords, name, ...wordsIn(document.nameBn)], product);
    const generic = plain(document.genericName);
    this.note('generic', this.genericWords(generic), product);
    this.note('company', this.companyWords(document.company), product);
    this.note('need', [...this.needWords(generic), ...phrasesIn(document.words)], product);
    this.names.push(name);
    this.numbers.push(Float32Array.from(wordsIn(document.strength).filter(isNumber), Number));
    this.forms.push(placeOf(this.formTexts, plain(document.form)));
    this.single.push(/[+,&]/.test(generic) ? 0 : 1);
    this.companies.push(document.company);
    this.companySizes.set(document.company, (this.companySizes.get(document.company) ?? 0) + 1);
  }

  finish(): SearchIndex {
    const { postings } = this;
    return {
      size: this.size,
      fields: {
        brand: fieldOf(postings.brand),
        generic: fieldOf(postings.generic),
        company: fieldOf(postings.company),
        need: fieldOf(postings.need),
      },
      names: this.names,
      nameSounds: this.names.map(soundOf),
      numbers: this.numbers,
      forms: Uint16Array.from(this.forms),
      formTexts: [...this.formTexts.keys()],
      isSingle: Uint8Array.from(this.single),
      weights: this.weigh(),
    };
  }

  /** Brands with several forms and strengths, of companies with many, are the better known ones. */
  private weigh(): Float32Array {
    const brands = new Map<string, number>();
    const keys = this.names.map((name, at) => `${name}|${this.companies[at]}`);
    for (const key of keys) brands.set(key, (brands.get(key) ?? 0) + 1);
    return Float32Array.from(keys, (key, at) => {
      const brand = Math.min(1, Math.log2(1 + (brands.get(key) ?? 1)) / 4);
      const company = this.companySizes.get(this.companies[at] ?? '') ?? 1;
      return 0.5 * brand + 0.5 * Math.min(1, Math.log2(1 + company) / 10);
    });
  }

  private note(field: FieldName, words: Iterable<string>, product: number): void {
    for (const word of words) {
      const known = this.postings[field].get(word);
      if (!known) this.postings[field].set(word, [product]);
      else if (known.at(-1) !== product) known.push(product);
    }
  }

  private genericWords(generic: string): string[] {
    return this.remembered(`g ${generic}`, () =>
      wordsIn(generic).filter((word) => word.length > 2),
    );
  }

  private companyWords(company: string): string[] {
    return this.remembered(`c ${company}`, () => {
      const words = wordsIn(company).filter((word) => !companyFillers.has(word) && word.length > 1);
      const spoken = spokenCompanies.filter(({ written }) => words.includes(written));
      return [...words, joined(words), ...spoken.flatMap((one) => one.words)];
    });
  }

  private remembered(key: string, make: () => string[]): string[] {
    const known = this.wordsOfText.get(key) ?? make();
    this.wordsOfText.set(key, known);
    return known;
  }

  private needWords(generic: string): string[] {
    const known = this.needsOfGeneric.get(generic);
    if (known) return known;
    const found = spokenNeeds
      .filter((need) => need.generics.some((part) => generic.includes(part)))
      .flatMap((need) => need.words);
    this.needsOfGeneric.set(generic, found);
    return found;
  }
}

/** Each phrase as one word, and its words. */
function phrasesIn(text: string): string[] {
  return text.split('|').flatMap((phrase) => {
    const words = wordsIn(phrase);
    return words.length > 1 ? [joined(words), ...words] : words;
  });
}

function placeOf(places: Map<string, number>, text: string): number {
  const known = places.get(text) ?? places.size;
  places.set(text, known);
  return known;
}

function fieldOf(postings: Postings): Field {
  const words = [...postings.keys()].filter(Boolean).toSorted();
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, at) => {
    starts[at + 1] = (starts[at] ?? 0) + (postings.get(word)?.length ?? 0);
  });
  const products = new Uint32Array(starts.at(-1) ?? 0);
  words.forEach((word, at) => products.set(postings.get(word) ?? [], starts[at]));
  const sounds = words.map((word) => (isNumber(word) ? '' : soundOf(word)));
  return { words, sounds, bits: Int32Array.from(sounds, consonantBits), starts, products };
}
