// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
} from './network.ts';
import { demoSettings } from '#demo/seed/shop.ts';
import { shopStore } from '#state/shop.ts';
import { datedShop, storeShop } from '#tests/builders/shop.ts';
import { changeCategory } from '#tests/server/support/shop-categories.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { useShop, visit } from './shop-harness.tsx';

const theShop = useShop();

const listPath = 'ProductArea/Product/Get';

function cards(label: string): HTMLElement[] {
  return within(screen.getByRole('list', { name: label })).getAllByRole('article');
}

async function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

describe('the category page', () => {
  // catalogue-17, catalogue-19, catalogue-20, catalogue-21
  it('the page has a breadcrumb and 24 products, requested by the permalink', async () => {
    visit('/category/medicine');
    await heading('Medicine');
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(trail).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(within(trail).getByText('Medicine').getAttribute('aria-current')).toBe('page');
    expect(cards('Medicine')).toHaveLength(24);
    expect(requestsTo(listPath).at(0)?.body).toEqual({
      filter: [{ field: 'Permalink', value: 'medicine', operation: 0 }],
      pageNumber: 1,
      pageSize: 24,
    });
    expect(document.title).toBe('Medicine · Nirog');
  });

  // catalogue-20
  it('the page accepts an id instead of a permalink', async () => {
    visit('/category/1');
    await heading('Medicine');
    expect(cards('Medicine')).toHaveLength(24);
    expect(
      requestsTo('ProductArea/CategoryProductPrivot/GetProductsByCategory').at(0)?.body,
    ).toEqual({ CategoryId: '1', pageNumber: 1, pageSize: 24 });
  });

  // catalogue-19
  it('the pager changes the address, 24 products at a time', async () => {
    const { user, address } = visit('/category/medicine');
    await heading('Medicine');
    const first = cards('Medicine')[0]?.textContent;
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/category/medicine?page=2'));
    await waitFor(() => expect(cards('Medicine')[0]?.textContent).not.toBe(first));
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    await user.click(screen.getByRole('link', { name: 'Previous' }));
    await waitFor(() => expect(address()).toBe('/category/medicine'));
  });

  // catalogue-24
  it('the old page stays visible while the next is fetched, and the first view shows outlines', async () => {
    const held = () => {
      network.holds = { path: /Product\/Get$/, until: new Promise(() => undefined) };
    };
    const { user, go } = visit('/category/medicine');
    await heading('Medicine');
    const first = cards('Medicine').map((card) => card.textContent);
    held();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(requestsTo(listPath).at(-1)?.body).toMatchObject({ pageNumber: 2 }));
    expect(cards('Medicine').map((card) => card.textContent)).toEqual(first);
    await go('/category/personal-care');
    expect(await screen.findByRole('status', { name: 'Loading products…' })).toBeTruthy();
  });

  // catalogue-25
  it.each(['/category/medicine', '/product/details/napa-500-mg-tablet'])(
    'the page notes at %s that the prices are examples',
    async (path) => {
      visit(path);
      expect(await screen.findByText(/prices are examples, not today’s prices/)).toBeTruthy();
    },
  );

  // shell-126
  it('a shop that is no demonstration has no such note', async () => {
    shopStore.set({ ...datedShop(), isDemonstration: false });
    visit('/category/medicine');
    await heading('Medicine');
    expect(cards('Medicine')).toHaveLength(24);
    expect(screen.queryByText(/prices are examples|contact details are not real/)).toBe(null);
  });

  // shell-124
  it('the header shows an own logo instead of the standard sign', async () => {
    const logo = 'logo-144x72-0123456789ab.webp';
    storeShop({ identity: { ...demoSettings.identity, logo } });
    visit('/category/medicine');
    await heading('Medicine');
    const [home] = screen.getAllByRole('link', { name: /Nirog/ });
    const picture = home?.querySelector('img');
    expect(picture?.getAttribute('src')).toBe(`/Content/ImageData/Shop/Icons/${logo}`);
    expect([picture?.width, picture?.height]).toEqual([144, 72]);
    expect(home?.querySelector('svg')).toBe(null);
  });

  // catalogue-23
  it('an unknown category shows the not-found state', async () => {
    visit('/category/no-such-shelf');
    expect(await screen.findByRole('heading', { name: 'Not Found! Error Code: 404' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to the shop' }).getAttribute('href')).toBe('/');
  });

  it.each(['abc', '-1', '0', '1.5', ''])('the first page opens for ?page=%s', async (page) => {
    visit(`/category/medicine?page=${page}`);
    await heading('Medicine');
    expect(requestsTo(listPath).at(0)?.body).toMatchObject({ pageNumber: 1 });
  });

  // catalogue-17, catalogue-18, catalogue-19, catalogue-20
  it('chips link to the sub-categories, which request 20 products by SubCategoryId', async () => {
    const { user, address } = visit('/category/medicine');
    await heading('Medicine');
    const chips = screen.getByRole('navigation', { name: 'Sub-categories of Medicine' });
    await user.click(within(chips).getByRole('link', { name: 'Fever & Pain' }));
    await heading('Fever & Pain');
    expect(address()).toBe('/subCategory/11');
    expect(cards('Fever & Pain')).toHaveLength(20);
    expect(requestsTo(listPath).at(-1)?.body).toEqual({
      filter: [{ field: 'SubCategoryId', value: '11', operation: 0 }],
      pageNumber: 1,
      pageSize: 20,
    });
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(trail).getByRole('link', { name: 'Medicine' })).toBeTruthy();
  });

  it('the address matches in any case and with a suffix', async () => {
    visit('/Category/medicine/anything');
    await heading('Medicine');
    expect(cards('Medicine')).toHaveLength(24);
  });

  // catalogue-22
  it('an empty category explains itself and offers a request', async () => {
    network.respond = (path) =>
      path.startsWith(listPath) ? shopResponse({ Data: [], Total: 0 }) : undefined;
    visit('/subCategory/11');
    expect(await screen.findByText('No product here yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a product' }).getAttribute('href')).toBe(
      '/order',
    );
  });

  it('names, numbers and prices are in Bengali on a Bengali page', async () => {
    visit('/category/medicine', 'bn');
    await heading('ওষুধ');
    expect(screen.getByText('৭১১টি পণ্য')).toBeTruthy();
    const card = cards('ওষুধ')[0];
    expect(card?.textContent).toContain('নাপা');
    await waitFor(() => expect(card?.textContent).toContain('৫০০ মিগ্রা · ট্যাবলেট'));
    expect(card?.textContent).toContain('৳১.২০/পিস');
    expect(card?.textContent).toContain('১০টির পাতা ৳১২.০০');
  });
});

