// @vitest-environment happy-dom
import { createPublicKey, verify } from 'node:crypto';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { walletConsentText } from '#domain/wallet-consent.ts';
import { asCustomer, atCheckout, fillCheckout, placed, placePath } from './checkout-harness.tsx';
import { ordersHeld, pressPlace, withBag } from './checkout-harness.tsx';
import { network, setNetwork } from './network.ts';
import { usePhone } from './shop-harness.tsx';

const shop = usePhone();
const renewPath = 'SecurityArea/SubmissionGrant/Renew';

beforeEach(async () => {
  await withBag(shop());
});

/** The wallet keys that the server received with each renewal of a grant. */
const keysTold = () =>
  network.reached
    .filter(({ path }) => path === renewPath)
    .map(({ body }) => String(Object(body).WalletKey));

async function useWallet(user: Awaited<ReturnType<typeof atCheckout>>['user']): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /Use my wallet balance/ }));
  await fillCheckout(user);
  await pressPlace(user);
}

describe('an order paid from the wallet', () => {
  // checkout-116
  it('the order is signed by this phone for that amount and that submission', async () => {
    const customerId = await asCustomer(shop(), 100_00);
    const { user } = await atCheckout();
    await expect.poll(keysTold).toContainEqual(expect.stringMatching(/./));
    await useWallet(user);
    await placed();
    const row = (await ordersHeld(shop())).find((one) => one.customerId === customerId);
    expect(row).toMatchObject({ wallet: 100_00 });
    const sent = Object(network.reached.find(({ path }) => path === placePath)?.body);
    const signature = Buffer.from(String(sent.WalletConsent), 'base64');
    const known = Buffer.from(keysTold().find((key) => key !== '') ?? '', 'base64');
    const key = createPublicKey({ key: known, format: 'der', type: 'spki' });
    const isFor = (maxFromWallet: number) => {
      const text = Buffer.from(walletConsentText(row?.submissionId ?? '', maxFromWallet));
      return verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, signature);
    };
    expect(isFor(100_00)).toBe(true);
    expect(isFor(100_01)).toBe(false);
  });

  // checkout-116
  it('the order has no signature if it takes nothing from the wallet', async () => {
    await asCustomer(shop(), 100_00);
    const { user } = await atCheckout();
    await screen.findByRole('checkbox', { name: /Use my wallet balance/ });
    await fillCheckout(user);
    await pressPlace(user);
    await placed();
    const sent = Object(network.reached.find(({ path }) => path === placePath)?.body);
    expect(sent.WalletConsent ?? '').toBe('');
  });

  // checkout-120
  it('opening the checkout renews the grant with the wallet key, even if the phone got one just before', async () => {
    await asCustomer(shop(), 100_00);
    setNetwork('online');
    await expect.poll(keysTold).toEqual(['']);
    await atCheckout();
    await expect.poll(keysTold).toEqual(['', expect.stringMatching(/./)]);
  });
});
