// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { followSession } from '#app/follow-session.ts';
import { newSubmissionId, sendSubmission } from '#outbox/write.ts';
import { sessionStore } from '#state/session.ts';
import { signInStore } from '#state/sign-in.ts';
import { aSummaryOnWire, pageOnWire } from '#tests/builders/order-on-wire.ts';
import { hold, respondBy, requestsTo, network, setNetwork, statusResponse } from './network.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();
const listPath = 'ProductOrderArea/Order/Get';
const requestsPath = 'RequestOrderArea/RequestOrder/Get';
const purchasesPath = 'ProductOrderArea/Order/Purchases';
const orderNamed = (number: string) => screen.findByRole('article', { name: `Order ${number}` });

describe('the customer area', () => {
  beforeEach(() => signIn(theShop(), 'Rahima'));

  // customer-area-3
  it('signing out inside the area opens home without the login form', async () => {
    respondBy({ [listPath]: () => pageOnWire([]) });
    const { user, address, queryClient } = visit('/profile/OrderHistory/All');
    onTestFinished(followSession(queryClient));
    const area = await screen.findByRole('navigation', { name: 'Your account' });
    await user.click(within(area).getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(sessionStore.get()).toBeNull());
    await waitFor(() => expect(address()).toBe('/'));
    expect(signInStore.get()).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // customer-area-4
  it('the address /profile/OrderHistory redirects to all orders', async () => {
    respondBy({ [listPath]: () => pageOnWire([]) });
    const { address } = visit('/profile/OrderHistory');
    await waitFor(() => expect(address()).toBe('/profile/OrderHistory/All'));
  });

  // customer-area-7
  it('an unknown amount is a dash with an accessible name', async () => {
    respondBy({
      [listPath]: () => pageOnWire([]),
      'CustomerArea/Customer/Summary': () => statusResponse(500),
    });
    visit('/profile/OrderHistory/All');
    await screen.findByText('No Order Found!');
    expect(screen.getAllByRole('img', { name: 'not known yet' })).toHaveLength(2);
  });
});

describe('/Prescriptions', () => {
  // customer-area-11, shell-44, shell-48
  it('the page is public and links to the saved prescriptions', async () => {
    visit('/Prescriptions');
    expect(await screen.findByRole('heading', { level: 1, name: 'Prescriptions' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Prescription History' });
    expect(link.getAttribute('href')).toBe('/profile/prescription/history');
  });
});

describe('a list', () => {
  beforeEach(() => signIn(theShop(), 'Rahima'));

  // customer-area-12, offline-22
  it('the cached list is shown first and then refreshed', async () => {
    respondBy({ [listPath]: () => pageOnWire([aSummaryOnWire({ OrderNo: 'N-1' })]) });
    const first = visit('/profile/OrderHistory/All');
    await orderNamed('N-1');
    first.queryClient.clear();
    document.body.innerHTML = '';
    const letGo = hold(/Order\/Get/);
    respondBy({ [listPath]: () => pageOnWire([aSummaryOnWire({ OrderNo: 'N-2' })]) });
    visit('/profile/OrderHistory/All');
    await orderNamed('N-1');
    letGo();
    await orderNamed('N-2');
  });

  // offline-27
  it('a list stored in an older form is fetched again and stored in the new one', async () => {
    const key = `private/answers/${sessionStore.get()?.id}/["orders","All",1]`;
    const older = { respond: { rows: [{ id: 'o-1', number: 'N-1' }], total: 1 }, at: 1, v: 1 };
    localStorage.setItem(key, JSON.stringify(older));
    respondBy({ [listPath]: () => pageOnWire([aSummaryOnWire({ OrderNo: 'N-2' })]) });
    visit('/profile/OrderHistory/All');
    await orderNamed('N-2');
    expect(localStorage.getItem(key)).toContain('"OrderNo":"N-2"');
  });

  // customer-area-16, shell-49
  it.each(['abc', '0', '-1', '1.5', '100001'])(
    'the first page opens for ?page=%s',
    async (page) => {
      respondBy({ [listPath]: () => pageOnWire([aSummaryOnWire()]) });
      visit(`/profile/OrderHistory/All?page=${page}`);
      await orderNamed('N-1001');
      expect(requestsTo(listPath).at(-1)?.path).toContain('pageNumber=1&');
    },
  );

  // customer-area-18
  it('the old page stays visible while the next one is fetched', async () => {
    respondBy({ [listPath]: () => pageOnWire([aSummaryOnWire()], 11) });
    const { user } = visit('/profile/OrderHistory/All');
    const before = await orderNamed('N-1001');
    network.holds = { path: /Order\/Get/, until: new Promise(() => undefined) };
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(before.closest('[aria-busy="true"]')).toBeTruthy());
    expect(before.isConnected).toBe(true);
  });

  // customer-area-24
  it('the list of a host without filters is built from 1,000 orders at most', async () => {
    const Status = 'Pending';
    const others = Array.from({ length: 5 }, (_, at) => aSummaryOnWire({ Id: `p-${at}`, Status }));
    respondBy({ [listPath]: () => pageOnWire(others, 5_000) });
    visit('/profile/OrderHistory/Confirmed');
    await screen.findByText('No Order Found!');
    const sizes = requestsTo(listPath).map(({ path }) => Number(/pageSize=(\d+)/.exec(path)?.[1]));
    const [, ...more] = sizes;
    expect(more.length).toBeGreaterThan(0);
    expect(more.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000);
  });

  // customer-area-25
  it('the list of orders links to each order and its refill, and shows its note', async () => {
    respondBy({ [listPath]: () => pageOnWire([aSummaryOnWire({ Remarks: 'ring twice' })]) });
    visit('/profile/OrderHistory/All');
    const order = within(await orderNamed('N-1001'));
    order.getByText(/1 March 2026/);
    order.getByText('ring twice');
    const details = order.getByRole('link', { name: 'View details of order N-1001' });
    expect(details.getAttribute('href')).toBe('/profile/order/details/o-1');
    order.getByRole('button', { name: 'Refill order N-1001' });
  });

  // customer-area-28
  it('an empty list of orders links to the products', async () => {
    respondBy({ [listPath]: () => pageOnWire([]) });
    visit('/profile/OrderHistory/Confirmed');
    await screen.findByText('What you order appears here.');
    expect(screen.getByRole('link', { name: 'Look at the products' })).toBeTruthy();
  });

  // customer-area-29
  it('the list of orders has its own messages for loading and failure', async () => {
    network.holds = { path: /Order\/Get/, until: new Promise(() => undefined) };
    visit('/profile/OrderHistory/All');
    await screen.findByRole('status', { name: 'Loading your orders…' });
    document.body.innerHTML = '';
    network.holds = null;
    respondBy({ [listPath]: () => statusResponse(500) });
    visit('/profile/OrderHistory/Processing');
    await screen.findByText('Your orders could not be loaded.');
  });
});

describe('Request History', () => {
  const aRow = (changes: object = {}) => ({
    Id: 'r-1',
    OrderNo: 'R-1',
    Remarks: 'for my father',
    Status: 'Pending',
    CreatedAt: '2026-03-01T06:00:00.000Z',
    ...changes,
  });
  const wait = async () => {
    setNetwork('offline');
    const payload = { rows: [], note: 'still here', prescriptionIds: [], address: null };
    const owner = sessionStore.get()?.id ?? '';
    await act(() =>
      sendSubmission({ id: newSubmissionId(), kind: 'request-order', owner, payload }),
    );
  };

  beforeEach(() => signIn(theShop(), 'Rahima'));

  // customer-area-97, customer-area-98
  it.each([
    'Pending',
    'Answered',
    'Confirmed',
    'Processing',
    'Delivering',
    'Delivered',
    'Cancelled',
    'On a boat',
  ])('each request shows number, date, note and the status %s', async (Status) => {
    respondBy({ [requestsPath]: () => pageOnWire([aRow({ Status })]) });
    visit('/profile/prescription/request');
    await screen.findByText('Request R-1');
    for (const words of [Status, 'for my father', /1 March 2026/])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  // customer-area-102
  it("the shop's phone number is below the list", async () => {
    visit('/profile/prescription/request');
    expect(await screen.findByText(/call us with your request number: 09610-000000/)).toBeTruthy();
  });

  // customer-area-96, offline-98
  it('the queued requests of this phone are on top, but not in the purchases', async () => {
    await wait();
    const { go } = visit('/profile/prescription/request');
    await screen.findByRole('button', { name: 'Send now' });
    await act(() => go('/Purchases?tab=requests'));
    await screen.findByRole('tab', { name: 'Requests', selected: true });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
  });

  // customer-area-105
  it('the purchases have a tab of requests, without queued ones', async () => {
    respondBy({ [requestsPath]: () => pageOnWire([aRow()]) });
    visit('/Purchases?tab=requests');
    expect(await screen.findByText('Request R-1')).toBeTruthy();
    expect(screen.queryByText(/call us with your request number/)).toBeNull();
  });

  // customer-area-101
  it('the list is fetched again when this phone has delivered a request', async () => {
    visit('/profile/prescription/request');
    await screen.findByText("Didn't find any requests yet.");
    const before = requestsTo(requestsPath).length;
    const payload = {
      rows: [{ id: 'row', name: 'Napa', strength: '500 mg', quantity: 2 }],
      remarks: '',
      prescriptionIds: [],
      address: null,
    };
    const owner = sessionStore.get()?.id ?? '';
    respondBy({ 'RequestOrderArea/RequestOrder/Add': () => ({ Id: 'r-2', OrderNo: 'R-2' }) });
    await act(() =>
      sendSubmission({ id: newSubmissionId(), kind: 'request-order', owner, payload }),
    );
    await waitFor(() => expect(requestsTo(requestsPath).length).toBeGreaterThan(before));
  });
});

describe('Purchases', () => {
  // customer-area-103, customer-area-104
  it('the page has a breadcrumb from home, and orders in columns', async () => {
    await signIn(theShop(), 'Rahima');
    respondBy({ [purchasesPath]: () => pageOnWire([aSummaryOnWire()]) });
    visit('/Purchases');
    const table = within(await screen.findByRole('table'));
    const headings = table.getAllByRole('columnheader').map((one) => one.textContent);
    expect(headings).toEqual(['Order No', 'Status', 'Payable', 'Date']);
    const link = table.getByRole('link', { name: 'N-1001' });
    expect(link.getAttribute('href')).toBe('/profile/order/details/o-1');
    const trail = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });
});
