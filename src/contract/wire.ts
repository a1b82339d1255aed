/**
 * Values on the wire. Every schema here reads tolerantly (numeric strings, null for absent). Its
 * input type, and the OpenAPI document, contain only the one form that we write (shell-98).
 * Functions that build schemas are marked as free of side effects, so that a bundle contains only
 * the calls that it uses.
 */
import * as v from 'valibot';
import { paisaFromTaka } from '#domain/money.ts';

/**
 * Wraps a schema so that `tidy` first converts other spellings to the agreed form. The schema's
 * type and description stay those of the agreed form.
 */
// @__NO_SIDE_EFFECTS__
export function tidied<S extends v.GenericSchema>(schema: S, tidy: (value: unknown) => unknown): S {
  function run(value: unknown, config: v.Config<v.BaseIssue<unknown>>) {
    return schema['~run']({ value: tidy(value) }, config);
  }
  return {
    ...schema,
    '~run': (dataset: { value: unknown }, config: v.Config<v.BaseIssue<unknown>>) =>
      run(dataset.value, config),
    '~standard': {
      ...schema['~standard'],
      validate: (value: unknown) => run(value, v.getGlobalConfig()),
    },
  };
}

/** True for an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * An object in which an absent property reads as undefined, and its own schema decides: valibot's
 * `object` requires every property unless its schema is `optional`. Extra ones are ignored.
 */
// @__NO_SIDE_EFFECTS__
export function wireObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  return tidied(v.object(entries), (value) =>
    isRecord(value) ? Object.fromEntries(names.map((name) => [name, value[name]])) : value,
  );
}

/** {@link wireObject} with property names in any case (errors-6). */
// @__NO_SIDE_EFFECTS__
export function anyCase<const Entries extends v.ObjectEntries>(entries: Entries) {
  const names = Object.keys(entries);
  return tidied(v.object(entries), (value) => {
    if (!isRecord(value)) return value;
    const lower = new Map(Object.entries(value).map(([key, one]) => [key.toLowerCase(), one]));
    return Object.fromEntries(
      names.map((name) => [name, value[name] ?? lower.get(name.toLowerCase())]),
    );
  });
}

function numberIn(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

/** True for absent, null and empty values. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** A number. Numeric strings are accepted. */
export const wireNumber = tidied(v.pipe(v.number(), v.finite()), numberIn);

/** A number; 0 if absent. */
export const wireNumberOrZero = tidied(wireNumber, (value) => (isBlank(value) ? 0 : value));

/** A whole number. Numeric strings are accepted. */
export const wireInteger = v.pipe(wireNumber, v.integer());

/** A whole number; 0 if absent. */
export const wireIntegerOrZero = v.pipe(wireNumberOrZero, v.integer());

/** Taka on the wire (a number with up to two decimals), whole paisa inside. */
export const wireTaka = v.pipe(
  wireNumber,
  v.transform((taka) => paisaFromTaka(taka)),
);

/** Taka; 0 paisa if absent. */
export const wireTakaOrZero = v.pipe(
  wireNumberOrZero,
  v.transform((taka) => paisaFromTaka(taka)),
);

/** Taka; null if absent. */
export const wireTakaOrNull = tidied(v.nullable(wireTaka), (value) =>
  isBlank(value) ? null : value,
);

/** Text in NFC. Null and absent are read as ''. */
export const wireText = tidied(v.string(), (value) => {
  if (isBlank(value)) return '';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.normalize('NFC') : value;
});

/** An id: a string inside, in any form on the wire; never empty. */
export const wireId = tidied(v.pipe(v.string(), v.nonEmpty()), (value) =>
  typeof value === 'number' ? String(value) : value,
);

/** A boolean. 0/1 and "true"/"false" are accepted; absent is false. */
export const wireFlag = tidied(
  v.boolean(),
  (value) => value === true || value === 1 || value === '1' || /^true$/i.test(plain(value)),
);

/** One of the words, in any case. Any other word is read as the fallback. */
// @__NO_SIDE_EFFECTS__
export function oneOf<const Words extends readonly string[]>(
  words: Words,
  fallback: Words[number],
) {
  return tidied(v.picklist(words), (value) => {
    const given = plain(value).toLowerCase();
    return words.find((word) => word.toLowerCase() === given) ?? fallback;
  });
}

/** An empty request, or a response whose content is ignored. */
export const wireNothing = v.pipe(
  tidied(v.null(), () => null),
  v.transform(() => null),
);

/** The bytes of a multipart upload. The caller writes a Blob; the server reads the part itself. */
export const wireFile = v.unknown() as v.GenericSchema<Blob, unknown>;

/** The all-zero id that stands for "no device registered yet" (offline-141). */
export const noActivityId = '00000000-0000-0000-0000-000000000000';

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
