/** How long after a try the next one is at the latest, in milliseconds. */
const aWhile = 30_000;

/** Imports what nothing else does the work of: where its code does not come, it is asked for until it does. */
export async function untilItComes<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, aWhile);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
