// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { guest } from '#domain/session.ts';
import { followMovedPush } from '#push/follow-moved-push.ts';
import { leavePushOfOthers, readPushRecord } from '#push/push-record.ts';
import { signOut } from '#parts/sign-in/sign-out.ts';
import { pushRequests, pushSubscriptions } from '#server/db/tables/push.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { sessionStore } from '#state/session.ts';
import { anOrderOnWire } from '#tests/builders/order-on-wire.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { network, requestsTo, setNetwork, shopResponse } from './network.ts';
import { aSubscription, installPush, removePush, type PushBrowser } from './push-browser.ts';
import { fillRequest, pressSend } from './request-form.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone({
  PUSH_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  PUSH_CONTACT: 'mailto:help@shop.example',
});
const subscribePath = 'NoticeArea/Push/Subscribe';
let browser: PushBrowser;
let stopFollowing: () => void;

beforeEach(() => {
  browser = installPush();
  stopFollowing = followMovedPush();
});
afterEach(async () => {
  stopFollowing();
  removePush();
  await theShop().database.db.delete(pushSubscriptions);
});

const rows = () => theShop().database.db.select().from(pushSubscriptions);
const tellMe = () => screen.findByRole('button', { name: 'Tell me' });

/** Waits until the words are on the page and in the announcement for screen readers. */
const shownAndSaid = (words: RegExp) =>
  waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));

/** Opens the list of notifications of a signed-in customer and turns push on. */
async function switchedOn() {
  const customerId = await signIn(theShop());
  const { user } = visit('/Notifications');
  await user.click(await tellMe());
  await screen.findByRole('button', { name: 'Turn off' });
  return { customerId, user };
}

