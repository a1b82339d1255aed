/** The cursor of a list sorted by time: the last row's time and id, as one string. */

export interface Cursor {
  at: Date;
  id: string;
}

export function cursorAfter(at: Date, id: string | number): string {
  return `${at.toISOString()} ${id}`;
}

/** Null for the first page and for a malformed cursor. */
export function readCursor(text: string): Cursor | null {
  const [when = '', id = ''] = text.split(/ (.*)/s);
  const at = new Date(when);
  return Number.isNaN(at.getTime()) ? null : { at, id };
}
