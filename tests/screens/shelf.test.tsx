// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
} from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

const listPath = 'ProductArea/Product/Get';
const facetsPath = 'ProductArea/Product/Facets';

/** The requests for the list itself. */
const lists = () => requestsTo(listPath).filter(({ path }) => path === listPath);
const cards = () => within(screen.getByRole('list', { name: 'Medicine' })).getAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('link').textContent);
const sidebar = () => screen.findByRole('complementary', { name: 'Filters' });

/** Makes the media query of a phone match: happy-dom's window is as wide as a small desktop. */
function holdAPhone(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList,
  );
}

async function group(name: string): Promise<HTMLElement> {
  return within(await sidebar()).findByRole('group', { name });
}

describe('a category that is sorted and filtered', () => {
  // catalogue-28, catalogue-30, catalogue-31
  it('a filter changes the address without a reload and filters the list', async () => {
    const { user, address } = visit('/category/medicine');
    const box = within(await group('Form')).getByRole('checkbox', { name: /^Syrup/ });
    const promised = Number(/\d+$/.exec(box.closest('label')?.textContent ?? '')?.[0]);
    await user.click(box);
    await waitFor(() => expect(address()).toBe('/category/medicine?form=Syrup'));
    await screen.findByText(`${promised} products`);
    for (const card of cards()) expect(card.textContent).toContain('Syrup');
    expect(lists().at(-1)?.body).toEqual({
      filter: [
        { field: 'Permalink', value: 'medicine', operation: 0 },
        { field: 'Type', value: 'Syrup', operation: 0 },
      ],
      pageNumber: 1,
      pageSize: 24,
      Sort: 'Popular',
    });
  });

  // catalogue-31
  it('a new choice opens the first page, stays over the pages, and Back undoes one', async () => {
    const { user, address, back } = visit('/category/medicine?page=3');
    await user.click(
      within(await group('Prescription')).getByRole('radio', { name: /^Not needed/ }),
    );
    await waitFor(() => expect(address()).toBe('/category/medicine?rx=no'));
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toMatch(/rx=no/));
    expect(address()).toMatch(/page=2/);
    await waitFor(() => expect(lists().at(-1)?.body).toMatchObject({ pageNumber: 2 }));
    back();
    await waitFor(() => expect(address()).toBe('/category/medicine?rx=no'));
    back();
    await waitFor(() => expect(address()).toBe('/category/medicine?page=3'));
  });

  // catalogue-26
  it('the list is sorted by price and by name', async () => {
    const { user, address } = visit('/category/medicine?form=Capsule');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'price');
    await waitFor(() => expect(address()).toBe('/category/medicine?sort=price&form=Capsule'));
    await waitFor(() => expect(lists().at(-1)?.body).toMatchObject({ Sort: 'PriceAscending' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
    await waitFor(() => expect(lists().at(-1)?.body).toMatchObject({ Sort: 'Name' }));
    await waitFor(() => expect(names()).toEqual(names().toSorted((a, b) => a.localeCompare(b))));
  });

  // catalogue-31
  it('the address selects the choices, and invalid ones are ignored', async () => {
    visit('/category/medicine?rx=no&stock=yes&sort=-price&off=perhaps');
    await screen.findByRole('button', { name: 'Remove In stock' });
    expect(screen.getByRole('button', { name: 'Remove No prescription needed' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove With a discount' })).toBeNull();
    expect(lists().at(0)?.body).toMatchObject({ Sort: 'PriceDescending' });
    for (const card of cards()) expect(card.textContent).not.toContain('Prescription needed');
  });

  // catalogue-33
  it('selected filters are chips, and a tap removes one', async () => {
    const { user, address } = visit('/category/medicine?form=Syrup~Tablet&off=yes');
    const chips = await screen.findByRole('list', { name: 'Chosen filters' });
    await user.click(within(chips).getByRole('button', { name: 'Remove Syrup' }));
    await waitFor(() => expect(address()).toBe('/category/medicine?form=Tablet&off=yes'));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address()).toBe('/category/medicine'));
  });

  // catalogue-34
  it('an empty result offers to clear the filters', async () => {
    const { user, address } = visit('/category/medicine?form=Spaceship&sort=price');
    expect(await screen.findByText('Nothing here matches these filters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/category/medicine?sort=price'));
    await waitFor(() => expect(cards()).toHaveLength(24));
  });

  it('a sub-category has filters, with 20 products per page', async () => {
    const { user, address } = visit('/subCategory/11');
    await user.click(within(await group('Form')).getByRole('checkbox', { name: /^Tablet \d+/ }));
    await waitFor(() => expect(address()).toBe('/subCategory/11?form=Tablet'));
    await waitFor(() =>
      expect(lists().at(-1)?.body).toMatchObject({
        filter: [
          { field: 'SubCategoryId', value: '11', operation: 0 },
          { field: 'Type', value: 'Tablet', operation: 0 },
        ],
        pageSize: 20,
      }),
    );
  });

  it('the filters are in Bengali on a Bengali page', async () => {
    visit('/category/medicine?form=Syrup&off=yes', 'bn');
    expect(await screen.findByRole('button', { name: 'সিরাপ বাদ দিন' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ছাড় আছে বাদ দিন'.normalize('NFC') })).toBeTruthy();
  });
});

describe('a choice whose request fails', () => {
  it.each([
    ['/category/medicine', 'Medicine', 24],
    ['/subCategory/11', 'Fever & Pain', 20],
  ])('the shelf of %s stays visible, next to Retry', async (path, name, count) => {
    const list = () => within(screen.getByRole('list', { name })).getAllByRole('article');
    const { user, address } = visit(path);
    await screen.findByRole('list', { name });
    const syrup = within(await group('Form')).getByRole('checkbox', { name: /^Syrup/ });
    network.respond = (requested) => (requested === listPath ? statusResponse(500) : undefined);
    await user.click(syrup);
    const alert = await screen.findByText(
      'Unexpected Error Occurred, Please Try Again. (Code: 500)',
    );
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(screen.getByText('Until then the earlier list is shown.')).toBeTruthy();
    expect(list()).toHaveLength(count);
    expect(address()).toBe(`${path}?form=Syrup`);
    network.respond = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^Unexpected/)).toBeNull());
    await waitFor(() => expect(list()[0]?.textContent).toContain('Syrup'));
  });

  it('the failure disappears with the next choice', async () => {
    const { user } = visit('/category/medicine');
    await screen.findByRole('list', { name: 'Medicine' });
    const form = await group('Form');
    network.respond = (requested) => (requested === listPath ? refusal('Not now', 17) : undefined);
    await user.click(within(form).getByRole('checkbox', { name: /^Syrup/ }));
    await screen.findByText('Not now Error Code 17');
    network.respond = null;
    await user.click(within(form).getByRole('checkbox', { name: /^Syrup/ }));
    await waitFor(() => expect(screen.queryByText(/^Not now/)).toBeNull());
    expect(cards()).toHaveLength(24);
  });

  // catalogue-37
  it('a failure of the filters is shown in their place, and Retry fetches them', async () => {
    network.respond = (requested) =>
      requested.startsWith(facetsPath) ? statusResponse(500) : undefined;
    const { user } = visit('/category/medicine');
    const aside = within(await sidebar());
    expect(await aside.findByText('The filters could not be loaded just now.')).toBeTruthy();
    network.respond = null;
    await user.click(aside.getByRole('button', { name: 'Retry' }));
    expect(await group('Form')).toBeTruthy();
  });
});

describe('the filter sheet on a phone', () => {
  // catalogue-32
  it('the sheet shows the number of results and applies all filters together', async () => {
    holdAPhone();
    const { user, address, back } = visit('/category/medicine');
    await user.click(await screen.findByRole('button', { name: 'Filter and sort' }));
    const sheet = screen.getByRole('dialog', { name: 'Filter and sort' });
    const form = await within(sheet).findByRole('group', { name: 'Form' });
    await user.click(within(form).getByRole('checkbox', { name: /^Syrup/ }));
    await user.click(within(sheet).getByRole('radio', { name: 'Price: low to high' }));
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: /^Show \d+ products$/ })).toBeTruthy(),
    );
    expect(address()).toBe('/category/medicine');
    const show = within(sheet).getByRole('button', { name: /^Show \d+ products$/ });
    const count = /\d+/.exec(show.textContent)?.[0];
    await user.click(show);
    await waitFor(() => expect(address()).toBe('/category/medicine?sort=price&form=Syrup'));
    expect(await screen.findByText(`${count} products`)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter and sort, 1 set' })).toBeTruthy();
    back();
    await waitFor(() => expect(address()).toBe('/category/medicine'));
  });

  it('the filters are not requested before the sheet is opened', async () => {
    holdAPhone();
    visit('/category/medicine');
    await screen.findByRole('button', { name: 'Filter and sort' });
    expect(requestsTo(facetsPath)).toEqual([]);
  });
});

