// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#counter/api/call.ts';
import { closeSession } from '#counter/api/session.ts';
import { me } from '#contract/counter/staff.ts';
import type { StaffRole } from '#domain/staff.ts';
import { staff, staffSessions } from '#server/db/tables/staff.ts';
import { counterCookie } from '#server/endpoint/counter-cookie.ts';
import { addStaff, inviteFirstOwner } from '#server/services/staff/people.ts';
import { network, setNetwork } from '#tests/screens/network.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { jar, leave, openCounter, useCounter, type AtCounter } from './counter-harness.tsx';

const theShop = useCounter();
const password = 'kolom khata boi';
let people = 0;

beforeEach(() => {
  // Gives each test a new time, so that earlier limits and one-time codes do not apply.
  theShop().clock.now = new Date(theShop().clock.now.getTime() + 2 * 86_400_000);
});

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async ({ user }: AtCounter, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function invite(role: StaffRole = 'pharmacist') {
  people += 1;
  const { database, clock } = theShop();
  return addStaff(
    database.db,
    { actor: 'test', now: clock.now },
    { name: `Rahima ${people}`, role },
  );
}

/** Opens the counter for the first time with an invitation. Returns the member's name. */
async function begin(at: AtCounter, role: StaffRole = 'pharmacist'): Promise<string> {
  const { code, name } = await invite(role);
  await at.user.type(await field('Invitation'), ` ${code} `);
  await press(at, 'Continue');
  await at.user.type(await field('Your password'), password);
  await press(at, 'Begin');
  await screen.findByRole('button', { name: `${name}: settings and signing out` });
  return name;
}

/** The session token in the cookie of these headers. */
function sessionOf(headers: Record<string, string>): string {
  return (headers['cookie'] ?? '').slice(counterCookie.length + 1);
}

/** Ends all sessions, as a shift of 12 hours, a removal or 30 idle minutes would. */
async function endSessions(): Promise<void> {
  await theShop().database.db.delete(staffSessions);
}

describe('the first day at the counter', () => {
  // counter-31
  it('a member with an invitation chooses a password and is signed in', async () => {
    const at = openCounter('/set-up');
    const { code, name } = await invite();
    await press(at, 'Continue');
    expect((await field('Invitation')).getAttribute('aria-invalid')).toBe('true');
    await at.user.type(await field('Invitation'), code);
    await press(at, 'Continue');
    expect(await screen.findByText(`Welcome, ${name} · Pharmacist`)).toBeDefined();
    await at.user.type(await field('Your password'), 'short');
    await press(at, 'Begin');
    expect(await screen.findByText('Please choose at least 12 characters.')).toBeDefined();
    await at.user.type(await field('Your password'), ` of ${password}`);
    await press(at, 'Begin');
    await screen.findByRole('button', { name: `${name}: settings and signing out` });
    expect(jar.token).not.toBe('');
  });

  // counter-31
  it('an owner sees the key for the authenticator app as a picture and as text', async () => {
    const at = openCounter('/set-up');
    const { code, name } = await invite('owner');
    await at.user.type(await field('Invitation'), code);
    await press(at, 'Continue');
    await at.user.type(await field('Your password'), password);
    expect(screen.getByRole('img', { name: 'The key for the authenticator app' })).toBeDefined();
    await press(at, 'Begin');
    expect(await screen.findByText('Please write the six digits.')).toBeDefined();
    const key = document.querySelector('code')?.textContent.replaceAll(' ', '') ?? '';
    const timestamp = theShop().clock.now.getTime();
    const digits = new TOTP({ secret: key }).generate({ timestamp });
    await at.user.type(await field('Code from your authenticator app'), digits);
    await press(at, 'Begin');
    await press(at, 'I have written them down');
    await screen.findByRole('button', { name: `${name}: settings and signing out` });
  });

  // counter-16, counter-17
  it('the first owner opens the link, chooses a name, and writes the recovery codes down', async () => {
    const { database, clock } = theShop();
    await database.db.delete(staff);
    const first = await inviteFirstOwner(database.db, { actor: 'start', now: clock.now });
    const at = openCounter(`/set-up#${first?.code}`);
    expect((await field('Invitation')).value).toBe(first?.code);
    await press(at, 'Continue');
    await screen.findByText('Welcome. You are the first owner of this shop.');
    expect(document.activeElement).toBe(await field('Your name'));
    await at.user.type(await field('Your password'), password);
    const key = document.querySelector('code')?.textContent.replaceAll(' ', '') ?? '';
    const digits = new TOTP({ secret: key }).generate({ timestamp: clock.now.getTime() });
    await at.user.type(await field('Code from your authenticator app'), digits);
    await press(at, 'Begin');
    expect(await screen.findByText(/^A name has 2 to 40 letters/)).toBeDefined();
    expect((await field('Your password')).value).toBe(password);
    await at.user.type(await field('Your name'), 'Salma Akter');
    await press(at, 'Begin');
    await screen.findByRole('heading', { name: 'Write your recovery codes down' });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Recovery codes' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.getByText(/^Recovery codes of Salma Akter for the counter of/)).toBeDefined();
    await press(at, 'I have written them down');
    await screen.findByRole('button', { name: 'Salma Akter: settings and signing out' });
    expect(at.address()).not.toContain('#');
  });

  // counter-31
  it('an invalid invitation is refused and stays in the field', async () => {
    const at = openCounter('/set-up');
    await at.user.type(await field('Invitation'), 'nothing');
    await press(at, 'Continue');
    expect(await screen.findByText(/This invitation is not good any more/)).toBeDefined();
    expect((await field('Invitation')).value).toBe('nothing');
  });
});

describe('signing in', () => {
  // counter-31
  it('the name stays after a wrong password, and the right password signs the member in', async () => {
    const first = openCounter('/set-up');
    const name = await begin(first);
    leave();
    const at = openCounter('/', 'bn');
    await at.user.type(await field('নাম'), name);
    await at.user.type(await field('পাসওয়ার্ড'), 'not this one at all');
    await press(at, 'সাইন ইন');
    expect(await screen.findByText('নাম বা পাসওয়ার্ড ঠিক নয়।')).toBeDefined();
    expect((await field('নাম')).value).toBe(name);
    await at.user.clear(await field('পাসওয়ার্ড'));
    await at.user.type(await field('পাসওয়ার্ড'), password);
    await press(at, 'সাইন ইন');
    await screen.findByRole('button', { name: `${name}: সেটিংস ও সাইন আউট` });
  });
});

describe('a session that ends during work', () => {
  // counter-32
  it('a dialog over the screen renews the session, and the request is repeated', async () => {
    const at = openCounter('/set-up');
    const name = await begin(at);
    await endSessions();
    const answered = call(me, {});
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    expect(dialog.getByText(name)).toBeDefined();
    await at.user.type(dialog.getByLabelText('Password'), password);
    await at.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect((await answered).member.name).toBe(name);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // counter-32
  it('the dialog appears if another tab has signed somebody else in, and no request is sent in their name', async () => {
    const at = openCounter('/set-up');
    const name = await begin(at);
    const { member, headers } = await signedInStaff(theShop(), 'pharmacist');
    jar.token = sessionOf(headers);
    const answered = call(me, {});
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    await at.user.type(dialog.getByLabelText('Password'), password);
    await at.user.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect((await answered).member.name).toBe(name);
    expect(member.name).not.toBe(name);
  });

  // counter-32
  it('only the same member can continue the session', async () => {
    const at = openCounter('/set-up');
    const name = await begin(at);
    await endSessions();
    void call(me, {});
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    expect(dialog.getByText(name)).toBeDefined();
    expect(dialog.queryByLabelText('Name')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    await at.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Please sign in again' })).toBeDefined();
  });
});

describe('leaving a page where another tab has signed somebody else in', () => {
  // counter-32
  it.each(['Sign out', 'Somebody else'])(
    '“%s” signs the browser out, whoever is signed in',
    async (leaving) => {
      const at = openCounter('/set-up');
      const name = await begin(at);
      const { headers } = await signedInStaff(theShop(), 'pharmacist');
      const load = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      if (leaving === 'Sign out') await press(at, `${name}: settings and signing out`);
      jar.token = sessionOf(headers);
      if (leaving === 'Sign out') {
        await at.user.click(await screen.findByRole('menuitem', { name: leaving }));
      } else {
        void call(me, {});
        await press(at, leaving);
      }
      await waitFor(() => expect(load).toHaveBeenCalledWith('/counter'));
      expect(jar.token).toBe('');
      cleanup();
      closeSession();
      openCounter();
      expect(await field('Name')).toBeDefined();
    },
  );
});

describe('the counter without a network', () => {
  // counter-33
  it('a notice says that there is no network and that the input stays', async () => {
    const at = openCounter('/set-up');
    await begin(at);
    setNetwork('offline');
    expect(
      await screen.findByText(/The counter needs one; what you typed stays here/),
    ).toBeDefined();
    setNetwork('online');
    await waitFor(() => expect(screen.queryByText(/The counter needs one/)).toBeNull());
    expect(network.state).toBe('online');
  });
});
