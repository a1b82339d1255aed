// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { quoteChanged } from '#contract/request-quotes.ts';
import { aQuotedMedicine, aQuotedRequest } from '#tests/builders/quoted-request.ts';
import { anOrderOnWire, pageOnWire } from '#tests/builders/order-on-wire.ts';
import {
  hold,
  refusal,
  requestsTo,
  respondBy,
  setNetwork,
  statusResponse,
  timesReached,
} from './network.ts';
import { signIn, untilAnnounced, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();

const area = 'RequestOrderArea/RequestOrder/';
const acceptPath = `${area}Accept`;
const declinePath = `${area}Decline`;
const history = '/profile/prescription/request';
const order = { Id: 'o-1', OrderNo: 'N-1001', AccessKey: '' };
const unwell = () => statusResponse(500);

/** Responds with one quoted request. */
function respondWith(table: Record<string, () => unknown> = {}): void {
  respondBy({
    ...table,
    [`${area}Get`]: table[`${area}Get`] ?? (() => pageOnWire([aQuotedRequest()])),
    [`${area}Items/`]: table[`${area}Items/`] ?? (() => [aQuotedMedicine()]),
    [`${area}Prescriptions/`]: () => [],
    Capabilities:
      table['Capabilities'] ??
      (() => ({ Calls: ['requests.accept', 'requests.decline'], IdempotencyKeys: true })),
    'ProductOrderArea/Order/Details/': () => anOrderOnWire(),
  });
}

const card = () => screen.findByRole('article', { name: /R-1001/ });
const acceptButton = (words: string | RegExp = /Accept and order/) =>
  screen.findByRole('button', { name: words });

beforeEach(() => signIn(theShop(), 'Rahima'));

describe('a quoted request', () => {
  // request-order-47, request-order-48, request-order-49
  it('each medicine is shown with its price and the total, without opening the request', async () => {
    respondWith();
    visit(history);
    const shown = within(await card());
    expect(await shown.findByText('Napa 500 mg')).toBeTruthy();
    expect(shown.getByText('Beximco Pharmaceuticals Ltd.')).toBeTruthy();
    expect(shown.getByText('৳46.00 each')).toBeTruthy();
    expect(shown.getAllByText('৳460.00')).toHaveLength(2);
    expect(shown.getByText('৳80.00')).toBeTruthy();
    expect(shown.getByText('৳540.00')).toBeTruthy();
    expect(shown.getByText('House 7, Road 2, Mirpur, Dhaka City')).toBeTruthy();
    expect(shown.getByText('Pay when it is handed to you.')).toBeTruthy();
    expect(shown.getByRole('link', { name: 'terms and conditions' })).toBeTruthy();
  });

  // customer-area-199
  it("the first request that can be accepted has the screen's filled button", async () => {
    const taken = aQuotedRequest({ Id: 'r-0', Status: 'Confirmed', PlacedId: 'o-1' });
    const second = aQuotedRequest({ Id: 'r-2', OrderNo: 'R-1002' });
    respondWith({ [`${area}Get`]: () => pageOnWire([taken, aQuotedRequest(), second]) });
    visit(history);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /Accept and order/ })).toHaveLength(2),
    );
    const looks = screen.getAllByRole('button', { name: /Accept and order/ });
    expect(looks.map(({ className }) => /primary|secondary/.exec(className)?.[0])).toEqual([
      'primary',
      'secondary',
    ]);
  });

  // request-order-48
  it('a substitute names the medicine that it replaces, and whom to consult', async () => {
    const ace = { ProductName: 'Ace', ProductNameBn: '', IsSubstitute: true };
    respondWith({ [`${area}Items/`]: () => [aQuotedMedicine(ace)] });
    visit(history);
    expect(await screen.findByText('Ace 500 mg')).toBeTruthy();
    expect(
      screen.getByText(
        'Instead of Napa 500 mg: the same medicine from another company. Ask your doctor or pharmacist before switching.',
      ),
    ).toBeTruthy();
  });

  // request-order-48
  it('the quote shows unavailable, reduced, added and renamed medicines', async () => {
    const none = { UnitPrice: null, Available: 0, ProductId: '' };
    respondWith({
      [`${area}Items/`]: () => [
        aQuotedMedicine({ Name: 'Seclo', Strength: '20 mg', ...none }),
        aQuotedMedicine({ Available: 3 }),
        aQuotedMedicine({ IsAdded: true }),
        aQuotedMedicine({ Name: 'paracetamol' }),
      ],
    });
    visit(history);
    const list = (await within(await card()).findByText(/^Seclo/)).closest('ul');
    const [seclo, fewer, added, renamed] = list?.children ?? [];
    expect(seclo?.textContent).toContain('not available now');
    expect(fewer?.textContent).toContain('You asked for 10.');
    expect(added?.textContent).toContain('Read from your prescription');
    expect(renamed?.textContent).toContain('You wrote: paracetamol 500 mg');
  });

  // request-order-47, errors-5
  it.each([
    ['a host that does not name the call', {}, { Capabilities: () => ({ Calls: [] }) }],
    ['a quote that makes no order', { CanAccept: false }, {}],
  ])('the quote is read-only and announces a call for %s', async (_, changes, table) => {
    respondWith({ [`${area}Get`]: () => pageOnWire([aQuotedRequest(changes)]), ...table });
    visit(history);
    expect(await screen.findByText('The pharmacy calls you to confirm this.')).toBeTruthy();
    expect(screen.getByText('Total ৳540.00')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  // request-order-48
  it('the quote cannot be accepted before its medicines are loaded', async () => {
    respondWith({ [`${area}Items/`]: unwell });
    visit(history);
    expect(await screen.findByText('It could not be loaded.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });
});

describe('accepting', () => {
  // request-order-50
  it('one tap accepts the version that was read and opens the order', async () => {
    respondWith({ [acceptPath]: () => order });
    const { user, address } = visit(history);
    await user.click(await acceptButton('Accept and order for ৳540.00'));
    await waitFor(() => expect(address()).toContain('/Order/Success?'));
    expect(requestsTo(acceptPath).map(({ body }) => body)).toEqual([
      { Id: 'r-1', Key: '', Version: 1 },
    ]);
    expect(await screen.findByText('Order Placed Successfully!')).toBeTruthy();
  });

  // request-order-51
  it('an accepted request is shown as such and links to the order', async () => {
    const placed = { Status: 'Confirmed', PlacedId: 'o-1', PlacedNo: 'N-1001' };
    respondWith({ [`${area}Get`]: () => pageOnWire([aQuotedRequest(placed)]) });
    visit(history);
    expect(await screen.findByText('You have accepted this. Order N-1001')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'View Order' });
    expect(link.getAttribute('href')).toBe('/profile/order/details/o-1');
    expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  });

  // request-order-50
  it('repeated taps send one request', async () => {
    respondWith({ [acceptPath]: () => order });
    const { user } = visit(history);
    const button = await acceptButton();
    const letGo = hold(/RequestOrder\/Accept/);
    await user.click(button);
    await user.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    letGo();
    await screen.findByText('Order Placed Successfully!');
    expect(requestsTo(acceptPath)).toHaveLength(1);
  });

  // request-order-54
  it('a lost response is reported as uncertain, and the next tap repeats the request', async () => {
    let isLost = true;
    respondWith({
      [acceptPath]: () => {
        if (!isLost) return order;
        isLost = false;
        throw new TypeError('Failed to fetch');
      },
    });
    const { user, address } = visit(history);
    await user.click(await acceptButton());
    expect(await screen.findByText(/it becomes one order, however often you tap/)).toBeTruthy();
    await user.click(await acceptButton());
    await waitFor(() => expect(address()).toContain('/Order/Success?'));
    expect(timesReached(acceptPath)).toBe(2);
  });

  // request-order-54
  it('an offline tap shows that it needs a network, and the quote stays visible', async () => {
    respondWith();
    const { user } = visit(history);
    const button = await acceptButton();
    setNetwork('offline');
    const sentence = /^You’re offline\. Accepting needs a connection/;
    const shown = within(await card());
    expect(await shown.findByText(sentence)).toBeTruthy();
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(screen.getByText('Napa 500 mg')).toBeTruthy();
    setNetwork('online');
    await waitFor(() => expect(shown.queryByText(sentence)).toBeNull());
  });

  // request-order-52
  it('a higher total needs another consent, and the request sends the agreed total', async () => {
    const now = { TotalAmount: 500, ShippingCharge: 80, PayableAmount: 580 };
    const said = 'Some products price updated! Please check before place order.';
    respondWith({ [acceptPath]: () => refusal(said, 999, now) });
    const { user } = visit(history);
    await user.click(await acceptButton());
    const alert = within(await screen.findByRole('alertdialog', { name: said }));
    expect(alert.getByText('The total is ৳580.00 now.')).toBeTruthy();
    expect(alert.getByText(/Nothing was ordered, and nothing is lost/)).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'Close' }));
    expect((await card()).querySelectorAll('s')).toHaveLength(2);
    await user.click(await acceptButton('Accept and order for ৳580.00'));
    await waitFor(() => expect(requestsTo(acceptPath)).toHaveLength(2));
    expect(requestsTo(acceptPath)[1]?.body).toEqual({
      Id: 'r-1',
      Key: '',
      Version: 1,
      ...now,
    });
  });

  // request-order-53
  it('a changed quote is shown when the shop reports it', async () => {
    let version = 1;
    respondWith({
      [`${area}Get`]: () =>
        pageOnWire([
          aQuotedRequest(version === 1 ? {} : { Version: 2, TotalAmount: 340, GoodsAmount: 260 }),
        ]),
      [acceptPath]: () => {
        if (version === 2) return order;
        version = 2;
        return refusal('The pharmacy has changed its answer.', quoteChanged);
      },
    });
    const { user } = visit(history);
    await user.click(await acceptButton());
    const alert = await screen.findByRole('alertdialog', {
      name: 'The pharmacy has changed its answer.',
    });
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await user.click(await acceptButton('Accept and order for ৳340.00'));
    await waitFor(() => expect(requestsTo(acceptPath)).toHaveLength(2));
    expect(requestsTo(acceptPath)[1]?.body).toMatchObject({ Version: 2 });
  });

  // request-order-53
  it('a refusal shows its Msg, that nothing is lost, and whom to call', async () => {
    const said = 'Napa is not in stock in this quantity any more.';
    respondWith({ [acceptPath]: () => refusal(said, 999) });
    const { user } = visit(history);
    await user.click(await acceptButton());
    const alert = within(await screen.findByRole('alertdialog', { name: said }));
    expect(alert.getByText(/look for something else: 09610-000000/)).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'Close' }));
    expect(await acceptButton('Accept and order for ৳540.00')).toBeTruthy();
  });
});

