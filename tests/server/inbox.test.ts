import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { inboxPath } from '#server/http/inbox-page.ts';
import { openInbox, type SmsInbox } from '#server/services/sms/inbox.ts';
import { useTestShop } from './support/test-shop.ts';

const shop = useTestShop();
let app: FastifyInstance;
let inbox: SmsInbox;
let path: string;
const lines: string[] = [];

beforeAll(async () => {
  inbox = openInbox((line) => lines.push(line));
  const { config, database, files } = shop;
  app = await createApp({ config, db: database.db, files, inbox });
  path = inboxPath(config.secret);
});
afterAll(() => app.close());

// running-4
it('the inbox shows each message as text, and prints it in the terminal', async () => {
  await inbox.sendSms('01712345678', '123456 <b>is</b> your code\n\n@localhost #123456');
  const page = await app.inject(path);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.body).toContain('01712345678');
  expect(page.body).toContain('123456 &lt;b&gt;is&lt;/b&gt; your code');
  expect(page.body).not.toMatch(/<script|<style|style=/);
  expect(lines).toEqual([expect.stringContaining('123456')]);
});

// running-4
it('the inbox has an unguessable path that differs between shops', async () => {
  expect(path).toMatch(/^\/development\/inbox\/[\w-]{43}$/);
  expect(inboxPath('y'.repeat(32))).not.toBe(path);
  for (const other of [
    '/development/inbox',
    '/development/inbox/',
    `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
    path.slice(0, -1),
    inboxPath('y'.repeat(32)),
  ]) {
    const response = await app.inject(other);
    expect(response.body).not.toContain('01712345678');
    expect(response.body).not.toContain('Newest first');
  }
});

// running-4
it.each([
  ['another machine', { remoteAddress: '192.168.0.7' }],
  ['another machine by IPv6', { remoteAddress: '2001:db8::7' }],
  ['a proxy that names the caller', { headers: { 'x-forwarded-for': '192.168.0.7' } }],
  ['a proxy that names the host', { headers: { 'x-forwarded-host': 'shop.example' } }],
  ['a proxy that names the scheme', { headers: { 'x-forwarded-proto': 'https' } }],
  ['a proxy with the standard header', { headers: { forwarded: 'for=192.0.2.60' } }],
  ['a proxy that names itself', { headers: { via: '1.1 varnish' } }],
  ['a proxy with a header of its own', { headers: { 'x-real-ip': '192.168.0.7' } }],
  ['a network in between', { headers: { 'cf-connecting-ip': '192.0.2.60' } }],
  ['a page of another site, by a name that leads here', { headers: { host: 'evil.example' } }],
  ['a proxy that hands on the public name', { headers: { host: 'shop.example' } }],
])('the inbox is not available for %s', async (_who, more) => {
  const response = await app.inject({ url: path, ...more });
  expect(response.statusCode).toBe(404);
  expect(response.body).not.toContain('01712345678');
});

// running-4
it('the inbox is not available without a demonstration', async () => {
  const response = await shop.app.inject(path);
  expect(response.body).not.toContain('inbox of this demonstration');
});
