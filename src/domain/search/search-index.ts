/** The search index of a catalogue, which server and phone build in the same way. */
import { companyFillers, companyNames } from './everyday-words.ts';
import { fieldInSteps, type Field, type Postings } from './field.ts';
import { NeedReader } from './symptom-parser.ts';
import { soundOf } from './phonetic.ts';
import { inOneGo, mappedInSteps, type Steps } from './cooperative.ts';
import { isNumber, joined, plain, wordsIn } from './spelling.ts';

/** The fields of a product that the search reads. */
export interface SearchDocument {
  name: string;
  nameBn: string;
  genericName: string;
  company: string;
  form: string;
  strength: string;
  /** Additional words and phrases for the product, separated by `|`. */
  words: string;
  isPrescriptionRequired: boolean;
}

/**
 * The fields in which a word can be found. `first`: a need for which this product is the first
 * choice; `need`: a need for which it is also sold, or one of its own phrases; `part`: a single
 * word of such a phrase.
 */
export const fieldNames = ['brand', 'generic', 'company', 'first', 'need', 'part'] as const;
export type FieldName = (typeof fieldNames)[number];

export interface SearchIndex {
  size: number;
  fields: Record<FieldName, Field>;
  /** The brand name of each product without spaces, and its sound. */
  names: string[];
  nameSounds: string[];
  /** The numbers in each product's strength, in order. */
  numbers: Float32Array[];
  /** The form of each product, as a position in `formTexts`. */
  forms: Uint16Array;
  formTexts: string[];
  /** 1 if the generic is a single substance. */
  isSingle: Uint8Array;
  /**
   * 1 if the product needs a prescription or is injected. A need alone must not put it before
   * products that everybody may buy.
   */
  isReserved: Uint8Array;
  /** 1 if the product has the brand that the shop lists first for its substance. */
  isLeading: Uint8Array;
  /** The likelihood that a query means this product, 0 to 1. */
  weights: Float32Array;
}

/** Matches forms that are given into a vein or a muscle, which requires training. */
const injected = /\b(iv|im)\b|infusion/;

const spokenCompanies = companyNames.map(([spoken, written]) => ({
  words: wordsIn(spoken).filter((word) => word.length > 1),
  written,
}));

/**
 * Builds an index from products that are added one by one, so that the caller can pause in between.
 */
export class SearchIndexBuilder {
  private size = 0;
  private readonly postings: Record<FieldName, Postings> = {
    brand: new Map(),
    generic: new Map(),
    company: new Map(),
    first: new Map(),
    need: new Map(),
    part: new Map(),
  };
  private readonly names: string[] = [];
  private readonly numbers: Float32Array[] = [];
  private readonly forms: number[] = [];
  private readonly formTexts = new Map<string, number>();
  private readonly single: number[] = [];
  private readonly reserved: number[] = [];
  private readonly leading: number[] = [];
  private readonly leadOfGeneric = new Map<string, string>();
  private readonly companies: string[] = [];
  private readonly companySizes = new Map<string, number>();
  private readonly needReader = new NeedReader();
  // Equal texts share one list, because a structured clone into IndexedDB stores a shared list once
  // and not per product.
  private readonly genericWords = remembering((generic) =>
    wordsIn(generic).filter((word) => word.length > 2),
  );
  private readonly companyWords = remembering(wordsOfCompany);
  private readonly formOf = remembering((text) => {
    const form = plain(text);
    return { form, isInjected: injected.test(form) };
  });
  private readonly phrasesOf = remembering((text) => {
    const phrases = text.split('|').map(wordsIn);
    return {
      wholes: phrases.map(joined),
      parts: phrases.filter((words) => words.length > 1).flat(),
    };
  });
  private readonly numbersOf = remembering((strength) =>
    Float32Array.from(wordsIn(strength).filter(isNumber), Number),
  );

  /** Adds the next product. Its position is the number of products added before it. */
  add(document: SearchDocument): void {
    const product = this.size;
    this.size += 1;
    const nameWords = wordsIn(document.name);
    const name = joined(nameWords);
    const nameBnWords = wordsIn(document.nameBn);
    this.note('brand', [...nameWords, name, ...nameBnWords, joined(nameBnWords)], product);
    const generic = plain(document.genericName);
    this.note('generic', this.genericWords(generic), product);
    this.note('company', this.companyWords(document.company), product);
    const { form, isInjected } = this.formOf(document.form);
    const needs = this.needReader.read(generic, form);
    this.note(isInjected ? 'need' : 'first', needs.first, product);
    const { wholes, parts } = this.phrasesOf(document.words);
    this.note('need', [...needs.also, ...wholes], product);
    this.note('part', parts, product);
    this.reserved.push(document.isPrescriptionRequired || isInjected ? 1 : 0);
    this.names.push(name);
    this.numbers.push(this.numbersOf(document.strength));
    this.forms.push(placeOf(this.formTexts, form));
    this.single.push(/[+,&]/.test(generic) ? 0 : 1);
    this.leading.push(this.leads(generic, name) ? 1 : 0);
    this.companies.push(document.company);
    this.companySizes.set(document.company, (this.companySizes.get(document.company) ?? 0) + 1);
  }

  finish(): SearchIndex {
    return inOneGo(this.finishInSteps());
  }

  /** As `finish`, in steps of a few milliseconds. */
  *finishInSteps(): Steps<SearchIndex> {
    const { postings } = this;
    const fields = {
      brand: yield* fieldInSteps(postings.brand),
      generic: yield* fieldInSteps(postings.generic),
      company: yield* fieldInSteps(postings.company),
      first: yield* fieldInSteps(postings.first),
      need: yield* fieldInSteps(postings.need),
      part: yield* fieldInSteps(postings.part),
    };
    return {
      size: this.size,
      fields,
      names: this.names,
      nameSounds: yield* mappedInSteps(this.names, soundOf),
      numbers: this.numbers,
      forms: Uint16Array.from(this.forms),
      formTexts: [...this.formTexts.keys()],
      isSingle: Uint8Array.from(this.single),
      isReserved: Uint8Array.from(this.reserved),
      isLeading: Uint8Array.from(this.leading),
      weights: Float32Array.from(yield* this.weigh()),
    };
  }

  private leads(generic: string, name: string): boolean {
    const substance = generic.replace(/\s*[([].*/, '');
    const lead = this.leadOfGeneric.get(substance) ?? name;
    this.leadOfGeneric.set(substance, lead);
    return lead === name;
  }

  /**
   * A weight for each product. Brands with several forms and strengths, and companies with many
   * products, are better known.
   */
  private *weigh(): Steps<number[]> {
    const brands = new Map<string, number>();
    const keys = yield* mappedInSteps(this.names, (name, at) => {
      const key = `${name}|${this.companies[at]}`;
      brands.set(key, (brands.get(key) ?? 0) + 1);
      return key;
    });
    return yield* mappedInSteps(keys, (key, at) => {
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
}

function wordsOfCompany(company: string): string[] {
  const words = wordsIn(company).filter((word) => !companyFillers.has(word) && word.length > 1);
  const spoken = spokenCompanies.filter(({ written }) => words.includes(written));
  return [...words, joined(words), ...spoken.flatMap((one) => one.words)];
}

/** Wraps `read` with a cache, so that each text is read once. */
function remembering<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const remembered = known.get(text) ?? read(text);
    known.set(text, remembered);
    return remembered;
  };
}

function placeOf(places: Map<string, number>, text: string): number {
  const known = places.get(text) ?? places.size;
  places.set(text, known);
  return known;
}
