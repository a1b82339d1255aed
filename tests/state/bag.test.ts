// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bag } from '#domain/bag.ts';
import { aProduct, currentInfo } from '#tests/builders/product.ts';

const key = 'CARTV2';

/** Loads the bag's modules anew, as in a page that has just been opened. */
async function openPage() {
  vi.resetModules();
  const [bag, session] = await Promise.all([import('#state/bag.ts'), import('#state/session.ts')]);
  return { ...bag, ...session };
}

function stored(): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null');
}

function quantities(bag: Bag): [string, number][] {
  return bag.lines.map((line) => [line.id, line.quantity]);
}

beforeEach(() => localStorage.clear());

describe('the bag of this phone', () => {
  // bag-2, bag-5, offline-26
  it('stores every change under CARTV2, in the spelling of the wire', async () => {
    const page = await openPage();
    page.addToBag(aProduct({ listPrice: 1_050, discount: 50, discountPercent: 5 }));
    page.changeQuantity('101', 3);
    expect(stored()).toMatchObject({
      TotalItems: 1,
      TotalAmmount: 30,
      Items: [{ id: '101', quantity: 3, MRP: 10.5, discount: 0.5, discountPercent: 5, Nm: 'Napa' }],
    });
    page.removeFromBag('101');
    expect(stored()).toMatchObject({ TotalItems: 0, TotalAmmount: 0, Items: [] });
  });

  // bag-5
  it('is restored after the page is closed and opened', async () => {
    const before = await openPage();
    before.addToBag(aProduct());
    before.changeQuantity('101', 4);
    const after = await openPage();
    expect(after.bagStore.get()).toEqual(before.bagStore.get());
  });

  // bag-7, offline-28
  it('follows changes in other tabs', async () => {
    const page = await openPage();
    const heard = vi.fn();
    const stop = page.bagStore.subscribe(heard);
    const other = await openPage();
    other.addToBag(aProduct({ id: '7' }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(heard).toHaveBeenCalled();
    expect(quantities(page.bagStore.get())).toEqual([['7', 1]]);
    stop();
  });

  // bag-6, offline-130
  it('belongs to the phone and survives sign-in and sign-out', async () => {
    const page = await openPage();
    page.addToBag(aProduct());
    page.sessionStore.set({ id: '1', name: 'R', email: '', phone: '', image: '', token: 't' });
    expect(quantities(page.bagStore.get())).toEqual([['101', 1]]);
    page.sessionStore.set(null);
    expect(quantities(page.bagStore.get())).toEqual([['101', 1]]);
    expect(stored()).toMatchObject({ TotalItems: 1 });
  });

  // bag-3
  it('deletes the keys of older versions at start', async () => {
    localStorage.setItem('CART', '{}');
    localStorage.setItem('CARTV1', '{}');
    const page = await openPage();
    page.forgetOlderBags();
    expect(localStorage.getItem('CART')).toBeNull();
    expect(localStorage.getItem('CARTV1')).toBeNull();
  });

  // offline-27
  it('is empty if the record cannot be read', async () => {
    localStorage.setItem(key, '{"Items": [{"id": ');
    const page = await openPage();
    expect(page.bagStore.get().lines).toEqual([]);
  });

  // bag-8
  it('reports that the phone cannot store it, and lives until the page closes', async () => {
    const page = await openPage();
    expect(renderHook(page.useIsBagStored).result.current).toBe(true);
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    page.addToBag(aProduct());
    vi.unstubAllGlobals();
    expect(renderHook(page.useIsBagStored).result.current).toBe(false);
    expect(quantities(page.bagStore.get())).toEqual([['101', 1]]);
    expect(stored()).toBeNull();
  });
});

describe('undo', () => {
  // bag-23
  it('restores a removed line at its position with its quantity', async () => {
    const page = await openPage();
    for (const id of ['1', '2', '3']) page.addToBag(aProduct({ id }));
    page.changeQuantity('2', 6);
    page.changeQuantity('2', 0);
    expect(quantities(page.bagStore.get())).toEqual([
      ['1', 1],
      ['3', 1],
    ]);
    page.undoRemoval();
    expect(quantities(page.bagStore.get())).toEqual([
      ['1', 1],
      ['2', 6],
      ['3', 1],
    ]);
  });

  // bag-24
  it('restores a cleared bag', async () => {
    const page = await openPage();
    for (const id of ['1', '2']) page.addToBag(aProduct({ id }));
    page.clearBag();
    expect(page.bagStore.get().lines).toEqual([]);
    page.undoRemoval();
    expect(quantities(page.bagStore.get())).toEqual([
      ['1', 1],
      ['2', 1],
    ]);
  });

  it('works only once', async () => {
    const page = await openPage();
    page.addToBag(aProduct());
    page.removeFromBag('101');
    page.undoRemoval();
    page.changeQuantity('101', 5);
    page.undoRemoval();
    expect(quantities(page.bagStore.get())).toEqual([['101', 5]]);
  });

  // bag-44
  it('is not needed for an order that is taken back: its lines follow those that were added since', async () => {
    const page = await openPage();
    page.addWithQuantity(aProduct({ id: '1' }), 3);
    const { lines } = page.bagStore.get();
    page.emptyOrderedBag();
    expect(page.bagStore.get().lines).toEqual([]);
    page.addToBag(aProduct({ id: '9' }));
    page.putBackIntoBag(lines);
    expect(quantities(page.bagStore.get())).toEqual([
      ['9', 1],
      ['1', 3],
    ]);
  });
});

describe('current prices', () => {
  it('are applied to the bag and its record, and the changes are returned', async () => {
    const page = await openPage();
    page.addToBag(aProduct());
    const changes = page.takeCurrentPrices([currentInfo({ listPrice: 150 })]);
    expect(changes.map((change) => change.what)).toEqual(['dearer']);
    expect(stored()).toMatchObject({ TotalAmmount: 1.5 });
  });

  // offline-174
  it('have the date of their response: when the product was added or its price fetched again', async () => {
    vi.useFakeTimers({ now: 5_000_000, toFake: ['Date'] });
    const page = await openPage();
    page.addToBag(aProduct());
    page.addToBag(aProduct({ id: '102', pricedAt: 1_000_000 }));
    const ages = () => page.bagStore.get().lines.map(({ pricedAt }) => pricedAt);
    expect(ages()).toEqual([5_000_000, 1_000_000]);
    vi.setSystemTime(6_000_000);
    expect(page.takeCurrentPrices([currentInfo({ id: '102' })], ['102'])).toEqual([]);
    expect(ages()).toEqual([5_000_000, 6_000_000]);
    expect(stored()).toMatchObject({ Items: [{ At: 5_000_000 }, { At: 6_000_000 }] });
    const before = page.bagStore.get();
    vi.setSystemTime(6_000_000 + 9 * 60_000);
    page.takeCurrentPrices([currentInfo({ id: '102' })], ['102']);
    expect(page.bagStore.get(), 'nothing that could undo what another tab stores').toBe(before);
    vi.useRealTimers();
  });

  // bag-10, bag-43
  it('are applied by "add with a quantity" and "update from checkout" too', async () => {
    const page = await openPage();
    page.addWithQuantity(aProduct(), 4);
    expect(quantities(page.bagStore.get())).toEqual([['101', 4]]);
    const [line] = page.bagStore.get().lines;
    if (!line) throw new Error('the bag is empty');
    page.updateFromCheckout([{ ...line, quantity: 2 }]);
    expect(quantities(page.bagStore.get())).toEqual([['101', 2]]);
  });
});
