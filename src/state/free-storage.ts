/** Bytes that remain free for what customers write, such as requests and photos. */
const keptFree = 20_000_000;

/**
 * Whether there is enough room for data that can be fetched again. Also true if the browser does
 * not report its quota.
 */
export async function hasFreeStorage(): Promise<boolean> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined || quota - usage >= keptFree;
  } catch {
    // Safari before version 17 has no `estimate`, and an insecure page has no `navigator.storage`.
    return true;
  }
}
