import { describe, expect, it } from 'vitest';
import { addressPrefix } from '#server/services/accounts/address-prefix.ts';
import { ConfigMistakes, readConfig } from '#server/config.ts';
import { httpGateway, type SmsTemplate } from '#server/services/sms/http-gateway.ts';

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

/** A provider that records its requests. */
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

  it('never fills placeholders that the text itself contains', async () => {
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
  it('are parsed', () => {
    const { sms } = readConfig({
      SMS_URL: 'https://sms.example/',
      SMS_BODY: 'to={phone}&text={text}',
      SMS_HEADERS: '{"x-key":"1"}',
      SMS_SUCCESS: 'OK',
    });
    expect(sms).toMatchObject({ method: 'POST', headers: { 'x-key': '1' }, success: 'OK' });
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
  ])('report the mistake in %j', (env, sentence) => {
    expect(mistakesOf(env)).toEqual([expect.stringMatching(sentence)]);
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
