// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { bagStore } from '#state/bag.ts';
import { sessionStore } from '#state/session.ts';
import { aPhone, days, signInByCode, wait } from '#tests/server/support/codes.ts';
import {
  anOrderOnWire,
  aProductOnWire,
  aSummaryOnWire,
  pageOnWire,
} from '#tests/builders/order-on-wire.ts';
import {
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
} from './network.ts';
import { useShop, visit, type Visit } from './shop-harness.tsx';

const theShop = useShop();

const orderList = 'ProductOrderArea/Order/Get';
const orderDetails = 'ProductOrderArea/Order/Details/';
const byOrder = 'ProductOrderArea/Prescription/ByOrder/';
const saved = 'ProductOrderArea/Prescription/Get';
const currentInfo = 'ProductArea/Product/GetCurrentInfo';
const payments = 'ProductOrderArea/Payment/Get';
const purchases = 'ProductOrderArea/Order/Purchases';

/** The pattern in the Unicode form in which the texts are stored. */
const composed = (pattern: RegExp) => new RegExp(pattern.source.normalize('NFC'));

beforeEach(async () => {
  wait(theShop(), days(2));
  const { id, token } = await signInByCode(theShop(), aPhone());
  sessionStore.set({ id, token, name: 'Rahima', email: '', phone: '01712345678', image: '' });
});

/** Responds to these paths. All others reach the server. */
function responses(table: Record<string, () => unknown>): void {
  network.respond = (path) => {
    const found = Object.keys(table).find((one) => path.startsWith(one));
    const content = found && table[found]?.();
    if (content instanceof Response) return content;
    return found ? shopResponse(content) : undefined;
  };
}

/** Presses a link that opens another tab, without navigating: happy-dom has no tabs. */
async function pressWithoutLeaving(user: Visit['user'], link: HTMLElement): Promise<void> {
  const stay = (event: Event): void => event.preventDefault();
  window.addEventListener('click', stay);
  await user.click(link);
  window.removeEventListener('click', stay);
}

describe('the profile area', () => {
  // customer-area-4
  it('the address /Profile redirects to the order history of all orders', async () => {
    responses({ [orderList]: () => pageOnWire([]) });
    const { address } = visit('/Profile');
    expect(await screen.findByText('No Order Found!')).toBeTruthy();
    expect(address()).toBe('/profile/OrderHistory/All');
  });

  // customer-area-4, shell-43
  it('an unknown path or tab redirects to the order history', async () => {
    responses({ [orderList]: () => pageOnWire([]) });
    const { address, go } = visit('/profile/nowhere');
    await screen.findByText('No Order Found!');
    expect(address()).toBe('/profile/OrderHistory/All');
    await go('/profile/OrderHistory/Nonsense');
    expect(address()).toBe('/profile/OrderHistory/All');
  });

  // customer-area-5, customer-area-7
  it('the sidebar shows wallet and due amount, and marks the current link', async () => {
    responses({
      [orderList]: () => pageOnWire([]),
      'CustomerArea/Customer/Summary': () => ({
        NotificationCount: { NotificationCount: 0 },
        Customer: { Cashback: 120.5, Pending: 30 },
      }),
    });
    visit('/profile/OrderHistory/All');
    expect(await screen.findByText('৳120.50')).toBeTruthy();
    expect(screen.getByText('৳30.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Offers' }).getAttribute('href')).toBe(
      '/profile/special/offer',
    );
    const nav = screen.getByRole('navigation', { name: 'Your account' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Order History',
      'Prescription History',
      'Request History',
      'Edit Profile',
      'Submit Complain',
      'Payment History',
    ]);
    const here = within(nav).getByRole('link', { name: 'Order History' });
    expect(here.getAttribute('aria-current')).toBe('page');
    expect(within(nav).getByRole('button', { name: 'Logout' })).toBeTruthy();
  });
});

