import { createPublicKey, verify, webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { walletConsentText } from '#domain/wallet-consent.ts';
import { aStoredOrder } from '#tests/builders/stored-order.ts';
import type { ReceivedRequest } from './pharmacy.ts';
import { aFile, newPhone, send, type Phone, type Tab } from './phone.ts';

const owner = 'ayesha';

let phone: Phone;
let tab: Tab;

beforeEach(async () => {
  phone = newPhone();
  phone.owner = owner;
  tab = await phone.openTab();
});

/** Writes an order that spends 10 taka from the wallet, as the checkout does. */
async function order(isSigned: boolean, photo = ''): Promise<string> {
  const id = tab.newSubmissionId();
  const stored = aStoredOrder();
  const agreed = { ...stored.agreed, wallet: 10_00, payable: stored.agreed.payable - 10_00 };
  const walletConsent = isSigned ? await tab.signWalletUse(owner, id, 10_00) : '';
  const payload = {
    ...stored,
    prescriptionIds: [],
    agreed,
    ...(walletConsent && { walletConsent }),
  };
  const seed = { id, kind: 'order', owner, payload } as const;
  if (photo) {
    await tab.saveDraft(seed);
    await tab.attachPhoto(id, aFile(photo), `${photo}.pdf`);
  }
  const written = await tab.sendSubmission(seed);
  expect(written.saved).toBe(true);
  return id;
}

/** Simulates that the checkout opens and the page has a network. */
async function prepare(): Promise<void> {
  await tab.makeWalletKey(owner).catch(() => undefined);
  await tab.prepareGrant(owner, await tab.detectHost(), {
    owner: () => phone.owner,
    now: phone.now(),
  });
}
const isOrder = (received: ReceivedRequest) => received.path.endsWith('ProductOrderArea/Order/Add');
const sentOrders = () => phone.pharmacy.received.filter(isOrder);
const renewals = () => phone.pharmacy.received.filter((one) => one.path.endsWith('Renew'));

/** Simulates the worker: no session, only the disk. */
async function deliverInWorker(): Promise<void> {
  phone.owner = null;
  await (await phone.openTab()).deliver();
  phone.owner = owner;
}

describe('an order that spends money from the wallet', () => {
  // checkout-116, offline-109
  it('the worker sends the order with the customer’s signature for this order alone', async () => {
    await prepare();
    const id = await order(true);
    await deliverInWorker();
    expect((await tab.submission(id))?.state).toBe('sent');
    const [sent] = sentOrders();
    expect(sent?.headers.has('x-submission-grant')).toBe(true);
    const known = Object(renewals()[0]?.body).WalletKey;
    const key = createPublicKey({
      key: Buffer.from(String(known), 'base64'),
      format: 'der',
      type: 'spki',
    });
    const signature = Buffer.from(String(Object(sent?.body).WalletConsent), 'base64');
    const isFor = (text: string) =>
      verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signature);
    expect(isFor(walletConsentText(id, 10_00))).toBe(true);
    expect(isFor(walletConsentText(id, 10_01))).toBe(false);
    expect(isFor(walletConsentText(tab.newSubmissionId(), 10_00))).toBe(false);
  });

  // checkout-116
  it('a page of the customer sends the order with the session', async () => {
    await prepare();
    const id = await order(true);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
    expect(sentOrders().map(({ headers }) => headers.get('datacontent'))).toEqual([owner]);
    expect(sentOrders()[0]?.headers.has('x-submission-grant')).toBe(false);
  });

  // checkout-117
  it('the worker leaves an unsigned order of an earlier build to a page of the customer', async () => {
    await prepare();
    const id = await order(false);
    await deliverInWorker();
    expect(sentOrders()).toEqual([]);
    expect((await tab.submission(id))?.state).toBe('queued');
    await tab.outboxStore.change({ type: 'reconnected', at: phone.now() });
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
    expect(phone.pharmacy.rows.map((row) => row.principal)).toEqual([owner]);
  });

  // checkout-117
  it('the order waits for its customer while somebody else uses the phone', async () => {
    await prepare();
    const id = await order(false);
    phone.owner = 'babul';
    await tab.deliver();
    expect(sentOrders()).toEqual([]);
    expect((await tab.submission(id))?.state).toBe('needs-sign-in');
    phone.owner = owner;
    await tab.resumeAfterSignIn(owner);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // checkout-116, checkout-117, offline-107
  it.each([
    ['goes on signed', true, 'sent', [owner]],
    ['waits for its customer where it is not signed', false, 'needs-sign-in', []],
  ])('the order %s if they leave during an upload', async (_, isSigned, state, senders) => {
    await prepare();
    const id = await order(isSigned, 'front');
    phone.pharmacy.mishap = (received) => {
      if (received.path.endsWith('Prescription/Add')) phone.owner = 'babul';
      return null;
    };
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe(state);
    expect(phone.pharmacy.rows.map((row) => row.principal)).toEqual(senders);
  });

  // checkout-116, offline-107
  it('a signed order is sent while its customer is away', async () => {
    await prepare();
    const id = await order(true);
    phone.owner = 'babul';
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
    expect(phone.pharmacy.rows.map((row) => row.principal)).toEqual([owner]);
  });
});

describe('the signing key', () => {
  // checkout-116
  it('the private key cannot be exported from the browser', async () => {
    await prepare();
    const stored: unknown = await tab.outboxStore.read(`wallet-key/${owner}`);
    const { privateKey } = Object(stored);
    expect(privateKey).toMatchObject({ type: 'private', extractable: false });
    await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();
  });

  // checkout-116
  it('the public key is registered once, even if the grant is of an earlier build', async () => {
    await prepare();
    await prepare();
    expect(renewals()).toHaveLength(1);
    const stored = Object(await tab.outboxStore.read(`grant/${owner}`));
    const { token, expiresAt } = stored;
    await tab.outboxStore.write(`grant/${owner}`, { token, expiresAt });
    await prepare();
    const [first, second] = renewals().map(({ body }) => String(Object(body).WalletKey));
    expect(renewals()).toHaveLength(2);
    expect(second).toBe(first);
    expect(first).not.toBe('');
  });

  // checkout-116, sign-in-61
  it('the key is deleted with the grant when its customer leaves, and no longer signs', async () => {
    await prepare();
    await tab.forgetGrant(owner);
    expect(await tab.signWalletUse(owner, tab.newSubmissionId(), 1)).toBe('');
  });

  // checkout-117
  it('an order is sent by a page in a browser that cannot create a key', async () => {
    vi.stubGlobal('crypto', { subtle: undefined });
    await prepare();
    vi.stubGlobal('crypto', webcrypto);
    expect(renewals().map(({ body }) => Object(body).WalletKey)).toEqual(['']);
    const id = await order(true);
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  // offline-107
  it('the grant request of a visitor contains no customer’s key', async () => {
    // Another customer's key is already on the phone.
    await prepare();
    phone.owner = 'guest';
    await tab.makeWalletKey('guest');
    await send(tab);
    await tab.deliver();
    const [own, visitors] = renewals().map(({ body }) => String(Object(body).WalletKey));
    expect(own).not.toBe('');
    expect(visitors).toBe('');
  });
});
