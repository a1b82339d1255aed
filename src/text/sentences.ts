/**
 * Every sentence stands in English beside its Bengali. A sentence with a value
 * in it is a pair of functions. No sentence is written anywhere else.
 */
export type Language = 'en' | 'bn';

type Sentence = string | ((...values: never[]) => string);
export type Pair<S extends Sentence = Sentence> = readonly [en: S, bn: S];
export type Pairs = Record<string, Pair>;

/** The sentences of one area in one language, under the names of the pairs. */
export type Spoken<P extends Pairs> = {
  readonly [Name in keyof P]: P[Name] extends readonly [infer En, unknown]
    ? En extends string
      ? string
      : En
    : never;
};

/** True in the built shop: there the Bengali halves are fetched when they are read (scripts/bengali-apart.ts). */
export const isBengaliApart = false;

const areas = new WeakMap<Pairs, string>();
let spoken = new WeakMap<Pairs, Partial<Record<Language, unknown>>>();
let apart: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};

/** Declares an area's sentences. Its name is filled in where the halves travel apart. */
// @__NO_SIDE_EFFECTS__
export function sentences<const P extends Pairs>(pairs: P, area?: string): P {
  if (area) areas.set(pairs, area);
  return pairs;
}

/** Puts Bengali halves, by area, beside the English ones. */
export function learnBengali(words: typeof apart): void {
  apart = { ...apart, ...words };
  spoken = new WeakMap();
}

/** The sentences in the given language; the same object for the same language every time. */
export function speak<P extends Pairs>(pairs: P, language: Language): Spoken<P> {
  const known = spoken.get(pairs) ?? {};
  spoken.set(pairs, known);
  known[language] ??= Object.fromEntries(
    Object.entries(pairs).map(([name, pair]) => [name, half(pairs, name, pair, language)]),
  );
  return known[language] as Spoken<P>;
}

function half(pairs: Pairs, name: string, pair: readonly unknown[], language: Language): unknown {
  if (language === 'en') return pair[0];
  return pair[1] ?? apart[areas.get(pairs) ?? '']?.[name] ?? pair[0];
}
