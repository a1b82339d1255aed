// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  askedFor,
  network,
  refusal,
  setNetwork,
  shopAnswer,
  statusAnswer,
  useShop,
  visit,
} from './shop-harness.tsx';

useShop();

const listPath = 'FindStoreArea/FindStore/Get';

async function table(name = 'Branch Locations'): Promise<HTMLElement> {
  return screen.findByRole('table', { name: name.normalize('NFC') });
}

async function names(): Promise<string[]> {
  const [, ...rows] = within(await table()).getAllByRole('row');
  return rows.map((row) => within(row).getByRole('button').textContent);
}

/** An IntersectionObserver whose element is in the window at once. */
class AtOnce {
  constructor(readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {
    this.tell([]);
  }
}

describe('Branch Locations', () => {
  it('has a table with Branch Name, Contact Number and Location, 3 rows to a page', async () => {
    const { user } = visit('/branchLocation');
    const headings = within(await table()).getAllByRole('columnheader');
    expect(headings.map((one) => one.textContent)).toEqual([
      'Branch Name',
      'Contact Number',
      'Location',
    ]);
    expect(document.title).toBe('Branch Locations · Nirog');
    expect(askedFor(listPath)).toHaveLength(1);
    expect(askedFor(listPath)[0]?.path).toContain('pageSize=1000');
    const first = await names();
    expect(first).toEqual(['Dhanmondi', 'Mirpur 10', 'Uttara']);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    const second = await names();
    expect(second[0]).toBe('Gulshan 1');
    expect(second.length).toBeLessThanOrEqual(3);
  });

  it('links every number to the dialler', async () => {
    visit('/branchLocation');
    const [, row] = within(await table()).getAllByRole('row');
    if (!row) throw new Error('no row');
    expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^tel:\+8801\d{9}$/);
  });

  it('searches name, number and location in any case, and goes back to page 1', async () => {
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

  it('marks the row that was pressed, by its name or anywhere on it, but not by its number', async () => {
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

  it('opens branches in the phone’s own map where the browser cannot draw one', async () => {
    vi.stubGlobal('IntersectionObserver', AtOnce);
    visit('/branchLocation');
    expect(await screen.findByText(/This browser cannot draw the map/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Open Uttara in your map' });
    expect(link.getAttribute('href')).toBe('geo:23.8691,90.3981?q=23.8691,90.3981(Uttara)');
  });

  it('speaks Bengali', async () => {
    visit('/branchLocation', 'bn');
    const rows = within(await table('শাখার ঠিকানা')).getAllByRole('row');
    expect(rows[1]?.textContent).toContain('ধানমন্ডি'.normalize('NFC'));
    expect(rows[1]?.textContent).toContain('বাড়ি ১২'.normalize('NFC'));
    expect(rows[1]?.textContent).toMatch(/০১[৩-৯]/);
  });

  it('says what to do where there is no branch', async () => {
    network.answer = (path) =>
      path.startsWith(listPath) ? shopAnswer({ Data: [], Total: 0 }) : undefined;
    visit('/branchLocation');
    expect(await screen.findByText('No branch is listed yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('branches that cannot be had', () => {
  it("are told of in a dialog with the server's Msg, and asked for again on Retry", async () => {
    network.answer = (path) =>
      path.startsWith(listPath) ? refusal('The list is being written', 17) : undefined;
    const { user } = visit('/branchLocation');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('The list is being written');
    expect(dialog.textContent).toContain('Error Code 17');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    network.answer = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await names()).toHaveLength(3);
  });

  it('are no alert while the phone is offline', async () => {
    setNetwork('offline');
    visit('/branchLocation');
    expect(await screen.findByText('The branches are not on this phone yet')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are asked for by POST where the host does not know the GET', async () => {
    network.answer = (path) => (path.startsWith(`${listPath}?`) ? statusAnswer(405) : undefined);
    visit('/branchLocation');
    expect(await names()).toHaveLength(3);
    await waitFor(() =>
      expect(askedFor(listPath).at(-1)?.body).toEqual({
        filter: [],
        pageNumber: 1,
        pageSize: 1000,
      }),
    );
  });
});
