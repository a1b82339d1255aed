/** A search as it is asked: NFC, trimmed, spaces collapsed (decisions, "Search"). '' makes no call. */
export function tidyQuery(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The words that `Product/Search` takes as a list (S1 §7); none for a blank query. */
export function wordsOf(query: string): string[] {
  const tidy = tidyQuery(query);
  return tidy ? tidy.split(' ') : [];
}
