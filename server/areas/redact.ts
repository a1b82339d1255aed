/**
 * Removes everything from a report that identifies a person, a medicine or a key, and truncates the
 * rest.
 */

const secretKeys =
  /token|datacontent|grant|password|code|otp|phone|mobile|email|name|address|division|district|area|remarks|note|items|prescription|img|strength/i;
const hidden = '…';

/**
 * The text without tokens, phone numbers and e-mail addresses. In JSON, only harmless properties
 * keep their values.
 */
export function redact(text: string, maxLength: number): string {
  return redactLoose(redactJson(text) ?? text).slice(0, maxLength);
}

/** The URL without its query and fragment. */
export function redactUrl(url: string): string {
  return redactLoose(url.split(/[?#]/)[0] ?? '').slice(0, 300);
}

function redactJson(text: string): string | null {
  if (!/^\s*[[{]/.test(text)) return null;
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      secretKeys.test(key) ? hidden : value,
    );
  } catch {
    // Truncated JSON. Its properties cannot be told apart, so all of it is hidden.
    return hidden;
  }
}

function redactLoose(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, hidden)
    .replace(/[A-Za-z0-9_-]{32,}/g, hidden)
    .replace(/[+\p{Nd}][\p{Nd}\p{Cf}\p{Pd}\p{VS}\s()./\u2212]{7,}\p{Nd}/gu, hidden);
}