describe('declining', () => {
  // request-order-55
  it('declining needs a confirmation, and sends a reason only if one was typed', async () => {
    let status = 'Answered';
    respondWith({
      [`${area}Get`]: () => pageOnWire([aQuotedRequest({ Status: status })]),
      [declinePath]: () => {
        status = 'Cancelled';
        return null;
      },
    });
    const { user } = visit(history);
    await user.click(await screen.findByRole('button', { name: 'No, thank you' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this answer?' }));
    expect(requestsTo(declinePath)).toEqual([]);
    await user.type(dialog.getByLabelText('Why (optional)'), 'too dear');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    await untilAnnounced('You have declined. Nothing was ordered.');
    expect(requestsTo(declinePath).map(({ body }) => body)).toEqual([
      { Id: 'r-1', Key: '', Version: 1, Reason: 'too dear' },
    ]);
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull());
  });

  // request-order-55
  it('cancelling sends nothing', async () => {
    respondWith();
    const { user } = visit(history);
    await user.click(await screen.findByRole('button', { name: 'No, thank you' }));
    await user.click(
      within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Go back' })[0] ??
        document.body,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requestsTo(declinePath)).toEqual([]);
  });

  // request-order-55
  it('the reason stays in the field if it was not delivered', async () => {
    respondWith({ [declinePath]: unwell });
    const { user } = visit(history);
    await user.click(await screen.findByRole('button', { name: 'No, thank you' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Why (optional)');
    await user.type(field, 'found elsewhere');
    setNetwork('offline');
    await user.click(dialog.getByRole('button', { name: 'Decline' }));
    expect(
      await dialog.findByText(/Declining needs a connection; what you wrote is still here/),
    ).toBeTruthy();
    expect(field.value).toBe('found elsewhere');
  });
});

describe('the Bengali page', () => {
  // request-order-47
  it('the quote has no English word except names', async () => {
    const ace = { ProductName: 'Ace', ProductNameBn: 'এইস', IsSubstitute: true, Company: '' };
    respondWith({
      [`${area}Get`]: () => pageOnWire([aQuotedRequest({ Destination: 'বাড়ি ৭, মিরপুর' })]),
      [`${area}Items/`]: () => [aQuotedMedicine({ Name: 'নাপা', Strength: '৫০০ মিগ্রা', ...ace })],
    });
    visit(history, 'bn');
    expect(await screen.findByRole('button', { name: 'রাজি আছি, ৳৫৪০.০০-এ অর্ডার করুন' })).toBeTruthy();
    expect(screen.getByText(/নাপা ৫০০ মিগ্রা-এর বদলে: একই ওষুধ, অন্য কোম্পানির/)).toBeTruthy();
    const words = (await screen.findByRole('article')).textContent?.match(/[a-z]{3,}/gi);
    expect(words ?? []).toEqual([]);
  });
});
