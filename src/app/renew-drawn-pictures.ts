import { drawnSize } from '#contract/drawn-picture.ts';
import { followNetwork, networkNow, type Network } from '#state/network.ts';

/** Milliseconds before another try, where not all came: soon after a network is back the first calls fail. */
const pauses = [2_000, 8_000, 30_000];

/** Fetches pictures that were drawn without a network once there is one again (offline-12). Called once. */
export function renewDrawnPictures(): void {
  // A page that was opened without a network may have it again by now.
  let before: Network = 'offline';
  let isRenewing = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  async function renew(tried: number): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    await renewAll();
    isRenewing = false;
    const pause = pauses[tried];
    if (pause === undefined || ![...document.images].some(isDrawn)) return;
    next = setTimeout(() => void renew(tried + 1), pause);
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

/** One after another: what is asked anew beside them goes first. */
async function renewAll(): Promise<void> {
  for (const image of document.querySelectorAll('img')) {
    const { src } = image;
    const picture = isDrawn(image) && (await fetched(src));
    // Meanwhile it may have become another product's.
    if (picture && image.src === src) show(picture, image);
  }
}

/** Shows what the worker draws in the place of a picture (sw/placeholder.ts). */
function isDrawn({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return complete && naturalWidth === drawnSize && naturalHeight === drawnSize;
}

/** The picture itself, which the worker keeps; null where it draws it still. */
async function fetched(address: string): Promise<Blob | null> {
  try {
    const response = await fetch(address);
    const isPicture = response.ok && !response.headers.get('content-type')?.includes('svg');
    return isPicture ? await response.blob() : null;
  } catch {
    return null;
  }
}

/** Under an address of its own: of one that the page has shown a browser may show the same again. */
function show(picture: Blob, image: HTMLImageElement): void {
  const address = URL.createObjectURL(picture);
  image.addEventListener('load', () => URL.revokeObjectURL(address), { once: true });
  image.src = address;
}
