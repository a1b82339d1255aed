/** A search as it is asked: NFC, trimmed, spaces collapsed (decisions, "Search"). '' makes no call. */
export function tidyQuery(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}
