// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductGrid } from '#parts/product-card/ProductGrid.tsx';
import { aProduct } from '#tests/builders/product.ts';

const products = Array.from({ length: 24 }, (_, at) => aProduct({ id: `${at}` }));

let root: Root | undefined;
let place: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  place = document.querySelector<HTMLElement>('#root') ?? document.body;
});
afterEach(() => root?.unmount());

function paint(into: Element): void {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  root = createRoot(into);
  flushSync(() => {
    root?.render(
      <RouterContextProvider router={router}>
        <ProductGrid products={products} label="Medicine" />
      </RouterContextProvider>,
    );
  });
}

const drawn = () => [
  document.querySelectorAll('article').length,
  document.querySelectorAll('li').length,
];

describe('a shelf', () => {
  // offline-183
  it.each([
    [360, 6],
    [1280, 12],
  ])(
    'a start from the phone, %d px wide, first paints the visible part of the shelf and then the rest',
    async (width, count) => {
      vi.stubGlobal('innerWidth', width);
      paint(place);
      vi.unstubAllGlobals();
      expect(drawn()).toEqual([count, 24]);
      await vi.waitFor(() => expect(drawn()).toEqual([24, 24]));
    },
  );

  // offline-183
  it('the whole shelf is painted at once if the page already had content', () => {
    place.innerHTML = '<main></main>';
    paint(place.querySelector('main') ?? place);
    expect(drawn()).toEqual([24, 24]);
  });
});
