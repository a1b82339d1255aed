/** Bytes that stay free for what customers write. */
const keptFree = 20_000_000;

/** True where what can be had again may come onto this phone; also where the browser does not say. */
export async function isRoomLeft(): Promise<boolean> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined || quota - usage >= keptFree;
  } catch {
    // A Safari before 17 has no `estimate`, a page that is not secure no `storage`.
    return true;
  }
}
