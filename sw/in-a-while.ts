/** Resolves after so many milliseconds: what the customer waits for goes first. */
export function inAWhile(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