describe('the product card', () => {
  // catalogue-39, catalogue-45
  it('the card shows name, strength and form, company, and the price of a piece and of a pack', async () => {
    visit('/category/medicine');
    await heading('Medicine');
    const [card] = cards('Medicine');
    for (const words of [
      'Napa',
      '500 mg · Tablet',
      'Beximco Pharmaceuticals Ltd.',
      '৳1.20/pc',
      'strip of 10 ৳12.00',
    ]) {
      expect(card?.textContent).toContain(words);
    }
  });

  // catalogue-39, catalogue-40
  it('a discounted card strikes the list price and shows the percentage', async () => {
    visit('/products/Search?query=ace syrup');
    const list = await screen.findByRole('list', { name: /Results for/ });
    const card = within(list)
      .getAllByRole('article')
      .find((one) => /^Ace120 mg.*60 ml/.test(one.textContent));
    if (!card) throw new Error('no such card');
    expect(card.textContent).toContain('৳19.66');
    expect(card.textContent).not.toContain('/pc');
    expect(within(card).getByText('৳20.70').tagName).toBe('S');
    expect(card.textContent).toContain('5% off');
  });

  // catalogue-44
  it('the card marks a prescription medicine in words', async () => {
    visit('/products/Search?query=inflam');
    const list = await screen.findByRole('list', { name: /Results for/ });
    expect(within(list).getAllByText('Prescription needed').length).toBeGreaterThan(0);
  });

  // catalogue-48, catalogue-49
  it('every picture has reserved space, and the default picture replaces a missing one', async () => {
    visit('/category/medicine');
    await heading('Medicine');
    const [card] = cards('Medicine');
    const picture = card?.querySelector('img');
    expect(picture?.getAttribute('width')).toBe('160');
    expect(picture?.getAttribute('height')).toBe('160');
    expect(picture?.getAttribute('src')).toBe(
      '/Content/ImageData/Product/Small/napa-500-mg-tablet.webp',
    );
    picture?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(card?.querySelector('img')).toBeNull());
    expect(card?.querySelector('svg[width="160"]')).toBeTruthy();
  });

  // catalogue-46
  it('the quantity stepper replaces Add to Bag while the product is in the bag', async () => {
    const { user } = visit('/category/medicine');
    await heading('Medicine');
    const card = () => within(cards('Medicine')[0] ?? document.body);
    await user.click(card().getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' }));
    expect(card().getByRole('textbox', { name: 'Quantity of Napa 500 mg Tablet' })).toHaveProperty(
      'value',
      '1',
    );
    expect(card().queryByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' })).toBeNull();
  });

  // catalogue-45
  it('the picture and the name link to the product', async () => {
    visit('/category/medicine');
    await heading('Medicine');
    const [card] = cards('Medicine');
    const link = within(card ?? document.body).getByRole('link', { name: /Napa/ });
    expect(link.getAttribute('href')).toBe('/product/details/napa-500-mg-tablet');
    expect(card?.querySelector('a img')).toBeTruthy();
  });
});

/** Finds the card of a failure by its sentence. */
async function failure(sentence: string): Promise<HTMLElement> {
  const title = await screen.findByRole('heading', { name: sentence.normalize('NFC') });
  const face = title.closest<HTMLElement>('[role=alert]');
  if (!face) throw new Error('it is not said aloud');
  return face;
}

describe('a category that cannot be shown', () => {
  it("the failure shows 'Unexpected Error Occurred, Please Try Again.' with the code, and Retry fetches again", async () => {
    network.respond = (path) => (path.startsWith(listPath) ? statusResponse(500) : undefined);
    const { user } = visit('/category/medicine');
    const alert = await failure('Unexpected Error Occurred, Please Try Again. (Code: 500)');
    network.respond = null;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await heading('Medicine');
  });

  it("a refusal shows the server's Msg followed by 'Error Code {Id}'", async () => {
    network.respond = (path) =>
      path.startsWith(listPath) ? refusal('The shelf is being moved', 17) : undefined;
    visit('/category/medicine');
    await failure('The shelf is being moved Error Code 17');
  });

  it('the failure is in Bengali on a Bengali page', async () => {
    network.respond = (path) => (path.startsWith(listPath) ? statusResponse(500) : undefined);
    visit('/category/medicine', 'bn');
    await failure('হঠাৎ একটা সমস্যা হয়েছে, আবার চেষ্টা করুন। (কোড: ৫০০)');
  });

  it('an offline phone shows cached products and what still works instead of an error', async () => {
    const { go } = visit('/category/medicine');
    await heading('Medicine');
    setNetwork('offline');
    await go('/category/personal-care');
    expect(await screen.findByText('This page isn’t saved on your phone')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /Unexpected/ })).toBeNull();
    expect(screen.getByRole('link', { name: /Send a request order/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Categories you can open' })).toBeTruthy();
    const known = screen.getByRole('list', { name: 'Products saved on this phone' });
    expect(within(known).getAllByRole('article').length).toBeGreaterThan(3);
  });

  it('the category loads by itself when the network returns', async () => {
    setNetwork('offline');
    visit('/category/medicine');
    await screen.findByText('This page isn’t saved on your phone');
    setNetwork('online');
    await heading('Medicine');
  });

  it('the offline page is in Bengali on a Bengali page', async () => {
    setNetwork('offline');
    visit('/category/medicine', 'bn');
    expect(await screen.findByText('এই ফোনে এখনো দেখা হয়নি'.normalize('NFC'))).toBeTruthy();
  });

  it('a category that was opened before is shown without a network', async () => {
    const { go } = visit('/category/medicine');
    await heading('Medicine');
    await go('/category/personal-care');
    await heading('Personal Care');
    setNetwork('offline');
    await go('/category/medicine');
    await heading('Medicine');
    expect(cards('Medicine')).toHaveLength(24);
  });

  it('Retry appears after ten seconds without a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    network.state = 'silent';
    visit('/category/medicine');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    vi.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
    expect(screen.getByText(/The network is very slow right now/)).toBeTruthy();
  });
});

/** Changes the category Medicine as the owner does at the counter, and back after the test. */
async function changeMedicine(change: { isHidden?: boolean; mergedInto?: number }): Promise<void> {
  const { headers } = await signedInStaff(theShop(), 'owner');
  await changeCategory(theShop(), headers, 1, change);
  onTestFinished(async () => {
    await changeCategory(theShop(), headers, 1, { isHidden: false, mergedInto: null });
  });
}

describe('a category that the owner has changed', () => {
  // catalogue-131
  it.each(['/category/medicine', '/category/1'])(
    'the app follows the old address %s of a merged one',
    async (old) => {
      await changeMedicine({ mergedInto: 2 });
      const { address } = visit(old);
      await waitFor(() => expect(address()).toMatch(/^\/category\/(?!medicine|1$)/));
      expect((await screen.findByRole('heading', { level: 1 })).textContent).not.toBe('Medicine');
      expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    },
  );

  // catalogue-130
  it('a hidden one is not found', async () => {
    await changeMedicine({ isHidden: true });
    visit('/category/medicine');
    expect(await screen.findByRole('heading', { name: 'Not Found! Error Code: 404' })).toBeTruthy();
  });
});
