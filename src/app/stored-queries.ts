/** Where the answers are kept that the next visit paints at once. */
export const storedQueriesKey = 'questions';

/** What the next visit would paint is no longer anybody's. */
export function forgetStoredQueries(): void {
  try {
    localStorage.removeItem(storedQueriesKey);
  } catch {
    // Forbidden storage has kept nothing.
  }
}
