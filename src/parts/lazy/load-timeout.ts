/** How long the code of a screen may take, in milliseconds (errors-34). */
export const loadTimeout = 120_000;

/** The code of a screen did not come in time, not at the second try either: only a new start of the page helps. */
export class LoadTimeoutError extends Error {}

/**
 * The way to a screen's code, which lies in `file` (beside this one), with an end
 * to waiting (errors-34): after 120 s it is fetched once more, under an address
 * that no hung request holds, and after that it fails as {@link LoadTimeoutError}.
 * The build puts it around every route's importer (scripts/screen-load-timeout.ts).
 */
export function withLoadTimeout<Module>(
  load: () => Promise<Module>,
  file: string,
): () => Promise<Module> {
  return async () => {
    try {
      return await limited(load());
    } catch (cause) {
      if (!(cause instanceof LoadTimeoutError)) throw cause;
      return limited(fetchAgain(file));
    }
  };
}

async function limited<Value>(coming: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new LoadTimeoutError('The code of a screen did not come.')),
      loadTimeout,
    );
  });
  try {
    return await Promise.race([coming, end]);
  } finally {
    clearTimeout(timer);
  }
}

/** A module that hangs is handed out hanging again: the browser takes another address for another module. */
function fetchAgain<Module>(file: string): Promise<Module> {
  return import(/* @vite-ignore */ `${file}?again`);
}
