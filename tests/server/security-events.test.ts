import { asc, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#server/db/tables/audit.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { forgetEvents, recordEvent } from '#server/services/accounts/security-events.ts';
import { removeExpired } from '#server/services/maintenance.ts';
import {
  aPhone,
  anAccount,
  days,
  login,
  minutes,
  otherThan,
  paths,
  requestCode,
  signInByCode,
  usualPassword,
  wait,
} from './support/codes.ts';
import { aPhoto } from './support/files.ts';
import { callApi, signedIn, uploadFile, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

beforeEach(async () => {
  wait(shop, days(2));
  await shop.database.db.delete(securityEvents);
});

function written() {
  return shop.database.db.select().from(securityEvents).orderBy(asc(securityEvents.id));
}

async function kinds(): Promise<string[]> {
  return (await written()).map(({ kind, about }) => (about ? `${kind}: ${about}` : kind));
}

async function operator(...args: string[]): Promise<string[]> {
  const at = { now: shop.clock.now, actor: 'rafiq', openFiles: async () => shop.files, origin: '' };
  return parseOperatorCommand(args)(shop.database.db, at);
}

// sign-in-88
describe('a security event', () => {
  it('is a code and its sign-in, by whom, when and from where', async () => {
    const phone = aPhone();
    const { id } = await signInByCode(shop, phone);
    const at = { prefix: '127.0.0', createdAt: shop.clock.now, times: 1 };
    const masked = `${phone.slice(0, 3)}*****${phone.slice(-3)}`;
    expect(await written()).toMatchObject([
      { ...at, kind: 'code-sent', about: 'sign-in', customerId: '', phone: masked },
      { ...at, kind: 'signed-in', about: 'code', customerId: id, phone: masked },
    ]);
  });

  it('is a wrong code, one whose tries are used up, and codes that were refused', async () => {
    const phone = aPhone();
    const { id, code } = await requestCode(shop, phone);
    for (let n = 0; n < 6; n += 1) {
      await callApi(shop, paths.confirmCode, { Code: otherThan(code), Id: id });
    }
    await callApi(shop, paths.requestCode, { Phone: phone, ActivityId: '' });
    expect(await kinds()).toEqual([
      'code-sent: sign-in',
      'sign-in-refused: code wrong',
      'locked-out: code tries-used-up',
      'code-refused: code-phone',
    ]);
    expect((await written()).map(({ times }) => times)).toEqual([1, 4, 2, 1]);
  });

  it('is a wrong password, the lock-out after five, also of a number that nobody has', async () => {
    const phone = await anAccount(shop);
    for (const [at, number] of [phone, aPhone()].entries()) {
      await shop.database.db.delete(securityEvents);
      for (let tried = 0; tried < 7; tried += 1) await login(shop, number, 'not-this-one');
      const rows = await written();
      expect(await kinds()).toEqual([
        'sign-in-refused: password wrong',
        'locked-out: password code-needed',
      ]);
      expect(rows.map(({ times }) => times)).toEqual([5, 2]);
      expect(rows.every(({ customerId }) => (customerId === '') === (at === 1))).toBe(true);
    }
  });

  it('is a sign-up, a new password, and signing out', async () => {
    const phone = await anAccount(shop);
    wait(shop, minutes(61));
    const { id, code } = await requestCode(shop, phone, { path: paths.resetCode });
    await callApi(shop, paths.checkCode, { Code: code, Id: id });
    const body = { Name: '', Phone: phone, Password: 'notun-khata', OTPId: id };
    const { envelope } = await callApi(shop, paths.reset, body);
    const { datacontent } = envelope.Data as { datacontent: string };
    await callApi(shop, paths.signOut, { Everywhere: true }, { datacontent });
    expect(await kinds()).toEqual([
      'code-sent: sign-up',
      'signed-in: sign-up',
      'code-sent: reset-password',
      'password-reset',
      'signed-in: reset',
      'signed-out: everywhere',
    ]);
  });

  it('is a reading of a prescription, and an attempt to read another customer’s', async () => {
    const owner = await signedIn(shop, aPhone());
    const other = await signedIn(shop, aPhone());
    const { envelope } = await uploadFile(shop, await aPhoto(), { headers: owner.headers });
    const Id = String(envelope.Id);
    const url = `/api/ProductOrderArea/Prescription/File/${Id}`;
    const read = (headers: Record<string, string>) => shop.app.inject({ url, headers });
    expect((await read(owner.headers)).statusCode).toBe(200);
    expect((await read(other.headers)).statusCode).toBe(404);
    expect(await written()).toMatchObject([
      { kind: 'prescription-read', about: Id, customerId: owner.id, prefix: '127.0.0' },
      { kind: 'prescription-refused', about: '', customerId: other.id },
    ]);
  });

  it('holds no code, password, token or whole number', async () => {
    const phone = await anAccount(shop);
    wait(shop, minutes(2));
    const { code } = await requestCode(shop, phone);
    const { envelope } = await login(shop, phone);
    await login(shop, phone, 'not-this-one');
    const { datacontent } = envelope.Data as { datacontent: string };
    await callApi(shop, paths.signOut, {}, { datacontent });
    const all = JSON.stringify(await written());
    expect(all).toContain('signed-out');
    for (const secret of [phone, code, usualPassword, 'not-this-one', datacontent, '127.0.0.1']) {
      expect(all).not.toContain(secret);
    }
  });
});

describe('the log', () => {
  const event = { kind: 'prescription-read', ip: '203.0.113.9', customerId: 'c1' } as const;

  // sign-in-89
  it('deletes entries that are older than the retention time, and nothing else', async () => {
    const now = shop.clock.now;
    const ago = (n: number) => new Date(now.getTime() - days(n));
    for (const n of [366, 364, 0]) await recordEvent(shop.database.db, { ...event, now: ago(n) });
    await removeExpired({ database: shop.database, files: shop.files }, now);
    expect((await written()).map(({ createdAt }) => createdAt)).toEqual([ago(364), ago(0)]);
    const keep = { eventDays: 30, prescriptionDays: 0 };
    await removeExpired({ database: shop.database, files: shop.files }, now, keep);
    expect((await written()).map(({ createdAt }) => createdAt)).toEqual([ago(0)]);
  });

  // sign-in-89
  it('deletes in batches, and a flood of one kind displaces only that kind', async () => {
    const at = (second: number) => new Date(shop.clock.now.getTime() + second * 60_000);
    const rows = Array.from({ length: 1_203 }, (_, n) => ({
      kind: n % 400 === 0 ? 'prescription-read' : 'sign-in-refused',
      customerId: '',
      phone: '',
      prefix: '203.0.113',
      about: '',
      minute: at(n),
      createdAt: at(n),
    }));
    await shop.database.db.insert(securityEvents).values(rows);
    await forgetEvents(shop.database.db, at(-1), 100);
    const left = await written();
    expect(left.filter(({ kind }) => kind === 'prescription-read')).toHaveLength(4);
    expect(left.filter(({ kind }) => kind === 'sign-in-refused')).toHaveLength(100);
    await forgetEvents(shop.database.db, at(2_000));
    expect(await written()).toEqual([]);
  });

  it('is read by the operator, by customer or kind, and each reading is recorded', async () => {
    const phone = await anAccount(shop);
    await login(shop, phone);
    await login(shop, await anAccount(shop), usualPassword);
    const lines = await operator('events', 'list', '--phone', phone, '--kind', 'signed-in');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^2026-\S+Z {2}signed-in {2}\d{3}\*{5}\d{3} \([\w-]+\) {2}from 127\.0\.0 {2}password$/,
    );
    expect(lines.join('\n')).not.toContain(phone);
    expect(await operator('events', 'list', '--days', '1')).toHaveLength(6);
    expect(await operator('events', 'list', '--most', '2')).toHaveLength(2);
    wait(shop, days(8));
    expect(await operator('events', 'list')).toEqual(['Nothing.']);
    const [audit] = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'events list'))
      .orderBy(desc(auditEntries.id));
    expect(audit).toMatchObject({ actor: 'rafiq', subject: '' });
  });

  it.each([
    ['--kind', 'gossip'],
    ['--phone', '123'],
    ['--days', '0'],
    ['--most', 'all'],
  ])('with wrong arguments %s %s prints a usage hint', async (name, value) => {
    await expect(operator('events', 'list', name, value)).rejects.toThrow(/--|number/);
  });
});
