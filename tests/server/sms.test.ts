import { afterAll, describe, expect, it } from 'vitest';
import { addressPrefix } from '#server/services/accounts/address-prefix.ts';
import { createApp } from '#server/http/app.ts';
import { ConfigMistakes, readConfig } from '#server/config.ts';
import { httpGateway, type SmsTemplate } from '#server/services/sms/http-gateway.ts';
import { openInbox } from '#server/services/sms/inbox.ts';
import { openTestShop, type TestShop } from './support/test-shop.ts';

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (failure) {
    if (failure instanceof ConfigMistakes) return failure.sentences;
    throw failure;
  }
}

const template: SmsTemplate = {
  url: 'https://sms.example/send?to={phone88}&text={text}',
  method: 'GET',
  body: '',
  headers: {},
  success: '',
};

/** A provider that writes down what it is sent. */
function aProvider(response: () => Response | Promise<Response>) {
  const requests: { url: string; body: string; init: RequestInit }[] = [];
  const fetcher: typeof fetch = async (input, init = {}) => {
    const body = typeof init.body === 'string' ? init.body : '';
    requests.push({ url: String(input instanceof Request ? input.url : input), body, init });
    return response();
  };
  return { requests, fetcher };
}

describe('the SMS gateway', () => {
  it('fills phone and text into the address, escaped', async () => {
    const { requests, fetcher } = aProvider(() => new Response('ok'));
    await httpGateway(template, fetcher).sendSms('01712345678', 'কোড & 1\n@x #2');
    const url = new URL(requests[0]?.url ?? '');
    expect(url.searchParams.get('to')).toBe('8801712345678');
    expect(url.searchParams.get('text')).toBe('কোড & 1\n@x #2');
  });

  it('fills them into a JSON body with the operator’s headers', async () => {
    const { requests, fetcher } = aProvider(() => new Response('ok'));
    const json: SmsTemplate = {
      ...template,
      url: 'https://sms.example/v1',
      method: 'POST',
      body: '{"msisdn":"{phone}","message":"{text}"}',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
    };
    await httpGateway(json, fetcher).sendSms('01712345678', 'a "quoted" line\nand another');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      msisdn: '01712345678',
      message: 'a "quoted" line\nand another',
    });
    expect(requests[0]?.init.headers).toMatchObject({ authorization: 'Bearer x' });
  });

  it('fills them into a form body', async () => {
    const { requests, fetcher } = aProvider(() => new Response('ok'));
    const form: SmsTemplate = {
      ...template,
      method: 'POST',
      body: 'number={phone}&message={text}',
    };
    await httpGateway(form, fetcher).sendSms('01712345678', 'a&b=c');
    expect(new URLSearchParams(requests[0]?.body).get('message')).toBe('a&b=c');
  });

  it('never fills what the text itself says in braces', async () => {
    const { requests, fetcher } = aProvider(() => new Response('ok'));
    await httpGateway(template, fetcher).sendSms('01712345678', '{phone}');
    expect(new URL(requests[0]?.url ?? '').searchParams.get('text')).toBe('{phone}');
  });

  it.each([
    ['a refusal by its status', () => new Response('no', { status: 403 }), ''],
    ['a refusal in its body', () => new Response('{"code":1007}'), '"code":202'],
    ['a network that is away', () => Promise.reject(new TypeError('fetch failed')), ''],
  ])('fails at %s, without a word of phone or text', async (_, response, success) => {
    const { fetcher } = aProvider(response);
    const sending = httpGateway({ ...template, success }, fetcher).sendSms('01712345678', 'secret');
    await expect(sending).rejects.toThrow(/provider/);
    await expect(sending).rejects.not.toThrow(/01712345678|secret/);
  });
});

