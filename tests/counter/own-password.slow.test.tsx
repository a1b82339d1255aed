// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { StaffRole } from '#domain/staff.ts';
import { staff } from '#server/db/tables/staff.ts';
import { hashPassword, isPassword } from '#server/services/accounts/passwords.ts';
import { newTotpSecret, sealTotp } from '#server/services/staff/second-step.ts';
import { setNetwork } from '#tests/screens/network.ts';
import { openCounter, signInAs, useCounter, type AtCounter } from './counter-harness.tsx';

const theShop = useCounter();
const password = 'kolom khata boi';
const newPassword = 'nodi nouka brishti';

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const press = async ({ user }: AtCounter, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function aMember(role: StaffRole) {
  const member = await signInAs(theShop(), role);
  const secret = newTotpSecret();
  const totpSecret = role === 'owner' ? sealTotp(secret, member.id, theShop().config.secret) : null;
  const { db } = theShop().database;
  const passwordHash = await hashPassword(password);
  await db.update(staff).set({ passwordHash, totpSecret }).where(eq(staff.id, member.id));
  return { ...member, secret };
}

async function has(id: string, typed: string): Promise<boolean> {
  const [row] = await theShop().database.db.select().from(staff).where(eq(staff.id, id));
  return isPassword(typed, row?.passwordHash ?? null);
}

// counter-15
describe('the screen for the member’s own password', () => {
  it('a member opens the screen from the menu at their name and changes the password', async () => {
    const { id, name } = await aMember('packer');
    const at = openCounter();
    await press(at, `${name}: settings and signing out`);
    await at.user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
    await screen.findByRole('heading', { name: 'Your password' });
    expect(at.address()).toBe('/counter/password');
    await press(at, 'Change it');
    expect(screen.getByText('Please write the password that you have now.')).toBeDefined();
    expect(document.activeElement).toBe(await field('The password that you have now'));
    await at.user.type(await field('The password that you have now'), password);
    await at.user.type(await field('Your new password'), 'short');
    await press(at, 'Change it');
    expect(screen.getByText('Please choose at least 12 characters.')).toBeDefined();
    expect(document.activeElement).toBe(await field('Your new password'));
    await at.user.clear(await field('Your new password'));
    await at.user.type(await field('Your new password'), newPassword);
    await press(at, 'Change it');
    await screen.findByText('Your password is changed.');
    expect((await field('Your new password')).value).toBe('');
    expect(await has(id, newPassword)).toBe(true);
  });

  it('a wrong password or a missing network changes nothing and keeps the input, in Bengali', async () => {
    const { id } = await aMember('pharmacist');
    const at = openCounter('/password', 'bn');
    await at.user.type(await field('এখনকার পাসওয়ার্ড'), 'not this one');
    await at.user.type(await field('নতুন পাসওয়ার্ড'), newPassword);
    await press(at, 'বদলান');
    await screen.findByText('এটি আপনার এখনকার পাসওয়ার্ড নয়।');
    setNetwork('offline');
    await press(at, 'বদলান');
    await screen.findByText(/^দোকানের সাথে যোগাযোগ হচ্ছে না/);
    expect(screen.queryByText('এটি আপনার এখনকার পাসওয়ার্ড নয়।')).toBeNull();
    expect((await field('নতুন পাসওয়ার্ড')).value).toBe(newPassword);
    expect(await has(id, password)).toBe(true);
  });

  it('a member with a second factor must type its code', async () => {
    const { id, secret } = await aMember('owner');
    const at = openCounter('/password');
    expect(await screen.findByText(/^You do not know it any more\? Another owner/)).toBeDefined();
    await at.user.type(await field('The password that you have now'), password);
    await at.user.type(await field('Your new password'), newPassword);
    expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
    await press(at, 'Change it');
    await at.user.type(await field('Code from your authenticator app'), '000000');
    await press(at, 'Change it');
    await screen.findByText(/^This code is not right/);
    expect((await field('Code from your authenticator app')).value).toBe('');
    const timestamp = theShop().clock.now.getTime();
    const code = new TOTP({ secret }).generate({ timestamp });
    await at.user.type(await field('Code from your authenticator app'), code);
    await press(at, 'Change it');
    await screen.findByText('Your password is changed.');
    expect(await has(id, newPassword)).toBe(true);
  });
});
