// @vitest-environment happy-dom
/** The messages from the page to the worker about pictures that are evicted last. */
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPictures } from '#app/keep-pictures.ts';
import type { MessageToWorker } from '#contract/worker.ts';
import { addToBag, changeQuantity, removeFromBag } from '#state/bag.ts';
import { sessionStore } from '#state/session.ts';
import { aProduct } from '#tests/builders/product.ts';
import { signIn, useShop, visit } from './shop-harness.tsx';

const theShop = useShop();
const napa = '/product/details/napa-500-mg-tablet';
const picture = 'napa-500-mg-tablet.webp';
const folder = '/Content/ImageData/Product';

let told: MessageToWorker[];
let stop: () => void;

beforeEach(() => {
  told = [];
  const postMessage = (message: MessageToWorker, [port]: MessagePort[] = []): void => {
    if (message.type === 'COUNT_APP') port?.postMessage({ kept: 1, all: 1 });
    else if (message.type !== 'SPEAKS') told.push(message);
  };
  const serviceWorker = Object.assign(new EventTarget(), { controller: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
});

async function open(address: string) {
  const shop = visit(address);
  await screen.findByRole('contentinfo');
  stop = await keepPictures(shop.queryClient, shop.router);
  return shop;
}

function ofTheBag(...names: string[]) {
  const paths = ['Icons', 'Small'].flatMap((size) =>
    names.map((name) => `${folder}/${size}/${name}`),
  );
  return expect.objectContaining({ type: 'KEEP_BAG_PICTURES', pictures: paths });
}

// offline-176, offline-177
it('the page reports the pictures of the bag at the start and after each change', async () => {
  addToBag(aProduct({ id: '1', image: 'a.webp' }));
  await open('/contact');
  expect(told).toEqual([ofTheBag('a.webp')]);
  act(() => {
    addToBag(aProduct({ id: '2', image: 'b.webp' }));
    changeQuantity('2', 7);
    addToBag(aProduct({ id: '3', image: '' }));
    removeFromBag('1');
  });
  expect(told.slice(1)).toEqual([ofTheBag('a.webp', 'b.webp'), ofTheBag('b.webp')]);
  window.dispatchEvent(new Event('online'));
  expect(told.slice(3)).toEqual([ofTheBag('b.webp')]);
});

// offline-177
it.each([
  ['4g', false, true],
  ['2g', false, false],
  ['4g', true, false],
])(
  'the worker may fetch pictures according to the connection: %s, %s',
  async (type, saveData, mayFetch) => {
    const connection = { effectiveType: type, saveData };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    addToBag(aProduct({ image: 'a.webp' }));
    await open('/contact');
    expect(told).toEqual([expect.objectContaining({ mayFetch })]);
  },
);

const ofNapa = {
  type: 'KEEP_SEEN_PICTURES',
  pictures: ['Icons', 'Small', 'Orginal'].map((size) => `${folder}/${size}/${picture}`),
};

// offline-178
it('the page reports an opened product once its pictures have had time to load, and again when it is left', async () => {
  const { go } = await open(napa);
  await screen.findByRole('heading', { level: 1, name: 'Napa' });
  expect(told).toEqual([]);
  await vi.waitFor(() => expect(told).toEqual([ofNapa]), 10_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => go('/contact'));
  await vi.waitFor(() => expect(told).toEqual([ofNapa, ofNapa, ofNapa]));
  await act(() => go('/about'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveLength(3);
});

// offline-178
it('a product opened by a customer who has signed out is not reported', async () => {
  await signIn(theShop());
  const { go } = await open(napa);
  await screen.findByRole('heading', { level: 1, name: 'Napa' });
  act(() => sessionStore.clear());
  await act(() => go('/contact'));
  expect(told).toEqual([]);
});
