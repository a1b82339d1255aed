const retryDelayMs = 30_000;

/** Imports a module that the page cannot do without. Retries every 30 s and on `online`. */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, retryDelayMs);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