describe('push messages on the phone', () => {
  // notifications-38
  it('permission is requested by a tap and never before', async () => {
    const customerId = await signIn(theShop());
    const { user } = visit('/Notifications');
    await tellMe();
    screen.getByText(/Only its number and status are shown/);
    expect([browser.asked, requestsTo(subscribePath).length]).toEqual([0, 0]);
    await user.click(await tellMe());
    await shownAndSaid(/You will be notified on this phone\./);
    expect(browser.asked).toBe(1);
    expect(await rows()).toEqual([expect.objectContaining({ customerId, language: 'en' })]);
    expect(await readPushRecord()).toMatchObject({ owner: customerId, orders: [] });
  });

  // notifications-28, notifications-38
  it('the subscription is in Bengali for a Bengali reader', async () => {
    await signIn(theShop());
    const { user } = visit('/Notifications', 'bn');
    await user.click(await screen.findByRole('button', { name: 'আমাকে জানান' }));
    await screen.findByRole('button', { name: 'বন্ধ করুন' });
    expect(await rows()).toEqual([expect.objectContaining({ language: 'bn' })]);
  });

  // notifications-26
  it('the offer is hidden if the shop sends no push messages', async () => {
    await signIn(theShop());
    const capabilities = { Calls: ['orders.guestDetails'], IdempotencyKeys: true };
    network.respond = (path) =>
      path.startsWith('Capabilities')
        ? shopResponse({ ...capabilities, PaymentGateway: false })
        : undefined;
    visit('/Notifications');
    await screen.findByText('Notification list is empty.');
    expect(screen.queryByText('News on this phone')).toBeNull();
  });

  // notifications-39
  it('a refused permission shows where to allow it, and Try again works', async () => {
    await signIn(theShop());
    browser.says = 'denied';
    const { user } = visit('/Notifications');
    await user.click(await tellMe());
    await shownAndSaid(/blocked on this phone/);
    browser.says = 'granted';
    const again = screen.getByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(again);
    await user.click(again);
    await screen.findByRole('button', { name: 'Turn off' });
  });

  // notifications-39
  it('push stays off if the prompt was dismissed', async () => {
    await signIn(theShop());
    browser.says = 'default';
    const { user } = visit('/Notifications');
    await user.click(await tellMe());
    await waitFor(() => expect(browser.asked).toBe(1));
    await tellMe();
    expect(await rows()).toEqual([]);
  });

  // notifications-39
  it('turning on needs a network, and otherwise leaves no state behind', async () => {
    await signIn(theShop());
    const { user } = visit('/Notifications');
    const button = await tellMe();
    setNetwork('offline');
    await user.click(button);
    await shownAndSaid(/This needs a connection/);
    expect(await readPushRecord()).toBeNull();
    setNetwork('online');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Turn off' });
  });

  // notifications-39
  it('a browser without a push service shows that it failed', async () => {
    await signIn(theShop());
    browser.fails = true;
    const { user } = visit('/Notifications');
    await user.click(await tellMe());
    await shownAndSaid(/could not be set up/);
  });

  // notifications-39
  it.each([
    [false, /On an iPhone or iPad this works from the home screen/],
    [undefined, /This browser cannot notify you/],
  ])('an unsupported browser shows the reason: %s', async (standalone, words) => {
    Reflect.deleteProperty(globalThis, 'PushManager');
    if (standalone !== undefined)
      Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone });
    await signIn(theShop());
    visit('/Notifications');
    await screen.findByText(words);
    expect(screen.queryByRole('button', { name: /Tell me|Try again/ })).toBeNull();
    Reflect.deleteProperty(navigator, 'standalone');
  });

  // notifications-40
  it('turning off removes the subscription at the server too', async () => {
    const { user } = await switchedOn();
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await tellMe();
    expect([browser.subscription, await readPushRecord()]).toEqual([null, null]);
    await waitFor(async () => expect(await rows()).toEqual([]));
  });

  // notifications-40
  it('push is turned off without a network', async () => {
    const { user } = await switchedOn();
    setNetwork('offline');
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await tellMe();
    await waitFor(() => expect(browser.subscription).toBeNull());
  });

  // notifications-39, notifications-40
  it('a failed turn-off is reported and can be repeated', async () => {
    const { user } = await switchedOn();
    const removing = vi.spyOn(outboxStore, 'remove').mockRejectedValueOnce(new Error('closed'));
    onTestFinished(() => removing.mockRestore());
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await shownAndSaid(/could not be turned off/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await tellMe();
    await waitFor(() => expect(browser.subscription).toBeNull());
  });

  // notifications-33, notifications-41
  it('signing out removes the subscription, offline at once from the phone and later from the server', async () => {
    await switchedOn();
    browser.shown = ['N-1001'];
    setNetwork('offline');
    await signOut();
    await leavePushOfOthers(guest);
    await waitFor(() => expect([browser.subscription, browser.shown]).toEqual([null, []]));
    expect(await readPushRecord()).toBeNull();
    expect(await rows()).toHaveLength(1);
    setNetwork('online');
    const { revokeEndedSessions } = await import('#parts/sign-in/revoke.ts');
    await revokeEndedSessions();
    expect(await rows()).toEqual([]);
  });

  // notifications-33
  it('the next customer of the phone gets a new offer', async () => {
    const { customerId } = await switchedOn();
    const next = await signIn(theShop());
    await screen.findByRole('button', { name: 'Tell me' });
    expect(sessionStore.get()?.id).toBe(next);
    expect(next).not.toBe(customerId);
  });
});

describe('a request that was received', () => {
  // notifications-27, notifications-38, notifications-46
  it('a guest is offered messages about the request', async () => {
    const { user } = visit('/order');
    await fillRequest(user);
    await pressSend(user);
    const placedDialog = within(await screen.findByRole('alertdialog'));
    await user.click(await placedDialog.findByRole('button', { name: 'Tell me' }));
    await placedDialog.findByRole('button', { name: 'Turn off' });
    const [submission] = await submissionsOnDisk();
    expect(await rows()).toEqual([expect.objectContaining({ customerId: null })]);
    expect(await theShop().database.db.$count(pushRequests)).toBe(1);
    expect(await readPushRecord()).toMatchObject({ owner: guest, orders: [submission?.id] });
  });
});

