// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storeOrderResponse } from '#outbox/order-responses.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { openSignIn } from '#state/sign-in.ts';
import { anOrderOnWire } from '#tests/builders/order-on-wire.ts';
import { network, setNetwork, shopResponse, statusResponse } from './network.ts';
import { signIn, untilAnnounced, usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();
const guestPath = 'ProductOrderArea/Order/GuestDetails';
const key = 'k'.repeat(43);
const title = 'Orders placed on this device';

/** Stores an order as placed by a guest on this phone. */
const placed = (id: string, orderNo: string) =>
  storeOrderResponse(`submission-${id}`, { id, orderNo, accessKey: key });

function pharmacySays(changes: Parameters<typeof anOrderOnWire>[0]): void {
  network.respond = (path) =>
    path === guestPath ? shopResponse(anOrderOnWire(changes)) : undefined;
}

const card = (name: string) => screen.findByRole('article', { name });

describe('the orders placed on this device', () => {
  // customer-area-195
  it('the login form links to the orders, which are found by their stored keys', async () => {
    await placed('a', 'N-1001');
    pharmacySays({ OrderNo: 'N-1001', Status: 'Confirmed', PayableAmount: 245.5 });
    const { user, address } = visit('/about');
    act(() => openSignIn());
    const dialog = await screen.findByRole('dialog', { name: 'Login' });
    await user.click(await within(dialog).findByRole('link', { name: title }));
    await waitFor(() => expect(address()).toBe('/deviceOrders'));
    expect(screen.queryByRole('dialog')).toBeNull();
    const order = within(await card('Order N-1001'));
    await order.findByText('Confirmed');
    order.getByText(/৳245\.50/);
    await user.click(order.getByRole('link', { name: 'View details of order N-1001' }));
    await waitFor(() => expect(address()).toBe('/Order/Success?OrderNo=N-1001&Id=a'));
    await screen.findByRole('heading', { name: 'Receipt' });
  });

  // customer-area-195
  it('the menu links to the orders for a guest only', async () => {
    const { user } = visit('/about');
    await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
    await screen.findByRole('link', { name: title });
    await signIn(shop());
    await waitFor(() => expect(screen.queryByRole('link', { name: title })).toBeNull());
  });

  // customer-area-196
  it('the orders show their last status and its age without a network', async () => {
    await placed('a', 'N-1001');
    pharmacySays({ OrderNo: 'N-1001', Status: 'Confirmed', PayableAmount: 245.5 });
    visit('/deviceOrders');
    await within(await card('Order N-1001')).findByText('Confirmed');
    await waitFor(async () =>
      expect(await outboxStore.read('order-seen/a')).toMatchObject({ status: 'Confirmed' }),
    );
    expect(JSON.stringify(await outboxStore.read('order-seen/a'))).not.toMatch(/Rahima|"01[3-9]/);

    setNetwork('offline');
    const { user } = visit('/deviceOrders');
    const order = within(await card('Order N-1001'));
    await order.findByText('Confirmed');
    await order.findByText('Status from a moment ago');
    await order.findByText('The latest status could not be loaded.');
    setNetwork('online');
    pharmacySays({ OrderNo: 'N-1001', Status: 'Delivered' });
    await user.click(await order.findByRole('button', { name: 'Retry' }));
    await order.findByText('Delivered');
    expect(order.queryByText(/could not be loaded/)).toBeNull();
  });

  // customer-area-196
  it('an order of which an earlier build stored only the key is listed, also while the shop fails', async () => {
    await outboxStore.write('order-key/b', key);
    network.respond = (path) => (path === guestPath ? statusResponse(500) : undefined);
    const { user } = visit('/deviceOrders');
    await screen.findByText('Status not known yet');
    await screen.findByText('The latest status could not be loaded.');
    pharmacySays({ OrderNo: 'N-1002' });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await card('Order N-1002');
  });

  // customer-area-196
  it('an order that the pharmacy no longer has is shown as such', async () => {
    await placed('a', 'N-1001');
    network.respond = (path) => (path === guestPath ? statusResponse(404) : undefined);
    visit('/deviceOrders');
    await screen.findByText('The pharmacy does not have this order any more.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  // customer-area-197
  it('an order is removed from this phone after a confirmation', async () => {
    await placed('a', 'N-1001');
    pharmacySays({ OrderNo: 'N-1001' });
    const { user } = visit('/deviceOrders');
    const remove = 'Remove order N-1001 from this device';
    await user.click(await screen.findByRole('button', { name: remove }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await untilAnnounced('The order was removed from this device.');
    await screen.findByText('No orders on this device');
    expect(await outboxStore.keysUnder('order-')).toEqual([]);
  });

  // customer-area-195
  it('an order opened here by its link alone leaves nothing on the phone', async () => {
    pharmacySays({ OrderNo: 'N-1003' });
    visit(`/Order/Success?Id=c#key=${key}`);
    await screen.findByRole('heading', { name: 'Receipt' });
    visit('/deviceOrders');
    await screen.findByText('No orders on this device');
    expect(await outboxStore.keysUnder('order-')).toEqual([]);
  });

  // customer-area-195
  it('the orders can be read again after the storage failed', async () => {
    vi.spyOn(outboxStore, 'keysUnder').mockRejectedValueOnce(new Error('closed'));
    const { user } = visit('/deviceOrders', 'bn');
    await screen.findByText('এই ফোনের অর্ডারগুলো পড়া গেল না।'.normalize('NFC'));
    await user.click(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' }));
    await screen.findByText('এই ফোনে কোনো অর্ডার নেই'.normalize('NFC'));
  });
});
