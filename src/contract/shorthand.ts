/** Texts that can be told from others beside them, as nearly all permalinks and pictures' names: only what differs is written. */

/** Stands for the whole of the expected text, at the beginning of what is written. */
const expectedMark = '*';
/** Before a text that begins like a mark itself. */
const literalMark = '=';

/** `*` for the expected text, `*` and the rest for a text that begins with it, else the text. {@link longhand} undoes it. */
export function shorthand(text: string, expected: string): string {
  if (expected !== '' && text.startsWith(expected))
    return expectedMark + text.slice(expected.length);
  return /^[*=]/.test(text) ? literalMark + text : text;
}

/** The text that {@link shorthand} has written, whatever it was. */
export function longhand(written: string, expected: string): string {
  if (written.startsWith(expectedMark)) return expected + written.slice(1);
  return written.startsWith(literalMark) ? written.slice(1) : written;
}
