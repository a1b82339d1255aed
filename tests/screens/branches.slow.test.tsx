// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { everythingIsInWindow } from './intersection-observer.ts';
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

const listPath = 'FindStoreArea/FindStore/Get';

function noResponse(): Response {
  throw new TypeError('Failed to fetch');
}

async function table(name = 'Branch Locations'): Promise<HTMLElement> {
  return screen.findByRole('table', { name: name.normalize('NFC') });
}

async function names(): Promise<string[]> {
  const [, ...rows] = within(await table()).getAllByRole('row');
  return rows.map((row) => within(row).getByRole('button').textContent);
}

describe('Branch Locations', () => {
  // catalogue-82, catalogue-83
  it('the table has Branch Name, Contact Number and Location, with 3 rows per page', async () => {
    const { user } = visit('/branchLocation');
    const headings = within(await table()).getAllByRole('columnheader');
    expect(headings.map((one) => one.textContent)).toEqual([
      'Branch Name',
      'Contact Number',
      'Location',
    ]);
    expect(document.title).toBe('Branch Locations · Nirog');
    expect(requestsTo(listPath)).toHaveLength(1);
    expect(requestsTo(listPath)[0]?.path).toContain('pageSize=1000');
    const first = await names();
    expect(first).toEqual(['Dhanmondi', 'Mirpur 10', 'Uttara']);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    const second = await names();
    expect(second[0]).toBe('Gulshan 1');
    expect(second.length).toBeLessThanOrEqual(3);
  });

  // catalogue-87
  it('every number is a telephone link', async () => {
    visit('/branchLocation');
    const [, row] = within(await table()).getAllByRole('row');
    if (!row) throw new Error('no row');
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^tel:\+8801\d{9}$/);
  });

  // catalogue-84, catalogue-85
  it('the search matches name, number and location in any case, and returns to page 1', async () => {
    const { user } = visit('/branchLocation');
    await table();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    const box = screen.getByPlaceholderText('Search By Branch, Contact, Location');
    await user.type(box, 'DHAKA');
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe(
      'page',
    );
    await user.clear(box);
    await user.type(box, 'rabindra');
    expect(await names()).toEqual(['Uttara']);
    await user.clear(box);
    await user.type(box, 'atlantis');
    expect(screen.getByRole('heading', { name: 'No branch matches “atlantis”' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all branches' }));
    expect(await names()).toHaveLength(3);
  });

  it('a press on the name or the row selects it, a press on the number does not', async () => {
    const { user } = visit('/branchLocation');
    const [, first, second] = within(await table()).getAllByRole('row');
    if (!first || !second) throw new Error('no rows');
    await user.click(within(second).getByRole('link'));
    expect(second.className).not.toContain('current');
    await user.click(within(second).getByText(/Mirpur 10, Dhaka/));
    expect(second.className).toContain('current');
    await user.click(within(first).getByRole('button'));
    expect(first.className).toContain('current');
    expect(second.className).not.toContain('current');
  });

  // catalogue-93
  it('branches open in the phone’s own map if the browser cannot draw one', async () => {
    everythingIsInWindow();
    visit('/branchLocation');
    expect(await screen.findByText(/This browser can’t show the map/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open Uttara in your map' });
    expect(link.getAttribute('href')).toBe('geo:23.8691,90.3981?q=23.8691,90.3981(Uttara)');
  });

  // catalogue-90
  it('a branch without a place on the map opens nothing', async () => {
    const branch = { Name: 'Barishal', Mobile: '01700000009', Location: 'Sadar Road' };
    const Data = [
      { ...branch, Id: '1', Lat: 0, Lng: 0 },
      { ...branch, Id: '2', Name: 'Bhola', Lat: 22.68, Lng: 90.65 },
    ];
    network.respond = (path) =>
      path.startsWith(listPath) ? shopResponse({ Data, Total: 2 }) : undefined;
    const { user } = visit('/branchLocation');
    const [, placeless, placed] = within(await table()).getAllByRole('row');
    if (!placeless || !placed) throw new Error('no rows');
    expect(within(placeless).queryByRole('button')).toBeNull();
    await user.click(within(placeless).getByText('Barishal'));
    expect(placeless.className).not.toContain('current');
    await user.click(within(placed).getByRole('button', { name: 'Bhola' }));
    expect(placed.className).toContain('current');
  });

  it('the branches are in Bengali on a Bengali page', async () => {
    visit('/branchLocation', 'bn');
    const rows = within(await table('শাখার ঠিকানা')).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('ধানমন্ডি'.normalize('NFC'));
    expect(rows[1]?.textContent).toContain('বাড়ি ১২'.normalize('NFC'));
    expect(rows[1]?.textContent).toMatch(/০১[৩-৯]/);
  });

  it('the message about the missing map is in Bengali too', async () => {
    everythingIsInWindow();
    visit('/branchLocation', 'bn');
    expect(await screen.findByText(/এই ব্রাউজার মানচিত্র আঁকতে পারছে না/u)).toBeTruthy();
  });

  // catalogue-86
  it('an empty list shows what to do', async () => {
    network.respond = (path) =>
      path.startsWith(listPath) ? shopResponse({ Data: [], Total: 0 }) : undefined;
    visit('/branchLocation');
    expect(await screen.findByText('No branch is listed yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

/** A phone that returns its position, or the error code of a refusal. */
function stubPlace(response: { lat: number; lng: number } | { code: number }): void {
  const geolocation: Pick<Geolocation, 'getCurrentPosition'> = {
    getCurrentPosition: (found, failed) => {
      if ('code' in response) failed?.(response as GeolocationPositionError);
      else {
        const coords = { latitude: response.lat, longitude: response.lng };
        found({ coords } as GeolocationPosition);
      }
    },
  };
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue(geolocation as Geolocation);
}

describe('Distance from me', () => {
  // catalogue-94
  it('the button alone requests the position, sorts by distance and shows it in both languages', async () => {
    stubPlace({ lat: 24.9, lng: 91.87 });
    const { user } = visit('/branchLocation');
    expect(await names()).toEqual(['Dhanmondi', 'Mirpur 10', 'Uttara']);
    expect(screen.queryByText(/away/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await user.click(screen.getByRole('button', { name: 'Distance from me' }));
    expect((await names())[0]).toBe('Sylhet');
    const [, first] = within(await table()).getAllByRole('row');
    expect(first?.textContent).toContain('600 m away');
    expect(screen.getByText('Nearest branch first')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Hide distances' }));
    expect(await names()).toEqual(['Dhanmondi', 'Mirpur 10', 'Uttara']);
  });

  it('the button is in Bengali on a Bengali page', async () => {
    stubPlace({ lat: 24.9, lng: 91.87 });
    const { user } = visit('/branchLocation', 'bn');
    await table('শাখার ঠিকানা');
    await user.click(screen.getByRole('button', { name: 'আমার থেকে দূরত্ব'.normalize('NFC') }));
    expect(await screen.findByText('৬০০ মিটার দূরে'.normalize('NFC'))).toBeTruthy();
  });

  // catalogue-95
  it('a refused permission and an unknown position each show a helpful message', async () => {
    stubPlace({ code: 1 });
    const { user } = visit('/branchLocation');
    await table();
    await user.click(screen.getByRole('button', { name: 'Distance from me' }));
    expect(await screen.findByText(/Location is blocked for the shop/)).toBeTruthy();
    stubPlace({ code: 2 });
    await user.click(screen.getByRole('button', { name: 'Distance from me' }));
    expect(await screen.findByText(/could not find your location/)).toBeTruthy();
    expect(await names()).toHaveLength(3);
  });
});

describe('branches that cannot be loaded', () => {
  // catalogue-97, errors-28
  it("a dialog shows the server's Msg, and Retry fetches again", async () => {
    network.respond = (path) =>
      path.startsWith(listPath) ? refusal('The list is being written', 17) : undefined;
    const { user } = visit('/branchLocation');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('The list is being written');
    expect(dialog.textContent).toContain('Error Code 17');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    network.respond = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await names()).toHaveLength(3);
  });

  // catalogue-96, catalogue-97, errors-28
  it('an offline phone shows no alert', async () => {
    setNetwork('offline');
    visit('/branchLocation');
    expect(await screen.findByText('The branches aren’t saved on this phone yet')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  // catalogue-97
  it.each([
    ['no dialog where nobody answers', () => noResponse(), 0],
    ['a dialog where the shop refuses', () => refusal('Not now', 17), 1],
  ])('cached branches stay visible, with %s', async (_, response, count) => {
    const { queryClient } = visit('/branchLocation');
    expect(await names()).toHaveLength(3);
    network.respond = (path) => (path.startsWith(listPath) ? response() : undefined);
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryAllByRole('alertdialog')).toHaveLength(count);
    expect(screen.getByRole('table', { name: 'Branch Locations' })).toBeTruthy();
  });

  it('an offline phone shows no alert, in Bengali', async () => {
    setNetwork('offline');
    visit('/branchLocation', 'bn');
    expect(await screen.findByText('শাখার তালিকা এখনো এই ফোনে নেই'.normalize('NFC'))).toBeTruthy();
  });

  it('the loading state has an accessible name', async () => {
    setNetwork('silent');
    visit('/branchLocation');
    expect(await screen.findByRole('status', { name: 'Loading branches…' })).toBeTruthy();
  });

  // catalogue-82
  it('the list is requested by POST if the host does not support GET', async () => {
    network.respond = (path) => (path.startsWith(`${listPath}?`) ? statusResponse(405) : undefined);
    visit('/branchLocation');
    expect(await names()).toHaveLength(3);
    await waitFor(() =>
      expect(requestsTo(listPath).at(-1)?.body).toEqual({
        filter: [],
        pageNumber: 1,
        pageSize: 1000,
      }),
    );
  });
});
