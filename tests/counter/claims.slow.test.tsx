// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '#server/db/tables/payments.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { ownAccounts, savePayment } from '#tests/server/support/payment-accounts.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { callApi, signedIn } from '#tests/server/support/test-shop.ts';
import { openCounter, signInAs, ToldStream, useCounter } from './counter-harness.tsx';

const shop = useCounter();
let customer: Awaited<ReturnType<typeof signedIn>>;
let product: Awaited<ReturnType<typeof setProduct>>;

beforeAll(async () => {
  customer = await signedIn(shop(), '01711111196');
  product = await setProduct(shop(), { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000 });
  await savePayment(shop(), ownAccounts());
}, 120_000);

beforeEach(() => ToldStream.stand());

/** An order of ৳1,280 for which the customer has reported a payment with this transaction id. */
async function reported(transactionId: string): Promise<string> {
  const body = anOrder({ lines: [{ ...product, quantity: 2 }] });
  const { envelope } = await place(shop(), body, { ...customer.headers, ...aKey() });
  const { Id } = placedIn(envelope.Data);
  const report = {
    OrderId: Id,
    AccessKey: '',
    PaymentId: randomUUID(),
    Wallet: 'bkash',
    TransactionId: transactionId,
    Amount: 1280,
  };
  const answer = await callApi(shop(), 'ProductOrderArea/Payment/Report', report, customer.headers);
  expect(answer.envelope.Msg).toBe('');
  return Id;
}

async function paymentOf(orderId: string) {
  const { db } = shop().database;
  const [row] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  if (!row) throw new Error('no payment');
  return row;
}

async function claim(transactionId: string) {
  const listed = (await screen.findByText(transactionId)).closest('li');
  if (!listed) throw new Error('not in a list');
  return within(listed);
}

describe('the payments to verify, above the queue', () => {
  // counter-350, counter-351
  it('one press accepts the payment, and it leaves the list', async () => {
    const id = await reported('CLAIM00001');
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter('/');
    const listed = await claim('CLAIM00001');
    await user.click(await listed.findByRole('button', { name: 'Accept ৳1,280.00' }));
    await waitFor(async () => expect((await paymentOf(id)).status).toBe('Success'));
    await waitFor(() => expect(screen.queryByText('CLAIM00001')).toBeNull());
  });

  // counter-351
  it('another amount than the reported one can be accepted', async () => {
    const id = await reported('CLAIM00002');
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter('/');
    const listed = await claim('CLAIM00002');
    await user.click(listed.getByRole('button', { name: 'Another amount came' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText(/Amount/);
    await user.clear(amount);
    await user.type(amount, '1000');
    await user.click(dialog.getByRole('button', { name: 'Accept ৳1,000.00' }));
    await waitFor(async () =>
      expect(await paymentOf(id)).toMatchObject({ status: 'Success', amount: 1000_00 }),
    );
  });

  // counter-352
  it('a refusal needs a sentence, which the customer then reads', async () => {
    const id = await reported('CLAIM00003');
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter('/');
    const listed = await claim('CLAIM00003');
    await user.click(listed.getByRole('button', { name: 'Refuse with a sentence' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(await dialog.findByText('Write a sentence.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Sentence to the customer'), 'It never reached us.');
    await user.click(dialog.getByRole('button', { name: 'Refuse' }));
    const refused = { status: 'Failed', refusal: 'It never reached us.' };
    await waitFor(async () => expect(await paymentOf(id)).toMatchObject(refused));
  });
});
