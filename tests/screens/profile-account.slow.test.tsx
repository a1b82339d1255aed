// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { customers, oneTimeCodes } from '#server/db/tables/sign-in.ts';
import { bookWallet } from '#server/services/accounts/wallets.ts';
import { sessionStore } from '#state/session.ts';
import { createSession } from '#server/services/accounts/sessions.ts';
import { ownDataText, signedInOnText } from '#text/account.ts';
import { lastCode, minutes, wait } from '#tests/server/support/codes.ts';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { callApi } from '#tests/server/support/test-shop.ts';
import { hold, respondBy, setNetwork, shopResponse, statusResponse } from './network.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();

/** Signs the customer in on more phones, one per kind, the last being the newest. */
async function signedInElsewhere(customerId: string, ...kinds: string[]): Promise<void> {
  const { database, clock } = theShop();
  for (const [n, kind] of kinds.entries()) {
    const at = new Date(clock.now.getTime() - (kinds.length - n) * 60_000);
    await createSession(database.db, at, customerId, { openedOn: kind });
  }
}

const part = async () =>
  within(await screen.findByRole('region', { name: signedInOnText.title[0] }));

describe('the list of signed-in phones', () => {
  // customer-area-173
  it('the list marks this phone, and explains when there is no other', async () => {
    await signIn(theShop());
    visit('/profile/edit');
    const list = await part();
    expect(await list.findAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('The one you are using')).toBeTruthy();
    expect(list.getByText('You’re not logged in anywhere else.')).toBeTruthy();
    expect(list.queryByRole('button')).toBeNull();
  });

  // customer-area-174
  it('a press and a confirmation sign one phone out, and no other', async () => {
    const id = await signIn(theShop());
    await signedInElsewhere(id, 'Windows Firefox', 'Android Chrome');
    const { user } = visit('/profile/edit');
    const list = await part();
    await user.click(await list.findByRole('button', { name: 'Log out: Android Chrome' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Keep it logged in' }));
    expect(list.getAllByRole('listitem')).toHaveLength(3);
    await user.click(list.getByRole('button', { name: 'Log out: Android Chrome' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Log out there' }));
    await list.findByText('Logged out there.');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    expect(list.queryByText('Android Chrome')).toBeNull();
    expect(list.getByText('Windows Firefox')).toBeTruthy();
    expect(sessionStore.get()?.id).toBe(id);
  });

  // customer-area-174
  it('one button signs all others out', async () => {
    const id = await signIn(theShop());
    await signedInElsewhere(id, 'Windows Firefox', '');
    const { user } = visit('/profile/edit');
    const list = await part();
    expect(await list.findAllByText('A phone or computer')).toHaveLength(2);
    await user.click(list.getByRole('button', { name: 'Log out on all others' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Log out on all others' }));
    await list.findByText('You’re not logged in anywhere else.');
  });

  // customer-area-173
  it('the list shows that it is loading, and Retry after a failure', async () => {
    await signIn(theShop());
    const release = hold(/Session\/Get/);
    visit('/profile/edit');
    expect(await screen.findByRole('status', { name: signedInOnText.waiting[0] })).toBeTruthy();
    respondBy({ 'CustomerArea/Session/Get': () => statusResponse(500) });
    release();
    const list = await part();
    await list.findByText(signedInOnText.failed[0]);
    expect(list.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  // customer-area-174
  it('a press without a network shows that nothing has changed', async () => {
    const id = await signIn(theShop());
    await signedInElsewhere(id, 'Android Chrome');
    const { user } = visit('/profile/edit');
    const list = await part();
    const button = await list.findByRole('button', { name: 'Log out: Android Chrome' });
    setNetwork('offline');
    await user.click(button);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Log out there' }));
    await list.findByText('This needs a connection. Nothing has changed.');
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('the list is in Bengali on a Bengali page', async () => {
    await signIn(theShop());
    visit('/profile/edit', 'bn');
    expect(await screen.findByRole('region', { name: signedInOnText.title[1] })).toBeTruthy();
    expect(await screen.findByText(signedInOnText.alone[1])).toBeTruthy();
  });

  it('the list is hidden if the host does not support it', async () => {
    await signIn(theShop());
    respondBy({
      Capabilities: () =>
        shopResponse({ Calls: [], IdempotencyKeys: false, PaymentGateway: false }),
    });
    visit('/profile/edit');
    await screen.findByLabelText('Name');
    expect(screen.queryByRole('region', { name: signedInOnText.title[0] })).toBeNull();
  });
});

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Records the files that the browser downloads. */
function keptFiles(): Blob[] {
  const kept: Blob[] = [];
  const keeping = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) kept.push(file);
    return 'blob:kept';
  });
  onTestFinished(() => keeping.mockRestore());
  return kept;
}

async function accountOf(id: string) {
  return theShop().database.db.select().from(customers).where(eq(customers.id, id));
}

async function openErasing(user: ReturnType<typeof visit>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  return dialog('Delete your account?');
}

describe('the customer’s own data', () => {
  // customer-area-180
  it('the data is saved as a file', async () => {
    const kept = keptFiles();
    await signIn(theShop(), 'Rahima Khatun');
    const { user } = visit('/profile/edit');
    await user.click(await screen.findByRole('button', { name: 'Save my data as a file' }));
    await screen.findByText('The file is in this phone’s downloads.');
    const data = JSON.parse((await kept.at(-1)?.text()) ?? '{}');
    expect(data.account.phone).toBe(sessionStore.get()?.phone);
  });

  // customer-area-180
  it('the data is not shown as saved inside another app', async () => {
    const kept = keptFiles();
    await signIn(theShop());
    const agent = vi
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (Linux; Android 14) [FBAN/EMA;FBAV/480.0.0.0;]');
    onTestFinished(() => agent.mockRestore());
    const { user } = visit('/profile/edit');
    await user.click(await screen.findByRole('button', { name: 'Save my data as a file' }));
    expect(await screen.findByText(/^Inside this app no file can be saved/)).toBeTruthy();
    expect(screen.queryByText('The file is in this phone’s downloads.')).toBeNull();
    expect(kept).toEqual([]);
  });

  /** Requests the data as a file with a sign-in that is twenty minutes old. */
  async function askedForProof() {
    const kept = keptFiles();
    await signIn(theShop());
    wait(theShop(), minutes(20));
    const { user } = visit('/profile/edit');
    await user.click(await screen.findByRole('button', { name: 'Save my data as a file' }));
    const proof = await dialog('Confirm it’s you');
    return { kept, user, proof };
  }

  // customer-area-180, sign-in-90
  it('an old sign-in needs a code, and then the download continues', async () => {
    const { kept, user, proof } = await askedForProof();
    const phone = sessionStore.get()?.phone ?? '';
    await user.click(proof.getByRole('button', { name: `Send a code to ${phone}` }));
    const field = await proof.findByLabelText('OTP code');
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
    expect(kept).toEqual([]);
    await user.type(field, `${lastCode(theShop())}{Enter}`);
    await screen.findByText('The file is in this phone’s downloads.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept).toHaveLength(1);
  });

  // sign-in-90
  it('a code that is no longer valid is replaced by a new one', async () => {
    const { kept, user, proof } = await askedForProof();
    await user.click(proof.getByRole('button', { name: /^Send a code to/ }));
    await proof.findByLabelText('OTP code');
    expect(proof.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    const { database, clock } = theShop();
    await database.db.update(oneTimeCodes).set({ usedAt: clock.now });
    await user.type(proof.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    await proof.findByText('Wrong OTP!');
    wait(theShop(), minutes(2));
    await user.click(proof.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(proof.queryByText('Wrong OTP!')).toBeNull());
    await waitFor(() => expect(proof.getByLabelText('OTP code')).toHaveProperty('value', ''));
    await user.type(proof.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    await screen.findByText('The file is in this phone’s downloads.');
    expect(kept).toHaveLength(1);
  });

  // customer-area-180
  it('the password is accepted instead, and a wrong one is reported', async () => {
    await signIn(theShop());
    wait(theShop(), minutes(20));
    const { user } = visit('/profile/edit');
    await user.click(await screen.findByRole('button', { name: 'Save my data as a file' }));
    const proof = await dialog('Confirm it’s you');
    await user.click(proof.getByRole('button', { name: 'Use a password instead' }));
    await user.type(proof.getByLabelText('Password'), 'not-this-one{Enter}');
    await proof.findByText('Login failed, Phone or Password is wrong!');
    await user.click(proof.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('The file is in this phone’s downloads.')).toBeNull();
  });

  // customer-area-180
  it('the data is not requested without a network', async () => {
    const id = await signIn(theShop());
    const { user } = visit('/profile/edit');
    await screen.findByRole('button', { name: 'Save my data as a file' });
    const question = await openErasing(user);
    await user.click(question.getByRole('checkbox'));
    setNetwork('offline');
    await user.click(question.getByRole('button', { name: 'Delete for ever' }));
    await screen.findByText('This needs a connection. Nothing has changed.');
    expect(sessionStore.get()?.id).toBe(id);
    expect(await accountOf(id)).toHaveLength(1);
  });
});

describe('the deletion of an account', () => {
  // customer-area-181
  it('the deletion needs a confirmation, names the lost wallet money, and leaves nothing on the phone', async () => {
    const id = await signIn(theShop());
    const { db } = theShop().database;
    const now = theShop().clock.now;
    const change = { customerId: id, amount: 120_50, kind: 'credit', orderId: null, now } as const;
    await db.transaction((tx) => bookWallet(tx, change));
    const { user, address } = visit('/profile/edit');
    await screen.findByLabelText('Name');
    const question = await openErasing(user);
    await question.findByText('There is ৳120.50 in your wallet. It will be lost.');
    await user.click(question.getByRole('button', { name: 'Delete for ever' }));
    expect(question.getByText('Please tick this first.')).toBeTruthy();
    expect(await accountOf(id)).toHaveLength(1);
    await user.click(question.getByRole('checkbox'));
    await user.click(question.getByRole('button', { name: 'Delete for ever' }));
    await waitFor(() => expect(sessionStore.get()).toBeNull());
    expect(address()).toBe('/');
    expect(await accountOf(id)).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toContain(id);
  });

  // customer-area-178, customer-area-181
  it('the deletion is refused while a request is under way, with the pharmacy’s Msg', async () => {
    const id = await signIn(theShop());
    const headers = { datacontent: sessionStore.get()?.token ?? '', ...aKey() };
    await callApi(theShop(), requestPath, aRequest(), headers);
    const { user } = visit('/profile/edit');
    const question = await openErasing(user);
    await user.click(question.getByRole('checkbox'));
    await user.click(question.getByRole('button', { name: 'Delete for ever' }));
    await screen.findByText(/An order or a request is still on its way/);
    expect(sessionStore.get()?.id).toBe(id);
    expect(await accountOf(id)).toHaveLength(1);
  });

  it('the deletion can be cancelled, in Bengali too', async () => {
    const id = await signIn(theShop());
    const { user } = visit('/profile/edit', 'bn');
    await user.click(await screen.findByRole('button', { name: ownDataText.eraseLink[1] }));
    const question = await dialog(ownDataText.eraseTitle[1]);
    await user.click(question.getByRole('button', { name: ownDataText.keep[1] }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await accountOf(id)).toHaveLength(1);
  });
});
