// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newSubmissionId, sendSubmission } from '#outbox/write.ts';
import { storedPrivateResponse } from '#state/private-responses.ts';
import { profileLinksText } from '#text/profile.ts';
import { aRequestPayload } from '#tests/builders/request-payload.ts';
import { asCustomer, atCheckout, fillCheckout, pressPlace, withBag } from './checkout-harness.tsx';
import { network, setNetwork, statusResponse, timesReached } from './network.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();
const ordersPath = 'ProductOrderArea/Order/Get';
const ordersAddress = '/profile/OrderHistory/All';
const requestsAddress = '/profile/prescription/request';

/** Closes the page, turns the network off, and opens an address in a new page. */
function openOffline(address: string): void {
  cleanup();
  setNetwork('offline');
  visit(address);
}

async function placeAnOrder(): Promise<void> {
  await withBag(shop());
  const { user } = await atCheckout();
  await fillCheckout(user);
  await pressPlace(user);
  await screen.findByRole('heading', { name: 'Order Placed Successfully!' });
}

describe('submissions sent from this phone', () => {
  // offline-189
  it('a sent order is listed without a network, although the cached list was empty', async () => {
    await asCustomer(shop(), 0);
    visit(ordersAddress);
    await screen.findByText('No Order Found!');
    cleanup();
    await placeAnOrder();
    await waitFor(() => expect(timesReached(ordersPath)).toBeGreaterThan(1));
    await waitFor(() => expect(storedPages()).toContain('"Total":1'));
    openOffline(ordersAddress);
    await screen.findByRole('article', { name: /^Order / });
    expect(screen.queryByText('No Order Found!')).toBeNull();
  });

  // offline-189
  it('a list that failed to load is not shown as empty', async () => {
    const customer = await asCustomer(shop(), 0);
    visit(ordersAddress);
    await screen.findByText('No Order Found!');
    cleanup();
    network.respond = (path) => (path.startsWith(ordersPath) ? statusResponse(500) : undefined);
    await placeAnOrder();
    const list = JSON.stringify(['orders', 'All', 1]);
    await waitFor(() => expect(storedPrivateResponse(customer, list, Object)).toBeNull());
    openOffline(ordersAddress);
    await screen.findByText(profileLinksText.away[0]);
    expect(screen.queryByText('No Order Found!')).toBeNull();
  });

  // offline-189
  it('a request that the outbox sent from another page is listed', async () => {
    const owner = await signIn(shop());
    const first = visit(requestsAddress);
    await screen.findByText("Didn't find any requests yet.");
    await first.go('/about');
    await screen.findByRole('heading', { name: 'About Us' });
    const payload = aRequestPayload({ name: 'Seclo' });
    await act(() =>
      sendSubmission({ id: newSubmissionId(), kind: 'request-order', owner, payload }),
    );
    await screen.findByRole('button', { name: /Sent – Request R-\d+/ });
    await waitFor(() => expect(storedPages()).toMatch(/R-\d+/));
    openOffline(requestsAddress);
    await screen.findByRole('heading', { name: 'Request History' });
    expect(await screen.findAllByRole('article', { name: /R-\d+/ })).not.toHaveLength(0);
    expect(screen.queryByText("Didn't find any requests yet.")).toBeNull();
  });
});

/** The cached pages of the customer's own lists. */
function storedPages(): string {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('private/answers/'));
  return keys.map((key) => localStorage.getItem(key) ?? '').join('\n');
}
