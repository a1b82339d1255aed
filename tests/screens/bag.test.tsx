// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { requestsTo, network, setNetwork, shopResponse, statusResponse } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';
import { bagStore, isBagStored } from '#state/bag.ts';
import { bagText } from '#text/bag.ts';
import { speak, type Language } from '#text/sentences.ts';
import { aLine } from '#tests/builders/product.ts';

useShop();

const infoPath = 'ProductArea/Product/GetCurrentInfo';
const napa = { id: '11001', permalink: 'napa-500-mg-tablet', listPrice: 120, stock: 300 };
const seclo = { id: '2', name: 'Seclo', nameBn: 'সেকলো', permalink: 'seclo', listPrice: 600 };

function inBag(): [string, number][] {
  return bagStore.get().lines.map((line) => [line.id, line.quantity]);
}

/** Responds with the prices of the bag, so that a refresh changes nothing. */
function respondWithPrices(...rows: Record<string, unknown>[]): void {
  network.respond = (path) => (path.startsWith(infoPath) ? shopResponse(rows) : undefined);
}

const unchanged = [
  { Id: '11001', UnitSalePrice: 1.2, Discount: 0, DiscountPercent: 0, Stock: 300 },
  { Id: '2', UnitSalePrice: 6, Discount: 0, DiscountPercent: 0, Stock: 500 },
];

async function openShop(language: Language = 'en') {
  const opened = visit('/product/details/napa-500-mg-tablet', language);
  await screen.findByRole('heading', { level: 1, name: language === 'en' ? 'Napa' : 'নাপা' });
  return opened;
}

/** Opens the panel with two lines in the bag. */
async function openPanel(language: Language = 'en') {
  respondWithPrices(...unchanged);
  bagStore.set({ lines: [aLine({ ...napa, quantity: 2 }), aLine(seclo)] });
  const opened = await openShop(language);
  const bar = await screen.findByRole('button', {
    name: language === 'en' ? /^View bag/ : /^ব্যাগ দেখুন/,
  });
  await opened.user.click(bar);
  const panel = await screen.findByRole('dialog', {
    name: language === 'en' ? 'Your bag' : 'আপনার ব্যাগ',
  });
  return { ...opened, panel: within(panel) };
}

