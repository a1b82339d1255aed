import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigMistakes, readConfig } from '#server/config.ts';
import { browserKeysOf, encryptFor, vapidHeader } from '#server/services/push/encrypt.ts';
import { isEndpoint, isPublicAddress, lookupOutside } from '#server/services/push/endpoint.ts';
import { messageText } from '#server/services/push/message-text.ts';
import { sendPush } from '#server/services/push/send.ts';
import { orderStatuses } from '#domain/order.ts';
import { demoShop } from '#tests/builders/shop.ts';
import { requestStatusText } from '#text/request-status.ts';
import { aBrowser } from './support/push-service.ts';

const key = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const env = { PUSH_KEY: key, PUSH_CONTACT: 'mailto:help@shop.example' };
const settings = {
  privateKey: key,
  publicKey:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  contact: 'mailto:help@shop.example',
  testOrigin: '',
};
const now = new Date('2026-03-01T06:00:00.000Z');

/** Addresses of every non-public range, separated by spaces. */
const inside = [
  '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1',
  '255.255.255.255 ::1 :: fe80::1 fc00::1 ff02::1 ::ffff:10.0.0.1 ::ffff:127.0.0.1',
  '64:ff9b::7f00:1 2002:7f00:1:: nothing',
].flatMap((line) => line.split(' '));

function mistakesOf(more: Record<string, string>): string[] {
  try {
    readConfig(more);
    return [];
  } catch (failure) {
    if (failure instanceof ConfigMistakes) return failure.sentences;
    throw failure;
  }
}

describe('the settings', () => {
  // notifications-26
  it('are empty without a key, and derive the public key from the private one', () => {
    expect(readConfig({}).push).toBeNull();
    expect(readConfig(env).push).toEqual(settings);
  });

  it.each([
    [{ ...env, PUSH_KEY: 'short' }, 'PUSH_KEY'],
    [{ ...env, PUSH_KEY: 'A'.repeat(43) }, 'PUSH_KEY'],
    [{ PUSH_KEY: key }, 'PUSH_CONTACT'],
    [{ ...env, PUSH_CONTACT: 'help@shop.example' }, 'PUSH_CONTACT'],
    [{ ...env, PUSH_TEST_ORIGIN: 'http://127.0.0.1:1' }, 'PUSH_TEST_ORIGIN'],
  ])('say what is wrong with %j', (given, name) => {
    expect(mistakesOf(given)).toEqual([expect.stringMatching(new RegExp(`^${name} must`))]);
  });
});