describe('the order history', () => {
  // customer-area-21, customer-area-23, customer-area-25
  it('the page requests five orders of the tab, and shows status, place and amount', async () => {
    responses({ [orderList]: () => pageOnWire([aSummaryOnWire({ Status: 'Delivered' })]) });
    visit('/profile/OrderHistory/Delivering');
    const order = await screen.findByRole('article', { name: 'Order N-1001' });
    expect(within(order).getByText('Delivered')).toBeTruthy();
    expect(within(order).getByText('Dhaka, Dhaka')).toBeTruthy();
    expect(within(order).getByText('৳245.50')).toBeTruthy();
    expect(requestsTo(orderList).at(-1)?.path).toContain('pageSize=5&status=Delivering');
    const tabs = within(screen.getByRole('navigation', { name: 'Orders by status' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'All',
      'Confirmed',
      'Processing',
      'Delivered',
      'Canceled',
    ]);
  });

  // customer-area-26
  it('an order shows its first products with pictures, and how many more there are', async () => {
    const FirstProducts = ['Napa', 'Seclo', 'Ace'].map((Name) => ({
      Name,
      NameBn: '',
      Strength: '500 mg',
      Image: '',
    }));
    responses({
      [orderList]: () => pageOnWire([aSummaryOnWire({ FirstProducts, ProductCount: 7 })]),
    });
    visit('/profile/OrderHistory/All');
    const products = await screen.findByRole('list', { name: 'Products' });
    const lines = within(products).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Napa 500 mg',
      'Seclo 500 mg',
      'Ace 500 mg',
      'and 4 more',
    ]);
    expect(lines[0]?.firstElementChild?.getAttribute('width')).toBe('40');
  });

  // customer-area-55, customer-area-57
  it('an order under way shows its expected delivery', async () => {
    responses({ [orderList]: () => pageOnWire([aSummaryOnWire({ Upazila: 'Savar' })]) });
    visit('/profile/OrderHistory/All');
    const term = await screen.findByText('Expected delivery', { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toMatch(/^3 – 5 March 2026/);
  });

  // customer-area-24
  it('the page filters the orders itself if the host ignores the status', async () => {
    const confirmed = Array.from({ length: 6 }, (_, at) =>
      aSummaryOnWire({ Id: `c-${at}`, OrderNo: `N-2${at}`, Status: 'Confirmed' }),
    );
    const everything = Array.from({ length: 5 }, (_, at) => aSummaryOnWire({ Id: `p-${at}` }));
    responses({ [orderList]: () => pageOnWire([...everything, ...confirmed]) });
    const { user } = visit('/profile/OrderHistory/Confirmed');
    await screen.findByRole('article', { name: 'Order N-20' });
    expect(screen.getAllByRole('article')).toHaveLength(5);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByRole('article', { name: 'Order N-25' });
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('the history has a pager', async () => {
    responses({ [orderList]: () => pageOnWire([aSummaryOnWire()], 11) });
    const { user } = visit('/profile/OrderHistory/All');
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(requestsTo(orderList).at(-1)?.path).toContain('pageNumber=3'));
  });

  // customer-area-19, customer-area-20
  it('the pager continues if the host returns no total', async () => {
    const page = (count: number) => ({
      Data: Array.from({ length: count }, (_, at) => aSummaryOnWire({ Id: `o-${at}` })),
    });
    responses({
      [orderList]: () =>
        page(/pageNumber=3/.test(requestsTo(orderList).at(-1)?.path ?? '') ? 0 : 5),
    });
    const { user } = visit('/profile/OrderHistory/All');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await user.click(await screen.findByRole('link', { name: 'Page 3' }));
    await screen.findByRole('heading', { name: 'There is no page 3' });
    await user.click(screen.getByRole('link', { name: 'To the first page' }));
    expect(await screen.findAllByRole('article')).toHaveLength(5);
  });

  // customer-area-27
  it('an order whose 28 days are over is marked', async () => {
    const CreatedAt = '2020-01-01T00:00:00.000Z';
    responses({
      [orderList]: () => pageOnWire([aSummaryOnWire({ CreatedAt, autoOrderIsActive: true })]),
    });
    visit('/profile/OrderHistory/All');
    expect(await screen.findByText('Refill due')).toBeTruthy();
  });

  // customer-area-14, offline-22
  it('cached orders are shown with their age without a network', async () => {
    responses({ [orderList]: () => pageOnWire([aSummaryOnWire()]) });
    const first = visit('/profile/OrderHistory/All');
    await screen.findByRole('article', { name: 'Order N-1001' });
    first.queryClient.clear();
    document.body.innerHTML = '';
    setNetwork('offline');
    visit('/profile/OrderHistory/All');
    expect(await screen.findByRole('article', { name: 'Order N-1001' })).toBeTruthy();
    expect(await screen.findByText(/Last known, from a moment ago/)).toBeTruthy();
  });

  // customer-area-15
  it('an uncached history shows an offline state, and Retry fetches again', async () => {
    setNetwork('offline');
    const { user } = visit('/profile/OrderHistory/All');
    expect(await screen.findByText(/nothing is known on this phone yet/)).toBeTruthy();
    setNetwork('online');
    responses({ [orderList]: () => pageOnWire([]) });
    const retry = screen.queryByRole('button', { name: 'Retry' });
    if (retry) await user.click(retry);
    expect(await screen.findByText('No Order Found!')).toBeTruthy();
  });

  // customer-area-29, errors-26
  it('a failure is shown with its code', async () => {
    responses({ [orderList]: () => refusal('The list is being counted.', 77) });
    visit('/profile/OrderHistory/All');
    expect(await screen.findByText('The list is being counted. Error Code 77')).toBeTruthy();
  });

  it('the history is in Bengali on a Bengali page', async () => {
    responses({ [orderList]: () => pageOnWire([aSummaryOnWire()]) });
    visit('/profile/OrderHistory/All', 'bn');
    expect(await screen.findByRole('article', { name: 'অর্ডার N-১০০১' })).toBeTruthy();
    expect(screen.getByText('৳২৪৫.৫০')).toBeTruthy();
  });
});

describe('an order', () => {
  function open(order: Parameters<typeof anOrderOnWire>[0] = {}, more = {}) {
    responses({
      [orderDetails]: () => anOrderOnWire(order),
      [byOrder]: () => [],
      ...more,
    });
    return visit('/profile/order/details/o-1');
  }

  // customer-area-48, customer-area-49
  it('the five-step stepper marks the current step', async () => {
    open({
      Status: 'Processing',
      History: [
        { Status: 'Pending', CreatedAt: '2026-03-01T06:00:00.000Z' },
        { Status: 'Confirmed', CreatedAt: '2026-03-01T07:30:00.000Z' },
        { Status: 'Processing', CreatedAt: '2026-03-02T03:00:00.000Z' },
      ],
    });
    const steps = await screen.findByRole('list', { name: 'Where the order is' });
    const all = within(steps).getAllByRole('listitem');
    expect(all.map((step) => step.textContent)).toEqual([
      'pending (done)1 March 2026, 12:00\u00a0PM',
      'confirmed (done)1 March 2026, 1:30\u00a0PM',
      'processing Now2 March 2026, 9:00\u00a0AM',
      '4delivering',
      '5completed',
    ]);
    const marks = all.map((step) => step.querySelector('svg') !== null);
    expect(marks).toEqual([true, true, false, false, false]);
    expect(all.map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
    ]);
  });

  // customer-area-49
  it('an order of a legacy host has steps without dates, and missing data is left out', async () => {
    open({ Status: 'Confirmed' });
    const steps = await screen.findByRole('list', { name: 'Where the order is' });
    expect(within(steps).getAllByRole('listitem')[1]?.textContent).toBe('confirmed Now');
    expect(screen.queryByText('Payment method')).toBeNull();
  });

  // customer-area-55, customer-area-59
  it('an order under way shows its expected delivery, and whom to call after that', async () => {
    const now = new Date().toISOString();
    open({ Status: 'Confirmed', CreatedAt: now, District: 'Sylhet' });
    expect(await screen.findByText(/^Expected delivery: \d+ .*\d{4}$/)).toBeTruthy();
    expect(screen.getByText(/^An estimate/)).toBeTruthy();
    document.body.innerHTML = '';
    open({ Status: 'Confirmed', District: 'Sylhet' });
    expect(await screen.findByText('Expected delivery: 3 – 5 March 2026')).toBeTruthy();
    expect(screen.getByText(/^It should have arrived by now/)).toBeTruthy();
  });

  // customer-area-60
  it.each(['Delivered', 'Cancelled'])(
    'an order that is %s shows no expected delivery',
    async (Status) => {
      open({ Status });
      await screen.findByRole('list', { name: 'Where the order is' });
      expect(screen.queryByText(/Expected delivery/)).toBeNull();
    },
  );

  it('products are named in Bengali on a Bengali page if the shop has the names', async () => {
    responses({
      [orderDetails]: () =>
        anOrderOnWire({}, [
          aProductOnWire({ NameBn: 'নাপা' }),
          aProductOnWire({ ProductId: '8', Name: 'Unknown', NameBn: '' }),
        ]),
      [byOrder]: () => [],
    });
    visit('/profile/order/details/o-1', 'bn');
    const known = await screen.findByRole('link', { name: 'নাপা ৫০০ মিগ্রা' });
    expect(known.getAttribute('lang')).toBeNull();
    expect(screen.getByRole('link', { name: /^Unknown/ }).getAttribute('lang')).toBe('en');
  });

  // customer-area-39, payments-27
  it('the order shows its payment method if the host has it', async () => {
    open({ PaymentMethod: 'CASH_ON_DELIVERY', PaymentServices: [] });
    const term = await screen.findByText('Payment method', { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe('Cash On Delivery');
  });

  // customer-area-50
  it('a cancelled order has a banner and no active step', async () => {
    open({ Status: 'Cancelled' });
    expect(await screen.findByText('This order was cancelled.')).toBeTruthy();
    const steps = screen.getByRole('list', { name: 'Where the order is' });
    expect(steps.querySelector('[aria-current]')).toBeNull();
  });

  // customer-area-37
  it('the unpaid amount is never negative', async () => {
    open({ PaymentLeft: -50 });
    const term = await screen.findByText('Unpaid', { selector: 'dt' });
    expect(term.nextElementSibling?.textContent).toBe('৳0.00');
  });

  // customer-area-35, customer-area-36
  it("the wallet's part is shown, so that payable − paid is unpaid", async () => {
    open({ PayableAmount: 200.5, PaidAmount: 100, PaymentLeft: 100.5 });
    const amountOf = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    await screen.findByText('From your wallet', { selector: 'dt' });
    expect(amountOf('From your wallet')).toBe('−\u00a0৳45.00');
    expect(amountOf('Payable')).toBe('৳200.50');
    expect(amountOf('Paid')).toBe('৳100.00');
    expect(amountOf('Unpaid')).toBe('৳100.50');
  });

  // customer-area-31
  it("another customer's order is not found", async () => {
    open({}, { [orderDetails]: () => statusResponse(404) });
    expect(await screen.findByText('There is no such order in your account.')).toBeTruthy();
  });

  // checkout-106, customer-area-41, offline-26
  it('the order is passed to the invoice’s tab under the storage key invoice', async () => {
    const { user } = open();
    const print = await screen.findByRole('link', { name: 'Print Invoice' });
    expect(print.getAttribute('target')).toBe('_blank');
    await pressWithoutLeaving(user, print);
    expect(JSON.parse(localStorage.getItem('invoice') ?? '{}')).toMatchObject({
      order: { orderNo: 'N-1001' },
    });
  });

  // customer-area-65
  it('saved prescriptions are selected in a dialog and attached', async () => {
    const { user } = open(
      {},
      {
        [saved]: () => [{ Id: 'p-1', FilePath: '/nothing.png' }],
        'ProductOrderArea/Prescription/AddToOrder': () => null,
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Attach Prescription' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('checkbox', { name: 'Prescription 1' }));
    await user.click(within(dialog).getByRole('button', { name: 'Attach 1 prescription' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo('ProductOrderArea/Prescription/AddToOrder').at(-1)?.body).toMatchObject({
      OrderId: 'o-1',
      Prescriptions: ['p-1'],
    });
  });

  // customer-area-65, customer-area-66
  it('the attach dialog shows that every prescription is already attached', async () => {
    const one = { Id: 'p-1', FilePath: '/nothing.png' };
    const { user } = open({}, { [saved]: () => [one], [byOrder]: () => [one] });
    await user.click(await screen.findByRole('button', { name: 'Attach Prescription' }));
    await screen.findByText('All your saved prescriptions are with this order already.');
  });

  // customer-area-66, errors-64
  it('the attach dialog shows that nothing is uploaded yet', async () => {
    const { user } = open({}, { [saved]: () => [] });
    await user.click(await screen.findByRole('button', { name: 'Attach Prescription' }));
    expect(await screen.findByText('You have not uploaded any prescriptions yet.')).toBeTruthy();
  });
});

describe('a cancelled order', () => {
  // checkout-110, customer-area-38, customer-area-61, customer-area-69
  it('the order promises no cashback and requests no prescription', async () => {
    responses({
      [orderDetails]: () => anOrderOnWire({ Status: 'Cancelled', CashBack: 30, PaymentLeft: 0 }),
      [byOrder]: () => [],
    });
    visit('/profile/order/details/o-1');
    await screen.findByText('No prescription found');
    expect(screen.queryByText('Cashback for your next order')).toBeNull();
    expect(screen.queryByText('Upload Prescriptions')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Attach Prescription' })).toBeNull();
    cleanup();
    visit('/invoice/o-1');
    await screen.findByText('Rahima Khatun');
    expect(screen.queryByText('Thank you. Get well soon.')).toBeNull();
    expect(screen.queryByText(/Cashback to be applied/)).toBeNull();
  });
});

describe('a refill', () => {
  const info = { Id: '7', UnitSalePrice: 2, Discount: 0.5, DiscountPercent: 25, Stock: 40 };
  const onShelf = {
    ...info,
    Name: 'Napa',
    NameBn: 'নাপা',
    Strength: '500 mg',
    GenericName: 'Paracetamol',
    Type: 'Tablet',
    SupplierName: 'Beximco',
    ImagePath: '',
    Permalink: 'napa-500-mg',
  };

  async function openRefill() {
    responses({
      [orderDetails]: () =>
        anOrderOnWire({}, [aProductOnWire({ ProductId: '7', Name: 'Napa', Quantity: 12 })]),
      [byOrder]: () => [],
      [currentInfo]: () => [{ ...info, IsPrescriptionRequired: false }],
      'ProductArea/ProductContent/ByProduct/7': () => onShelf,
    });
    const visited = visit('/profile/order/details/o-1');
    await visited.user.click(await screen.findByRole('button', { name: 'Refill' }));
    await screen.findByText('Use last quantities');
    return visited;
  }

  // customer-area-71, customer-area-72, customer-area-73, customer-area-77
  it('the refill puts one of each into the bag at today’s price and opens the checkout', async () => {
    const { user, address } = await openRefill();
    await user.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(address()).toBe('/Checkout'));
    const [line] = bagStore.get().lines;
    expect(line).toMatchObject({ id: '7', quantity: 1, listPrice: 200, discount: 50 });
    // The catalogue adds the fields that the order lacks.
    expect(line).toMatchObject({ permalink: 'napa-500-mg', form: 'Tablet', nameBn: 'নাপা' });
  });

  // customer-area-73
  it('the refill uses the last quantities on request', async () => {
    const { user, address } = await openRefill();
    await user.click(screen.getByRole('radio', { name: 'Use last quantities' }));
    await user.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(address()).toBe('/Checkout'));
    expect(bagStore.get().lines).toMatchObject([{ id: '7', quantity: 12 }]);
  });

  // customer-area-80
  it('the refill of a due auto-order preselects the last quantities', async () => {
    responses({
      [orderDetails]: () =>
        anOrderOnWire(
          { autoOrderIsActive: true, Status: 'Delivered', CreatedAt: '2026-01-01T06:00:00.000Z' },
          [aProductOnWire({ ProductId: '7', Name: 'Napa', Quantity: 12 })],
        ),
      [byOrder]: () => [],
      [currentInfo]: () => [{ ...info, IsPrescriptionRequired: false }],
    });
    const { user, address } = visit('/profile/order/details/o-1');
    await user.click(await screen.findByRole('button', { name: 'Order it again' }));
    expect(await screen.findByRole('radio', { name: 'Use last quantities' })).toHaveProperty(
      'checked',
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(address()).toBe('/Checkout'));
    expect(bagStore.get().lines).toMatchObject([{ id: '7', quantity: 12 }]);
  });

  // checkout-7, customer-area-78
  it('the refill can be undone at the checkout', async () => {
    const { user } = await openRefill();
    await user.click(screen.getByRole('button', { name: 'Order' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(bagStore.get().lines).toEqual([]);
  });
});

describe('payments', () => {
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

  // payments-33, payments-34, payments-35, payments-36
  it.each([
    [
      '/profile/Payment-History',
      ['#', 'Order No.', 'Transaction Id', 'Service', 'Amount', 'Status', 'Date'],
    ],
    ['/Transactions', ['Order No', 'Transaction Id', 'Service', 'Amount', 'State', 'Date']],
  ])('payments are in one table at %s, under its own headings', async (path, headings) => {
    responses({ [payments]: () => pageOnWire([payment]) });
    visit(path);
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(headings);
    expect(within(table).getByRole('link', { name: 'N-1001' }).getAttribute('href')).toBe(
      '/profile/order/details/o-1',
    );
    expect(requestsTo(payments).at(-1)?.body).toMatchObject({ pageNumber: 1, pageSize: 10 });
  });

  // errors-28, payments-39
  it('a failure to load the payments shows an alert', async () => {
    responses({ [payments]: () => refusal('The books are closed.', 12) });
    visit('/profile/Payment-History');
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('The books are closed. Error Code 12')).toBeTruthy();
  });
});

describe('purchases', () => {
  // customer-area-103, customer-area-104
  it('purchases have a tab of orders, 10 per page, and one of requests', async () => {
    responses({ [purchases]: () => pageOnWire([aSummaryOnWire()]) });
    const { user } = visit('/Purchases');
    expect(await screen.findByRole('link', { name: 'N-1001' })).toBeTruthy();
    expect(requestsTo(purchases).at(-1)?.body).toMatchObject({ filter: [], pageSize: 10 });
    await user.click(screen.getByRole('tab', { name: 'Requests' }));
    expect(await screen.findByText("Didn't find any requests yet.")).toBeTruthy();
  });

  // customer-area-106, errors-28
  it('a refusal shows its Msg in an alert', async () => {
    responses({ [purchases]: () => refusal('Come back tomorrow.', 12) });
    visit('/Purchases');
    const name = 'Come back tomorrow. Error Code 12';
    expect(await screen.findByRole('alertdialog', { name })).toBeTruthy();
  });
});

describe('the invoice', () => {
  // checkout-106, checkout-110
  it('the invoice reads the order from storage and removes it there', async () => {
    responses({ [orderDetails]: () => anOrderOnWire({ CashBack: 30 }), [byOrder]: () => [] });
    const { user, go } = visit('/profile/order/details/o-1');
    const print = await screen.findByRole('link', { name: 'Print Invoice' });
    await pressWithoutLeaving(user, print);
    responses({ [orderDetails]: () => statusResponse(500) });
    await go('/invoice/o-1');
    expect(await screen.findByRole('heading', { name: 'Invoice N-1001' })).toBeTruthy();
    expect(screen.getByText('Cashback to be applied at the next order: BDT 30.00')).toBeTruthy();
    expect(localStorage.getItem('invoice')).toBeNull();
  });

  // checkout-25, checkout-109
  it('the wallet is subtracted before the payable, and later payments after it', async () => {
    responses({
      [orderDetails]: () =>
        anOrderOnWire({ PayableAmount: 200.5, PaidAmount: 100, PaymentLeft: 100.5 }),
    });
    visit('/invoice/o-5');
    const amountOf = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    await screen.findByText('From your wallet', { selector: 'dt' });
    expect(['Total', 'Delivery charge', 'From your wallet', 'Payable'].map(amountOf)).toEqual([
      'BDT 165.50',
      'BDT 80.00',
      '−\u00a0BDT 45.00',
      'BDT 200.50',
    ]);
    expect([amountOf('Paid'), amountOf('Unpaid')]).toEqual(['BDT 100.00', 'BDT 100.50']);
  });

  // checkout-107
  it('the invoice without a stored order fetches it', async () => {
    responses({ [orderDetails]: () => anOrderOnWire({}) });
    visit('/invoice/o-2', 'bn');
    expect(await screen.findByRole('heading', { name: 'চালান N-১০০১' })).toBeTruthy();
  });

  // checkout-107
  it("another customer's invoice is not found", async () => {
    responses({ [orderDetails]: () => statusResponse(404) });
    visit('/invoice/o-9');
    expect(await screen.findByText('There is no such order in your account.')).toBeTruthy();
  });

  // payments-27
  it('the invoice shows the payment method, and deductions with a minus', async () => {
    responses({
      [orderDetails]: () =>
        anOrderOnWire({ PaymentMethod: 'PAY_NOW', PaymentServices: ['bKash'] }, [
          aProductOnWire({ Discount: 0.2, Quantity: 10 }),
        ]),
    });
    visit('/invoice/o-6');
    expect(await screen.findByText('Payment: Online payment (bKash)')).toBeTruthy();
    expect(screen.getByText('− BDT 2.00')).toBeTruthy();
  });

  // checkout-112
  it("the browser's print dialog saves the invoice as a PDF named by its number", async () => {
    responses({ [orderDetails]: () => anOrderOnWire({}) });
    const titles: string[] = [];
    vi.stubGlobal('print', () => {
      window.dispatchEvent(new Event('beforeprint'));
      titles.push(document.title);
    });
    const { user } = visit('/invoice/o-7');
    const button = await screen.findByRole('button', { name: 'Save as PDF' });
    const before = document.title;
    await user.click(button);
    expect(titles).toEqual(['invoice-N-1001']);
    window.dispatchEvent(new Event('afterprint'));
    expect(document.title).toBe(before);
    expect(screen.getByText(/choose “Save as PDF”/)).toBeTruthy();
  });

  // checkout-112
  it('a browser that cannot print shows a message', async () => {
    responses({ [orderDetails]: () => anOrderOnWire({}) });
    vi.stubGlobal('print', undefined);
    const { user } = visit('/invoice/o-8');
    await user.click(await screen.findByRole('button', { name: 'Save as PDF' }));
    expect(await screen.findByText(/^This browser cannot make a PDF/)).toBeTruthy();
  });

  // checkout-112, checkout-113
  it.each([
    ['en', 'Save as PDF', 'Save as text', /^This browser cannot make a PDF/, /^Inside this app/],
    ['bn', 'পিডিএফ হিসেবে রাখুন', 'টেক্সট হিসেবে রাখুন', /^এই ব্রাউজার পিডিএফ/, /^এই অ্যাপের ভেতরে/],
  ] as const)(
    "another app's browser shows a message (%s)",
    async (language, pdf, text, noPdf, noFile) => {
      responses({ [orderDetails]: () => anOrderOnWire({}) });
      vi.stubGlobal('print', vi.fn());
      const keeping = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
      const name = vi
        .spyOn(navigator, 'userAgent', 'get')
        .mockReturnValue('Mozilla/5.0 (Linux; Android 14) [FBAN/EMA;FBAV/480.0.0.0;]');
      onTestFinished(() => {
        keeping.mockRestore();
        name.mockRestore();
      });
      const { user } = visit('/invoice/o-9', language);
      await user.click(await screen.findByRole('button', { name: pdf.normalize('NFC') }));
      expect(await screen.findByText(composed(noPdf))).toBeTruthy();
      await user.click(screen.getByRole('button', { name: text.normalize('NFC') }));
      expect(await screen.findByText(composed(noFile))).toBeTruthy();
      expect(screen.queryByText(composed(noPdf))).toBeNull();
      expect(keeping).not.toHaveBeenCalled();
    },
  );

  // checkout-112
  it('a message appears if the browser does not start printing', async () => {
    responses({ [orderDetails]: () => anOrderOnWire({}) });
    vi.stubGlobal('print', vi.fn());
    const { user } = visit('/invoice/o-10');
    const button = await screen.findByRole('button', { name: 'Print' });
    const before = document.title;
    await user.click(button);
    expect(await screen.findByText(/^This browser cannot make a PDF/)).toBeTruthy();
    expect(document.title).toBe(before);
    // The browser was only slow to print.
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.queryByText(/^This browser cannot make a PDF/)).toBeNull();
    expect(document.title).toBe('invoice-N-1001');
  });

  // checkout-111
  it('the invoice prints on A4 or an 80 mm roll', async () => {
    responses({ [orderDetails]: () => anOrderOnWire({}) });
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = visit('/invoice/o-3');
    const headings = () => screen.getAllByRole('columnheader').map((one) => one.textContent);
    const paper = await screen.findByLabelText('Paper');
    expect(headings()).toEqual(['Product', 'Qty', 'Unit price', 'Discount', 'Amount']);
    await user.selectOptions(paper, '80mm');
    // The roll is too narrow for five columns.
    expect(headings()).toEqual(['Product', 'Amount']);
    expect(screen.getAllByText(/^\d+ × BDT [\d.,]+$/)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
