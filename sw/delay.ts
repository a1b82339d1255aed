/** Resolves after the given milliseconds, so that requests the customer waits for go first. */
export function delay(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
