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

/** Declares an area's sentences. */
export function sentences<const P extends Pairs>(pairs: P): P {
  return pairs;
}

const spoken = new WeakMap<Pairs, Partial<Record<Language, unknown>>>();

/** The sentences in the given language; the same object for the same language every time. */
export function speak<P extends Pairs>(pairs: P, language: Language): Spoken<P> {
  const known = spoken.get(pairs) ?? {};
  spoken.set(pairs, known);
  known[language] ??= Object.fromEntries(
    Object.entries(pairs).map(([name, pair]) => [name, pair[language === 'en' ? 0 : 1]]),
  );
  return known[language] as Spoken<P>;
}