describe('Add to Bag', () => {
  // bag-9, bag-13
  it('the button adds one and becomes the stepper, which has the focus', async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' }));
    expect(inBag()).toEqual([['11001', 1]]);
    expect(screen.queryByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Quantity of Napa 500 mg Tablet' })).toHaveProperty(
      'value',
      '1',
    );
    expect(document.activeElement?.getAttribute('aria-label')).toBe('One more Napa 500 mg Tablet');
  });

  // bag-13, bag-19, bag-23
  it('the stepper changes the quantity, and removes the line at 1 with Undo', async () => {
    const { user } = await openShop();
    await user.click(screen.getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' }));
    await user.click(screen.getByRole('button', { name: 'One more Napa 500 mg Tablet' }));
    expect(inBag()).toEqual([['11001', 2]]);
    await user.click(screen.getByRole('button', { name: 'One less Napa 500 mg Tablet' }));
    await user.click(screen.getByRole('button', { name: 'Remove Napa 500 mg Tablet' }));
    expect(inBag()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' })).toBeTruthy();
    expect(await screen.findByText('Napa 500 mg Tablet removed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(inBag()).toEqual([['11001', 1]]);
  });

  // bag-15, bag-16
  it('a typed quantity applies when the field loses focus, with Bengali digits too', async () => {
    const { user } = await openShop('bn');
    await user.click(screen.getByRole('button', { name: /^ব্যাগে নিন: নাপা / }));
    const field = screen.getByRole('textbox', { name: /^নাপা .+ এর পরিমাণ$/ });
    await user.clear(field);
    await user.type(field, '১২');
    expect(inBag()).toEqual([['11001', 1]]);
    await user.tab();
    expect(inBag()).toEqual([['11001', 12]]);
    expect(field).toHaveProperty('value', '১২');
  });

  // bag-14, bag-18
  it.each(['2.5', '-5', '12345'])(
    'the invalid quantity %s shows an error and leaves the bag unchanged',
    async (typed) => {
      const { user } = await openShop();
      await user.click(screen.getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' }));
      const field = screen.getByRole('textbox', { name: 'Quantity of Napa 500 mg Tablet' });
      await user.clear(field);
      await user.type(field, typed);
      await user.tab();
      expect(await screen.findByText(/Please enter a whole number from 1 to/)).toBeTruthy();
      expect(field).toHaveProperty('value', typed);
      expect(inBag()).toEqual([['11001', 1]]);
      await user.clear(field);
      await user.type(field, '2{Enter}');
      expect(inBag()).toEqual([['11001', 2]]);
      expect(screen.queryByText(/Please enter a whole number/)).toBeNull();
    },
  );

  // bag-17
  it.each(['0', '{Backspace}'])(
    "the typed quantity %s shows 'Quantity can't be less than 1.' and resets to 1",
    async (typed) => {
      const { user } = await openShop();
      await user.click(screen.getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' }));
      await user.click(screen.getByRole('button', { name: 'One more Napa 500 mg Tablet' }));
      const field = screen.getByRole('textbox', { name: 'Quantity of Napa 500 mg Tablet' });
      await user.clear(field);
      await user.type(field, typed);
      await user.tab();
      const alert = await screen.findByRole('alertdialog');
      expect(alert.textContent).toContain("Quantity can't be less than 1.");
      expect(inBag()).toEqual([['11001', 1]]);
      await user.click(within(alert).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(field).toHaveProperty('value', '1');
    },
  );

  it('the stepper is in Bengali on a Bengali page', async () => {
    const { user } = await openShop('bn');
    await user.click(screen.getByRole('button', { name: /^ব্যাগে নিন: নাপা / }));
    await user.clear(screen.getByRole('textbox', { name: /^নাপা .+ এর পরিমাণ$/ }));
    await user.tab();
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('পরিমাণ ১ এর কম হতে পারে না।');
  });
});

describe('the floating cart bar', () => {
  // bag-36
  it('the bar shows the number of items and the total', async () => {
    bagStore.set({ lines: [aLine({ ...napa, quantity: 2 }), aLine(seclo)] });
    respondWithPrices(...unchanged);
    await openShop();
    const bar = await screen.findByRole('button', { name: 'View bag: 2 items, ৳8.40' });
    expect(bar.textContent).toContain('2 items');
    expect(bar.textContent).toContain('৳8.40');
  });

  // bag-36
  it.each(['en', 'bn'] as const)(
    'the accessible name of the bar is its visible text: %s',
    async (language) => {
      bagStore.set({ lines: [aLine({ ...napa, quantity: 2 }), aLine(seclo)] });
      respondWithPrices(...unchanged);
      await openShop(language);
      const name = speak(bagText, language).view;
      const bar = await screen.findByRole('button', { name: new RegExp(name) });
      const parts = [...bar.children].map((part) => part.textContent);
      for (const part of parts) expect(bar.getAttribute('aria-label')).toContain(part);
    },
  );

  // bag-36, checkout-4
  it('the bar is hidden on the checkout page', async () => {
    bagStore.set({ lines: [aLine(seclo)] });
    respondWithPrices(...unchanged);
    const { go } = await openShop();
    await screen.findByRole('button', { name: /^View bag/ });
    await go('/Checkout');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^View bag/ })).toBeNull());
  });
});

describe('the bag in the header', () => {
  // shell-8
  it('the button counts the items in the bag', async () => {
    bagStore.set({ lines: [aLine({ ...napa, quantity: 2 }), aLine(seclo)] });
    respondWithPrices(...unchanged);
    await openShop();
    const button = screen.getByRole('button', { name: 'Bag: 2 items' });
    expect(button.textContent).toBe('2Bag');
  });

  // bag-32, shell-8
  it('the button opens an empty bag too, and gets the focus back', async () => {
    const { user } = await openShop();
    const button = screen.getByRole('button', { name: 'Bag: no items' });
    await user.click(button);
    const panel = within(await screen.findByRole('dialog', { name: 'Your bag' }));
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(button);
  });

  it('the count is in Bengali digits on a Bengali page', async () => {
    bagStore.set({ lines: [aLine(seclo)] });
    respondWithPrices(...unchanged);
    visit('/howToOrder', 'bn');
    expect(await screen.findByRole('button', { name: 'ব্যাগে ১টি পণ্য' })).toBeTruthy();
  });
});

describe('the cart panel', () => {
  // bag-30, bag-32
  it("the header shows the item count, Close and 'Happy Shopping!!'", async () => {
    const { user, panel } = await openPanel();
    expect(panel.getByText('2 items')).toBeTruthy();
    expect(panel.getByText('Happy Shopping!!')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // bag-22, bag-27, bag-31
  it('every line shows image, link to the product, name, strength, type, price, stepper and remove', async () => {
    const { panel } = await openPanel();
    const headings = panel.getAllByRole('columnheader').map((heading) => heading.textContent);
    expect(headings).toEqual(['Product', 'Price', 'Quantity', 'Action']);
    const [, napaRow, secloRow] = panel.getAllByRole('row');
    if (!napaRow || !secloRow) throw new Error('rows are missing');
    const row = within(napaRow);
    expect(row.getByRole('link').getAttribute('href')).toBe('/product/details/napa-500-mg-tablet');
    expect(napaRow.textContent).toContain('Napa');
    expect(napaRow.textContent).toContain('500 mg · Tablet');
    expect(napaRow.textContent).toContain('৳2.40');
    expect(napaRow.textContent).toContain('৳1.20 each');
    expect(row.getByRole('group', { name: 'Quantity of Napa 500 mg Tablet' })).toBeTruthy();
    expect(row.getByRole('button', { name: 'Remove Napa 500 mg Tablet' })).toBeTruthy();
    // The default picture for a product without one.
    expect(secloRow.querySelector('svg[width="56"]')).toBeTruthy();
  });

  // catalogue-48
  it('the panel shows pictures in icon size', async () => {
    respondWithPrices(...unchanged);
    bagStore.set({ lines: [aLine({ ...napa, image: 'napa.webp' })] });
    const { user } = await openShop();
    await user.click(await screen.findByRole('button', { name: /^View bag/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your bag' }));
    expect(panel.getByRole('table').querySelector('img')?.getAttribute('src')).toBe(
      '/Content/ImageData/Product/Icons/napa.webp',
    );
  });

  // bag-29, bag-30, checkout-25, shell-65
  it('the panel shows Total Items and Total Ammount in tk with 2 decimals', async () => {
    const { panel } = await openPanel();
    expect(panel.getByText('Total Items').nextElementSibling?.textContent).toBe('2');
    expect(panel.getByText('Total Ammount').nextElementSibling?.textContent).toBe('8.40 tk');
  });

  it('the panel is in Bengali on a Bengali page', async () => {
    const { panel } = await openPanel('bn');
    expect(panel.getByText('আনন্দে কেনাকাটা করুন!!'.normalize('NFC'))).toBeTruthy();
    expect(panel.getByText('৮.৪০ টাকা')).toBeTruthy();
    expect(panel.getByText('সেকলো')).toBeTruthy();
  });

  // bag-34
  it('Order Now opens the checkout and closes the panel', async () => {
    const { user, panel, address } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Order Now' }));
    await waitFor(() => expect(address()).toBe('/Checkout'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // bag-35, errors-29, shell-72
  it("Order Now alerts 'There is no product in the shopping bag' with an empty cart", async () => {
    const { user, panel, address } = await openPanel();
    for (const name of ['Remove Seclo 500 mg Tablet', 'Remove Napa 500 mg Tablet']) {
      await user.click(panel.getAllByRole('button', { name }).at(-1) ?? document.body);
    }
    expect(inBag()).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Order Now' }));
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain('There is no product in the shopping bag');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toBe('/product/details/napa-500-mg-tablet');
  });

  // bag-24
  it('Clear Cart asks for confirmation and can be undone', async () => {
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Clear Cart' }));
    await user.click(await screen.findByRole('button', { name: 'Keep items' }));
    expect(inBag()).toHaveLength(2);
    await user.click(panel.getByRole('button', { name: 'Clear Cart' }));
    await user.click(await screen.findByRole('button', { name: 'Clear bag' }));
    expect(inBag()).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Undo' }));
    expect(inBag()).toEqual([
      ['11001', 2],
      ['2', 1],
    ]);
  });

  // bag-23
  it('Undo is available for 10 seconds', async () => {
    const { panel } = await openPanel();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const undo = () => panel.queryByRole('button', { name: 'Undo' });
    fireEvent.click(
      panel.getAllByRole('button', { name: 'Remove Seclo 500 mg Tablet' }).at(-1) ?? document.body,
    );
    act(() => void vi.advanceTimersByTime(9_999));
    expect(undo()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(undo()).toBeNull();
  });

  // bag-57
  it('the focus moves on when a line, or the message with Undo, disappears with its button', async () => {
    const { user, panel } = await openPanel();
    const focused = () => document.activeElement?.getAttribute('aria-label');
    const last = (name: string) => panel.getAllByRole('button', { name }).at(-1) ?? document.body;
    await user.click(last('Remove Seclo 500 mg Tablet'));
    expect(focused()).toBe('Remove Napa 500 mg Tablet');
    await user.click(panel.getByRole('button', { name: 'Undo' }));
    expect(inBag()).toHaveLength(2);
    expect(focused()).toBe('Your bag');
    await user.click(last('Remove Napa 500 mg Tablet'));
    expect(focused()).toBe('Remove Seclo 500 mg Tablet');
    await user.click(last('Remove Seclo 500 mg Tablet'));
    expect(focused()).toBe('Your bag');
  });

  // bag-33
  it('an empty panel shows that it is empty, and links to home', async () => {
    const { user, address } = await openShop();
    await user.click(screen.getByRole('button', { name: 'Bag: no items' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your bag' }));
    expect(panel.getByText('Your bag is empty')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Browse the shop' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // bag-32
  it('the panel closes with Escape and with Back, without leaving the page', async () => {
    const { address } = await openPanel();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/product/details/napa-500-mg-tablet');
  });

  // bag-21
  it('a line that holds all available units shows how many there are, and no other line does', async () => {
    respondWithPrices({ ...unchanged[0], Stock: 2 }, unchanged[1] ?? {});
    bagStore.set({ lines: [aLine({ ...napa, stock: 2, quantity: 2 }), aLine(seclo)] });
    const { user } = await openShop();
    await user.click(await screen.findByRole('button', { name: /^View bag/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your bag' }));
    const [, napaRow, secloRow] = panel.getAllByRole('row');
    expect(napaRow?.textContent).toContain('Only 2 left.');
    expect(secloRow?.textContent).not.toContain('left.');
  });

  // bag-8
  it('the panel warns that the bag lasts until the page is closed if the phone cannot store it', async () => {
    const { user, panel } = await openPanel();
    expect(panel.queryByText(/lasts only until you close the page/)).toBeNull();
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    await user.click(panel.getByRole('button', { name: 'One more Napa 500 mg Tablet' }));
    expect(await panel.findByText(/lasts only until you close the page/)).toBeTruthy();
    expect(inBag()[0]).toEqual(['11001', 3]);
    act(() => void isBagStored.set(true));
  });

  // bag-31
  it('the panel closes when the customer follows a link to a product', async () => {
    const { user, panel, address } = await openPanel();
    await user.click(panel.getByRole('link', { name: /Seclo/ }));
    await waitFor(() => expect(address()).toBe('/product/details/seclo'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('prices in the bag', () => {
  // bag-28, bag-37, bag-39
  it('the prices are refreshed when the panel opens, and every change is shown', async () => {
    const { panel } = await openPanel();
    expect(requestsTo(infoPath).at(-1)?.body).toEqual({ productIds: ['11001', '2'] });
    respondWithPrices({ ...unchanged[0], UnitSalePrice: 1.5 }, { ...unchanged[1], Stock: 0 });
    setNetwork('offline');
    await screen.findByText(/^You’re offline\. Keep browsing/);
    setNetwork('online');
    expect(
      await panel.findByText('The price of Napa 500 mg Tablet went up to ৳1.50.'),
    ).toBeTruthy();
    expect(panel.getAllByText('Seclo is not available now.').length).toBeGreaterThan(0);
    // Unavailable products are not part of the total.
    expect(panel.getByText('3.00 tk')).toBeTruthy();
  });

  // bag-37, bag-39
  it('the prices are refreshed on reconnect while the panel is closed', async () => {
    bagStore.set({ lines: [aLine(napa)] });
    respondWithPrices({ ...unchanged[0], UnitSalePrice: 1 });
    setNetwork('offline');
    visit('/order');
    await screen.findByRole('button', { name: /^View bag/ });
    expect(bagStore.get().lines[0]?.listPrice).toBe(120);
    setNetwork('online');
    await waitFor(() => expect(bagStore.get().lines[0]?.listPrice).toBe(100));
    expect(
      await screen.findByText('The price of Napa 500 mg Tablet dropped to ৳1.00.'),
    ).toBeTruthy();
  });

  // bag-37, bag-38, errors-14
  it('the prices are requested again after a failure of the shop', async () => {
    let responses = 0;
    network.respond = (path) => {
      if (!path.startsWith(infoPath)) return undefined;
      responses += 1;
      return responses === 1
        ? statusResponse(500)
        : shopResponse([{ ...unchanged[0], UnitSalePrice: 1 }]);
    };
    bagStore.set({ lines: [aLine(napa)] });
    visit('/howToOrder');
    await waitFor(() => expect(bagStore.get().lines[0]?.listPrice).toBe(100));
    expect(responses).toBe(2);
  });

  // bag-42, offline-174
  it('the prices stay unchanged without a network, and the panel shows this with the age of each', async () => {
    bagStore.set({ lines: [aLine({ ...seclo, pricedAt: Date.parse('2020-11-03T08:05:00Z') })] });
    setNetwork('offline');
    const { user } = visit('/order');
    await user.click(await screen.findByRole('button', { name: /^View bag/ }));
    expect(await screen.findByText(/Prices could not be checked just now/)).toBeTruthy();
    await screen.findByText('as of 3 November 2020');
    expect(inBag()).toEqual([['2', 1]]);
  });

  // bag-39, bag-40
  it('a quantity above the stock is reduced, with a message', async () => {
    bagStore.set({ lines: [aLine({ ...napa, quantity: 9 })] });
    respondWithPrices({ ...unchanged[0], Stock: 4 });
    await openShop();
    await waitFor(() => expect(inBag()).toEqual([['11001', 4]]));
    expect(
      await screen.findByText('Only 4 of Napa 500 mg Tablet left; the quantity was lowered.'),
    ).toBeTruthy();
  });

  // bag-41
  it('a product missing from the response stays in the bag, marked and not counted', async () => {
    bagStore.set({ lines: [aLine({ ...napa, quantity: 2 }), aLine(seclo)] });
    respondWithPrices(unchanged[0] ?? {});
    const { user } = await openShop();
    await user.click(await screen.findByRole('button', { name: /^View bag/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Your bag' }));
    const [, , secloRow] = panel.getAllByRole('row');
    await waitFor(() => expect(secloRow?.textContent).toContain('Seclo is not available now.'));
    expect(panel.getByText('2.40 tk')).toBeTruthy();
  });

  // bag-14, bag-18
  it('a typed quantity above the stock shows the stock and is not reduced', async () => {
    bagStore.set({ lines: [aLine({ ...napa, stock: 5, quantity: 2 })] });
    respondWithPrices({ ...unchanged[0], Stock: 5 });
    const { user } = await openShop('bn');
    const field = await screen.findByRole('textbox', { name: /^নাপা .+ এর পরিমাণ$/ });
    await user.clear(field);
    await user.type(field, '৯০০');
    expect(await screen.findByText(/আমাদের কাছে ৫টি আছে/)).toBeTruthy();
    expect([inBag(), field]).toMatchObject([[['11001', 2]], { value: '৯০০' }]);
  });
});
