// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { emptyAddress } from '#domain/address.ts';
import { RequestDraftKeeper } from '#parts/request-draft/request-draft-keeper.ts';
import { addressStore, writeAddressDown } from '#state/address.ts';
import { forgetUntilSignedIn } from '#state/forget.ts';
import { lastSearchesStore, storeSearch } from '#state/last-searches.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { codeStepStore } from '#state/sign-in-step.ts';
import { closeSignIn, openSignIn } from '#state/sign-in.ts';
import { unsavedOf } from '#state/unsaved.ts';
import type { Language } from '#text/sentences.ts';
import { aPhone, days, lastCode, otherThan, paths, wait } from '#tests/server/support/codes.ts';
import { signedIn } from '#tests/server/support/test-shop.ts';
import { until } from '#tests/until.ts';
import { fillThePhone } from './indexed-db.ts';
import {
  hold,
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
} from './network.ts';
import { signIn, useShop, visit } from './shop-harness.tsx';

const theShop = useShop();
const minute = 60_000;

beforeEach(() => wait(theShop(), days(2)));

const requestPath = 'CustomerArea/AppCustomer/OTPLoginRequest';
const signOutPath = 'CustomerArea/Customer/Logout';
const confirmPath = 'CustomerArea/AppCustomer/OTPLogin';

async function openDialog(language: Language = 'en', path = '/branchLocation') {
  const opened = visit(path, language);
  const name = language === 'en' ? 'Login' : 'লগইন';
  await opened.user.click(await screen.findByRole('button', { name }));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}

function noResponse(): Response {
  throw new TypeError('Failed to fetch');
}

/** The content of both web storages. */
function stored(): string {
  return JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage)));
}

async function untilCode(phone = aPhone()) {
  const opened = await openDialog();
  await opened.user.type(opened.dialog.getByLabelText('Mobile Number'), phone);
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Send code' }));
  await screen.findByRole('heading', { name: 'Please Enter Your Otp Code' });
  return { ...opened, phone };
}

describe("a sign-in over another customer's session", () => {
  // offline-129, sign-in-59, sign-in-61
  it('the new customer finds no data of the previous one, whose session ends', async () => {
    const { user, dialog } = await untilCode('01911111111');
    const code = lastCode(theShop());
    // In another tab.
    await act(async () => void (await signIn(theShop(), 'Ayesha')));
    const other = sessionStore.get();
    act(() => {
      writeAddressDown({ ...emptyAddress, receiverName: 'Ayesha' });
      storeSearch('insulin');
    });
    await user.type(dialog.getByLabelText('OTP code'), `${code}{Enter}`);
    await dialog.findByText('You are logged in.');
    await waitFor(() => expect(sessionStore.get()?.name).not.toBe('Ayesha'));
    expect(sessionStore.get()?.id).not.toBe(other?.id);
    expect(addressStore.get().receiverName).toBe('');
    expect(lastSearchesStore.get()).toEqual([]);
    await waitFor(() => expect(requestsTo(signOutPath)).toHaveLength(1));
    expect(requestsTo(signOutPath)[0]?.body).toMatchObject({ Everywhere: false });
  });

  // sign-in-55
  it("the same customer's data stays", async () => {
    const phone = '01922222222';
    const { id, headers } = await signedIn(theShop(), phone);
    const token = headers.datacontent;
    wait(theShop(), 2 * minute);
    const { user, dialog } = await untilCode(phone);
    act(() => {
      sessionStore.set({ id, name: '', phone, email: '', image: '', token });
      storeSearch('insulin');
    });
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    await dialog.findByText('You are logged in.');
    await waitFor(() => expect(sessionStore.get()?.token).not.toBe(token));
    expect(sessionStore.get()?.id).toBe(id);
    expect(lastSearchesStore.get()).toEqual(['insulin']);
    expect(requestsTo(signOutPath)).toEqual([]);
  });

  // sign-in-55
  it('the address is restored for the same customer after the shop ended the session, and for nobody else', async () => {
    const phone = '01933333333';
    const { id, headers } = await signedIn(theShop(), phone);
    wait(theShop(), 2 * minute);
    sessionStore.set({ id, name: '', phone, email: '', image: '', token: headers.datacontent });
    writeAddressDown({ ...emptyAddress, receiverName: 'Ayesha' });
    await forgetUntilSignedIn(id);
    const { user, dialog } = await untilCode(phone);
    expect(addressStore.get().receiverName).toBe('');
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    await dialog.findByText('You are logged in.');
    await waitFor(() => expect(sessionStore.get()?.id).toBe(id));
    expect(addressStore.get().receiverName).toBe('Ayesha');
  });

  // offline-197, sign-in-55
  it('the address is not filled into drafts of another customer, on a full phone either', async () => {
    const phone = '01944444444';
    const { id, headers } = await signedIn(theShop(), phone);
    wait(theShop(), 2 * minute);
    sessionStore.set({ id, name: '', phone, email: '', image: '', token: headers.datacontent });
    writeAddressDown({ ...emptyAddress, address: 'Ayesha’s street' });
    await forgetUntilSignedIn(id);
    const other = await signIn(theShop(), 'Rahima');
    const keeper = new RequestDraftKeeper(() => currentOwner(sessionStore.get()));
    onTestFinished(keeper.start());
    await until(() => expect(keeper.getView().isReady).toBe(true));
    fillThePhone();
    keeper.change({ remarks: 'for my mother' });
    await keeper.flush();
    await forgetUntilSignedIn(other);
    const { user, dialog } = await untilCode(phone);
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    await dialog.findByText('You are logged in.');
    await waitFor(() => expect(addressStore.get().address).toBe('Ayesha’s street'));
    const [begun] = unsavedOf('request-order', other, () => true);
    expect(begun?.payload).toMatchObject({ remarks: 'for my mother', address: emptyAddress });
  });
});

