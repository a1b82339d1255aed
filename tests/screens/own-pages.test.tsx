// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { prefetchPublicPages } from '#api/query-cache.ts';
import { ownPageQuery } from '#api/shop.ts';
import { followShop } from '#app/follow-shop.ts';
import type { BothLanguages } from '#domain/shop.ts';
import type { PageName } from '#domain/text-pages.ts';
import { storeShop } from '#tests/builders/shop.ts';
import { savePage } from '#tests/server/support/own-pages.ts';
import { setNetwork, timesReached } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

const theShop = useShop();

const save = (page: PageName, text: BothLanguages) => {
  // Later than what the phone has stored.
  theShop().clock.now = new Date(Math.max(Date.now(), theShop().clock.now.getTime()) + 1_000);
  return savePage(theShop(), page, text);
};

describe('a text page that the owner has written', () => {
  // counter-380
  it('shows the owner’s text with the figures of the shop, in the language that has one', async () => {
    storeShop({ ownPages: ['returns'] });
    await save('returns', { en: '## Ours {#ours}\n\nCall {phone} within a week.', bn: '' });
    visit('/return');
    expect(await screen.findByText('Call 09610-000000 within a week.')).toBeTruthy();
    expect(document.getElementById('ours')).not.toBeNull();
    expect(document.getElementById('accepted')).toBeNull();
  });

  // counter-380
  it('shows the standard text in the language that has none', async () => {
    storeShop({ ownPages: ['returns'] });
    await save('returns', { en: 'Only English.', bn: '' });
    visit('/return', 'bn');
    await waitFor(() => expect(document.getElementById('accepted')).not.toBeNull());
  });

  // counter-381
  it('needs no call while it has the standard text', async () => {
    storeShop();
    visit('/privacy');
    await waitFor(() => expect(document.getElementById('in-short')).not.toBeNull());
    expect(timesReached('Shop/Page')).toBe(0);
  });

  // counter-381
  it('says that it is not on this phone instead of showing the standard text', async () => {
    storeShop({ ownPages: ['privacy'] });
    setNetwork('offline');
    visit('/privacy');
    expect(await screen.findByText('This page isn’t saved on this phone yet')).toBeTruthy();
    expect(document.getElementById('in-short')).toBeNull();
  });

  // counter-381
  it('is fetched in advance with the other public pages', async () => {
    await save('privacy', { en: 'We keep nothing.', bn: '' });
    const { queryClient } = visit('/contact');
    await prefetchPublicPages(queryClient);
    expect(queryClient.getQueryData(ownPageQuery('privacy').queryKey)).toEqual({
      en: 'We keep nothing.',
      bn: '',
    });
    expect(queryClient.getQueryData(ownPageQuery('careers').queryKey)).toBeUndefined();
  });

  // counter-380, shell-122
  it('is followed by an open page', async () => {
    storeShop();
    const { queryClient } = visit('/termsCondition');
    await waitFor(() => expect(document.getElementById('orders')).not.toBeNull());
    await save('terms', { en: 'Our own terms.', bn: '' });
    followShop(queryClient);
    expect(await screen.findByText('Our own terms.')).toBeTruthy();
    await save('terms', { en: 'Our newest terms.', bn: '' });
    await queryClient.invalidateQueries({ queryKey: ['shop'] });
    expect(await screen.findByText('Our newest terms.')).toBeTruthy();
  });
});
