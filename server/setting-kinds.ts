/** Schemas for kinds of settings, each with its error sentence. */
import * as v from 'valibot';

/** A whole number from `min` to `max`. Default: `usual`. */
export function wholeNumber(name: string, min: number, max: number, usual: number) {
  const sentence = `${name} must be a whole number from ${min} to ${max}.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d+$/, sentence),
      v.transform(Number),
      v.minValue(min, sentence),
      v.maxValue(max, sentence),
    ),
    String(usual),
  );
}

/** True for `https://shop.example`, without a path. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

/** A list of origins, separated by commas or spaces. */
export function origins(name: string) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.check(
      (list) => list.every(isOrigin),
      `${name} must list origins such as https://shop.example, separated by commas, without a path or a closing slash.`,
    ),
  );
}
