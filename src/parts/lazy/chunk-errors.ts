/** Errors of chunks and styles that failed to load, as Vite reports them. */
const chunkErrors = new WeakSet<Error>();

/** Starts to record errors that mean that code failed to load. Call it once at start. */
export function recordChunkErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => chunkErrors.add(payload));
}

/** Whether an error means that code failed to load, and not that a request or the code itself failed. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkErrors.has(error);
}
