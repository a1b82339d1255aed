/** Where the answers are kept that the next visit paints at once. */
export const storedQueriesKey = 'questions';
