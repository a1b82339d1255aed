/**
 * The sentences of one area, each in English and Bengali side by side. A sentence with values is a
 * pair of functions. Every text for people is in `src/text`.
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

const spoken = new WeakMap<Pairs, Partial<Record<Language, unknown>>>();

/** Declares an area's sentences. */
// @__NO_SIDE_EFFECTS__
export function sentences<const P extends Pairs>(pairs: P): P {
  return pairs;
}

/**
 * The sentences in the given language. Returns the same object for the same language every time.
 */
export function speak<P extends Pairs>(pairs: P, language: Language): Spoken<P> {
  const cached = spoken.get(pairs) ?? {};
  spoken.set(pairs, cached);
  cached[language] ??= Object.fromEntries(
    Object.entries(pairs).map(([name, [english, bengali]]) => [
      name,
      language === 'bn' ? bengali : english,
    ]),
  );
  return cached[language] as Spoken<P>;
}
