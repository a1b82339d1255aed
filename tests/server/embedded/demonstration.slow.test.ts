import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import {
  runOperator,
  seededDataDir,
  startServer,
  type ServerProcess,
} from '#tests/server/support/server-process.ts';

async function ask(server: ServerProcess, path: string, body: unknown) {
  const response = await fetch(`${server.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const envelope: { IsError: boolean } = await response.json();
  return envelope.IsError;
}

/** The attempts of an attacker who has read this repository. Returns those that succeeded. */
async function attack(server: ServerProcess): Promise<string[]> {
  const gaveWay: string[] = [];
  for (const UserName of ['01700000101', '01700000102', '01700000103', '01700000104']) {
    const login = { UserName, Password: 'nirog-demo' };
    if (!(await ask(server, 'CustomerArea/Customer/Login', login))) gaveWay.push(UserName);
  }
  for (const CouponCode of ['NIROG50', 'FIRST10', 'FAMILY200']) {
    const check = { CouponCode, OrderAmount: 5000, OrderDiscount: 0 };
    if (!(await ask(server, 'PromotionalArea/Coupon/Check', check))) gaveWay.push(CouponCode);
  }
  for (const name of ['pharmacist', 'packer']) {
    const login = { name, password: 'nirog-demo-counter' };
    if (!(await ask(server, 'Counter/Staff/SignIn', login))) gaveWay.push(name);
  }
  const path = inboxOf(server);
  const strangers: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.7' },
    { via: '1.1 proxy' },
    { forwarded: 'for=203.0.113.7' },
  ];
  const tries = strangers.map((headers) => ({ url: path ?? '/development/inbox', headers }));
  for (const { url, headers } of [...tries, { url: '/development/inbox', headers: {} }]) {
    const page = await fetch(server.origin + url, { headers });
    if ((await page.text()).includes('Newest first')) gaveWay.push(JSON.stringify(headers));
  }
  return gaveWay;
}

function inboxOf(server: ServerProcess): string | undefined {
  return /\/development\/inbox\/\S+/.exec(server.said())?.[0];
}

/** Whether the invitation of this link makes somebody the owner. */
async function claimed(server: ServerProcess, link = ''): Promise<boolean> {
  const invitation = link.split('#')[1] ?? '';
  const response = await fetch(`${server.origin}/api/Counter/Staff/Invitation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invitation }),
  });
  const secret: unknown = Object((await response.json()).Data).secret;
  if (typeof secret !== 'string') return false;
  const code = new TOTP({ secret }).generate();
  const setUp = { invitation, name: 'Salma', password: 'kolom khata boi', code };
  return !(await ask(server, 'Counter/Staff/SetUp', setUp));
}

/** The link that invites the first owner. */
function ownersLinkOf(server: ServerProcess): string | undefined {
  return /http\S+\/counter\/set-up#\S+/.exec(server.said())?.[0];
}

const demo = ['01700000101', '01700000102', '01700000103', '01700000104'];
const codes = ['NIROG50', 'FIRST10', 'FAMILY200'];
const people = ['pharmacist', 'packer'];

// running-1, running-3, running-4, counter-13, counter-16
it('a demonstration prints a clear warning, and the shop that follows it has none of its content', async () => {
  const data = await seededDataDir();
  const demonstration = await startServer(data.path);
  await expect.poll(() => demonstration.said()).toContain('THIS IS A DEMONSTRATION');
  await expect.poll(() => inboxOf(demonstration)).toBeDefined();
  expect(await attack(demonstration)).toEqual([...demo, ...codes, ...people]);
  expect(demonstration.said()).toContain('/counter, as pharmacist, packer or owner, password');
  const inbox = await (await fetch(demonstration.origin + String(inboxOf(demonstration)))).text();
  expect(inbox).toContain('Newest first');
  const code = /<code>(\d{6})<\/code>/.exec(inbox)?.[1];
  const owner = { name: 'owner', password: 'nirog-demo-counter', code };
  expect(await ask(demonstration, 'Counter/Staff/SignIn', owner)).toBe(false);
  await demonstration.stop();

  const sms = { SMS_URL: 'http://127.0.0.1:9/?to={phone}&text={text}', SMS_METHOD: 'GET' };
  const shop = await startServer(data.path, sms);
  expect(shop.said()).toContain('Removed what a demonstration left: 4 demo customers, 4 coupons');
  expect(shop.said()).toContain('3 people at the counter');
  expect(await attack(shop)).toEqual([]);
  expect(shop.said()).not.toMatch(/DEMONSTRATION|development\/inbox/);
  expect(ownersLinkOf(demonstration)).toBeUndefined();
  await expect.poll(() => ownersLinkOf(shop)).toContain(`:${new URL(shop.origin).port}/counter/`);
  await shop.stop();

  // The content does not return, and the next start has nothing to remove.
  const again = await startServer(data.path, { DEMO: 'no' });
  expect(again.said()).not.toContain('Removed what');
  expect(await attack(again)).toEqual([]);
  await expect.poll(() => ownersLinkOf(again)).toBeDefined();
  expect(await claimed(again, ownersLinkOf(shop))).toBe(false);
  const newer = await runOperator(data.path, 'staff', 'first-owner');
  expect(await claimed(again, ownersLinkOf(again))).toBe(false);
  const link = /http\S+\/counter\/set-up#\S+/.exec(newer.said)?.[0];
  expect(await claimed(again, link)).toBe(true);
  await again.stop();

  const owned = await startServer(data.path, { DEMO: 'no' });
  expect(await claimed(owned, link)).toBe(false);
  expect(owned.said()).not.toMatch(/NO OWNER|set-up#/);
  await owned.stop();

  // It does not return either if the shop is started without its settings by mistake.
  const mistaken = await startServer(data.path);
  await expect.poll(() => mistaken.said()).toContain('THIS IS A DEMONSTRATION');
  expect(await attack(mistaken)).toEqual([]);
  await mistaken.stop();
  data.remove();
}, 180_000);
