// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { summaryQuery } from '#api/account.ts';
import { followSession } from '#app/follow-session.ts';
import { announceChange } from '#outbox/storage/change-channel.ts';
import { undeliveredOf } from '#outbox/change.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { newSubmissionId, saveDraft, sendSubmission } from '#outbox/write.ts';
import { emptyAddress } from '#domain/address.ts';
import { notify, type NewNotification } from '#server/services/notifications/notifications.ts';
import { addressStore, writeAddressDown } from '#state/address.ts';
import { forgetCustomer } from '#state/forget.ts';
import { aNotification } from '#tests/builders/notification.ts';
import { aSubmission } from '#tests/builders/submission.ts';
import { sessionStore } from '#state/session.ts';
import { signOutsStore } from '#state/sign-outs.ts';
import { signInStore } from '#state/sign-in.ts';
import { aPhone, days, lastCode, paths, signInByCode, wait } from '#tests/server/support/codes.ts';
import { callApi } from '#tests/server/support/test-shop.ts';
import { hold, requestsTo, network, setNetwork, statusResponse } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

const theShop = useShop();
const canary = 'CANARY';

beforeEach(() => {
  wait(theShop(), days(2));
  signOutsStore.clear();
});

/** Signs in a customer on this phone, with the given notifications. */
async function aCustomer(news: Partial<NewNotification>[] = []) {
  const { id, token, headers } = await signInByCode(theShop(), aPhone());
  const session = {
    id,
    token,
    name: `${canary} Khatun`,
    email: '',
    phone: '01712345678',
    image: '',
  };
  for (const [at, one] of news.entries()) {
    wait(theShop(), 1_000);
    const text: NewNotification['text'] = [`News ${at + 1}`, `খবর ${at + 1}`];
    const now = theShop().clock.now;
    await notify(theShop().database.db, aNotification({ customerId: id, text, now, ...one }));
  }
  sessionStore.set(session);
  return { session, headers };
}

function arrive(path: string, language: 'en' | 'bn' = 'en') {
  const visited = visit(path, language);
  onTestFinished(followSession(visited.queryClient));
  return visited;
}

const menu = () => screen.findByRole('button', { name: /^Menu of/ });

async function choose(user: ReturnType<typeof visit>['user'], name: string) {
  await user.click(await menu());
  await user.click(await screen.findByRole('menuitem', { name }));
}