describe('the login form', () => {
  // sign-in-3, sign-in-12
  it('the header opens the form with the focus in Mobile Number', async () => {
    const { dialog } = await openDialog();
    expect(dialog.getByRole('heading', { name: 'Login' })).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByLabelText('Mobile Number')),
    );
  });

  // sign-in-10
  it("an empty number shows 'Phone is required.' after blur and after submit", async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.queryByText('Phone is required.')).toBeNull();
    await user.tab();
    expect(dialog.getByText('Phone is required.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    const field = dialog.getByLabelText('Mobile Number');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(requestsTo(requestPath)).toEqual([]);
  });

  // sign-in-9, sign-in-11
  it('no code is requested before the number is complete', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Mobile Number'), '0171234567{Enter}');
    expect(dialog.getByText('Invalid Phone Number')).toBeTruthy();
    expect(requestsTo(requestPath)).toEqual([]);
  });

  // sign-in-9
  it('Bengali digits, spaces, dashes and the country’s code are accepted', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Mobile Number'), '+৮৮০১৯১২-৩৪৫ ৬৭৮{Enter}');
    await screen.findByRole('heading', { name: 'Please Enter Your Otp Code' });
    expect(requestsTo(requestPath).at(-1)?.body).toMatchObject({ Phone: '01912345678' });
  });

  // errors-25, errors-49, sign-in-33, sign-in-34
  it('the server’s Msg is shown, or the default text', async () => {
    const { user, dialog } = await openDialog();
    network.respond = (path) => (path === requestPath ? refusal('', 5) : undefined);
    await user.type(dialog.getByLabelText('Mobile Number'), `${aPhone()}{Enter}`);
    expect(await dialog.findByText('Login failed, Phone or Password is wrong!')).toBeTruthy();
    network.respond = (path) => (path === requestPath ? refusal('Too busy', 5) : undefined);
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(await dialog.findByText('Too busy')).toBeTruthy();
    const form = dialog.getByText('Too busy').closest('form');
    expect(form?.getAttribute('aria-describedby')).toBeTruthy();
  });

  // sign-in-6
  it('an offline form shows that signing in needs a connection, and keeps its text', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Mobile Number'), '01712345678');
    act(() => setNetwork('offline'));
    expect(dialog.getByText(/^Logging in needs a connection/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    const said = () => document.querySelector('[role=alert]')?.textContent;
    await waitFor(() => expect(said()).toMatch(/^Logging in needs a connection/));
    expect(dialog.getAllByText(/^Logging in needs a connection/)).toHaveLength(1);
    // A second tap announces it again.
    const before = said();
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(said()).not.toBe(before));
    expect(dialog.getAllByText(/^Logging in needs a connection/)).toHaveLength(1);
    expect(dialog.getByLabelText<HTMLInputElement>('Mobile Number').value).toBe('01712345678');
  });

  // sign-in-7
  it('repeated presses send one request at a time', async () => {
    const { user, dialog } = await openDialog();
    const letGo = hold(/OTPLoginRequest/);
    await user.type(dialog.getByLabelText('Mobile Number'), `${aPhone()}{Enter}`);
    await user.dblClick(dialog.getByRole('button', { name: 'Send code' }));
    letGo();
    await screen.findByRole('heading', { name: 'Please Enter Your Otp Code' });
    expect(requestsTo(requestPath)).toHaveLength(1);
  });

  // sign-in-35
  it.each([
    ['a server that is unwell', () => statusResponse(500), /^Unexpected Error.*\(Code: 500\)$/],
    ['a network that loses it', () => noResponse(), /^The shop could not be reached/],
  ])(
    'the error of %s has its own text, and the form stays unchanged',
    async (_, response, sentence) => {
      const { user, dialog } = await openDialog();
      network.respond = (path) => (path === requestPath ? response() : undefined);
      const phone = aPhone();
      await user.type(dialog.getByLabelText('Mobile Number'), `${phone}{Enter}`);
      expect(await dialog.findByText(sentence)).toBeTruthy();
      expect(dialog.queryByText(/Phone or Password is wrong/)).toBeNull();
      expect(dialog.getByLabelText('Mobile Number')).toHaveProperty('value', phone);
    },
  );

  it('the form is in Bengali on a Bengali page', async () => {
    const { user, dialog } = await openDialog('bn');
    await user.click(await dialog.findByRole('button', { name: 'কোড পাঠান'.normalize('NFC') }));
    expect(dialog.getByText('ফোন নম্বর দিন।')).toBeTruthy();
  });
});

