import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/counter/staff.ts';
import type { EnvelopeOnWire } from '#contract/envelope.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { staff, staffRecoveryCodes } from '#server/db/tables/staff.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import {
  consumeRecoveryCode,
  replaceRecoveryCodes,
} from '#server/services/staff/recovery-codes.ts';
import { addStaff, resetStaff } from '#server/services/staff/people.ts';
import { newTotpSecret, sealTotp } from '#server/services/staff/second-step.ts';
import { ask } from '#tests/server/support/counter-shelves.ts';
import { askCounter, signedInStaff, tokenIn } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const password = 'kolom khata boi';
const page = { 'sec-fetch-site': 'same-origin' };
const shop = useTestShop();
let passwordHash: string;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
// Moves two days on, so that limits and code time steps of one test do not affect the next.
beforeEach(() => wait(2 * 24 * 60));

function wait(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

/** A signed-in member with a second step and ten recovery codes. */
async function aMember() {
  const { member, headers } = await signedInStaff(shop, 'pharmacist');
  const { db } = shop.database;
  const totp = newTotpSecret();
  const totpSecret = sealTotp(totp, member.id, shop.config.secret);
  await db.update(staff).set({ passwordHash, totpSecret }).where(eq(staff.id, member.id));
  const owner = { memberId: member.id, secret: shop.config.secret };
  const codes = await replaceRecoveryCodes(db, owner);
  const codeOfApp = () =>
    new TOTP({ secret: totp }).generate({ timestamp: shop.clock.now.getTime() });
  const renew = (typed: { password: string; code: string }) =>
    ask(shop, contract.newRecoveryCodes, headers, typed);
  return { ...member, codes, codeOfApp, renew, state: () => stateOf(headers) };
}

async function stateOf(headers: Record<string, string>): Promise<unknown> {
  return (await askCounter(shop, 'Staff/RecoveryCodes', headers)).json().Data;
}

async function signIn(name: string, code = '', typed = password) {
  const body = { name, password: typed, code };
  const response = await askCounter(shop, 'Staff/SignIn', page, body);
  const { Id, Data }: EnvelopeOnWire = response.json();
  return { id: Id, data: Data, token: tokenIn(response.headers) };
}

async function auditOf(name: string): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, name))
    .orderBy(auditEntries.id);
  return rows.map(({ action, about }) => `${action}: ${about}`);
}

describe('the recovery codes of a set-up', () => {
  const invitationOf = (role: 'owner' | 'packer') =>
    addStaff(
      shop.database.db,
      { actor: 'test', now: shop.clock.now },
      { name: `Rahima ${role}`, role },
    );

  async function setUp(invitation: string, withCode: boolean) {
    const offered = await askCounter(shop, 'Staff/Invitation', page, { invitation });
    const secret = String(Object(offered.json().Data).secret);
    const code = withCode
      ? new TOTP({ secret }).generate({ timestamp: shop.clock.now.getTime() })
      : '';
    const done = await askCounter(shop, 'Staff/SetUp', page, { invitation, password, code });
    const codes: string[] = done.json().Data.recoveryCodes;
    return codes;
  }

  // counter-17
  it('are ten different ones after an authenticator app was enrolled, the first and the last sign in', async () => {
    const { code, name } = await invitationOf('owner');
    const codes = await setUp(code, true);
    expect(new Set(codes).size).toBe(10);
    for (const one of codes) expect(one).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    for (const one of [codes[0], codes[9]]) expect((await signIn(name, one)).token).not.toBe('');
    expect((await signIn(name, codes[0])).id).toBe('code-wrong');
  });

  // counter-17
  it('are none without a second step', async () => {
    const { code, name } = await invitationOf('packer');
    expect(await setUp(code, false)).toEqual([]);
    expect((await signIn(name)).token).not.toBe('');
  });
});

