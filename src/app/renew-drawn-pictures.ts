import { drawnSize } from '#contract/drawn-picture.ts';
import { followNetwork, networkNow, type Network } from '#state/network.ts';

/** Delays before the retries, in milliseconds. Requests often fail just after a network returns. */
const retryDelaysMs = [2_000, 8_000, 30_000];

/**
 * Replaces the placeholders of pictures with the real ones once the network is online again
 * (offline-12). Call it once.
 */
export function renewDrawnPictures(): void {
  // A page that was opened without a network may be online again by now, so it starts as if it had
  // been offline.
  let before: Network = 'offline';
  let isRenewing = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  async function renew(tried: number): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    await renewAll();
    isRenewing = false;
    const retryDelayMs = retryDelaysMs[tried];
    if (retryDelayMs === undefined || ![...document.images].some(isDrawn)) return;
    next = setTimeout(() => void renew(tried + 1), retryDelayMs);
  }

  function look(): void {
    const now = networkNow();
    if (now === before) return;
    before = now;
    clearTimeout(next);
    if (now === 'online') void renew(0);
  }

  followNetwork(look);
  look();
}

/** Fetches the pictures one after another, so that other requests have priority. */
async function renewAll(): Promise<void> {
  for (const image of document.querySelectorAll('img')) {
    const { src } = image;
    const picture = isDrawn(image) && (await fetched(src));
    // During the fetch the element may have been reused for another product.
    if (picture && image.src === src) show(picture, image);
  }
}

/** Whether an image shows the placeholder that the worker draws (sw/placeholder.ts). */
function isDrawn({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return complete && naturalWidth === drawnSize && naturalHeight === drawnSize;
}

/**
 * Fetches the picture, which the worker then stores. Returns null if the response is still the
 * placeholder.
 */
async function fetched(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address);
    const isPicture = response.ok && !response.headers.get('content-type')?.includes('svg');
    return isPicture ? await response.blob() : null;
  } catch {
    return null;
  }
}

/**
 * Shows the picture under a new object URL: for a URL that the page has already shown, a browser
 * may show the cached placeholder.
 */
function show(picture: Blob, image: HTMLImageElement): void {
  const address = URL.createObjectURL(picture);
  image.addEventListener('load', () => URL.revokeObjectURL(address), { once: true });
  image.src = address;
}
