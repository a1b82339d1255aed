// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it, vi } from 'vitest';
import { staff } from '#server/db/tables/staff.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '#server/services/staff/recovery-codes.ts';
import { newTotpSecret, sealTotp } from '#server/services/staff/second-step.ts';
import { setNetwork } from '#tests/screens/network.ts';
import { leave, openCounter, signInAs, useCounter, type AtCounter } from './counter-harness.tsx';

const theShop = useCounter();
const password = 'kolom khata boi';

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async ({ user }: AtCounter, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** A signed-in member with a second step and ten recovery codes. */
async function aMember() {
  const member = await signInAs(theShop(), 'pharmacist');
  const { database, config, clock } = theShop();
  const totp = newTotpSecret();
  const totpSecret = sealTotp(totp, member.id, config.secret);
  const passwordHash = await hashPassword(password);
  const set = { passwordHash, totpSecret };
  await database.db.update(staff).set(set).where(eq(staff.id, member.id));
  const owner = { memberId: member.id, secret: config.secret };
  const codes = await replaceRecoveryCodes(database.db, owner);
  const codeOfApp = () => new TOTP({ secret: totp }).generate({ timestamp: clock.now.getTime() });
  return { ...member, codes, codeOfApp };
}

// counter-18
describe('signing in without the phone', () => {
  it('a recovery code signs in, and the counter says how many are left', async () => {
    const { name, codes } = await aMember();
    leave();
    const at = openCounter();
    await at.user.type(await field('Name'), name);
    await at.user.type(await field('Password'), password);
    await press(at, 'Sign in');
    await at.user.type(await field('Code from your authenticator app'), '123');
    await press(at, 'Use a recovery code instead');
    const recovery = await field('Recovery code');
    expect([document.activeElement, recovery.value]).toEqual([recovery, '']);
    await press(at, 'Sign in');
    expect(screen.getByText('Please write the code.')).toBeDefined();
    await at.user.type(recovery, 'AAAAA-AAAAA');
    await press(at, 'Sign in');
    await screen.findByText(
      'This code is not right, or was used already. Please try the next one.',
    );
    expect((await field('Password')).value).toBe(password);
    await at.user.type(await field('Recovery code'), codes[0]?.toLowerCase() ?? '');
    await press(at, 'Sign in');
    await screen.findByText(/^You signed in with a recovery code. Codes left: 9/);
    await screen.findByRole('button', { name: `${name}: settings and signing out` });
  });

  it('the field for the code of the app comes back, in Bengali', async () => {
    const { name, codeOfApp } = await aMember();
    leave();
    const at = openCounter('/', 'bn');
    await at.user.type(await field('নাম'), name);
    await at.user.type(await field('পাসওয়ার্ড'), password);
    await press(at, 'সাইন ইন');
    await press(at, 'বদলে রিকভারি কোড দিন');
    await press(at, 'অথেন্টিকেটর অ্যাপের কোড দিন');
    const code = await field('অথেন্টিকেটর অ্যাপের কোড');
    expect(document.activeElement).toBe(code);
    await at.user.type(code, codeOfApp());
    await press(at, 'সাইন ইন');
    await screen.findByRole('button', { name: `${name}: সেটিংস ও সাইন আউট` });
    expect(screen.queryByText(/রিকভারি কোড দিয়ে সাইন ইন করেছেন/)).toBeNull();
  });
});

// counter-19
describe('the screen for recovery codes', () => {
  it('a member opens the screen from the menu at their name and makes new codes', async () => {
    const { id, name, codes, codeOfApp } = await aMember();
    const at = openCounter();
    await press(at, `${name}: settings and signing out`);
    await at.user.click(await screen.findByRole('menuitem', { name: 'Recovery codes' }));
    await screen.findByText('Unused codes: 10.');
    await press(at, 'Make new codes');
    expect(screen.getByText('Please write your password.')).toBeDefined();
    expect(screen.getByText('Please write the code.')).toBeDefined();
    await at.user.type(await field('Your password'), 'not this one');
    await at.user.type(await field('Code from your authenticator app'), codeOfApp());
    await press(at, 'Make new codes');
    await screen.findByText('This is not the password that you have now.');
    await at.user.clear(await field('Your password'));
    await at.user.type(await field('Your password'), password);
    await at.user.type(await field('Code from your authenticator app'), codeOfApp());
    await press(at, 'Make new codes');
    const sheet = within(await screen.findByRole('group', { name: 'Recovery codes' }));
    const fresh = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await press(at, 'Copy');
    await screen.findByRole('button', { name: 'Copied' });
    expect(copied).toHaveBeenCalledWith(fresh.join('\n'));
    await press(at, 'I have written them down');
    await screen.findByText('Unused codes: 10.');
    expect(screen.queryByText(fresh[0] ?? '')).toBeNull();
    expect(await countRecoveryCodes(theShop().database.db, id)).toBe(10);
  });

  it('a missing network changes nothing and keeps the password, in Bengali', async () => {
    const { codeOfApp } = await aMember();
    const at = openCounter('/recovery-codes', 'bn');
    await at.user.type(await field('আপনার পাসওয়ার্ড'), password);
    await at.user.type(await field('অথেন্টিকেটর অ্যাপের কোড'), codeOfApp());
    setNetwork('offline');
    await press(at, 'নতুন কোড বানান');
    await screen.findByText(/^দোকানের সাথে যোগাযোগ হচ্ছে না/);
    expect((await field('আপনার পাসওয়ার্ড')).value).toBe(password);
    expect(screen.getByText('১০টি কোড বাকি আছে।')).toBeDefined();
  });

  it('a member without a second step reads that they need none', async () => {
    await signInAs(theShop(), 'packer');
    openCounter('/recovery-codes');
    await screen.findByRole('heading', { name: 'You sign in without a code' });
    expect(screen.queryByRole('button', { name: 'Make new codes' })).toBeNull();
  });
});