describe('a message', () => {
  // notifications-31
  it('is encrypted like the standard’s own example', () => {
    const local = createECDH('prime256v1');
    local.setPrivateKey(Buffer.from(key, 'base64url'));
    const body = encryptFor(
      {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      'When I grow up, I want to be a watermelon',
      { salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'), local, paddedTo: 0 },
    );
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('has the same length as every other, and no two are alike', () => {
    const browser = aBrowser('https://push.example');
    const keys = { p256dh: browser.P256dh, auth: browser.Auth };
    const [short, long, again] = ['{}', `{"a":"${'b'.repeat(500)}"}`, '{}'].map((text) =>
      encryptFor(keys, text),
    );
    expect(short?.length).toBe(long?.length);
    expect(short?.equals(again ?? Buffer.of())).toBe(false);
    expect(browser.read(short ?? Buffer.of())).toEqual({});
  });

  it('contains the sender’s signature, valid only for this push service and for a limited time', () => {
    const header = vapidHeader(settings, 'https://push.example/send/abc?d=1', now);
    const [, jwt = '', shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
    expect(shown).toBe(settings.publicKey);
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(read(claims)).toEqual({
      aud: 'https://push.example',
      exp: now.getTime() / 1000 + 12 * 3600,
      sub: settings.contact,
    });
    const point = Buffer.from(settings.publicKey, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
  });

  const { name } = demoShop();

  // notifications-30
  it('contains a number and its status in the reader’s language, and nothing else', () => {
    const phone = { tokenHash: 'f'.repeat(64), customerId: 'c1', language: 'bn' };
    const message = { about: 'order', aboutId: 'o1', number: 'N-1001', status: 'Delivering' };
    expect(messageText(message, phone, name)).toEqual({
      for: 'f'.repeat(64),
      lang: 'bn',
      title: 'নীরোগ',
      body: 'N-১০০১ পথে আছে।',
      tag: 'N-1001',
      path: '/profile/order/details/o1',
    });
    expect(
      messageText(message, { ...phone, customerId: null, language: 'en' }, name),
    ).toMatchObject({
      title: 'Nirog',
      body: 'N-1001 is on its way.',
      path: '/Order/Success?OrderNo=N-1001&Id=o1',
    });
    const request = { ...message, about: 'request', number: 'R-1001', status: 'Answered' };
    expect(messageText(request, { ...phone, language: 'en' }, name)).toMatchObject({
      body: 'R-1001 has been answered.',
      path: '/profile/prescription/request',
    });
  });

  // notifications-30, shell-85
  it.each([
    ['en', 'Shusthota'],
    ['bn', 'সুস্থতা'],
  ])('has the name of the configured shop: %s', (language, title) => {
    const name = { en: 'Shusthota', bn: 'সুস্থতা' };
    const phone = { tokenHash: 'f', customerId: 'c1', language };
    const message = { about: 'order', aboutId: 'o1', number: 'N-1001', status: 'Delivering' };
    expect(messageText(message, phone, name).title).toBe(title);
  });

  it('has its own sentence for every status', () => {
    const phone = { tokenHash: 'f', customerId: null, language: 'en' };
    const refunds = ['CancelledRefunded', 'Refunded'];
    const all = new Set([...orderStatuses, ...Object.keys(requestStatusText), ...refunds]);
    const said = [...all].map(
      (status) =>
        messageText({ about: 'order', aboutId: 'o', number: 'N', status }, phone, name).body,
    );
    expect(new Set(said).size).toBe(all.size);
  });
});

describe('the data of a browser’s subscription', () => {
  // notifications-29
  it('contains valid encryption keys', () => {
    const { P256dh, Auth } = aBrowser('https://push.example');
    const plain = { p256dh: P256dh, auth: Auth };
    expect(browserKeysOf(plain)).toEqual(plain);
    expect(browserKeysOf({ p256dh: `${P256dh}=`, auth: `${Auth}==` })).toEqual(plain);
    const offCurve = Buffer.alloc(65, 1);
    offCurve[0] = 4;
    for (const p256dh of [P256dh.slice(4), offCurve.toString('base64url'), `${P256dh}!`])
      expect(browserKeysOf({ p256dh, auth: Auth })).toBeNull();
    // The unused bits of the last character are not zero.
    const odd = `${Auth.slice(0, -1)}B`;
    for (const auth of ['AAAA', `${Auth}=`, `${Auth}===`, ` ${Auth}`, `${Auth}%`, odd])
      expect(browserKeysOf({ p256dh: P256dh, auth })).toBeNull();
  });

  // notifications-29
  it.each(['https://push.example/send/abc', 'https://a.b.push.example/?token=x%3A'])(
    'accepts the public address %s',
    (endpoint) => {
      expect(isEndpoint(endpoint)).toBe(true);
    },
  );

  it.each([
    'http://push.example/x',
    'https://push.example:8443/x',
    'https://user:word@push.example/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.0.0.7/x',
    'https://8.8.8.8/x',
    'https://[::1]/x',
    'https://[2606:4700::1]/x',
    'https://localhost/x',
    'https://push.localhost/x',
    'https://database/x',
    'https://metadata.internal/x',
    'https://printer.local/x',
    'https://router.lan./x',
    'ftp://push.example/x',
    'javascript:alert(1)',
    'push.example',
    '',
    `https://push.example/${'x'.repeat(1_000)}`,
  ])('is no address inside the operator’s network: %s', (endpoint) => {
    expect(isEndpoint(endpoint)).toBe(false);
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1111', true],
    ...inside.map((address) => [address, false] as const),
  ] as const)('leads to %s: %s', (address, isOutside) => {
    expect(isPublicAddress(address)).toBe(isOutside);
  });

  // notifications-29
  it('is checked again when the connection is made, because a name may resolve to an internal address by then', async () => {
    const found = await new Promise((resolve) =>
      lookupOutside('localhost', { all: true }, (failure) => resolve(failure?.code)),
    );
    expect(found).toBe('EINSIDE');
  });

  it('is not used if the rule has since forbidden its address', async () => {
    const browser = aBrowser('http://127.0.0.1:9');
    const { Endpoint: endpoint, P256dh: p256dh, Auth: auth } = browser;
    const message = { endpoint, p256dh, auth, text: '{}', topic: 'x', now };
    expect(await sendPush(settings, message)).toEqual({ kind: 'gone' });
  });
});
