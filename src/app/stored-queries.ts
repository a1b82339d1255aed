/** The storage key of the query data that the next visit paints first. */
export const storedQueriesKey = 'questions';

/** Removes the stored query data, because the next visitor must not see it. */
export function forgetStoredQueries(): void {
  try {
    localStorage.removeItem(storedQueriesKey);
  } catch {
    // The browser forbids storage, so there is nothing to remove.
  }
}
