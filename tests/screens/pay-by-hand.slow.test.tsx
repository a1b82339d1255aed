// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptySettings } from '#domain/shop.ts';
import { anOrderOnWire } from '#tests/builders/order-on-wire.ts';
import { storeShop } from '#tests/builders/shop.ts';
import { asCustomer } from './checkout-harness.tsx';
import { network, refusal, requestsTo, setNetwork, shopResponse } from './network.ts';
import { usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();
const reportPath = 'ProductOrderArea/Payment/Report';
const { payment } = emptySettings;
const bkash = {
  isOn: true,
  kind: 'merchant',
  number: '01700-000000',
  howTo: { en: 'Choose Payment and send it to us.', bn: 'পেমেন্ট বেছে নিয়ে পাঠান।' },
} as const;

/** Opens the page of an order to Gazipur with ৳245.50 left. */
async function openOrder(changes: Record<string, unknown> = {}, report = () => shopResponse(null)) {
  storeShop({ payment: { ...payment, accounts: { ...payment.accounts, bkash } } });
  await asCustomer(shop(), 0);
  const order = { Id: 'o-9', District: 'Gazipur', ...changes };
  const responses: Record<string, () => Response> = {
    'ProductOrderArea/Order/Details/o-9': () => shopResponse(anOrderOnWire(order)),
    [reportPath]: report,
  };
  network.respond = (path) => responses[path]?.();
  visit('/Order/Success?OrderNo=N-9001&Payment=0&Id=o-9');
  return userEvent.setup();
}

beforeEach(() => vi.restoreAllMocks());

const idField = () => screen.findByLabelText<HTMLInputElement>('Transaction id');
const send = () => screen.getByRole('button', { name: 'Send transaction id' });

describe('paying to the shop’s own account', () => {
  // payments-49, payments-50
  it('shows number, amount and sentence, and reports the id for the advance', async () => {
    const user = await openOrder();
    const field = await idField();
    screen.getByText('bKash number: 01700-000000');
    screen.getByText('Choose Payment and send it to us.');
    screen.getByRole('radio', { name: 'The advance: ৳49.10' });
    await user.type(field, ' 9fk3 xyz01a');
    await user.click(send());
    await waitFor(() => expect(requestsTo(reportPath)).toHaveLength(1));
    expect(requestsTo(reportPath)[0]?.body).toMatchObject({
      OrderId: 'o-9',
      Wallet: 'bkash',
      TransactionId: '9FK3XYZ01A',
      Amount: 49.1,
    });
  });

  // payments-49
  it('the customer can pay the whole amount instead', async () => {
    const user = await openOrder();
    const field = await idField();
    await user.click(screen.getByRole('radio', { name: 'All of it: ৳245.50' }));
    await user.type(field, '9FK3XYZ01A');
    await user.click(send());
    await waitFor(() => expect(requestsTo(reportPath)[0]?.body).toMatchObject({ Amount: 245.5 }));
  });

  // payments-50
  it('explains an id of the wrong form and a refusal, and keeps what was typed', async () => {
    const user = await openOrder({}, () => refusal('This transaction id was used before.', 0));
    const field = await idField();
    await user.type(field, 'abc');
    await user.click(send());
    await screen.findByText(/^This is not a transaction id/);
    expect(document.activeElement).toBe(field);
    expect(requestsTo(reportPath)).toEqual([]);
    await user.type(field, 'DEF99');
    await user.click(send());
    await screen.findByText('This transaction id was used before.');
    expect(field.value).toBe('abcDEF99');
  });

  // payments-50, payments-52
  it('shows what is to be verified and what was refused, and requests only the rest', async () => {
    const claim = { Service: 'bKash', Reason: '', CreatedAt: '2026-03-01T06:00:00Z' };
    await openOrder({
      Claims: [
        { ...claim, Id: 'p1', Reference: 'AAA111', Amount: 45.5, IsRefused: false },
        { ...claim, Id: 'p2', Reference: 'BBB222', Amount: 200, IsRefused: true },
      ],
    });
    await screen.findByText('To be verified');
    screen.getByText('Not accepted');
    screen.getByText(/^We did not find this transaction/);
    screen.getByRole('radio', { name: 'All of it: ৳200.00' });
  });

  // payments-54
  it('says that a network is needed, and keeps what was typed until there is one', async () => {
    const user = await openOrder();
    const field = await idField();
    await user.type(field, '9FK3XYZ01A');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => setNetwork('offline'));
    await screen.findByText(/Sending the transaction id needs a network/);
    await user.click(send());
    expect(requestsTo(reportPath)).toEqual([]);
    expect(field.value).toBe('9FK3XYZ01A');
    isOnline.mockReturnValue(true);
    act(() => setNetwork('online'));
    await waitFor(() => expect(screen.queryByText(/needs a network/)).toBeNull());
    await user.click(send());
    await waitFor(() => expect(requestsTo(reportPath)).toHaveLength(1));
  });
});
