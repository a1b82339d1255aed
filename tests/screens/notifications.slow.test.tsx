// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeOfNotification, requestReference } from '#domain/notification.ts';
import { notify, type NewNotification } from '#server/services/notifications/notifications.ts';
import { aNotification } from '#tests/builders/notification.ts';
import { requestsTo, network, setNetwork, statusResponse } from './network.ts';
import { signIn, useShop, visit } from './shop-harness.tsx';

const theShop = useShop();
const seen = 'NoticeArea/Notification/Seen';
let customerId = '';

beforeEach(async () => {
  customerId = await signIn(theShop());
});

async function tell(news: Partial<NewNotification> = {}): Promise<void> {
  const all = aNotification({ customerId, now: theShop().clock.now, ...news });
  await notify(theShop().database.db, all);
}

const row = async (words: string) => {
  const item = (await screen.findByText(words)).closest('li');
  if (!item) throw new Error('no row');
  return item;
};

describe('a notification', () => {
  // notifications-5
  it('the notification shows its text, its time and that it is new', async () => {
    await tell();
    visit('/Notifications');
    const item = await row('Your order is on its way');
    const said = item.querySelector('time')?.getAttribute('datetime') ?? '';
    expect(Math.abs(Date.parse(said) - theShop().clock.now.getTime())).toBeLessThan(1_000);
    expect(within(item).getByText('New')).toBeTruthy();
  });

  // notifications-6
  it('the notification is in the host’s language if the host has only one', async () => {
    await tell({ text: ['Closed on Friday', ''] });
    visit('/Notifications', 'bn');
    expect((await screen.findByText('Closed on Friday')).getAttribute('lang')).toBe('en');
  });

  // notifications-13
  it('the notification stays marked as new until the next visit', async () => {
    await tell();
    const { go } = visit('/Notifications');
    const item = await row('Your order is on its way');
    await waitFor(() => expect(requestsTo(seen)).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Notifications' })).toBeTruthy());
    expect(within(item).getByText('New')).toBeTruthy();
    await go('/gallery');
    await go('/Notifications');
    const again = await row('Your order is on its way');
    await waitFor(() => expect(within(again).queryByText('New')).toBeNull());
  });

  // notifications-47
  it('a notification of a request links to Request History', async () => {
    await tell({ reference: requestReference, referenceId: 'r-1' });
    visit('/Notifications');
    const link = within(await row('Your order is on its way')).getByRole('link');
    expect(link.getAttribute('href')).toBe('/profile/prescription/request');
  });

  // notifications-14
  it('a failed request to mark it as seen shows no error and is repeated at the next visit', async () => {
    await tell();
    network.respond = (path) => (path.startsWith(seen) ? statusResponse(500) : undefined);
    const { go } = visit('/Notifications');
    await row('Your order is on its way');
    await waitFor(() => expect(requestsTo(seen)).toHaveLength(1));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent.trim())).toEqual(['']);
    expect(screen.queryByText(/Code: 500/)).toBeNull();
    network.respond = null;
    await go('/gallery');
    await go('/Notifications');
    await waitFor(() => expect(requestsTo(seen)).toHaveLength(2));
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy();
  });

  // notifications-12
  it('a notification in a cached list is not marked as seen', async () => {
    await tell();
    const { go } = visit('/Notifications');
    await row('Your order is on its way');
    await waitFor(() => expect(requestsTo(seen)).toHaveLength(1));
    await go('/gallery');
    setNetwork('offline');
    await go('/Notifications');
    await row('Your order is on its way');
    expect(requestsTo(seen)).toHaveLength(1);
  });

  // notifications-16, shell-12
  it('the bell counts unseen notifications up to 99+', async () => {
    for (let count = 0; count < 100; count += 1) await tell();
    visit('/gallery');
    const bell = await screen.findByRole('link', { name: /^Notifications, / });
    expect(bell.textContent).toBe('99+');
  });

  // notifications-9, notifications-10, notifications-11, notifications-47
  it.each([
    ['ORDER status CHANGED', '55', { kind: 'order', id: '55' }],
    ['cashback offer', '56', { kind: 'order', id: '56' }],
    ['Product', '77', { kind: 'product', key: '77' }],
    ['Request status changed', 'r-1', { kind: 'requests' }],
    ['PRODUCT', '', { kind: 'nowhere' }],
    ['Something else', '77', { kind: 'nowhere' }],
  ])('a notification of %s %s links to its place', (reference, referenceId, place) => {
    expect(placeOfNotification({ reference, referenceId })).toEqual(place);
  });
});