describe('a recovery code', () => {
  // counter-18
  it('signs in once, and says how many are left', async () => {
    const { name, codes } = await aMember();
    const [code = ''] = codes;
    await shop.database.db.delete(securityEvents);
    const { data, token } = await signIn(name, code);
    expect(data).toMatchObject({ kind: 'signed-in', recoveryCodesLeft: 9 });
    expect(token).not.toBe('');
    expect((await signIn(name, code)).id).toBe('code-wrong');
    expect(await auditOf(name)).toEqual(['staff recovery code: 9 left']);
    const events = await shop.database.db.select().from(securityEvents).orderBy(securityEvents.id);
    expect(events.map(({ about }) => about)).toEqual([
      `${name}: with a recovery code`,
      `${name}: code`,
    ]);
  });

  // counter-18
  it('works once, however many people use it at the same moment', async () => {
    const { name, codes } = await aMember();
    const both = await Promise.all([0, 1].map(() => signIn(name, codes[0])));
    expect(both.filter(({ token }) => token !== '')).toHaveLength(1);
  });

  // counter-17
  it('is read however it was typed', async () => {
    const { name, codes } = await aMember();
    const typed = ` ${codes[1]?.toLowerCase().replace('-', ' ').replaceAll('0', 'o')} `;
    expect((await signIn(name, typed)).token).not.toBe('');
  });

  // counter-18
  it('is worth nothing without the password, or for somebody else', async () => {
    const { name, codes } = await aMember();
    const other = await aMember();
    expect((await signIn(name, codes[0], 'not this one at all')).id).toBe('sign-in-wrong');
    expect((await signIn(other.name, codes[0])).id).toBe('code-wrong');
    expect((await signIn(name, codes[0])).token).not.toBe('');
  });

  // counter-7, counter-18
  it('counts against the limit of the app’s codes', async () => {
    const { name, codes, codeOfApp } = await aMember();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(name, 'AAAAA-AAAAA')).id).toBe('code-wrong');
    expect((await signIn(name, codes[0])).id).toBe('too-many-tries');
    expect((await signIn(name, codeOfApp())).id).toBe('too-many-tries');
    wait(16);
    expect((await signIn(name, codes[0])).token).not.toBe('');
  });

  // counter-18
  it('leaves the code of the app valid', async () => {
    const { name, codes, codeOfApp } = await aMember();
    await signIn(name, codes[0]);
    expect((await signIn(name, codeOfApp())).data).toMatchObject({ recoveryCodesLeft: null });
  });

  // counter-17
  it('is stored only as a hash that needs SECRET', async () => {
    const { id, codes } = await aMember();
    const { db } = shop.database;
    const rows = await db
      .select()
      .from(staffRecoveryCodes)
      .where(eq(staffRecoveryCodes.staffId, id));
    expect(rows).toHaveLength(10);
    const stored = JSON.stringify(rows);
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
    const withOther = { memberId: id, secret: 'y'.repeat(32) };
    expect(await consumeRecoveryCode(db, codes[0] ?? '', withOther)).toBe(false);
  });

  // counter-2
  it('is void once its member is invited again', async () => {
    const { id, name, state } = await aMember();
    expect(await state()).toEqual({ hasSecondStep: true, left: 10 });
    const by = { actor: 'test', now: shop.clock.now };
    await resetStaff(shop.database.db, by, { id });
    const rows = await shop.database.db
      .select()
      .from(staffRecoveryCodes)
      .where(eq(staffRecoveryCodes.staffId, id));
    expect([name, rows]).toEqual([name, []]);
  });
});

// counter-19
describe('new recovery codes', () => {
  it('are replaced only with the password and a code', async () => {
    const { name, codes, codeOfApp, renew } = await aMember();
    const wrongPassword = await renew({ password: 'not this one at all', code: codeOfApp() });
    expect(wrongPassword.id).toBe('password-wrong');
    for (const code of ['', '000000'])
      expect((await renew({ password, code })).id).toBe('code-wrong');
    expect(await auditOf(name)).toEqual([]);
    const { content } = await renew({ password, code: codeOfApp() });
    const fresh = content?.codes ?? [];
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    expect(await auditOf(name)).toEqual(['staff recovery codes: the earlier ones are void']);
    expect((await signIn(name, codes[0])).id).toBe('code-wrong');
    expect((await signIn(name, fresh[0])).data).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('can be made with a recovery code, without the phone', async () => {
    const { codes, renew, state } = await aMember();
    expect((await renew({ password, code: codes[9] ?? '' })).content?.codes).toHaveLength(10);
    expect(await state()).toEqual({ hasSecondStep: true, left: 10 });
  });

  it('are refused to a member without a second step', async () => {
    const { member, headers } = await signedInStaff(shop, 'packer');
    const { db } = shop.database;
    await db.update(staff).set({ passwordHash }).where(eq(staff.id, member.id));
    expect(await stateOf(headers)).toEqual({ hasSecondStep: false, left: 0 });
    const made = await ask(shop, contract.newRecoveryCodes, headers, { password, code: '' });
    expect(made.sentence).toBe('You sign in without a code, so you need no recovery codes.');
  });

  it('are tried ten times in a quarter of an hour', async () => {
    const { name, codeOfApp, renew } = await aMember();
    await shop.database.db.delete(securityEvents);
    for (let tries = 0; tries < 10; tries += 1)
      await renew({ password: 'not this one at all', code: codeOfApp() });
    expect((await renew({ password, code: codeOfApp() })).id).toBe('too-many-tries');
    const events = await shop.database.db.select().from(securityEvents).orderBy(securityEvents.id);
    expect(events.map(({ about }) => about)).toContain(`${name}: recovery codes, too many tries`);
    wait(16);
    expect((await renew({ password, code: codeOfApp() })).content?.codes).toHaveLength(10);
  });
});
