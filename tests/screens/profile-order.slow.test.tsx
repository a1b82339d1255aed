// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bagStore } from '#state/bag.ts';
import {
  aProductOnWire,
  anOrderOnWire,
  aSummaryOnWire,
  pageOnWire,
} from '#tests/builders/order-on-wire.ts';
import { aLine } from '#tests/builders/product.ts';
import { respondBy, requestsTo, network, setNetwork, statusResponse } from './network.ts';
import { aPhotoFile, uploadPath } from './request-form.ts';
import { signIn, untilAnnounced, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();
const listPath = 'ProductOrderArea/Order/Get';
const detailsPath = 'ProductOrderArea/Order/Details/';
const byOrderPath = 'ProductOrderArea/Prescription/ByOrder/';
const addToOrderPath = 'ProductOrderArea/Prescription/AddToOrder';
const pricesPath = 'ProductArea/Product/GetCurrentInfo';
const now = { Id: '7', UnitSalePrice: 2, Discount: 0, DiscountPercent: 0, Stock: 40 };

beforeEach(() => signIn(theShop(), 'Rahima'));

type OrderChanges = Parameters<typeof anOrderOnWire>[0];

function open(order: OrderChanges = {}, more: Record<string, () => unknown> = {}) {
  respondBy({ [detailsPath]: () => anOrderOnWire(order), [byOrderPath]: () => [], ...more });
  return visit('/profile/order/details/o-1');
}

const shownAt = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('an order', () => {
  // customer-area-30, customer-area-32, customer-area-33
  it('the page shows status, steps, ordered products, address, note, amounts and prescriptions', async () => {
    open({
      Status: 'Confirmed',
      ComtactEmail: 'r@x.test',
      AddressType: 'Office',
      Address: 'House 7, Road 3',
      Upazila: 'Mirpur',
      Remarks: 'ring twice',
    });
    await screen.findByRole('list', { name: 'Where the order is' });
    const [, row] = within(screen.getByRole('table')).getAllByRole('row');
    const cells = within(row ?? document.body).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      expect.stringContaining('Napa 500 mg'),
      '৳1.20',
      '10',
      '৳12.00',
    ]);
    expect(
      within(row ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/product/details/7');
    const address = screen.getByText('Rahima Khatun').closest('address')?.textContent ?? '';
    for (const words of ['01712345678', 'r@x.test', 'Office', 'House 7, Road 3', 'Mirpur', 'Dhaka'])
      expect(address).toContain(words);
    screen.getByText('ring twice');
    expect(shownAt('Total')).toBe('৳165.50');
    await screen.findByText('No prescription found');
  });

  // customer-area-184
  it('the order is refreshed when the customer returns to the page', async () => {
    let status = 'Confirmed';
    open({}, { [detailsPath]: () => anOrderOnWire({ Status: status }) });
    await screen.findByRole('list', { name: 'Where the order is' });
    const current = () => document.querySelector('[aria-current=step]')?.textContent;
    await waitFor(() => expect(current()).toContain('confirmed'));
    status = 'Delivering';
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(current()).toContain('delivering'));
  });

  // customer-area-184
  it('the order is polled while it is under way, and not after its delivery', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: false });
    let status = 'Delivering';
    open({}, { [detailsPath]: () => anOrderOnWire({ Status: status }) });
    await screen.findByRole('list', { name: 'Where the order is' });
    const asked = () => requestsTo(detailsPath).length;
    const before = asked();
    status = 'Delivered';
    vi.advanceTimersByTime(20_000);
    await waitFor(() => expect(asked()).toBe(before + 1));
    await waitFor(() =>
      expect(document.querySelector('[aria-current=step]')?.textContent).toContain('completed'),
    );
    vi.advanceTimersByTime(60_000);
    expect(asked()).toBe(before + 1);
    vi.useRealTimers();
  });

  // customer-area-44, customer-area-45
  it.each(['Pending', 'Confirmed', 'Processing', 'Delivering', 'Delivered', 'Cancelled'])(
    'an order that is %s shows it by an icon and a word',
    async (Status) => {
      respondBy({ [listPath]: () => pageOnWire([aSummaryOnWire({ Status })]) });
      visit('/profile/OrderHistory/All');
      const order = await screen.findByRole('article', { name: 'Order N-1001' });
      const chip = within(order).getByText(Status);
      expect(chip.closest('span')?.parentElement?.querySelector('svg')).toBeTruthy();
    },
  );

  // customer-area-46
  it("a status unknown to us is shown in the host's word, without a step", async () => {
    open({ Status: 'On a boat' });
    expect(await screen.findAllByText('On a boat')).not.toEqual([]);
    const steps = screen.getByRole('list', { name: 'Where the order is' });
    expect(steps.querySelector('[aria-current]')).toBeNull();
  });

  // customer-area-47, customer-area-50, payments-46
  it('an order with the status Canceled is shown as cancelled, with the place of its money', async () => {
    open({
      Status: 'Canceled',
      PaidAmount: 20,
      PaymentLeft: 0,
      CouponDiscount: 5,
      PaymentStatus: 'Partially Paid',
      WalletRefund: 20,
    });
    const said = (await screen.findByText('This order was cancelled.')).parentElement;
    expect(said?.textContent).toContain('৳20.00 was returned to your wallet.');
    expect(said?.textContent).toContain('You can use the coupon again while it is valid.');
    expect(shownAt('Payment')).toBe('Returned to your wallet');
    expect(shownAt('Returned to your wallet')).toBe('৳20.00');
    expect(shownAt('Order amount')).toBe('৳245.50');
    expect(screen.queryByText('Payable')).toBeNull();
  });

  // payments-46
  it.each([
    ['Unpaid', {}, 'Nothing paid', ''],
    ['Unpaid', { RefundDue: 245.5 }, 'To be refunded', '৳245.50 will be refunded to you.'],
    ['Paid', { HandRefund: 245.5 }, 'Refunded', '৳245.50 was refunded to you.'],
    ['Paid', {}, 'Paid', ''],
  ])(
    'an order that is cancelled and %s, with %j, reads: %s',
    async (PaymentStatus, refund, state, says) => {
      open({ Status: 'Cancelled', PaymentLeft: 0, PaymentStatus, ...refund });
      const said = (await screen.findByText('This order was cancelled.')).parentElement;
      expect(shownAt('Payment')).toBe(state);
      expect(said?.textContent).toContain(says);
    },
  );

  // payments-46
  it('a partial refund is shown on an order that is not cancelled', async () => {
    open({ Status: 'Delivered', PaidAmount: 245.5, PaymentLeft: 0, WalletRefund: 45.5 });
    await screen.findByText('৳45.50 was returned to your wallet.');
  });

  // customer-area-35
  it('a cancelled order in the list shows its amount, not as payable', async () => {
    const rows = [aSummaryOnWire({ Status: 'Cancelled' })];
    respondBy({ [listPath]: () => pageOnWire(rows) });
    visit('/profile/OrderHistory/All');
    await screen.findByRole('article', { name: 'Order N-1001' });
    expect(shownAt('Order amount')).toBe('৳245.50');
    expect(screen.queryByText('Payable')).toBeNull();
  });

  // customer-area-50
  it('a cancelled order promises no refund if nothing was paid and no coupon was used', async () => {
    open({ Status: 'Cancelled' });
    const said = (await screen.findByText('This order was cancelled.')).parentElement;
    expect(said?.textContent?.trim()).toBe('This order was cancelled.');
  });

  // customer-area-49
  it("the step pending has the order's creation time if the history has none", async () => {
    const History = [{ Status: 'Confirmed', CreatedAt: '2026-03-01T07:30:00.000Z' }];
    open({ Status: 'Confirmed', History });
    const steps = await screen.findByRole('list', { name: 'Where the order is' });
    expect(within(steps).getAllByRole('listitem')[0]?.textContent).toContain(
      '1 March 2026, 12:00\u00a0PM',
    );
  });

  // customer-area-38
  it('the cashback is shown as a reward on the next order', async () => {
    open({ CashBack: 30 });
    await screen.findByText('Cashback for your next order', { selector: 'dt' });
    expect(shownAt('Cashback for your next order')).toBe('৳30.00');
  });

  // customer-area-40, customer-area-42
  it('the order can be refilled, printed and shared, or copied without a share sheet', async () => {
    const { user } = open();
    await screen.findByRole('link', { name: 'Print Invoice' });
    screen.getByRole('button', { name: 'Refill' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await screen.findByRole('button', { name: 'Copied' });
    const text = await navigator.clipboard.readText();
    for (const words of ['N-1001', 'Napa 500 mg × 10', 'Payable: BDT 245.50'])
      expect(text).toContain(words);
  });

  // customer-area-43
  it('the order has its own messages for loading and failure', async () => {
    network.holds = { path: /Order\/Details/, until: new Promise(() => undefined) };
    visit('/profile/order/details/o-1');
    await screen.findByRole('status', { name: 'Loading the order…' });
    network.holds = null;
    document.body.innerHTML = '';
    open({}, { [detailsPath]: () => statusResponse(500) });
    await screen.findByText('The order could not be loaded.');
  });

  // customer-area-79
  it.each([
    ['says when it is due', new Date().toISOString(), /^Auto Order After 28 Days: due on/],
    ['says since when it is due', '2026-01-01T06:00:00.000Z', /due since 29 January 2026/],
  ])('the auto-order note %s', async (_, CreatedAt, words) => {
    open({ autoOrderIsActive: true, Status: 'Delivered', CreatedAt });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('the prescriptions of an order', () => {
  // customer-area-61, customer-area-67
  it('the prescriptions are shown, and after attaching the list is announced and fetched again', async () => {
    const attached = [{ Id: 'p-1', FilePath: '/nothing.png' }];
    const { user } = open(
      {},
      {
        [byOrderPath]: () => attached,
        'ProductOrderArea/Prescription/Get': () => [
          ...attached,
          { Id: 'p-2', FilePath: '/nothing.png' },
        ],
        [addToOrderPath]: () => null,
      },
    );
    const heading = await screen.findByRole('heading', { name: 'Prescriptions' });
    const section = within(heading.closest('section') ?? document.body);
    expect(await section.findAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Attach Prescription' }));
    const dialog = within(await screen.findByRole('dialog'));
    // The first one is already attached.
    await user.click(await dialog.findByRole('checkbox', { name: 'Prescription 2' }));
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Attach 1 prescription' }));
    await waitFor(() => expect(requestsTo(byOrderPath)).toHaveLength(2));
    await untilAnnounced('The prescription is with the order now.');
  });

  // customer-area-63
  it('the prescriptions uploaded before the network failed are attached, and no others are tried', async () => {
    let uploads = 0;
    const { user } = open(
      {},
      {
        // Listed before the upload's path, which begins with the same text.
        [addToOrderPath]: () => null,
        [uploadPath]: () => {
          uploads += 1;
          if (uploads > 1) throw new TypeError('Failed to fetch');
          return new Response(JSON.stringify({ IsError: false, Id: 'p-9', Msg: '', Data: null }), {
            headers: { 'content-type': 'application/json', 'x-shop-api': '1' },
          });
        },
      },
    );
    const files = [await aPhotoFile('1.jpg'), await aPhotoFile('2.jpg'), await aPhotoFile('3.jpg')];
    await user.upload(await screen.findByLabelText('Upload Prescriptions'), files);
    await screen.findByText('Attaching needs a connection. Nothing was lost.');
    expect(uploads).toBe(2);
    expect(requestsTo(addToOrderPath).at(-1)?.body).toMatchObject({ Prescriptions: ['p-9'] });
  });
});

describe('a refill', () => {
  const openRefill = async (prices: () => unknown, products = [aProductOnWire()]) => {
    respondBy({
      [detailsPath]: () => anOrderOnWire({}, products),
      [byOrderPath]: () => [],
      [pricesPath]: prices,
    });
    const visited = visit('/profile/order/details/o-1');
    await visited.user.click(await screen.findByRole('button', { name: 'Refill' }));
    return { ...visited, dialog: within(await screen.findByRole('dialog')) };
  };
  const inBag = () => bagStore.get().lines.map(({ id, quantity }) => [id, quantity]);

  // customer-area-72
  it('a failed request leaves the bag unchanged, and Retry repeats it', async () => {
    bagStore.set({ lines: [aLine({ id: '9' })] });
    const { user, dialog } = await openRefill(() => statusResponse(500));
    await dialog.findByText(/^Today’s prices could not be loaded/);
    expect(inBag()).toEqual([['9', 1]]);
    respondBy({ [pricesPath]: () => [now] });
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await dialog.findByText('Use last quantities');
  });

  // customer-area-75
  it('the dialog names removed, sold-out and reduced products', async () => {
    const products = [
      aProductOnWire(),
      aProductOnWire({ ProductId: '8', Name: 'Seclo' }),
      aProductOnWire({ ProductId: '9', Name: 'Ace' }),
    ];
    const { user, dialog } = await openRefill(
      () => [
        { ...now, Stock: 4 },
        { ...now, Id: '8', Stock: 0 },
      ],
      products,
    );
    await user.click(await dialog.findByRole('radio', { name: 'Use last quantities' }));
    await dialog.findByText('Napa 500 mg: only 4 in stock');
    dialog.getByText('Out of stock, left out: Seclo 500 mg');
    dialog.getByText('Not in the shop any more, left out: Ace 500 mg');
  });

  // customer-area-76
  it('the dialog shows that nothing can be ordered, and Order is disabled', async () => {
    const { dialog } = await openRefill(() => [{ ...now, Stock: 0 }]);
    await dialog.findByText('None of these products can be ordered now.');
    expect(dialog.getByRole('button', { name: 'Order' })).toHaveProperty('disabled', true);
  });

  // customer-area-77, customer-area-78, checkout-7
  it('the refill replaces the bag, and Undo restores the previous one', async () => {
    bagStore.set({ lines: [aLine({ id: '9', quantity: 3 })] });
    const { user, dialog, address } = await openRefill(() => [now, { ...now, Id: '9' }]);
    await dialog.findByText('Use last quantities');
    await user.click(dialog.getByRole('button', { name: 'Order' }));
    await waitFor(() => expect(address()).toBe('/Checkout'));
    expect(inBag()).toEqual([['7', 1]]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(inBag()).toEqual([['9', 3]]);
    expect(screen.queryByText('Your bag holds the refill now.')).toBeNull();
  });

  // customer-area-78
  it('the notice disappears once the bag contains other products', async () => {
    const { user, dialog } = await openRefill(() => [now]);
    await dialog.findByText('Use last quantities');
    await user.click(dialog.getByRole('button', { name: 'Order' }));
    await screen.findByText('Your bag holds the refill now.');
    bagStore.set({ lines: [aLine({ id: '12' })] });
    await waitFor(() => expect(screen.queryByText('Your bag holds the refill now.')).toBeNull());
  });
});

describe('an invoice', () => {
  // checkout-108
  it('the invoice shows shop, number, date, status, payment, address, products and amounts in BDT', async () => {
    open({
      Status: 'Confirmed',
      PaymentMethod: 'CASH_ON_DELIVERY',
      PaymentServices: [],
      Address: 'House 7',
    });
    await screen.findByRole('link', { name: 'Print Invoice' });
    document.body.innerHTML = '';
    visit('/invoice/o-1');
    await screen.findByRole('heading', { name: 'Invoice N-1001' });
    await screen.findByText('Confirmed', { exact: false });
    const sheet = document.body.textContent;
    for (const words of [
      'Nirog',
      '1 March 2026',
      'Confirmed',
      'Payment: Cash On Delivery',
      'Rahima Khatun',
      'House 7',
      'Napa 500 mg',
      'BDT 1.20',
      'BDT 245.50',
      'Thank you. Get well soon.',
    ])
      expect(sheet).toContain(words);
  });

  // checkout-109
  it('the unpaid amount is never negative', async () => {
    respondBy({ [detailsPath]: () => anOrderOnWire({ PaymentLeft: -50 }) });
    visit('/invoice/o-4');
    await screen.findByText('Unpaid', { selector: 'dt' });
    expect(shownAt('Unpaid')).toBe('BDT 0.00');
  });
});

describe('an order without a network', () => {
  // customer-area-68
  it('the attach dialog explains that it needs a network', async () => {
    const saved = [{ Id: 'p-2', FilePath: '/nothing.png' }];
    const { user } = open({}, { 'ProductOrderArea/Prescription/Get': () => saved });
    await user.click(await screen.findByRole('button', { name: 'Attach Prescription' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: 'Prescription 1' }));
    setNetwork('offline');
    await user.click(dialog.getByRole('button', { name: 'Attach 1 prescription' }));
    expect(await dialog.findByText('Attaching needs a connection. Nothing was lost.')).toBeTruthy();
  });
});
