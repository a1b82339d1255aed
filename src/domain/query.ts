/** A search as it is asked: NFC, trimmed, spaces collapsed (search-2). '' makes no call (search-3). */
export function tidyQuery(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}
