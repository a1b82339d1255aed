// @vitest-environment happy-dom
import { setTimeout as rest } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/product.ts';
import { requestsTo, network, setNetwork, shopResponse, statusResponse } from './network.ts';
import { type Visit, useShop, visit } from './shop-harness.tsx';

useShop();

const livePath = 'ProductArea/Product/Search';
const resultsPath = 'ProductArea/Product/Searches';

function live() {
  return requestsTo(livePath).filter((one) => one.path === livePath);
}

async function openShop(language: 'en' | 'bn' = 'en'): Promise<Visit & { box: HTMLElement }> {
  const opened = visit('/category/medicine', language);
  await screen.findByRole('heading', { level: 1 });
  // The shelf below the header has comboboxes of its own.
  return { ...opened, box: within(screen.getByRole('banner')).getByRole('combobox') };
}

describe('the live search', () => {
  // search-2, search-5
  it('the search calls Product/Search with the words as a list, 50 at most, after typing has paused', async () => {
    const { user, box } = await openShop();
    await user.click(box);
    await user.paste('  napa   extra ');
    await screen.findAllByRole('row');
    expect(live().map((one) => one.body)).toEqual([
      { PageNumber: 1, PageSize: 50, Query: ['napa', 'extra'] },
    ]);
  });

  // search-4
  it('typing is debounced by 300 ms', async () => {
    const { user, box } = await openShop();
    await user.click(box);
    await user.paste('ace');
    await screen.findAllByRole('row');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(box, { target: { value: 'ace x' } });
    await act(() => vi.advanceTimersByTimeAsync(250));
    fireEvent.change(box, { target: { value: 'ace xr' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(live()).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(live().map((one) => one.body)).toMatchObject([
      { Query: ['ace'] },
      { Query: ['ace', 'xr'] },
    ]);
  });

  // search-4
  it('the first character does not skip the 300 ms debounce', async () => {
    const { box } = await openShop();
    fireEvent.change(box, { target: { value: 'warm' } });
    await screen.findAllByRole('row');
    fireEvent.change(box, { target: { value: '' } });
    const before = live().length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(box, { target: { value: 'n' } });
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(live()).toHaveLength(before);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(
      live()
        .slice(before)
        .map((one) => one.body),
    ).toMatchObject([{ Query: ['n'] }]);
  });

  // search-34
  it('the word stays in the field on the results page and is cleared on the next one', async () => {
    const { user, box, go } = await openShop();
    await user.click(box);
    await user.paste('napa');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: /napa/ });
    expect(box).toHaveProperty('value', 'napa');
    await go('/checkout');
    await waitFor(() => expect(box).toHaveProperty('value', ''));
  });

  // search-4
  it('cached results are shown without another request', async () => {
    const { box } = await openShop();
    fireEvent.change(box, { target: { value: 'seclo' } });
    await screen.findByRole('grid');
    fireEvent.change(box, { target: { value: '' } });
    const before = live().length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(box, { target: { value: 'seclo' } });
    expect(screen.getByRole('grid').textContent).toContain('Seclo');
    expect(live()).toHaveLength(before);
  });

  // search-8
  it('a row shows the full name, strength, form, company and price, and adds its product to the bag', async () => {
    const { user, box } = await openShop();
    await user.type(box, 'seclo');
    const [first] = await screen.findAllByRole('row');
    if (!first) throw new Error('no rows');
    expect(first.textContent).toMatch(/Seclo.*20 mg.*Capsule.*Square.*৳.*\/pc/);
    await user.click(
      within(first).getByRole('button', {
        name: 'Add to Bag: Seclo 20 mg Capsule (Delayed Release)',
      }),
    );
    expect(
      within(first).getByRole('textbox', {
        name: 'Quantity of Seclo 20 mg Capsule (Delayed Release)',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('grid')).toBeTruthy();
  });

  // search-14
  it("Right moves from the search to a row's Add, and Left moves back", async () => {
    const { user, box } = await openShop();
    await user.type(box, 'losectil');
    const [first] = await screen.findAllByRole('row');
    if (!first) throw new Error('no rows');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(within(first).getByRole('button'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(box);
    expect(screen.getByRole('grid')).toBeTruthy();
  });

  // search-6, search-7
  it('five rows and View All Result are shown if there are five or more', async () => {
    const { user, box, address } = await openShop();
    await user.type(box, 'napa');
    const list = await screen.findByRole('grid');
    const rows = within(list).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(rows[5]?.textContent).toBe('View All Result');
    await user.click(within(list).getByText('View All Result'));
    await waitFor(() => expect(address()).toBe('/products/Search?query=napa'));
    expect(screen.queryByRole('grid')).toBeNull();
  });

  // search-7
  it('View All Result is hidden if there are fewer than five', async () => {
    const { user, box } = await openShop();
    await user.type(box, 'seclo');
    const list = await screen.findByRole('grid');
    expect(within(list).getAllByRole('row')).toHaveLength(3);
    expect(screen.queryByText('View All Result')).toBeNull();
  });

  // search-9
  it("an empty result shows 'No Product Found!'", async () => {
    const { user, box } = await openShop();
    await user.type(box, 'zzzzqqqq');
    expect(await screen.findByText('No Product Found!')).toBeTruthy();
  });

  // search-10
  it('the link to a request is below results too and fills the name into a row', async () => {
    const { user, box } = await openShop();
    await user.type(box, 'seclo');
    await screen.findByRole('grid');
    const way = screen.getByRole('link', { name: 'Not found? Send us the name' });
    expect(way.getAttribute('href')).toBe('/order?product=seclo');
  });

  // offline-155
  it('rows of the shop stay in place when the phone finds more later', async () => {
    const { user, box, queryClient } = await openShop();
    await user.click(box);
    await user.paste('napa');
    const shown = () =>
      screen.findAllByRole('row').then((rows) => rows.map((row) => row.textContent));
    const before = await shown();
    expect(before.length).toBeGreaterThan(2);
    const found = queryClient.getQueryData<Product[]>(['products', 'search', 'napa']) ?? [];
    const older = found.map((product) => ({ ...product, listPrice: 1 })).toReversed();
    await act(async () => {
      queryClient.setQueryData(['products', 'search-on-phone', 'napa'], older);
      await rest(50);
    });
    expect(await shown()).toEqual(before);
  });

  // search-11
  it('outlines are shown while the request is pending', async () => {
    const { user, box } = await openShop();
    network.holds = { path: /Product\/Search$/, until: new Promise(() => undefined) };
    await user.type(box, 'napa');
    expect(await screen.findByRole('status', { name: 'Searching…' })).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  // search-1
  it.each(['/', '/product/details/napa-500-mg-tablet', '/order', '/Checkout', '/about'])(
    'the search in the header of %s opens by a tap and by typing',
    async (path) => {
      const { user } = visit(path);
      const [header] = await screen.findAllByRole('banner');
      const box = within(header ?? document.body).getByRole('combobox', { name: /Search/ });
      await user.type(box, 'seclo');
      expect(await screen.findByRole('grid')).toBeTruthy();
    },
  );

  // search-13
  it('the panel closes when the focus leaves it', async () => {
    const { user, box } = await openShop();
    await user.type(box, 'seclo');
    await screen.findByRole('grid');
    act(() => screen.getByRole('link', { name: /^Upload Prescription/ }).focus());
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  it('the panel is in Bengali on a Bengali page', async () => {
    const { user, box } = await openShop('bn');
    await user.type(box, 'zzzzqqqq');
    expect(await screen.findByText('কোনো পণ্য পাওয়া যায়নি!'.normalize('NFC'))).toBeTruthy();
  });

  // search-3
  it('whitespace sends no request', async () => {
    const { user, box } = await openShop();
    await user.type(box, '   ');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(live()).toEqual([]);
    expect(box.getAttribute('aria-expanded')).toBe('false');
  });

  // search-13
  it('an outside tap closes the panel and the focus opens it', async () => {
    const { user, box } = await openShop();
    await user.type(box, 'napa');
    await screen.findByRole('grid');
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(box);
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  // search-8, search-13
  it('choosing a product opens it and closes the panel', async () => {
    const { user, box, address } = await openShop();
    await user.type(box, 'seclo');
    const [first] = await screen.findAllByRole('row');
    if (!first) throw new Error('no rows');
    await user.click(within(first).getByRole('link'));
    await waitFor(() => expect(address()).toMatch(/^\/product\/details\/seclo/));
    expect(screen.queryByRole('grid')).toBeNull();
  });

  // search-13, search-14
  it('arrow keys, Enter and Escape control the panel', async () => {
    const { user, box, address } = await openShop();
    await user.type(box, 'seclo');
    const rows = await screen.findAllByRole('row');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(rows[1]?.id);
    expect(rows[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(box.getAttribute('aria-activedescendant')).toBe(rows[2]?.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('grid');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/product\/details\/seclo/));
  });

  // search-15
  it('Enter without a selected row opens all results', async () => {
    const { user, box, address } = await openShop();
    await user.type(box, ' napa  extra{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/products\/Search\?query=napa(%20|\+)extra$/));
  });

  // search-12
  it('a failure is shown, and Retry fetches again', async () => {
    const { user, box } = await openShop();
    network.respond = (path) => (path === livePath ? statusResponse(404) : undefined);
    await user.type(box, 'napa');
    expect(await screen.findByText('Not Found! Error Code: 404')).toBeTruthy();
    network.respond = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  // search-12
  it('an uncached word shows an offline message', async () => {
    const { user, box } = await openShop();
    await user.type(box, 'ace');
    await screen.findByRole('grid');
    setNetwork('offline');
    await user.type(box, ' plus');
    expect(await screen.findByText(/this word was not searched on this phone before/)).toBeTruthy();
  });
});

describe('the search results page', () => {
  // search-21, search-22, shell-38
  it('the page has the breadcrumb Home > Search > the query, and products from Product/Searches with one string', async () => {
    visit('/products/Search?query=napa');
    const list = await screen.findByRole('list', { name: 'Results for “napa”' });
    expect(within(list).getAllByRole('article').length).toBeGreaterThan(5);
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    const steps = within(trail).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Home', 'Search', 'napa']);
    expect(requestsTo(resultsPath).at(0)?.body).toEqual({
      PageNumber: 1,
      PageSize: 50,
      Query: 'napa',
    });
  });

  it('a number in the address is read as words', async () => {
    visit('/products/Search?query=500');
    await screen.findByRole('heading', { level: 1, name: 'Results for “500”' });
  });

  // search-23
  it("the results follow the page's box after a pause of 1000 ms", async () => {
    const { user, address } = visit('/products/Search?query=napa');
    await screen.findByRole('list', { name: 'Results for “napa”' });
    const box = screen.getByRole('searchbox');
    await user.clear(box);
    await user.type(box, 'seclo');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(address()).toBe('/products/Search?query=napa');
    await waitFor(() => expect(address()).toBe('/products/Search?query=seclo'));
    await screen.findByRole('list', { name: 'Results for “seclo”' });
    expect(document.activeElement).toBe(box);
  });

  // search-23
  it('Enter in the box applies without a pause, and the box follows the address', async () => {
    const { user, address, go } = visit('/products/Search?query=napa');
    await screen.findByRole('list', { name: 'Results for “napa”' });
    const box = screen.getByRole('searchbox');
    await user.clear(box);
    await user.type(box, 'seclo{Enter}');
    expect(address()).toBe('/products/Search?query=seclo');
    await go('/products/Search?query=ace');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'ace'));
  });

  // search-24
  it('an empty query sends no request', async () => {
    visit('/products/Search');
    expect(await screen.findByText('What are you looking for?')).toBeTruthy();
    expect(requestsTo(resultsPath)).toEqual([]);
  });

  // search-25
  it("an empty result shows 'No Product Found!' and offers a request", async () => {
    network.respond = (path) => (path === resultsPath ? shopResponse([]) : undefined);
    visit('/products/Search?query=zzzz');
    expect(await screen.findByRole('heading', { name: 'No Product Found!' })).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Request a product' });
    expect(way.getAttribute('href')).toBe('/order?product=zzzz');
  });

  // errors-33, search-26
  it('a failure of the page is shown, and Retry fetches again', async () => {
    network.respond = (path) => (path === resultsPath ? statusResponse(500) : undefined);
    const { user } = visit('/products/Search?query=napa');
    await screen.findByRole('heading', {
      name: 'Unexpected Error Occurred, Please Try Again. (Code: 500)',
    });
    network.respond = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('list', { name: 'Results for “napa”' })).toBeTruthy();
  });

  // errors-31, offline-14, search-26
  it('cached products are offered without a network', async () => {
    setNetwork('offline');
    visit('/products/Search?query=napa');
    expect(await screen.findByText(/this word was not searched on this phone before/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Send a request order/ })).toBeTruthy();
  });

  it('the page is in Bengali on a Bengali page', async () => {
    visit('/products/Search?query=নাপা', 'bn');
    expect(await screen.findByRole('list', { name: '“নাপা” খুঁজে যা পাওয়া গেল' })).toBeTruthy();
  });
});
