/** Text that somebody wrote, as it is kept: text stays text, whatever it looks like. */

/** Control characters but tab and line feed, and the marks that turn the direction of other people's text. */
const unwanted = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Several lines: one kind of line end, no control characters, at most one empty line in a row; '' where nothing can be seen. */
export function tidyText(text: string): string {
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(unwanted, '');
  const tidy = lines
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return visible.test(tidy) ? tidy : '';
}

/** One line: as {@link tidyText}, with every run of white space as one space. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ');
}
