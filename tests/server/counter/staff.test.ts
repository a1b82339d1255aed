import { desc, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EnvelopeOnWire } from '#contract/envelope.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { staff, staffSessions } from '#server/db/tables/staff.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { removeExpired } from '#server/services/maintenance.ts';
import { openTotp } from '#server/services/staff/second-step.ts';
import { askCounter, headersOf, signedInStaff, tokenIn } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const password = 'kolom khata boi';
const page: { 'sec-fetch-site': string; cookie?: string } = { 'sec-fetch-site': 'same-origin' };
const shop = useTestShop();
let people = 0;

// Moves two days on, so that limits and code time steps of one test do not affect the next.
beforeEach(() => wait(2 * 24 * 60));

/** Moves the shop's clock forward by this many minutes. */
function wait(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

async function operator(...args: string[]): Promise<string[]> {
  const at = { now: shop.clock.now, actor: 'rafiq', openFiles: async () => shop.files, origin: '' };
  return parseOperatorCommand(args)(shop.database.db, at);
}

function codeIn(lines: string[]): string {
  return lines.find((line) => line.startsWith('Invitation: '))?.slice(12) ?? '';
}

/** Adds a member with a new name. Returns the name and the invitation. */
async function invited(role = 'pharmacist') {
  people += 1;
  const name = `Rahima ${people}`;
  return { name, invitation: codeIn(await operator('staff', 'add', name, '--role', role)) };
}

async function ask(path: string, body: unknown, headers: Record<string, string> = page) {
  const response = await askCounter(shop, `Staff/${path}`, headers, body);
  const envelope: EnvelopeOnWire = response.json();
  const { headers: answered } = response;
  const known = response.cookies.find(({ name }) => name.startsWith('__Host-counter-'));
  const browser = known ? { ...page, cookie: `${known.name}=${known.value}` } : page;
  return { status: response.statusCode, envelope, token: tokenIn(answered), browser };
}

const signIn = (name: string, typed: string, code = '', browser = page) =>
  ask('SignIn', { name, password: typed, code }, browser);

/** The code of the member's authenticator app, `steps` of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = shop.clock.now.getTime() + steps * 30_000;
  return new TOTP({ secret }).generate({ timestamp });
}

async function setUpWith(invitation: string, withCode: boolean) {
  const offered = await ask('Invitation', { invitation });
  const secret = String(Object(offered.envelope.Data).secret);
  const code = withCode ? codeOf(secret) : '';
  return { ...(await ask('SetUp', { invitation, password, code })), secret };
}

async function member(role = 'pharmacist', withCode = false) {
  const { name, invitation } = await invited(role);
  const { secret, token } = await setUpWith(invitation, withCode);
  wait(2);
  return { name, secret, token };
}

async function isSignedIn(token: string, headers: Record<string, string> = {}) {
  const { statusCode } = await askCounter(shop, 'Staff/Me', { ...headersOf(token), ...headers });
  return statusCode === 200;
}

describe('the list of the shop’s people', () => {
  // counter-1
  it('is managed by the command line: add, list and remove, each with an entry in the audit log', async () => {
    const { name } = await invited('packer');
    expect((await operator('staff', 'list')).join('\n')).toContain(
      `${name}  packer  invited until`,
    );
    await expect(operator('staff', 'add', name.toUpperCase(), '--role', 'packer')).rejects.toThrow(
      'Somebody of this name is on the list already.',
    );
    await expect(operator('staff', 'add', '\u202E', '--role', 'packer')).rejects.toThrow('A name');
    await expect(operator('staff', 'add', 'X Y', '--role', 'boss')).rejects.toThrow(
      'A role is one',
    );
    await operator('staff', 'remove', name);
    expect((await operator('staff', 'list')).join('\n')).not.toContain(name);
    const rows = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, name));
    expect(rows.map(({ actor, action }) => [actor, action])).toEqual([
      ['rafiq', 'staff add'],
      ['rafiq', 'staff remove'],
    ]);
  });
});

describe('an invitation', () => {
  // counter-2
  it('signs in its holder once, who chooses the password', async () => {
    const { name, invitation } = await invited();
    const offered = await ask('Invitation', { invitation });
    expect(offered.envelope.Data).toMatchObject({ name, role: 'pharmacist', needsCode: false });
    const done = await ask('SetUp', { invitation, password });
    expect(done.envelope.Data).toMatchObject({ member: { name, role: 'pharmacist' } });
    expect(await isSignedIn(done.token)).toBe(true);
    const again = await ask('SetUp', { invitation, password: 'another one of mine' });
    expect([again.envelope.Id, again.token]).toEqual(['invitation-ended', '']);
    expect((await ask('Invitation', { invitation })).envelope.Id).toBe('invitation-ended');
    expect((await signIn(name, password)).envelope.Data).toMatchObject({ kind: 'signed-in' });
  });

  // counter-2
  it('signs in only one of two people who use it at the same moment', async () => {
    const { invitation } = await invited();
    const both = [password, `${password} too`].map((one) =>
      ask('SetUp', { invitation, password: one }),
    );
    const answers = (await Promise.all(both)).map(({ envelope }) => envelope.IsError);
    expect(answers.filter((isError) => !isError)).toHaveLength(1);
  });

  // counter-2
  it('expires after a day', async () => {
    const { invitation } = await invited();
    wait(24 * 60 + 1);
    expect((await ask('SetUp', { invitation, password })).envelope.Id).toBe('invitation-ended');
  });

  // counter-3
  it.each([
    ['short', 'elevenchars'],
    ['a name', 'RAHIMA-------2026'],
    ['known to everybody', 'password1234'],
    ['of three signs', 'abcabcabcabcabc'],
  ])('refuses a password that is %s, and stays valid', async (_, typed) => {
    people += 1;
    const name = 'Rahima'.padEnd(6 + people, '-');
    const invitation = codeIn(await operator('staff', 'add', name, '--role', 'packer'));
    const refused = await ask('SetUp', { invitation, password: typed });
    expect([refused.envelope.Id, refused.token]).toEqual(['password-unfit', '']);
    expect((await ask('SetUp', { invitation, password })).envelope.IsError).toBe(false);
  });

  // counter-4
  it('of an owner needs the code of an authenticator app as well', async () => {
    const { name, invitation } = await invited('owner');
    const without = await ask('SetUp', { invitation, password });
    expect([without.envelope.Id, without.token]).toEqual(['code-wrong', '']);
    const { secret, envelope } = await setUpWith(invitation, true);
    expect(envelope.Data).toMatchObject({ member: { role: 'owner' } });
    expect((await signIn(name, password)).envelope.Data).toEqual({ kind: 'code-needed' });
    wait(2);
    const signed = await signIn(name, password, codeOf(secret));
    expect(signed.envelope.Data).toMatchObject({ kind: 'signed-in', member: { role: 'owner' } });
  });
});

describe('the second step', () => {
  // counter-5
  it('accepts each code once, also the previous and the next one, and none further away', async () => {
    const { name, secret } = await member('pharmacist', true);
    expect((await signIn(name, password, codeOf(secret, -2))).envelope.Id).toBe('code-wrong');
    expect((await signIn(name, password, codeOf(secret, 2))).envelope.Id).toBe('code-wrong');
    const code = codeOf(secret, -1);
    expect((await signIn(name, password, code)).token).not.toBe('');
    expect((await signIn(name, password, code)).envelope.Id).toBe('code-wrong');
    const both = await Promise.all([0, 0].map(() => signIn(name, password, codeOf(secret, 1))));
    expect(both.filter(({ token }) => token !== '')).toHaveLength(1);
    // A later code was used, so earlier ones are no longer valid.
    expect((await signIn(name, password, codeOf(secret))).envelope.Id).toBe('code-wrong');
  });

  // counter-5
  it('accepts Bengali digits and a space between them', async () => {
    const { name, secret } = await member('pharmacist', true);
    const digits = Array.from(codeOf(secret), (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
    digits.splice(3, 0, ' ');
    expect((await signIn(name, password, digits.join(''))).token).not.toBe('');
  });

  // counter-6
  it('is sealed at rest, and opens for that member and this shop alone', async () => {
    const { name, secret } = await member('owner', true);
    const [row] = await shop.database.db.select().from(staff).where(eq(staff.name, name));
    const kept = row?.totpSecret ?? '';
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(openTotp(kept, row?.id ?? '', shop.config.secret)).toBe(secret);
    expect(openTotp(kept, 'somebody else', shop.config.secret)).toBeNull();
    expect(openTotp(kept, row?.id ?? '', 'y'.repeat(32))).toBeNull();
  });
});

describe('signing in at the counter', () => {
  // counter-3
  it('gives the same response to an unknown name, to one that is not set up and to a wrong password', async () => {
    const { name } = await member();
    const { name: waiting } = await invited();
    const answers = [
      await signIn(name, 'wrong password'),
      await signIn('Nobody', password),
      await signIn(waiting, password),
    ];
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    expect(answers[0]?.envelope.Id).toBe('sign-in-wrong');
    expect((await signIn(` ${name.toUpperCase()} `, password)).token).not.toBe('');
  });

  // counter-7, counter-12
  it('is locked after ten wrong passwords from one neighbourhood, also for the right one, for 15 minutes', async () => {
    const { name } = await member();
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signIn(name, 'wrong password')).envelope.Id).toBe('sign-in-wrong');
    expect((await signIn(name, password)).envelope.Id).toBe('too-many-tries');
    wait(16);
    expect((await signIn(name, password)).token).not.toBe('');
  });

  // counter-7
  it('is locked for no browser on which its member has signed in, however much a stranger tries', async () => {
    const { name } = await member();
    const other = await member();
    const { browser } = await signIn(name, password);
    const { browser: anothers } = await signIn(other.name, password);
    expect(browser).not.toEqual(page);
    const stranger = { ...page, cookie: `${browser.cookie}x` };
    for (let tries = 0; tries < 10; tries += 1) await signIn(name, 'wrong password', '', stranger);
    for (const elsewhere of [page, stranger, anothers])
      expect((await signIn(name, password, '', elsewhere)).envelope.Id).toBe('too-many-tries');
    expect((await signIn(name, password, '', browser)).token).not.toBe('');
    wait(89 * 24 * 60);
    for (let tries = 0; tries < 10; tries += 1) await signIn(name, 'wrong password', '', browser);
    expect((await signIn(name, password, '', browser)).envelope.Id).toBe('too-many-tries');
    // The member's browser has its own attempts, which the stranger did not use.
    expect((await signIn(name, password)).token).not.toBe('');
    wait(2 * 24 * 60);
    for (let tries = 0; tries < 10; tries += 1) await signIn(name, 'wrong password');
    expect((await signIn(name, password, '', browser)).envelope.Id).toBe('too-many-tries');
  });

  // counter-7
  it('is locked in the same way for an unknown name', async () => {
    for (let tries = 0; tries < 10; tries += 1) await signIn('Nobody Else', password);
    expect((await signIn('Nobody Else', password)).envelope.Id).toBe('too-many-tries');
  });

  // counter-7
  it('accepts five wrong codes, then none for 15 minutes', async () => {
    const { name, secret } = await member('owner', true);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(name, password, '000000')).envelope.Id).toBe('code-wrong');
    expect((await signIn(name, password, codeOf(secret))).envelope.Id).toBe('too-many-tries');
    wait(16);
    expect((await signIn(name, password, codeOf(secret))).token).not.toBe('');
  });

  // counter-12
  it('is recorded in the log of events with the name if it is a member’s, and never with the typed text', async () => {
    const { name } = await member();
    await shop.database.db.delete(securityEvents);
    await signIn(name, 'wrong password');
    await signIn('my secret password', password);
    const { token } = await signIn(name, password);
    await ask('SignOut', {}, headersOf(token));
    const rows = await shop.database.db.select().from(securityEvents).orderBy(securityEvents.id);
    expect(rows.map(({ kind, about }) => [kind, about])).toEqual([
      ['staff-refused', `${name}: password`],
      ['staff-refused', 'nobody of that name: password'],
      ['staff-signed-in', name],
      ['staff-signed-out', name],
    ]);
    expect(rows.map(({ prefix }) => prefix)).toEqual(rows.map(() => '127.0.0'));
  });
});

describe('a session at the counter', () => {
  // counter-8
  it('is a cookie that scripts cannot read and other sites cannot send, and appears nowhere else', async () => {
    const { name } = await member();
    const response = await askCounter(shop, 'Staff/SignIn', page, { name, password });
    const cookie = String(response.headers['set-cookie']);
    for (const part of ['__Host-counter=', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(part);
    expect(response.body).not.toContain(tokenIn(response.headers));
    const rows = await shop.database.db.select().from(staffSessions);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(response.headers));
  });

  // counter-9
  it('ends after half an hour of nothing, and the page’s background calls do not extend it', async () => {
    const { token } = await signedIn();
    wait(29);
    expect(await isSignedIn(token)).toBe(true);
    wait(29);
    expect(await isSignedIn(token, { 'x-counter-unattended': '1' })).toBe(true);
    wait(2);
    expect(await isSignedIn(token)).toBe(false);
  });

  // counter-9
  it('ends after half an hour of nothing, however often a page checks whether somebody else has signed in', async () => {
    const { token } = await signedIn();
    const { member: other } = await signedInStaff(shop, 'pharmacist');
    wait(29);
    expect(await isSignedIn(token, { 'x-counter-member': other.id })).toBe(false);
    wait(2);
    expect(await isSignedIn(token)).toBe(false);
  });

  // counter-8
  it('ends with the shift, however active', async () => {
    const { token } = await signedIn();
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      wait(20);
      expect(await isSignedIn(token)).toBe(true);
    }
    wait(21);
    expect(await isSignedIn(token)).toBe(false);
  });

  // counter-8
  it('ends on signing out, on this browser only', async () => {
    const { name } = await member();
    const [here, elsewhere] = [await signIn(name, password), await signIn(name, password)];
    const out = await ask('SignOut', {}, headersOf(here.token));
    expect([out.status, out.token]).toEqual([200, '']);
    expect([await isSignedIn(here.token), await isSignedIn(elsewhere.token)]).toEqual([
      false,
      true,
    ]);
  });

  // counter-8
  it.each([
    ['taken off the list', ['remove'], []],
    ['invited anew', ['reset'], []],
    ['given another role', ['role'], ['--to', 'packer']],
  ])('ends when its member is %s', async (_, verb, options) => {
    const { name, token } = await member();
    expect(await isSignedIn(token)).toBe(true);
    await operator('staff', ...verb, name, ...options);
    expect(await isSignedIn(token)).toBe(false);
  });

  // counter-2
  it('of a member who was invited again requires the new password, and not the earlier second step', async () => {
    // A packer needs no second step, so only the revoked password prevents the sign-in.
    const { name, secret } = await member('packer', true);
    const invitation = codeIn(await operator('staff', 'reset', name));
    for (const code of ['', codeOf(secret)])
      expect((await signIn(name, password, code)).envelope.Id).toBe('sign-in-wrong');
    await setUpWith(invitation, false);
    expect((await signIn(name, password)).envelope.Data).toMatchObject({ member: { name } });
  });

  // counter-2, counter-4
  it('is refused to an owner whose second step was reset by an invitation: they are invited again', async () => {
    const { name } = await member('packer', true);
    const first = codeIn(await operator('staff', 'reset', name));
    const second = codeIn(await operator('staff', 'role', name, '--to', 'owner'));
    expect([second !== '', second === first]).toEqual([true, false]);
  });

  // counter-4
  it('is refused to an owner without a second step: a member who becomes an owner is invited again', async () => {
    const { name } = await member('packer');
    const lines = await operator('staff', 'role', name, '--to', 'owner');
    expect((await signIn(name, password)).envelope.Id).toBe('sign-in-wrong');
    const { envelope } = await setUpWith(codeIn(lines), true);
    expect(envelope.Data).toMatchObject({ member: { name, role: 'owner' } });
  });

  // counter-4
  it('of an owner who already had a second step uses the existing credentials', async () => {
    const { name, secret } = await member('pharmacist', true);
    const lines = await operator('staff', 'role', name, '--to', 'owner');
    expect(codeIn(lines)).toBe('');
    const { envelope } = await signIn(name, password, codeOf(secret));
    expect(envelope.Data).toMatchObject({ member: { name, role: 'owner' } });
  });

  it('that has ended is deleted', async () => {
    await signedIn();
    wait(31);
    await removeExpired({ database: shop.database, files: shop.files }, shop.clock.now);
    expect(await shop.database.db.select().from(staffSessions)).toEqual([]);
  });

  async function signedIn() {
    const { headers, member: somebody } = await signedInStaff(shop, 'packer');
    return { token: headers['cookie']?.split('=')[1] ?? '', somebody };
  }
});

describe('the key of a member’s drafts', () => {
  const asked = (headers: Record<string, string>) => askCounter(shop, 'Staff/DraftKey', headers);
  const keyOf = async (headers: Record<string, string>): Promise<unknown> =>
    (await asked(headers)).json().Data.key;

  // counter-241
  it('is the same at each sign-in, and nobody else’s', async () => {
    const { name } = await member();
    const first = await keyOf(headersOf((await signIn(name, password)).token));
    const second = await keyOf(headersOf((await signIn(name, password)).token));
    const { headers } = await signedInStaff(shop, 'pharmacist');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).toBe(first);
    expect(await keyOf(headers)).not.toBe(first);
  });

  // counter-241
  it('names its member, and its response forbids the browser to write it to disk', async () => {
    const { member: somebody, headers } = await signedInStaff(shop, 'packer');
    const answer = await asked(headers);
    expect(answer.json().Data).toMatchObject({ memberId: somebody.id });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  // counter-241
  it('is sent to nobody once its member is taken off the list, and a new member of that name gets another key', async () => {
    const { name, token } = await member();
    const first = await keyOf(headersOf(token));
    await operator('staff', 'remove', name);
    const refused = await asked(headersOf(token));
    expect([refused.statusCode, refused.body.includes(String(first))]).toEqual([401, false]);
    const invitation = codeIn(await operator('staff', 'add', name, '--role', 'pharmacist'));
    await setUpWith(invitation, false);
    expect(await keyOf(headersOf((await signIn(name, password)).token))).not.toBe(first);
  });
});

describe('a call that another site makes', () => {
  // counter-11
  it('cannot sign in, sign out or set up a member', async () => {
    const { name, token } = await member();
    const other = { 'sec-fetch-site': 'cross-site' };
    expect((await ask('SignIn', { name, password }, other)).status).toBe(403);
    expect((await ask('SignOut', {}, { ...headersOf(token), ...other })).status).toBe(403);
    expect(await isSignedIn(token)).toBe(true);
  });
});

it('a member’s set-up is in the audit log', async () => {
  const { name } = await member('owner', true);
  const [row] = await shop.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, name))
    .orderBy(desc(auditEntries.id));
  expect(row).toMatchObject({
    actor: name,
    action: 'staff set up',
    about: 'password and second step',
  });
});
