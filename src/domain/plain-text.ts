/** Normalises free text for storage. Markup in it stays plain text. */

/**
 * Control characters except tab and line ends, marks that change the direction of surrounding text,
 * and characters without a glyph.
 */
const unwanted = /(?![\n\r\t])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Removes invisible characters that change how other text is displayed. Joiners stay, because
 * Bengali needs them.
 */
export function withoutHidden(text: string): string {
  return text.replace(unwanted, '');
}

/**
 * Normalises text of several lines: `\n` as line end, no control characters, at most one empty line
 * in a row. Returns '' if no character is visible.
 */
export function tidyText(text: string): string {
  const lines = withoutHidden(text.normalize('NFC').replace(/\r\n?/g, '\n'));
  const tidy = lines
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return visible.test(tidy) ? tidy : '';
}

/** Normalises text of one line: {@link tidyText}, with every run of white space as one space. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ');
}
