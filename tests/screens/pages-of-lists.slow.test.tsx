// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSummaryOnWire, pageOnWire } from '#tests/builders/order-on-wire.ts';
import { requestsTo, network, shopResponse } from './network.ts';
import { signIn, useShop, visit } from './shop-harness.tsx';

const theShop = useShop();

const payment = {
  Id: '1',
  OrderId: 'o-1',
  OrderNo: 'N-1001',
  TranId: 'T-9',
  CardType: 'bKash',
  AttemptAmount: 245.5,
  Status: 'Success',
  PaymentDate: '2026-03-01T06:00:00.000Z',
};
const request = {
  Id: 'r-1',
  OrderNo: 'R-1',
  Remarks: '',
  Status: 'Pending',
  CreatedAt: '2026-03-01T06:00:00.000Z',
};
const news = { Id: 'n-1', Content: 'Hello', Status: 'New', ReferenceId: '', Reference: '' };

interface OwnList {
  address: string;
  path: string;
  row: object;
  perPage: number;
}

/** The customer's own lists with the path of their request. */
const ownLists: OwnList[] = [
  {
    address: '/profile/OrderHistory/All',
    path: 'ProductOrderArea/Order/Get',
    row: aSummaryOnWire(),
    perPage: 5,
  },
  {
    address: '/profile/Payment-History',
    path: 'ProductOrderArea/Payment/Get',
    row: payment,
    perPage: 10,
  },
  { address: '/Transactions', path: 'ProductOrderArea/Payment/Get', row: payment, perPage: 10 },
  {
    address: '/Purchases',
    path: 'ProductOrderArea/Order/Purchases',
    row: aSummaryOnWire(),
    perPage: 10,
  },
  {
    address: '/profile/prescription/request',
    path: 'RequestOrderArea/RequestOrder/Get',
    row: request,
    perPage: 5,
  },
  {
    address: '/Purchases?tab=requests',
    path: 'RequestOrderArea/RequestOrder/Get',
    row: request,
    perPage: 5,
  },
  { address: '/Notifications', path: 'NoticeArea/Notification/Get', row: news, perPage: 5 },
];

/** Responds with two pages of a list, and with empty pages after them. */
function twoPages({ path, row, perPage }: OwnList): void {
  network.respond = (requested) => {
    if (!requested.startsWith(path)) return undefined;
    const { body } = network.requests.at(-1) ?? {};
    const page =
      /pageNumber=(\d+)/.exec(requested)?.[1] ?? /"pageNumber":(\d+)/.exec(text(body))?.[1];
    return shopResponse(pageOnWire(Number(page) > 2 ? [] : [row], perPage + 1));
  };
}

const text = (body: unknown) => JSON.stringify(body ?? '');

describe.each(ownLists)('the list at $address', (list) => {
  // customer-area-16, customer-area-17, notifications-8
  it('Back leads from page 2 to page 1, and from there to the previous screen', async () => {
    await signIn(theShop());
    twoPages(list);
    const { user, address, go, back } = visit('/about');
    await go(list.address);
    const first = address();
    const { name } = await pageTwo();
    await user.click(screen.getByRole(name, { name: 'Page 2' }));
    await waitFor(() => expect(address()).toMatch(/[?&]page=2/));
    back();
    await waitFor(() => expect(address()).toBe(first));
    const current = await screen.findByRole(name, { name: 'Page 1' });
    expect(current.getAttribute('aria-current')).toBe('page');
    back();
    await waitFor(() => expect(address()).toBe('/about'));
  });

  // customer-area-19, shell-50
  it('a page after the last is reported as missing, with a link to the last', async () => {
    await signIn(theShop());
    twoPages(list);
    const joint = list.address.includes('?') ? '&' : '?';
    const { user, address } = visit(`${list.address}${joint}page=99`);
    expect(await screen.findByRole('heading', { name: 'There is no page 99' })).toBeTruthy();
    expect(screen.getByText('This list ends on page 2.')).toBeTruthy();
    expect(screen.queryByText('No Order Found!')).toBeNull();
    const way =
      screen.queryByRole('link', { name: 'To page 2' }) ??
      screen.getByRole('button', { name: 'To page 2' });
    await user.click(way);
    await waitFor(() => expect(address()).toMatch(/[?&]page=2/));
    await waitFor(() => expect(requestsTo(list.path).at(-1)).toBeTruthy());
    expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeTruthy();
  });
});

/** Pages are links, or buttons if the screen writes the address. */
async function pageTwo() {
  await screen.findByRole('navigation', { name: 'Pages' });
  const name = screen.queryByRole('link', { name: 'Page 2' })
    ? ('link' as const)
    : ('button' as const);
  return { name };
}

describe('a page after the last', () => {
  // shell-50
  it.each([['/gallery'], ['/review'], ['/category/medicine'], ['/subCategory/11']])(
    'the page of %s is reported as missing, with a link into the list',
    async (path) => {
      const { user, address } = visit(`${path}?page=999`);
      expect(await screen.findByRole('heading', { name: 'There is no page 999' })).toBeTruthy();
      await user.click(await screen.findByRole('link', { name: /^To (page \d+|the first page)$/ }));
      await waitFor(() => expect(address()).not.toContain('999'));
      await waitFor(() => expect(screen.queryByText('There is no page 999')).toBeNull());
    },
  );

  // customer-area-19, shell-50
  it('the page links to the first if the host does not count the rows', async () => {
    await signIn(theShop());
    network.respond = (path) =>
      path.startsWith('ProductOrderArea/Order/Get') ? shopResponse({ Data: [] }) : undefined;
    visit('/profile/OrderHistory/All?page=3');
    expect(await screen.findByRole('heading', { name: 'There is no page 3' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the first page' })).toBeTruthy();
  });

  // customer-area-19
  it('the page of an empty list shows that the list is empty', async () => {
    await signIn(theShop());
    network.respond = (path) =>
      path.startsWith('ProductOrderArea/Order/Get') ? shopResponse(pageOnWire([], 0)) : undefined;
    visit('/profile/OrderHistory/All?page=3');
    expect(await screen.findByText('No Order Found!')).toBeTruthy();
  });

  it('the message is in Bengali with Bengali digits', async () => {
    visit('/gallery?page=99', 'bn');
    expect(await screen.findByRole('heading', { name: '৯৯ নম্বর পাতা নেই' })).toBeTruthy();
  });
});
