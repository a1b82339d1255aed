const microSigns = /(?<=\d\s?)(?:µg|μg|ug)\b/gi;

/** NFC, ordinary single spaces, no control characters, trimmed. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u2007\u202f\u200b\ufeff]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

/** A strength in one spelling: `mcg` for the three micro signs, `0.3%` for `0.30%`. */
export function tidyStrength(text: string): string {
  return tidyText(text)
    .replace(microSigns, 'mcg')
    .replace(/(\d\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/(\d)\.(?=\D|$)/g, '$1');
}
