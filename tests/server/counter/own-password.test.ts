import { desc, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contract from '#contract/counter/staff.ts';
import type { StaffRole } from '#domain/staff.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { staff, staffSessions } from '#server/db/tables/staff.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { newTotpSecret, sealTotp } from '#server/services/staff/second-step.ts';
import { ask } from '#tests/server/support/counter-shelves.ts';
import { askCounter, headersOf, signedInStaff, tokenIn } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const password = 'kolom khata boi';
const newPassword = 'nodi nouka brishti';
const shop = useTestShop();
let passwordHash: string;
let changedHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  changedHash = await hashPassword(newPassword);
});
// Moves two days on, so that limits and code time steps of one test do not affect the next.
beforeEach(() => wait(2 * 24 * 60));

function wait(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

async function aMember(role: StaffRole = 'packer', withCode = false) {
  const { member, headers } = await signedInStaff(shop, role);
  const secret = newTotpSecret();
  const totpSecret = withCode ? sealTotp(secret, member.id, shop.config.secret) : null;
  await shop.database.db
    .update(staff)
    .set({ passwordHash, totpSecret })
    .where(eq(staff.id, member.id));
  const code = () => new TOTP({ secret }).generate({ timestamp: shop.clock.now.getTime() });
  const change = (asked: { password?: string; newPassword?: string; code?: string } = {}) =>
    ask(shop, contract.changePassword, headers, { password, newPassword, ...asked });
  return { ...member, headers, code, change };
}

async function signIn(name: string, typed: string): Promise<string> {
  const page = { 'sec-fetch-site': 'same-origin' };
  return tokenIn((await askCounter(shop, 'Staff/SignIn', page, { name, password: typed })).headers);
}

async function isSignedIn(headers: Record<string, string>): Promise<boolean> {
  return (await askCounter(shop, 'Staff/Me', headers)).statusCode === 200;
}

// counter-15
describe('a password of one’s own', () => {
  it('is changed with the current one, ends every other session, and is in the audit log', async () => {
    const { name, headers, change } = await aMember();
    const other = await aMember();
    const elsewhere = headersOf(await signIn(name, password));
    expect(await isSignedIn(elsewhere)).toBe(true);
    expect((await change()).content).toEqual({ kind: 'changed', ended: 1 });
    expect([await isSignedIn(headers), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await isSignedIn(other.headers)).toBe(true);
    expect(await signIn(name, password)).toBe('');
    expect(await signIn(name, newPassword)).not.toBe('');
    const [entry] = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, name))
      .orderBy(desc(auditEntries.id));
    expect(entry).toMatchObject({ actor: name, action: 'staff password' });
    expect(JSON.stringify(entry)).not.toMatch(/kolom|nodi/);
  });

  it('is not changed by a wrong one, and the attempt is in the log of events', async () => {
    const { name, headers, change } = await aMember();
    const elsewhere = headersOf(await signIn(name, password));
    await shop.database.db.delete(securityEvents);
    const refused = await change({ password: 'not this one at all' });
    expect([refused.id, refused.sentence]).toEqual([
      'password-wrong',
      'This is not the password that you have now.',
    ]);
    const events = await shop.database.db.select().from(securityEvents);
    expect(events).toMatchObject([
      { kind: 'staff-refused', about: `${name}: new password, password` },
    ]);
    expect([await isSignedIn(headers), await isSignedIn(elsewhere)]).toEqual([true, true]);
    expect(await signIn(name, password)).not.toBe('');
  });

  it('is tried ten times, then not checked for 15 minutes, even if it is right', async () => {
    const { name, change } = await aMember();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change({ password: 'not this one' })).id).toBe('password-wrong');
    expect((await change()).id).toBe('too-many-tries');
    wait(16);
    expect((await change()).content).toMatchObject({ kind: 'changed' });
    expect(await signIn(name, newPassword)).not.toBe('');
    // A success clears these attempts.
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change({ password: 'not this one' })).id).toBe('password-wrong');
  });

  it.each([
    ['short', 'elevenchars'],
    ['known to everybody', 'password1234'],
    ['the one there is', password],
  ])('may not be %s', async (_, typed) => {
    const { name, change } = await aMember();
    expect((await change({ newPassword: typed })).id).toBe('password-unfit');
    expect(await signIn(name, password)).not.toBe('');
  });

  it('requires a code from a member with a second step, once', async () => {
    const { headers, code, change } = await aMember('owner', true);
    expect((await change({ password: 'not this one' })).id).toBe('password-wrong');
    expect((await change()).content).toEqual({ kind: 'code-needed' });
    expect((await change({ code: '000000' })).id).toBe('code-wrong');
    const now = code();
    expect((await change({ code: now })).content).toEqual({ kind: 'changed', ended: 0 });
    const again = { password: newPassword, newPassword: password, code: now };
    expect((await change(again)).id).toBe('code-wrong');
    expect(await isSignedIn(headers)).toBe(true);
  });

  it('admits no concurrent sign-in with the old password', async () => {
    const { id, name } = await aMember();
    const { db } = shop.database;
    const transaction = db.transaction.bind(db);
    // The attempt is counted after the stored password was read and before it is compared with the
    // typed one.
    const counting = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
      await db.update(staff).set({ passwordHash: changedHash }).where(eq(staff.id, id));
      return transaction(...work);
    });
    expect(await signIn(name, password)).toBe('');
    expect(counting).toHaveBeenCalled();
    counting.mockRestore();
    expect(await db.$count(staffSessions, eq(staffSessions.staffId, id))).toBe(1);
  });

  it('is changed once by two concurrent changes', async () => {
    const { name, change } = await aMember();
    const wanted = ['nodi nouka brishti', 'akash batash mati'];
    const responses = await Promise.all(wanted.map((one) => change({ newPassword: one })));
    const done = responses.map(({ content }) => content?.kind === 'changed');
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(responses.find(({ content }) => !content)?.id).toBe('password-wrong');
    expect(await signIn(name, wanted[done.indexOf(true)] ?? '')).not.toBe('');
    expect(await signIn(name, wanted[done.indexOf(false)] ?? '')).toBe('');
  });
});