describe('the code', () => {
  // offline-26, offline-120, sign-in-13, sign-in-14, sign-in-21, sign-in-47
  it('a valid code stores the user under USER and closes the dialog after a second', async () => {
    const { user, dialog, phone } = await untilCode();
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('USER') ?? '{}')).toMatchObject({ phone });
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Menu of Profile' })).toBeTruthy();
    expect(localStorage.getItem('sign-in')).toBeNull();
  });

  // sign-in-96
  it('the second press signs in if the response to the first was lost', async () => {
    const { user, dialog } = await untilCode();
    network.loses = /OTPLogin$/;
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText(/^The shop could not be reached/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Menu of Profile' })).toBeTruthy();
  });

  // sign-in-17
  it('the field has one-time-code and numeric, so that keyboards can fill it', async () => {
    const { dialog } = await untilCode();
    const field = dialog.getByLabelText('OTP code');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  // sign-in-15
  it("an empty code shows 'Otp is required.' and sends nothing", async () => {
    const { user, dialog } = await untilCode();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(dialog.getByText('Otp is required.')).toBeTruthy();
    expect(requestsTo(confirmPath).filter(({ path }) => path === confirmPath)).toEqual([]);
  });

  // sign-in-34
  it("a wrong code shows 'Wrong OTP!', and Bengali digits are accepted", async () => {
    const { user, dialog } = await untilCode();
    const code = lastCode(theShop());
    await user.type(dialog.getByLabelText('OTP code'), `${otherThan(code)}{Enter}`);
    expect(await dialog.findByText('Wrong OTP!')).toBeTruthy();
    await user.clear(dialog.getByLabelText('OTP code'));
    const bengali = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    await user.type(dialog.getByLabelText('OTP code'), `${bengali}{Enter}`);
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
  });

  // sign-in-36
  it('a new code is needed after five wrong ones, and replaces Confirm', async () => {
    const { user, dialog } = await untilCode();
    const code = lastCode(theShop());
    const field = dialog.getByLabelText('OTP code');
    await user.type(field, otherThan(code));
    for (let n = 0; n < 4; n += 1) {
      await user.click(await dialog.findByRole('button', { name: 'Confirm' }));
      await dialog.findByText('Wrong OTP!');
    }
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText(/entered wrongly five times.*ask for a new one/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(dialog.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeTruthy();
    act(() => {
      const step = codeStepStore.get();
      codeStepStore.set(step && { ...step, sentAt: step.sentAt - minute });
    });
    wait(theShop(), minute);
    await user.click(await dialog.findByRole('button', { name: 'Send a new code' }));
    expect(await dialog.findByText('OTP Code Send Successfully.')).toBeTruthy();
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
  });

  // sign-in-18
  it("a code is sent again after a countdown: 'OTP Code Send Successfully.'", async () => {
    const { user, dialog } = await untilCode();
    const waiting = dialog.getByRole('button', { name: /^Resend code in \d+ s$/ });
    expect(waiting.getAttribute('aria-disabled')).toBe('true');
    await user.click(waiting);
    expect(requestsTo(requestPath)).toHaveLength(1);
    act(() => {
      const step = codeStepStore.get();
      codeStepStore.set(step && { ...step, sentAt: step.sentAt - minute });
    });
    wait(theShop(), minute);
    await user.click(await dialog.findByRole('button', { name: 'Resend code' }));
    expect(await dialog.findByText('OTP Code Send Successfully.')).toBeTruthy();
    expect(dialog.getByRole('button', { name: /^Resend code in/ })).toBeTruthy();
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
  });

  // sign-in-5, sign-in-20
  it('the step is stored without a password, and deleted when the dialog is closed', async () => {
    const { user, dialog, phone } = await untilCode();
    const kept = JSON.parse(localStorage.getItem('sign-in') ?? '{}') as Record<string, unknown>;
    expect(Object.keys(kept).toSorted()).toEqual([
      'codeId',
      'phone',
      'purpose',
      'returnTo',
      'sentAt',
    ]);
    expect(kept).toMatchObject({ phone, purpose: 'sign-in' });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(localStorage.getItem('sign-in')).toBeNull());
  });

  // sign-in-4
  it('the sign-in opens the pending path once', async () => {
    const opened = visit('/branchLocation');
    act(() => openSignIn({ returnTo: '/gallery?page=1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await opened.user.type(await dialog.findByLabelText('Mobile Number'), `${aPhone()}{Enter}`);
    await opened.user.type(
      await dialog.findByLabelText('OTP code'),
      `${lastCode(theShop())}{Enter}`,
    );
    await waitFor(() => expect(opened.address()).toMatch(/^\/gallery/));
    act(() => openSignIn());
    expect(opened.address()).toMatch(/^\/gallery/);
  });

  // sign-in-4
  it.each(['https://elsewhere.example/', '//elsewhere.example/'])(
    'a path of another site is not opened: %s',
    async (returnTo) => {
      const opened = visit('/branchLocation');
      act(() => openSignIn({ returnTo }));
      const dialog = within(await screen.findByRole('dialog'));
      await opened.user.type(await dialog.findByLabelText('Mobile Number'), `${aPhone()}{Enter}`);
      await opened.user.type(
        await dialog.findByLabelText('OTP code'),
        `${lastCode(theShop())}{Enter}`,
      );
      await screen.findByRole('button', { name: 'Menu of Profile' });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(opened.address()).toBe('/branchLocation');
    },
  );

  // sign-in-17
  it('the code stays as typed, in any digits, and is converted when it is sent', async () => {
    const { user, dialog } = await untilCode();
    const field = await dialog.findByLabelText<HTMLInputElement>('OTP code');
    const bengali = lastCode(theShop()).replace(
      /\d/g,
      (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '',
    );
    await user.type(field, ` ${bengali}`);
    expect(field.value).toBe(` ${bengali}`);
    await user.type(field, '{Enter}');
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
  });

  // sign-in-17
  it('WebOTP fills the code in if the phone supports it, and is aborted with the form', async () => {
    let signal: AbortSignal | undefined;
    let give: (credential: { code: string }) => void = () => undefined;
    vi.stubGlobal('OTPCredential', () => undefined);
    const get = (request: { signal: AbortSignal }) => {
      signal = request.signal;
      return new Promise((resolve) => {
        give = resolve;
      });
    };
    vi.spyOn(navigator, 'credentials', 'get').mockReturnValue(
      Object.assign(Object.create(null), { get }),
    );
    const { dialog } = await untilCode();
    await waitFor(() => expect(signal).toBeTruthy());
    act(() => give({ code: lastCode(theShop()) }));
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
    await waitFor(() => expect(signal?.aborted).toBe(true));
  });
});

describe('the password', () => {
  async function openPassword() {
    const opened = await openDialog();
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Use a password instead' }));
    return opened;
  }

  // sign-in-10, sign-in-23
  it("empty fields show 'Phone number is empty' and 'Password number is empty'", async () => {
    const { user, dialog } = await openPassword();
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    expect(dialog.getByText('Phone number is empty')).toBeTruthy();
    expect(dialog.getByText('Password number is empty')).toBeTruthy();
  });

  // sign-in-22
  it('a valid password signs in and shows the name in the header', async () => {
    const { user, dialog } = await openPassword();
    await user.type(dialog.getByLabelText('Mobile Number'), '01700000102');
    await user.type(dialog.getByLabelText('Password'), 'nirog-demo{Enter}');
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
    const button = await screen.findByRole('button', { name: 'Menu of Shahana Begum' });
    expect(button.textContent).toContain('Shaha..');
  });

  // sign-in-37
  it('a wrong password shows the server’s Msg, and after five the code is offered', async () => {
    const { user, dialog } = await openPassword();
    await user.type(dialog.getByLabelText('Mobile Number'), aPhone());
    await user.type(dialog.getByLabelText('Password'), 'wrong-one');
    for (let n = 0; n < 5; n += 1) {
      await user.click(dialog.getByRole('button', { name: 'Login' }));
      expect(await dialog.findByText('Login failed, Phone or Password is wrong!')).toBeTruthy();
    }
    await user.click(dialog.getByRole('button', { name: 'Login' }));
    expect(await dialog.findByText(/^Too many wrong passwords/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });
});

describe('signing up', () => {
  async function openSignUp() {
    const opened = await openDialog();
    await opened.user.click(opened.dialog.getByRole('button', { name: /^New here/ }));
    return opened;
  }

  // sign-in-26, sign-in-28
  it('the password and its confirmation are validated', async () => {
    const { user, dialog } = await openSignUp();
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(dialog.getByText('Phone number is empty')).toBeTruthy();
    expect(dialog.getByText('Password requires 4 to 20 characters')).toBeTruthy();
    expect(dialog.getByText('Confirm password is empty')).toBeTruthy();
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'another');
    expect(dialog.getByText('Password did not match')).toBeTruthy();
  });

  // sign-in-1, sign-in-2, sign-in-15, sign-in-24, sign-in-29
  it('the phone is verified, the account is created and signed in, and no storage holds the password', async () => {
    const { user, dialog } = await openSignUp();
    const phone = aPhone();
    await user.type(dialog.getByLabelText('Mobile Number'), phone);
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'kolom-khata{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(dialog.getByText('OTP code is empty')).toBeTruthy();
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
    expect(sessionStore.get()?.phone).toBe(phone);
    expect(stored()).not.toContain('kolom-khata');
  });

  // sign-in-86
  it("a password on the server's list is refused, without another code", async () => {
    const { user, dialog } = await openSignUp();
    await user.type(dialog.getByLabelText('Mobile Number'), aPhone());
    await user.type(dialog.getByLabelText('New password'), 'trustno1');
    await user.type(dialog.getByLabelText('Confirm password'), 'trustno1{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText(/among the first that others try/)).toBeTruthy();
    for (const name of ['New password', 'Confirm password']) {
      await user.clear(dialog.getByLabelText(name));
      await user.type(dialog.getByLabelText(name), 'kolom-khata');
    }
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
  });

  // sign-in-27
  it('a common password is reported as such, and no other is', async () => {
    const { user, dialog } = await openSignUp();
    const field = dialog.getByLabelText('New password');
    await user.type(field, '1234');
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(dialog.getByText(/among the first that others try/)).toBeTruthy();
    await user.type(field, '5');
    expect(dialog.getByText(/among the first that others try/)).toBeTruthy();
    await user.clear(field);
    await user.type(field, '5679');
    expect(dialog.queryByText(/among the first that others try/)).toBeNull();
  });

  // sign-in-32
  it('a number with an account offers the login with that number', async () => {
    const { user, dialog } = await openSignUp();
    await user.type(dialog.getByLabelText('Mobile Number'), '01700000102');
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'kolom-khata{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText('User already Exist!')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Login with 01700000102' }));
    expect(dialog.getByRole('heading', { name: 'Login' })).toBeTruthy();
    expect(dialog.getByLabelText('Mobile Number')).toHaveProperty('value', '01700000102');
  });

  it('a legacy host, which reports this in words only, offers the login too', async () => {
    const { user, dialog } = await openSignUp();
    const phone = aPhone();
    await user.type(dialog.getByLabelText('Mobile Number'), phone);
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'kolom-khata{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    network.respond = (path) =>
      path === 'CustomerArea/Customer/Add' ? refusal('User already Exist!', 7) : undefined;
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByRole('button', { name: `Login with ${phone}` })).toBeTruthy();
  });

  // sign-in-30
  it('the password is requested again if the page was closed in the meantime', async () => {
    const { user, dialog } = await openSignUp();
    await user.type(dialog.getByLabelText('Mobile Number'), aPhone());
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'kolom-khata{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    act(() => closeSignIn());
    act(() => openSignIn());
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByLabelText('New password')).toBeTruthy();
    await user.type(again.getByLabelText('OTP code'), lastCode(theShop()));
    await user.type(again.getByLabelText('New password'), 'notun-khata');
    await user.type(again.getByLabelText('Confirm password'), 'notun-khata{Enter}');
    expect(await again.findByText('You are logged in.')).toBeTruthy();
  });

  // sign-in-97
  it('the second press signs in with the password if the response to the first was lost', async () => {
    const { user, dialog } = await openSignUp();
    await user.type(dialog.getByLabelText('Mobile Number'), aPhone());
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'kolom-khata{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    network.loses = /Customer\/Add$/;
    network.respond = (path) => (path === paths.password ? noResponse() : undefined);
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText(/^The shop could not be reached/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
    expect(requestsTo(paths.password)).toHaveLength(1);
  });

  // sign-in-29
  it('a host that returns no session is asked for one with the new password', async () => {
    const { user, dialog } = await openSignUp();
    const phone = aPhone();
    await user.type(dialog.getByLabelText('Mobile Number'), phone);
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'kolom-khata{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    const session = {
      Id: '7',
      Name: '',
      datacontent: 'a-token',
      Icon: '',
      Email: '',
      Phone: phone,
    };
    network.respond = (path) => {
      if (path === paths.signUp) return shopResponse(null);
      return path === paths.password ? shopResponse(session) : undefined;
    };
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText('You are logged in.')).toBeTruthy();
    expect(requestsTo(paths.password).at(-1)?.body).toMatchObject({
      UserName: phone,
      Password: 'kolom-khata',
    });
    expect(sessionStore.get()).toMatchObject({ phone, token: 'a-token' });
  });
});

describe('resetting the password', () => {
  const sendPath = 'MessagingArea/OtpMessage/WebUpdatePassword';

  async function untilVerified() {
    const opened = await openDialog();
    const { user, dialog } = opened;
    await user.click(dialog.getByRole('button', { name: 'Use a password instead' }));
    await user.click(dialog.getByRole('button', { name: 'Forgot the password?' }));
    await user.type(dialog.getByLabelText('Mobile Number'), aPhone());
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'kolom-khata{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    return opened;
  }

  // sign-in-2, sign-in-18
  it("a resend shows 'New OTP code sent successfully' and requests another code", async () => {
    const { user, dialog } = await untilVerified();
    act(() => {
      const step = codeStepStore.get();
      codeStepStore.set(step && { ...step, sentAt: step.sentAt - minute });
    });
    wait(theShop(), minute);
    await user.click(await dialog.findByRole('button', { name: 'Resend code' }));
    expect(await dialog.findByText('New OTP code sent successfully')).toBeTruthy();
    expect(requestsTo(sendPath)).toHaveLength(2);
  });

  // sign-in-34
  it("a refusal without a Msg shows 'Login failed'", async () => {
    const { user, dialog } = await untilVerified();
    network.respond = (path) =>
      path === 'MessagingArea/OtpMessage/Check' ? refusal('', 5) : undefined;
    await user.type(dialog.getByLabelText('OTP code'), '123456{Enter}');
    expect(await dialog.findByText('Login failed')).toBeTruthy();
  });

  // sign-in-1, sign-in-25, sign-in-32
  it('the server\'s Msg is shown: "User doesn\'t exist!"', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Use a password instead' }));
    await user.click(dialog.getByRole('button', { name: 'Forgot the password?' }));
    expect(dialog.getByRole('heading', { name: 'Reset Password' })).toBeTruthy();
    const phone = aPhone();
    await user.type(dialog.getByLabelText('Mobile Number'), phone);
    await user.type(dialog.getByLabelText('New password'), 'kolom-khata');
    await user.type(dialog.getByLabelText('Confirm password'), 'kolom-khata{Enter}');
    await screen.findByRole('heading', { name: 'Verify Phone Number' });
    await user.type(dialog.getByLabelText('OTP code'), `${lastCode(theShop())}{Enter}`);
    expect(await dialog.findByText("User doesn't exist!")).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: `Sign up with ${phone}` }));
    expect(dialog.getByRole('heading', { name: 'Sign Up' })).toBeTruthy();
    expect(dialog.getByLabelText('Mobile Number')).toHaveProperty('value', phone);
  });
});
