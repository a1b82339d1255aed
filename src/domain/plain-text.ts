/** Text that somebody wrote, as it is kept: text stays text, whatever it looks like. */

/** Control characters but tab and line ends, what turns the direction of other people's text, and what is no character at all. */
const unwanted = /(?![\n\r\t])\p{Cc}|[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The text without what cannot be seen and changes how others look; joiners, which Bengali needs, stay. */
export function withoutHidden(text: string): string {
  return text.replace(unwanted, '');
}

/** Several lines: one kind of line end, no control characters, at most one empty line in a row; '' where nothing can be seen. */
export function tidyText(text: string): string {
  const lines = withoutHidden(text.normalize('NFC').replace(/\r\n?/g, '\n'));
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
