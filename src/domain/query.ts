/**
 * The normalised query: NFC, trimmed, spaces collapsed (search-2). '' sends no request (search-3).
 */
export function tidyQuery(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}
