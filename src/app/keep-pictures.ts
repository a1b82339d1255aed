/**
 * Sends the service worker the list of pictures that this phone stores longest: those of the bag
 * and of recently opened products (offline-176 to offline-178).
 */
import type { QueryClient } from '@tanstack/react-query';
import { productQuery } from '#api/products.ts';
import type { MessageToWorker } from '#contract/worker.ts';
import { imageUrl, type PictureSize } from '#domain/picture.ts';
import { untilAppIsOnPhone } from '#state/app-on-phone.ts';
import { bagStore } from '#state/bag.ts';
import { isConnectionExpensive } from '#state/connection.ts';
import { sessionStore } from '#state/session.ts';
import type { ShopRouter } from './router.ts';

/** How many products of the bag have stored pictures; the newest ones count. */
const maxBagProducts = 100;
/** How long the pictures of an opened product are expected to load, in milliseconds. */
const loadDelayMs = 3_000;

/**
 * Starts when the whole app is stored on this phone, and never if no worker stores it. Resolves to
 * a function that stops it.
 */
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
  let sentPaths = '';
  const sendList = (): void => {
    const pictures = picturesOf(bagStore.get().lines.slice(-maxBagProducts), ['Icons', 'Small']);
    // A changed quantity or price does not change the list of pictures.
    if (pictures.join() === sentPaths) return;
    sentPaths = pictures.join();
    postToWorker({ type: 'KEEP_BAG_PICTURES', pictures, mayFetch: !isConnectionExpensive() });
  };
  const resendList = (): void => {
    sentPaths = '';
    sendList();
  };
  sendList();
  window.addEventListener('online', resendList);
  return [bagStore.subscribe(sendList), () => window.removeEventListener('online', resendList)];
}

function keepThoseLatelySeen(opened: () => Pictured | null, router: ShopRouter): (() => void)[] {
  let seen: Pictured | null = null;
  const sendList = (): void => {
    const pictures = seen ? picturesOf([seen], ['Icons', 'Small', 'Orginal']) : [];
    if (pictures.length > 0) postToWorker({ type: 'KEEP_SEEN_PICTURES', pictures });
  };
  let last = '';
  const look = (): void => {
    const now = opened();
    const image = now?.image ?? '';
    // The page is the same: the router has opened a section of it, or opened it again.
    if (image === last) return;
    last = image;
    sendList();
    seen = now;
    setTimeout(sendList, loadDelayMs);
  };
  look();
  // Send the list again when the page is hidden: on a slow connection the pictures arrive after the
  // delay.
  document.addEventListener('visibilitychange', sendList);
  return [
    () => document.removeEventListener('visibilitychange', sendList),
    router.subscribe('onResolved', look),
    sessionStore.subscribe(() => {
      // Pictures that a customer has opened are not stored after they sign out.
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

/** Returns the pictures' paths, ordered by size: first the first size of every product. */
function picturesOf(products: readonly Pictured[], sizes: readonly PictureSize[]): string[] {
  return sizes
    .flatMap((size) => products.map(({ image }) => imageUrl('Product', size, image)))
    .filter((path) => path !== '');
}

function postToWorker(message: MessageToWorker): void {
  navigator.serviceWorker.controller?.postMessage(message);
}
