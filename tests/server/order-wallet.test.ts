import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { walletConsentText } from '#domain/wallet-consent.ts';
import { orders } from '#server/db/tables/orders.ts';
import { beforeTests } from './support/before-tests.ts';
import {
  amountsFor,
  anOrder,
  fillWallet,
  place,
  setProduct,
  walletState,
} from './support/orders.ts';
import { aKey } from './support/requests.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();
const syrup = beforeTests(() =>
  setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000_000 }),
);

const nobodys = '00000000-0000-0000-0000-000000000000';
let phones = 0;

async function aCustomer(balance: number) {
  const customer = await signedIn(shop, `0171800${String((phones += 1)).padStart(4, '0')}`);
  await fillWallet(shop, customer.id, balance);
  return customer;
}

/** A phone's key pair as the browser stores it, and the public key that the server gets. */
function aWalletKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const known = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return { privateKey, known };
}

function signed(privateKey: KeyObject, submissionId: string, maxFromWallet: number): string {
  const text = Buffer.from(walletConsentText(submissionId, maxFromWallet));
  return sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64');
}

async function grantOf(headers: Record<string, string>, WalletKey = '') {
  const path = 'SecurityArea/SubmissionGrant/Renew';
  const { envelope } = await callApi(shop, path, { ActivityId: nobodys, WalletKey }, headers);
  return { 'x-submission-grant': String(Object(envelope.Data).Grant) };
}

function spending(credit: number, changes: Record<string, unknown> = {}) {
  return anOrder({ lines: [{ ...syrup, quantity: 1 }], credit, changes });
}

describe('what an order takes from the wallet', () => {
  // checkout-115
  it('is never more than the customer agreed to, whatever the balance', async () => {
    const customer = await aCustomer(500_00);
    const agreed = amountsFor({ lines: [{ ...syrup, quantity: 1 }], credit: 10_00 });
    const { envelope } = await place(shop, spending(10_00), customer.headers);
    expect(envelope.IsError).toBe(false);
    const rows = await shop.database.db
      .select()
      .from(orders)
      .where(eq(orders.customerId, customer.id));
    expect(rows).toMatchObject([{ wallet: 10_00, payable: agreed.payable }]);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 490_00, ledger: 490_00 });
  });

  // checkout-115
  it('does not grow to pay for dearer goods: the customer must agree again', async () => {
    const customer = await aCustomer(500_00);
    const lines = [{ ...syrup, listPrice: 550_00, quantity: 1 }];
    const dearer = anOrder({ lines, credit: 10_00 });
    const { envelope } = await place(shop, dearer, customer.headers);
    expect(envelope.Msg).toBe('Some products price updated! Please check before place order.');
    expect(await walletState(shop, customer.id)).toEqual({ balance: 500_00, ledger: 500_00 });
  });
});

describe('a submission grant', () => {
  // checkout-116
  it('takes from the wallet what the phone has signed for that very submission', async () => {
    const customer = await aCustomer(100_00);
    const { privateKey, known } = aWalletKey();
    const grant = await grantOf(customer.headers, known);
    const key = aKey();
    const consent = signed(privateKey, key['idempotency-key'], 30_00);
    const body = spending(30_00, { WalletConsent: consent });
    const { envelope } = await place(shop, body, { ...key, ...grant });
    expect(envelope.IsError).toBe(false);
    const again = await place(shop, body, { ...key, ...grant });
    expect(again.envelope.Data).toEqual(envelope.Data);
    expect((await walletState(shop, customer.id)).balance).toBe(70_00);
  });

  // checkout-116
  it('takes nothing with a signature for another submission, for less, or by another key', async () => {
    const customer = await aCustomer(100_00);
    const { privateKey, known } = aWalletKey();
    const grant = await grantOf(customer.headers, known);
    const key = aKey();
    const id = key['idempotency-key'];
    const other = aKey()['idempotency-key'];
    for (const WalletConsent of [
      signed(privateKey, other, 30_00),
      signed(privateKey, id, 29_99),
      signed(aWalletKey().privateKey, id, 30_00),
      'bm90aGluZw==',
    ]) {
      const { status } = await place(shop, spending(30_00, { WalletConsent }), {
        ...key,
        ...grant,
      });
      expect(status).toBe(401);
    }
    const WalletConsent = signed(privateKey, id, 30_00);
    const { status } = await place(shop, spending(30_00, { WalletConsent }), grant);
    expect(status).toBe(401);
    expect((await walletState(shop, customer.id)).balance).toBe(100_00);
  });

  // checkout-116, checkout-117
  it('takes nothing unsigned: an older app is asked to update, and its order waits', async () => {
    const customer = await aCustomer(100_00);
    const grant = await grantOf(customer.headers);
    const key = aKey();
    const { status } = await place(shop, spending(30_00), { ...key, ...grant });
    expect(status).toBe(426);
    expect((await walletState(shop, customer.id)).balance).toBe(100_00);
    // The updated app's page sends the same submission with the customer's session.
    const { envelope } = await place(shop, spending(30_00), { ...key, ...customer.headers });
    expect(envelope.IsError).toBe(false);
    // A retry with the grant gets the same response.
    const again = await place(shop, spending(30_00), { ...key, ...grant });
    expect(again.envelope.Data).toEqual(envelope.Data);
    expect((await walletState(shop, customer.id)).balance).toBe(70_00);
  });

  // checkout-116
  it('sends an order without wallet money as before', async () => {
    const customer = await aCustomer(100_00);
    const grant = await grantOf(customer.headers);
    const { envelope } = await place(shop, spending(0), { ...aKey(), ...grant });
    expect(envelope.IsError).toBe(false);
  });

  // checkout-116
  it('of a visitor stores no key for any account, and invalid keys are refused', async () => {
    const customer = await aCustomer(100_00);
    const { known } = aWalletKey();
    const path = 'SecurityArea/SubmissionGrant/Renew';
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const foreign = rsa.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    for (const WalletKey of ['AAAA', foreign, 'x'.repeat(2000)]) {
      const body = { ActivityId: nobodys, WalletKey };
      expect((await callApi(shop, path, body, customer.headers)).status).toBe(400);
    }
    const body = { ActivityId: nobodys, WalletKey: known };
    expect((await callApi(shop, path, body)).envelope.IsError).toBe(false);
  });
});
