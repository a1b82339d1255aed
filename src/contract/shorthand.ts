/**
 * Shortens texts that nearly follow from others, as most permalinks and picture names do: only the
 * difference is written.
 */

/** At the start of a shortened text: stands for the whole expected text. */
const expectedMark = '*';
/** Escapes a text that starts with a mark. */
const literalMark = '=';

/**
 * Shortens a text: `*` for the expected text, `*` and the rest if the text starts with it,
 * otherwise the text. {@link longhand} reverses it.
 */
export function shorthand(text: string, expected: string): string {
  if (expected !== '' && text.startsWith(expected))
    return expectedMark + text.slice(expected.length);
  return /^[*=]/.test(text) ? literalMark + text : text;
}

/** Restores a text that {@link shorthand} has written. */
export function longhand(written: string, expected: string): string {
  if (written.startsWith(expectedMark)) return expected + written.slice(1);
  return written.startsWith(literalMark) ? written.slice(1) : written;
}
