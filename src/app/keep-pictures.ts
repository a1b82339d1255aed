/** Tells the worker which pictures this phone keeps longest: the bag's, and those of products lately seen (offline-176 to offline-178). */
import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from '#api/products.ts';
import type { MessageToWorker } from '#contract/worker.ts';
import { imageUrl, type PictureSize } from '#domain/picture.ts';
import { untilAppIsOnPhone } from '#state/app-on-phone.ts';
import { bagStore } from '#state/bag.ts';
import { isConnectionExpensive } from '#state/connection.ts';
import { sessionStore } from '#state/session.ts';
import type { ShopRouter } from './router.ts';

/** Products of the bag whose pictures are kept; the newest. */
const mostOfTheBag = 100;
/** Milliseconds after which the pictures of a product that was opened should have come. */
const loadDelayMs = 3_000;

/** Begins when all of the app is on this phone, and never where nothing keeps it. Resolves to the way to stop it. */
export async function keepPictures(
  queryClient: QueryClient,
  router: ShopRouter,
): Promise<() => void> {
  await untilAppIsOnPhone();
  const stops = [
    ...keepThoseOfTheBag(),
    ...keepThoseLatelySeen(() => openedProduct(queryClient, router), router),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function keepThoseOfTheBag(): (() => void)[] {
  let told = '';
  const tell = (): void => {
    const pictures = picturesOf(bagStore.get().lines.slice(-mostOfTheBag), ['Icons', 'Small']);
    // A quantity or a price changes nothing here.
    if (pictures.join() === told) return;
    told = pictures.join();
    tellWorker({ type: 'KEEP_BAG_PICTURES', pictures, mayFetch: !isConnectionExpensive() });
  };
  const tellAgain = (): void => {
    told = '';
    tell();
  };
  tell();
  window.addEventListener('online', tellAgain);
  return [bagStore.subscribe(tell), () => window.removeEventListener('online', tellAgain)];
}

function keepThoseLatelySeen(opened: () => Pictured | null, router: ShopRouter): (() => void)[] {
  let seen: Pictured | null = null;
  const tell = (): void => {
    const pictures = seen ? picturesOf([seen], ['Icons', 'Small', 'Orginal']) : [];
    if (pictures.length > 0) tellWorker({ type: 'KEEP_SEEN_PICTURES', pictures });
  };
  let last = '';
  const look = (): void => {
    const now = opened();
    const image = now?.image ?? '';
    // A section of the same page, or the page once more.
    if (image === last) return;
    last = image;
    tell();
    seen = now;
    setTimeout(tell, loadDelayMs);
  };
  look();
  // Also when it is left: on a slow line its pictures came after the while.
  document.addEventListener('visibilitychange', tell);
  return [
    () => document.removeEventListener('visibilitychange', tell),
    router.subscribe('onResolved', look),
    sessionStore.subscribe(() => {
      // What was seen by a customer who has left is not kept after them.
      if (!sessionStore.get()) seen = null;
    }),
    () => {
      seen = null;
    },
  ];
}

type Pictured = { readonly image: string };

function openedProduct(queryClient: QueryClient, router: ShopRouter): Pictured | null {
  const match = router.state.matches.at(-1);
  if (match?.routeId !== '/product/details/$key') return null;
  return queryClient.getQueryData(productQuery(match.params.key).queryKey) ?? null;
}

/** Paths, the first size of all products first. */
function picturesOf(products: readonly Pictured[], sizes: readonly PictureSize[]): string[] {
  return sizes
    .flatMap((size) => products.map(({ image }) => imageUrl('Product', size, image)))
    .filter((path) => path !== '');
}

function tellWorker(message: MessageToWorker): void {
  navigator.serviceWorker.controller?.postMessage(message);
}
