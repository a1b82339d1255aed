/** Where a list by moment goes on: the last row's moment and id, as one word. */

export interface Cursor {
  at: Date;
  id: string;
}

export function cursorAfter(at: Date, id: string | number): string {
  return `${at.toISOString()} ${id}`;
}

/** Null for the beginning, and for what is no cursor. */
export function readCursor(text: string): Cursor | null {
  const [when = '', id = ''] = text.split(/ (.*)/s);
  const at = new Date(when);
  return Number.isNaN(at.getTime()) ? null : { at, id };
}