describe('sorting and filtering without the shop', () => {
  // catalogue-35
  it('cached products are sorted and filtered, with a note', async () => {
    const { user, address } = visit('/category/medicine');
    await screen.findByRole('list', { name: 'Medicine' });
    await group('Form');
    setNetwork('offline');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
    await waitFor(() => expect(address()).toBe('/category/medicine?sort=name'));
    expect(await screen.findByText(/the 24 products of this shelf that this phone/)).toBeTruthy();
    expect(cards()).toHaveLength(24);
    expect(names()).toEqual(names().toSorted((a, b) => a.localeCompare(b)));
    await user.click(within(await group('Form')).getByRole('checkbox', { name: /^Syrup/ }));
    await waitFor(() => expect(cards().length).toBeLessThan(24));
    for (const card of cards()) expect(card.textContent).toContain('Syrup');
  });

  it('the list is fetched again when the network returns', async () => {
    const { user } = visit('/category/medicine');
    await screen.findByRole('list', { name: 'Medicine' });
    setNetwork('offline');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), '-price');
    await screen.findByText(/No connection: this looks through/);
    setNetwork('online');
    await waitFor(() => expect(screen.queryByText(/this looks through/)).toBeNull());
    expect(screen.getByText('711 products')).toBeTruthy();
  });

  // catalogue-35, catalogue-36
  it('the list of a legacy host is sorted and filtered on the phone, without further requests', async () => {
    network.respond = (path) =>
      path.startsWith('Capabilities')
        ? shopResponse({ Calls: [], IdempotencyKeys: false, PaymentGateway: false })
        : undefined;
    visit('/category/medicine?form=Syrup&sort=price');
    expect(await screen.findByText(/The pharmacy cannot sort or filter this list/)).toBeTruthy();
    for (const card of cards()) expect(card.textContent).toContain('Syrup');
    expect(screen.getByRole('option', { name: 'As listed' })).toBeTruthy();
    expect(requestsTo(facetsPath)).toEqual([]);
    for (const { body } of lists()) {
      expect(body).toEqual({
        filter: [{ field: 'Permalink', value: 'medicine', operation: 0 }],
        pageNumber: 1,
        pageSize: 24,
      });
    }
  });
});
