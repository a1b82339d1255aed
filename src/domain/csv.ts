/** CSV files that a spreadsheet opens and saves again without changing a cell (counter-333). */

/** A spreadsheet runs such a cell as a formula. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
/** The characters of numbers, dates and times. */
const numeric = /^(?=.*\d)[\d\s.,:/%()eE-]+$/;
/** A number that a spreadsheet writes as it was typed. */
const plainNumber = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const longestPlainNumber = 10;
const month =
  /^\d{0,4}[\s\-/.,]*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s\-/.,]*\d{0,4}$/i;
const timeOfDay = /^\d{1,2}(?::\d{2})*\s*[ap]m?$/i;
const logical = /^(?:true|false)$/i;

/**
 * Whether a spreadsheet would run the cell or rewrite it, as it does with `1/2`, `007` and long
 * numbers. Apostrophes before it do not count.
 */
function needsGuard(cell: string): boolean {
  const text = cell.replace(/^'+/, '');
  if (formula.test(text) || logical.test(text)) return true;
  if (numeric.test(text)) return !plainNumber.test(text) || text.length > longestPlainNumber;
  return /\d/.test(text) && (month.test(text) || timeOfDay.test(text));
}

/** Puts an apostrophe before a cell that a spreadsheet would run or rewrite. */
export function guardCell(cell: string): string {
  return needsGuard(cell) ? `'${cell}` : cell;
}

/** Removes the apostrophe of {@link guardCell}. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && needsGuard(cell) ? cell.slice(1) : cell;
}

/**
 * A CSV file of guarded cells. Excel recognises UTF-8, and so Bengali, by the byte order mark at
 * its start.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(guardCell(cell))).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
