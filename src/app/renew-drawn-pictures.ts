import { followNetwork, networkNow } from '#state/network.ts';

/** What the worker draws in the place of a picture (sw/placeholder.ts), in its own pixels. */
const drawn = 96;

/** Asks for pictures that were drawn without a network once there is one again (offline-12). Called once. */
export function renewDrawnPictures(): void {
  let before = networkNow();
  followNetwork(() => {
    const now = networkNow();
    if (now === 'online' && before !== 'online') {
      for (const image of document.images) if (isDrawn(image)) askAnew(image);
    }
    before = now;
  });
}

/** Or a picture of the same size, which the phone has already. */
function isDrawn({ complete, naturalWidth, naturalHeight }: HTMLImageElement): boolean {
  return complete && naturalWidth === drawn && naturalHeight === drawn;
}

/** The browser shows what it has until the answer is there. */
function askAnew(image: HTMLImageElement): void {
  const { src } = image;
  image.src = src;
}