describe('a placed order', () => {
  // notifications-27, notifications-38, notifications-41
  it('a guest is offered messages about that order only', async () => {
    const syrup = await setProduct(theShop(), {
      nth: 2,
      listPrice: 600_00,
      discount: 0,
      stock: 1_000,
    });
    const body = anOrder({ lines: [{ ...syrup, quantity: 1 }], isGuest: true });
    const { Id, OrderNo, AccessKey } = placedIn(
      (await place(theShop(), body, aKey())).envelope.Data,
    );
    const { user } = visit(`/Order/Success?OrderNo=${OrderNo}&Id=${Id}&IsNew=1#key=${AccessKey}`);
    await user.click(await tellMe());
    await screen.findByRole('button', { name: 'Turn off' });
    expect(await rows()).toEqual([expect.objectContaining({ customerId: null })]);
    expect(await readPushRecord()).toMatchObject({ owner: guest, orders: [Id] });
    await leavePushOfOthers('somebody');
    expect(await readPushRecord()).not.toBeNull();
  });

  // notifications-38
  it('a signed-in customer is not offered messages about a guest’s order', async () => {
    await signIn(theShop());
    network.respond = (path) =>
      path === 'ProductOrderArea/Order/GuestDetails' ? shopResponse(anOrderOnWire()) : undefined;
    visit(`/Order/Success?Id=abc#key=${'k'.repeat(43)}`);
    await screen.findByText(/Napa 500 mg × 10/);
    const offer = screen.findByText('News on this phone', {}, { timeout: 3_000 });
    await expect(offer).rejects.toThrow('News on this phone');
  });

  it('an unconfirmed order has no offer', async () => {
    visit('/Order/Success?OrderNo=N-1001&Id=abc&IsNew=1');
    await screen.findByText(/This phone has no receipt of the order/);
    expect(screen.queryByText('News on this phone')).toBeNull();
  });
});

describe('a browser whose push endpoint has changed', () => {
  const backOnline = () => window.dispatchEvent(new Event('online'));
  const movePath = 'NoticeArea/Push/Move';
  /** Waits 50 ms, for requests that must not happen. */
  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

  // notifications-44
  it('the new endpoint is sent once when there is a network', async () => {
    await switchedOn();
    backOnline();
    await aMoment();
    browser.subscription = aSubscription(browser, 'moved');
    backOnline();
    await waitFor(async () => expect(await readPushRecord()).toMatchObject(moved));
    expect(await rows()).toEqual([expect.objectContaining(moved)]);
    backOnline();
    await aMoment();
    expect(requestsTo(movePath)).toHaveLength(1);
  });

  // notifications-44
  it('the new endpoint is sent at the next start', async () => {
    await switchedOn();
    browser.subscription = aSubscription(browser, 'moved');
    const stop = followMovedPush();
    await waitFor(async () => expect(await rows()).toEqual([expect.objectContaining(moved)]));
    stop();
  });

  // notifications-45
  it('a lost subscription is replaced unless the permission was withdrawn', async () => {
    await switchedOn();
    const [before] = await rows();
    browser.subscription = null;
    browser.permission = 'denied';
    backOnline();
    await aMoment();
    expect([browser.subscription, requestsTo(movePath)]).toEqual([null, []]);
    browser.permission = 'granted';
    backOnline();
    await waitFor(async () => {
      const [row] = await rows();
      expect(row?.endpoint).not.toBe(before?.endpoint);
      expect(await readPushRecord()).toMatchObject({ endpoint: row?.endpoint });
    });
    expect(browser.asked).toBe(1);
  });

  // notifications-45
  it('push is off and offered again if the server has deleted the subscription', async () => {
    const { user } = await switchedOn();
    await theShop().database.db.delete(pushSubscriptions);
    browser.subscription = aSubscription(browser, 'moved');
    visit('/about');
    await screen.findByRole('heading', { name: 'About Us' });
    visit('/Notifications');
    await user.click(await tellMe());
    await screen.findByRole('button', { name: 'Turn off' });
    expect(requestsTo(movePath)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  // notifications-45
  it('push is off after a start at which the server has deleted the subscription', async () => {
    await switchedOn();
    await theShop().database.db.delete(pushSubscriptions);
    browser.subscription = aSubscription(browser, 'moved');
    backOnline();
    await waitFor(async () => expect(await readPushRecord()).toBeNull());
  });

  const moved = { endpoint: 'https://push.example/moved' };
});
