// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { followShop } from '#app/follow-shop.ts';
import type { Director } from '#domain/directors.ts';
import { demoSettings } from '#demo/seed/shop.ts';
import { storeShop } from '#tests/builders/shop.ts';
import { changeList } from '#tests/server/support/shop-lists.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { timesReached } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

const theShop = useShop();

/** Saves a board, as the owner does at the counter. */
async function saveBoard(board: readonly Director[]): Promise<void> {
  const { headers } = await signedInStaff(theShop(), 'owner');
  await changeList(theShop(), headers, 'directors', () =>
    board.map((director, at) => ({ ...director, id: at + 1, isHidden: false })),
  );
}

async function board(): Promise<HTMLElement> {
  return waitFor(() => {
    const section = document.getElementById('directors');
    if (!section) throw new Error('no board');
    return section;
  });
}

describe('About Us', () => {
  // catalogue-121
  it('the page lists the board of directors with portrait, name and office', async () => {
    visit('/about');
    const members = within(await board()).getAllByRole('listitem');
    expect(members).toHaveLength(6);
    const [first] = members;
    if (!first) throw new Error('nobody');
    expect(within(first).getByRole('heading', { name: 'Rokeya Sultana' })).toBeTruthy();
    expect(first.textContent).toContain('Chairperson');
    const portrait = within(first).getByRole('img', { name: 'Portrait of Rokeya Sultana' });
    expect(portrait.getAttribute('src')).toBe(
      '/Content/ImageData/Gallery/Small/director-rokeya-sultana.webp',
    );
  });

  it('the board is in Bengali on the Bengali page', async () => {
    visit('/about', 'bn');
    await screen.findByRole('heading', { name: 'পরিচালনা পর্ষদ' });
    const names = within(await board()).getAllByRole('heading', { level: 3 });
    expect(names.map((one) => one.textContent)).toContain('ফারজানা কবির');
  });

  // catalogue-124
  it('the shop’s own board and name replace those of the demonstration', async () => {
    storeShop({ identity: { ...demoSettings.identity, name: { en: 'Shusthota', bn: 'সুস্থতা' } } });
    await saveBoard([
      {
        name: { en: 'Mahmuda Akter', bn: 'মাহমুদা আক্তার' },
        role: { en: 'Chair', bn: 'সভাপতি' },
        image: '',
      },
    ]);
    visit('/about');
    expect(within(await board()).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('article').textContent).toContain('Shusthota is a neighbourhood');
  });

  // shell-122
  it('an open page shows a changed board at the next look at the particulars', async () => {
    await saveBoard([
      { name: { en: 'Before', bn: 'আগে' }, role: { en: 'Chair', bn: 'সভাপতি' }, image: '' },
    ]);
    const { queryClient } = visit('/about');
    expect(await screen.findByRole('heading', { name: 'Before' })).toBeTruthy();
    await saveBoard([
      { name: { en: 'After', bn: 'পরে' }, role: { en: 'Chair', bn: 'সভাপতি' }, image: '' },
    ]);
    followShop(queryClient);
    expect(await screen.findByRole('heading', { name: 'After' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Before' })).toBeNull();
  });

  it('the section is hidden if there is no board', async () => {
    await saveBoard([]);
    visit('/about');
    await screen.findByRole('article');
    await waitFor(() => expect(timesReached('Shop/Directors')).toBe(1));
    await Promise.resolve();
    expect(document.getElementById('directors')).toBeNull();
  });
});
