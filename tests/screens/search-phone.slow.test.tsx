// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSearchesStore, storeSearch } from '#state/last-searches.ts';
import { requestsTo } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

const livePath = 'ProductArea/Product/Search';

beforeEach(() => {
  lastSearchesStore.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(max-width: 991px)',
      onchange: null,
    } as MediaQueryList),
  );
});

async function openSearch(language: 'en' | 'bn' = 'en') {
  const opened = visit('/category/medicine', language);
  await screen.findByRole('heading', { level: 1 });
  const [header] = screen.getAllByRole('banner');
  await opened.user.click(within(header ?? document.body).getByRole('combobox'));
  const title = language === 'en' ? 'Search the shop' : 'দোকানে খুঁজুন';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  return { ...opened, dialog, box: dialog.getByRole('combobox') };
}

const lastOnes = () =>
  within(screen.getByRole('region', { name: 'Last searches' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent);

describe('the full-screen search on a phone', () => {
  // search-17, search-18
  it('the last six searches of this phone are offered, newest first', async () => {
    for (const query of ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'TWO'])
      storeSearch(query);
    const { user, dialog, box } = await openSearch();
    expect(lastOnes()).toEqual(['TWO', 'seven', 'six', 'five', 'four', 'three']);
    expect(dialog.getByText('Kept on this phone only.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'six' }));
    expect(box).toHaveProperty('value', 'six');
  });

  // search-17
  it('each search can be removed, and all together', async () => {
    for (const query of ['napa', 'seclo', 'insulin']) storeSearch(query);
    const { user, dialog } = await openSearch();
    await user.click(dialog.getByRole('button', { name: 'Remove “seclo”' }));
    expect(lastOnes()).toEqual(['insulin', 'napa']);
    await user.click(dialog.getByRole('button', { name: 'Remove all' }));
    expect(screen.queryByRole('region', { name: 'Last searches' })).toBeNull();
    expect(lastSearchesStore.get()).toEqual([]);
  });

  // search-19
  it('a search is stored if a result is pressed or all are opened', async () => {
    const { user, dialog, box, address } = await openSearch();
    await user.type(box, 'losectil');
    await dialog.findAllByRole('row');
    await user.clear(box);
    await user.type(box, 'seclo');
    const [first] = await dialog.findAllByRole('row');
    await user.click(within(first ?? document.body).getByRole('button', { name: /^Add to Bag/ }));
    expect(lastSearchesStore.get()).toEqual(['seclo']);
    await user.clear(box);
    await user.type(box, 'napa{Enter}');
    await waitFor(() => expect(address()).toBe('/products/Search?query=napa'));
    expect(lastSearchesStore.get()).toEqual(['napa', 'seclo']);
  });

  // search-20
  it.each([
    ['en', 'What is it for?', 'Fever'],
    ['bn', 'কীসের জন্য?', 'জ্বর'],
  ] as const)('common needs are offered as searches (%s)', async (language, heading, need) => {
    const { user, dialog } = await openSearch(language);
    const needs = within(dialog.getByRole('region', { name: heading.normalize('NFC') }));
    await user.click(needs.getByRole('button', { name: need.normalize('NFC') }));
    expect((await dialog.findAllByRole('row')).length).toBeGreaterThan(1);
    expect(requestsTo(livePath).at(-1)?.body).toMatchObject({ Query: [need.normalize('NFC')] });
  });
});