describe('the SMS settings', () => {
  it('are read whole', () => {
    const { sms, smsInbox } = readConfig({
      SMS_URL: 'https://sms.example/',
      SMS_BODY: 'to={phone}&text={text}',
      SMS_HEADERS: '{"x-key":"1"}',
      SMS_SUCCESS: 'OK',
    });
    expect(sms).toMatchObject({ method: 'POST', headers: { 'x-key': '1' }, success: 'OK' });
    expect(smsInbox).toBe(false);
  });

  it.each([
    [{ SMS_URL: 'ftp://x' }, /^SMS_URL must be the address/],
    [{ SMS_URL: 'https://sms.example/' }, /must hold \{phone\}/],
    [{ SMS_METHOD: 'PUT' }, /^SMS_METHOD must be GET or POST/],
    [{ SMS_HEADERS: 'authorization: x' }, /^SMS_HEADERS must be JSON/],
    [
      { SMS_URL: 'https://s.example/?p={phone}&t={text}', SMS_METHOD: 'GET', SMS_BODY: 'x' },
      /^SMS_BODY must be empty/,
    ],
    [{ SMS_PER_DAY: '0' }, /^SMS_PER_DAY must be/],
    [{ SESSION_COOKIE: 'yes' }, /^SESSION_COOKIE must be/],
  ])('say what is wrong with %j', (env, sentence) => {
    expect(mistakesOf(env)).toEqual([expect.stringMatching(sentence)]);
  });

  it('leave the development inbox to shops that are developed or only looked at', () => {
    expect(
      readConfig({ NODE_ENV: 'development', PUBLIC_ORIGIN: 'https://x.example' }).smsInbox,
    ).toBe(true);
    expect(readConfig({}).smsInbox).toBe(true);
    expect(readConfig({ PUBLIC_ORIGIN: 'https://x.example' }).smsInbox).toBe(false);
    expect(readConfig({ DATABASE_URL: 'postgres://h/d' }).smsInbox).toBe(false);
  });
});

describe('the development inbox', () => {
  let shop: TestShop;
  const opened: { close: () => Promise<unknown> }[] = [];
  afterAll(async () => {
    for (const one of opened.toReversed()) await one.close();
  });

  async function appWithInbox(isProduction: boolean) {
    if (opened.length === 0) {
      shop = await openTestShop();
      opened.push(shop);
    }
    const lines: string[] = [];
    const inbox = openInbox((line) => lines.push(line));
    const { database, files } = shop;
    const config = { ...shop.config, isProduction };
    const app = await createApp({ config, db: database.db, files, inbox });
    opened.unshift(app);
    opened.push(opened.shift() ?? app);
    return { app, inbox, lines };
  }

  it('shows each message as text, and prints it for the person at the terminal', async () => {
    const { app, inbox, lines } = await appWithInbox(false);
    await inbox.sendSms('01712345678', '123456 <b>is</b> your code\n\n@localhost #123456');
    const page = await app.inject('/development/inbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('01712345678');
    expect(page.body).toContain('123456 &lt;b&gt;is&lt;/b&gt; your code');
    expect(page.body).not.toMatch(/<script|<style|style=/);
    expect(lines).toEqual([expect.stringContaining('123456')]);
  }, 120_000);

  it('in production mode is for this machine alone, not through a proxy', async () => {
    const { app } = await appWithInbox(true);
    const status = async (more: { remoteAddress?: string; headers?: Record<string, string> }) =>
      (await app.inject({ url: '/development/inbox', ...more })).statusCode;
    expect(await status({})).toBe(200);
    expect(await status({ remoteAddress: '192.168.0.7' })).toBe(404);
    expect(await status({ headers: { 'x-forwarded-for': '192.168.0.7' } })).toBe(404);
  }, 120_000);

  it('is not there where a provider is set', async () => {
    expect((await shop.app.inject('/development/inbox')).body).not.toContain('Development inbox');
  });
});

describe('the neighbourhood of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113'],
    ['::ffff:203.0.113.77', '203.0.113'],
    ['2001:db8:12:3456::1', '2001:db8:12'],
    ['2001:0db8:0012:3456:0:0:0:1', '2001:db8:12'],
    ['2001:db8::1', '2001:db8:0'],
    ['::1', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (ip, prefix) => {
    expect(addressPrefix(ip)).toBe(prefix);
  });
});