describe('the customer’s own addresses', () => {
  // customer-area-1, customer-area-10, notifications-2, shell-45, sign-in-3
  it.each(['/profile/edit', '/Notifications', '/PROFILE/complain'])(
    'the address %s opens the login form, returns after it, and redirects to home',
    async (path) => {
      const { address } = arrive(path);
      expect(await screen.findByRole('heading', { name: 'Login' })).toBeTruthy();
      expect(address()).toBe('/');
      expect(signInStore.get()?.returnTo).toBe(path.replace('PROFILE', 'profile'));
    },
  );

  // customer-area-10, payments-35, shell-46
  it.each(['/Transactions', '/Purchases'])(
    'the address %s redirects to home without a message',
    async (path) => {
      const { address } = arrive(path);
      await waitFor(() => expect(address()).toBe('/'));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  // customer-area-1, errors-64, notifications-7, sign-in-4
  it('the requested address opens once after signing in', async () => {
    const { user, address } = arrive('/Notifications');
    await user.type(await screen.findByLabelText('Mobile Number'), `${aPhone()}{Enter}`);
    await user.type(await screen.findByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    await waitFor(() => expect(address()).toBe('/Notifications'));
    expect(await screen.findByText('Notification list is empty.')).toBeTruthy();
  });

  // customer-area-2, shell-47, sign-in-48
  it('a signed-in customer is not redirected before the stored session is read', async () => {
    await aCustomer();
    const { address } = arrive('/Notifications');
    await screen.findByText('Notification list is empty.');
    expect(address()).toBe('/Notifications');
  });
});

describe('the menu', () => {
  // customer-area-9, shell-11
  it('the menu has Purchases, Notifications, Prescriptions, Transactions and Logout, by keyboard too', async () => {
    await aCustomer();
    const { user } = arrive('/branchLocation');
    const button = await menu();
    button.focus();
    await user.keyboard('{ArrowDown}');
    const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    expect(items).toEqual([
      'Profile',
      'Purchases',
      'Notifications',
      'Prescriptions',
      'Transactions',
      'Logout',
      'Logout on all phones',
    ]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Profile'));
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Logout on all phones');
    await user.keyboard('{Home}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Purchases');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});

describe('notifications', () => {
  const many = Array.from({ length: 6 }, () => ({}));

  // notifications-1, notifications-3, notifications-4
  it('five notifications are on a page, oldest first, or newest first if this phone stored that choice', async () => {
    await aCustomer(many);
    const { user, address } = arrive('/Notifications');
    expect(await screen.findByText('News 1')).toBeTruthy();
    expect(screen.queryByText('News 6')).toBeNull();
    expect(requestsTo('NoticeArea/Notification/Get').at(-1)?.path).toContain('isDescending=false');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('News 6')).toBeTruthy();
    expect(address()).toBe('/Notifications?page=2');
    await user.click(screen.getByRole('checkbox', { name: 'Newest first' }));
    await waitFor(() => expect(screen.queryByText('News 1')).toBeNull());
    expect(await screen.findByText('News 6')).toBeTruthy();
    expect(address()).toBe('/Notifications');
    expect(requestsTo('NoticeArea/Notification/Get').at(-1)?.path).toContain('isDescending=true');
    expect(localStorage.getItem('notifications-newest-first')).toBe('true');
  });

  // notifications-3
  it('new notifications on another page are announced with a link', async () => {
    await aCustomer(many);
    const { user, address } = arrive('/Notifications');
    expect(await screen.findByText('1 new notification is on another page.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByText('News 6')).toBeTruthy();
    expect(address()).toBe('/Notifications?page=2');
  });

  // notifications-12, notifications-16, shell-12
  it('loaded notifications are marked as seen and counted by the bell', async () => {
    const { headers } = await aCustomer(many);
    const { user } = arrive('/branchLocation');
    const bell = await screen.findByRole('link', { name: 'Notifications, 6 new' });
    expect(requestsTo('NoticeArea/Notification/Seen')).toEqual([]);
    await user.click(bell);
    await screen.findByText('News 1');
    await waitFor(() => expect(requestsTo('NoticeArea/Notification/Seen')).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Notifications' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('News 6');
    expect(requestsTo('NoticeArea/Notification/Seen')).toHaveLength(1);
    const { envelope } = await callApi(theShop(), paths.summary, {}, headers);
    expect(envelope.Data).toMatchObject({ NotificationCount: { NotificationCount: 0 } });
  });

  // notifications-9, notifications-10, notifications-11
  it('a notification links to an order or a product by its reference, and to nothing otherwise', async () => {
    await aCustomer([
      { reference: 'Order Status Changed', referenceId: '55' },
      { reference: 'Cashback Offer', referenceId: '56' },
      { reference: 'PRODUCT', referenceId: '11006' },
      {},
    ]);
    arrive('/Notifications');
    const list = (await screen.findByText('News 1')).closest('ul');
    const hrefs = within(list ?? document.body)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/profile/order/details/55',
      '/profile/order/details/56',
      '/product/details/11006',
    ]);
  });

  // notifications-6
  it('notifications are in Bengali on a Bengali page', async () => {
    await aCustomer([{}]);
    arrive('/Notifications', 'bn');
    expect(await screen.findByText('খবর 1')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'নোটিফিকেশন' })).toBeTruthy();
  });

  // customer-area-15, notifications-8
  it('notifications show an offline state, and Retry loads them', async () => {
    await aCustomer([{}]);
    setNetwork('offline');
    const { user } = arrive('/Notifications');
    expect(
      await screen.findByText('This needs a connection, and nothing is known on this phone yet.'),
    ).toBeTruthy();
    act(() => setNetwork('online'));
    const retry = screen.queryByRole('button', { name: 'Retry' });
    if (retry) await user.click(retry);
    expect(await screen.findByText('News 1')).toBeTruthy();
  });

  // errors-26, notifications-8
  it('a failing shop shows an error in place of the notifications', async () => {
    await aCustomer();
    network.respond = (path) => (path.startsWith('NoticeArea') ? statusResponse(500) : undefined);
    arrive('/Notifications');
    expect(await screen.findByText('The notifications could not be loaded')).toBeTruthy();
    expect(screen.getByText(/\(Code: 500\)/)).toBeTruthy();
  });
});

describe('a response that arrives after the customer has signed out', () => {
  // offline-24
  it('the response is not stored on the phone', async () => {
    const { session } = await aCustomer([{}]);
    const arrives = hold(/^NoticeArea\/Notification\/Get/);
    const { queryClient } = visit('/Notifications');
    await waitFor(() => expect(requestsTo('NoticeArea/Notification/Get')).toHaveLength(1));
    await act(() => forgetCustomer(session.id));
    arrives();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(Object.keys(localStorage).filter((key) => key.includes('answers'))).toEqual([]);
  });
});

describe('a submission that the pharmacy refused for its session', () => {
  const laid: string[] = [];
  afterEach(() => outboxStore.remove(laid.splice(0)));

  async function anUnbelieved(owner: string): Promise<string> {
    const at = new Date().toISOString();
    const state = 'needs-sign-in';
    const submission = aSubmission({
      id: newSubmissionId(),
      owner,
      state,
      createdAt: at,
      nextAt: at,
    });
    laid.push(`letter/${submission.id}`);
    await outboxStore.submissions();
    await outboxStore.write(`letter/${submission.id}`, submission);
    return submission.id;
  }
  const stateOf = async (id: string) =>
    (await outboxStore.submissions()).find((submission) => submission.id === id)?.state;

  // offline-111
  it('the submission is sent again with a valid session', async () => {
    const { session } = await aCustomer();
    const id = await anUnbelieved(session.id);
    arrive('/branchLocation');
    await waitFor(async () => expect(await stateOf(id)).toBe('queued'));
    expect(sessionStore.get()?.id).toBe(session.id);
  });

  // offline-111, offline-123, sign-in-55
  it('the submission loses the customer’s name if the session has ended, and requests a sign-in', async () => {
    const { session } = await aCustomer();
    arrive('/branchLocation');
    await menu();
    await waitFor(() => expect(requestsTo('CustomerArea/Customer/Summary')).not.toEqual([]));
    await theShop().database.db.execute('delete from sessions');
    const id = await anUnbelieved(session.id);
    act(announceChange);
    const dialog = await screen.findByRole('dialog', { name: 'Login' });
    expect(within(dialog).getByText(/^Your session has expired/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Menu of/ })).toBeNull();
    expect(await stateOf(id)).toBe('needs-sign-in');
  });
});

describe('a profile-load error', () => {
  const summaryPath = 'CustomerArea/Customer/Summary';
  const fails = (response: () => Response) => {
    network.respond = (path) => (path === summaryPath ? response() : undefined);
  };
  const refusal = (code: number, sentence: string) =>
    new Response(JSON.stringify({ IsError: true, Id: code, Msg: sentence, Data: null }), {
      headers: { 'content-type': 'application/json' },
    });
  const settled = async (session: { id: string }, visited: ReturnType<typeof visit>) =>
    waitFor(() => {
      const state = visited.queryClient.getQueryState(summaryQuery(session.id).queryKey);
      expect(state?.status ?? 'forgotten').not.toBe('pending');
    });

  // offline-122, offline-123, sign-in-53
  it('the customer is signed out if the server no longer has the session', async () => {
    await aCustomer();
    await theShop().database.db.execute('delete from sessions');
    arrive('/branchLocation');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
    expect(localStorage.getItem('USER')).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Login' });
    expect(within(dialog).getByText(/^Your session has expired\. Log in again/)).toBeTruthy();
  });

  // sign-in-53
  it('a session opened since then stays signed in, and the profile is requested again', async () => {
    const { session } = await aCustomer();
    sessionStore.set({ ...session, token: 'of-a-session-that-ended' });
    const arrives = hold(/Customer\/Summary/);
    const { queryClient } = arrive('/branchLocation');
    await waitFor(() => expect(requestsTo(summaryPath)).toHaveLength(1));
    act(() => void sessionStore.set(session));
    arrives();
    await waitFor(() => expect(requestsTo(summaryPath)).toHaveLength(2));
    await waitFor(() => {
      expect(queryClient.getQueryState(summaryQuery(session.id).queryKey)?.status).toBe('success');
    });
    expect(sessionStore.get()?.token).toBe(session.token);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // offline-122, sign-in-53
  it('the customer is signed out on an IsError with the code of an ended session', async () => {
    await aCustomer();
    fails(() => refusal(401, 'আবার লগইন করুন।'));
    arrive('/branchLocation');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
  });

  // errors-12, offline-121, shell-100, sign-in-53, sign-in-54
  it.each([
    ['a server that is unwell', () => statusResponse(500)],
    ['a captive portal', () => statusResponse(401)],
    ['a refusal that only speaks of a session', () => refusal(5, 'Your session log is full.')],
    ['a page of somebody else', () => new Response('<h1>Pay first</h1>')],
  ])('nobody is signed out because of %s', async (_, response) => {
    const { session } = await aCustomer();
    fails(response);
    const visited = arrive('/branchLocation');
    await menu();
    await settled(session, visited);
    expect(sessionStore.get()?.id).toBe(session.id);
  });

  // errors-12, offline-121, sign-in-54
  it('nobody is signed out by a missing network', async () => {
    const { session } = await aCustomer();
    setNetwork('offline');
    const visited = arrive('/branchLocation');
    await menu();
    await settled(session, visited);
    expect(sessionStore.get()?.id).toBe(session.id);
  });
});

describe('signing out', () => {
  async function stored(): Promise<string> {
    const submissions = JSON.stringify(await outboxStore.submissions());
    const storages = [localStorage, sessionStorage].map((storage) => Object.entries(storage));
    return JSON.stringify([storages, submissions]);
  }

  async function aFullPhone() {
    const { session, headers } = await aCustomer();
    writeAddressDown({ ...emptyAddress, receiverName: canary });
    localStorage.setItem('private/orders', canary);
    sessionStorage.setItem('private/page', canary);
    localStorage.setItem('questions', canary);
    localStorage.setItem('invoice', canary);
    await saveDraft({
      id: newSubmissionId(),
      kind: 'request-order',
      owner: session.id,
      payload: { note: canary },
    });
    return { session, headers };
  }

  // offline-126, offline-129, sign-in-57, sign-in-59
  it('signing out opens home, clears the customer from every store and notifies the server', async () => {
    const { session, headers } = await aFullPhone();
    const { user, address, queryClient } = arrive('/branchLocation');
    await waitFor(() =>
      expect(queryClient.getQueryData(summaryQuery(session.id).queryKey)).toBeTruthy(),
    );
    await choose(user, 'Logout');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
    expect(address()).toBe('/');
    await waitFor(async () => expect(await stored()).not.toContain(canary));
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map((query) => query.queryKey),
      ),
    ).not.toContain(session.id);
    await waitFor(async () => {
      expect((await callApi(theShop(), paths.summary, {}, headers)).status).toBe(401);
    });
    await waitFor(() => expect(localStorage.getItem('sign-outs')).toBeNull());
  });

  // offline-126, offline-127, offline-129, sign-in-57
  it('signing out works offline, and a narrow ticket notifies the server later', async () => {
    const { session, headers } = await aFullPhone();
    setNetwork('offline');
    const { user } = arrive('/branchLocation');
    await choose(user, 'Logout');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
    expect(await stored()).not.toContain(canary);
    expect(await stored()).not.toContain(session.token);
    expect(signOutsStore.get()).toHaveLength(1);
    expect((await callApi(theShop(), paths.summary, {}, headers)).status).toBe(200);
    act(() => setNetwork('online'));
    await waitFor(() => expect(signOutsStore.get()).toHaveLength(0));
    expect((await callApi(theShop(), paths.summary, {}, headers)).status).toBe(401);
  });

  // customer-area-132, offline-129, offline-130, sign-in-59
  it('the bag and the address from before the sign-in stay', async () => {
    writeAddressDown({ ...emptyAddress, receiverName: 'Before' });
    await aCustomer();
    localStorage.setItem('CARTV2', '{"Items":[]}');
    const { user } = arrive('/branchLocation');
    await choose(user, 'Logout');
    await screen.findByRole('button', { name: 'Login' });
    expect(addressStore.get().receiverName).toBe('Before');
    expect(localStorage.getItem('CARTV2')).not.toBeNull();
  });

  // sign-in-59
  it('a draft from before the sign-in stays, and the customer’s own is deleted', async () => {
    const draftOf = (owner: string, note: string) =>
      saveDraft({ id: newSubmissionId(), kind: 'request-order', owner, payload: { note } });
    await draftOf('guest', 'before');
    const { session } = await aCustomer();
    await draftOf(session.id, canary);
    const { user } = arrive('/branchLocation');
    await choose(user, 'Logout');
    await screen.findByRole('button', { name: 'Login' });
    await waitFor(async () => expect(await stored()).not.toContain(canary));
    const left = await outboxStore.submissions();
    expect(left).toMatchObject([{ owner: 'guest', state: 'draft', payload: { note: 'before' } }]);
    await outboxStore.remove(left.map(({ id }) => `letter/${id}`));
  });

  // offline-28, offline-126, sign-in-49
  it('signing out in another tab ends this session and its queries too', async () => {
    const { session } = await aCustomer();
    const { queryClient } = arrive('/branchLocation');
    await waitFor(() =>
      expect(queryClient.getQueryData(summaryQuery(session.id).queryKey)).toBeTruthy(),
    );
    localStorage.removeItem('USER');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'USER' })));
    expect(await screen.findByRole('button', { name: 'Login' })).toBeTruthy();
    expect(queryClient.getQueryData(summaryQuery(session.id).queryKey)).toBeUndefined();
  });

  // offline-130, offline-131, offline-132, sign-in-60
  it('a queued submission can stay until it is sent, and then nothing is left', async () => {
    const { session } = await aCustomer();
    setNetwork('offline');
    const payload = { rows: [], note: 'for my father', prescriptionIds: [], address: null };
    await sendSubmission({
      id: newSubmissionId(),
      kind: 'request-order',
      owner: session.id,
      payload,
    });
    const { user } = arrive('/branchLocation');
    await choose(user, 'Logout');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByRole('heading', { name: '1 item is not sent yet' })).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Keep until sent and log out' }));
    await screen.findByRole('button', { name: 'Login' });
    expect(await undeliveredOf(session.id)).toHaveLength(1);
    expect(signOutsStore.get()).toMatchObject([{ keepsSending: true }]);
    const [submission] = await undeliveredOf(session.id);
    const at = new Date().toISOString();
    await outboxStore.write(`grant/${session.id}`, { token: canary, expiresAt: at });
    await outboxStore.change({
      type: 'receipt-arrived',
      id: submission?.id ?? '',
      orderNo: 'R-1',
      at,
    });
    await waitFor(async () => expect(await outboxStore.submissions()).toEqual([]));
    await waitFor(async () =>
      expect(await outboxStore.read(`grant/${session.id}`)).toBeUndefined(),
    );
  });

  // offline-131, sign-in-60
  it('queued submissions can be deleted, and staying changes nothing', async () => {
    const { session } = await aCustomer();
    setNetwork('offline');
    const payload = { rows: [], note: canary, prescriptionIds: [], address: null };
    await sendSubmission({
      id: newSubmissionId(),
      kind: 'request-order',
      owner: session.id,
      payload,
    });
    const { user } = arrive('/branchLocation');
    await choose(user, 'Logout');
    await user.click(await screen.findByRole('button', { name: 'Stay logged in' }));
    expect(sessionStore.get()?.id).toBe(session.id);
    await choose(user, 'Logout');
    await user.click(await screen.findByRole('button', { name: 'Delete and log out' }));
    await screen.findByRole('button', { name: 'Login' });
    expect(await undeliveredOf(session.id)).toEqual([]);
  });

  // offline-128, sign-in-58
  it('signing out on all phones ends the other sessions too', async () => {
    await aCustomer();
    const { user } = arrive('/branchLocation');
    await choose(user, 'Logout on all phones');
    await waitFor(() =>
      expect(requestsTo('CustomerArea/Customer/Logout').at(-1)?.body).toMatchObject({
        Everywhere: true,
        KeepSending: false,
      }),
    );
    expect(sessionStore.get()).toBeNull();
  });
});
