import { and, eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as contract from '#contract/counter/partners.ts';
import { emptyPartners, smsExamples } from '#domain/partners.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { openPartners } from '#server/services/partners/partners.ts';
import { hasUnreadableSecret } from '#server/services/partners/secrets.ts';
import { openVault } from '#server/services/partners/vault.ts';
import { readSection } from '#server/services/shop/sections.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { paths } from '#tests/server/support/codes.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, registeredPhone, useTestShop } from '#tests/server/support/test-shop.ts';

const smsKey = 'key/of the "provider"';
const storePassword = 'store@password-7';
const theSecrets = [smsKey, storePassword, encodeURIComponent(smsKey), JSON.stringify(smsKey)];

/** The partners: what they were asked, and what they answer. */
const asked: { url: string; body: string; headers: Headers }[] = [];
let answer: (url: string, body: string) => Response | Promise<Response>;

const fetchPartner: typeof fetch = async (input, init = {}) => {
  const url = String(input instanceof Request ? input.url : input);
  const body = await new Response(init.body).text();
  asked.push({ url, body, headers: new Headers(init.headers) });
  return answer(url, body);
};

const shop = useTestShop({
  env: { PUBLIC_ORIGIN: 'https://shop.example' },
  partners: fetchPartner,
});
let owner: Awaited<ReturnType<typeof signedInStaff>>;
beforeEach(async () => {
  asked.length = 0;
  answer = () => Response.json({ error: 0 });
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * 3_600_000);
  owner = await signedInStaff(shop, 'owner');
});

const responses: string[] = [];

async function ask(path: string, body?: unknown, headers = owner.headers) {
  const response = await askCounter(shop, path, headers, body);
  responses.push(response.body);
  const { Data, IsError, Msg } = Object(response.json());
  return { status: response.statusCode, data: Data, isError: IsError === true, says: String(Msg) };
}

async function save(name: 'sms' | 'gateway' | 'storeApp', changed: object) {
  const { value, version } = await readSection(shop.database.db, name);
  return ask('Shop/SaveSection', { name, version, value: { ...Object(value), ...changed } });
}

const status = async () => v.parse(contract.status.response, (await ask('Partners/Status')).data);
const saveSecret = (partner: string, secret: string) =>
  ask('Partners/SaveSecret', { partner, secret });
const example = smsExamples[0]?.partner ?? emptyPartners.sms;

async function enterSms(): Promise<void> {
  await save('sms', { ...example, isOn: false });
  await saveSecret('sms', smsKey);
}

async function enterGateway(): Promise<void> {
  await save('gateway', { storeId: 'shefa01', isOn: false });
  await saveSecret('gateway', storePassword);
}

const capability = async () =>
  Object((await callApi(shop, 'Capabilities')).envelope.Data).PaymentGateway;

describe('an SMS provider of the owner', () => {
  // counter-360, counter-367
  it('sends codes once it is entered and switched on', async () => {
    await enterSms();
    expect(await status()).toMatchObject({ sms: { setBy: 'owner', isInUse: false } });
    expect((await save('sms', { isOn: true })).isError).toBe(false);
    expect(await status()).toMatchObject({ sms: { secret: 'stored', isInUse: true } });
    const activityId = await registeredPhone(shop);
    const sent = await callApi(shop, paths.requestCode, {
      Phone: '01712345678',
      ActivityId: activityId,
    });
    expect([sent.envelope.IsError, asked.length]).toEqual([false, 1]);
    const fields = new URLSearchParams(asked[0]?.body);
    expect(fields.get('api_key')).toBe(smsKey);
    expect(fields.get('to')).toBe('8801712345678');
    expect(fields.get('msg')).toMatch(/\d{6}/);
    expect((await save('sms', { isOn: false })).isError).toBe(false);
    expect(await status()).toMatchObject({ sms: { isInUse: false } });
  });

  // counter-362
  it('gets no key that was entered for other settings', async () => {
    await enterSms();
    await save('sms', { url: 'https://elsewhere.example/send' });
    expect(await status()).toMatchObject({ sms: { secret: 'other' } });
    const on = await save('sms', { isOn: true });
    expect([on.isError, on.says]).toEqual([true, expect.stringContaining('key')]);
    await ask('Partners/TrySms', { phone: '01712345678' });
    expect(asked).toEqual([]);
    await save('sms', example);
    expect(await status()).toMatchObject({ sms: { secret: 'stored' } });
  });

  // counter-363
  it.each([
    'https://127.0.0.1/send',
    'https://localhost/send',
    'https://10.0.0.1/',
    'https://sms.lan/',
  ])('is no address of a private network: %s', async (url) => {
    expect((await save('sms', { ...example, url })).isError).toBe(true);
  });

  // counter-361
  it.each([
    { body: 'api_key=abc123&to={phone88}&msg={text}' },
    { url: 'https://sms.example/?token=abc123', kind: 'form' },
    { authorization: 'Bearer abc123' },
  ])('is refused with a key outside of its field: %j', async (changed) => {
    const refused = await save('sms', { ...example, ...changed });
    expect([refused.isError, refused.says]).toEqual([true, expect.stringContaining('{key}')]);
  });

  // counter-365
  it.each([
    ['an acceptance', () => Response.json({ error: 0 }), null],
    ['a refusal in its words', () => Response.json({ error: 410, msg: smsKey }), 'refused'],
    [
      'a refused key',
      () => new Response(`no ${encodeURIComponent(smsKey)}`, { status: 401 }),
      'keyRefused',
    ],
    ['an error', () => new Response('', { status: 500 }), 'status'],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } }), 'status'],
    ['too many messages', () => new Response('', { status: 429 }), 'busy'],
    ['silence', () => Promise.reject(new TypeError('fetch failed')), 'silent'],
    [
      'an unknown host',
      () => Promise.reject(Object.assign(new Error('dns'), { code: 'ENOTFOUND' })),
      'notFound',
    ],
  ])('is tried with a test code: %s', async (_, response, failure) => {
    await enterSms();
    answer = response;
    const { data } = await ask('Partners/TrySms', { phone: '01712345678' });
    const tried = v.parse(contract.trySms.response, data);
    expect(tried.failure).toBe(failure);
    expect(new URLSearchParams(asked.at(-1)?.body).get('msg')).toContain(tried.code);
    expect((await status()).sms.test?.failure).toBe(failure);
  });

  // counter-365
  it('is tried ten times an hour at most', async () => {
    await enterSms();
    for (let sent = 0; sent < 10; sent += 1)
      expect((await ask('Partners/TrySms', { phone: '01712345678' })).isError).toBe(false);
    expect((await ask('Partners/TrySms', { phone: '01712345678' })).isError).toBe(true);
  });
});

/** SSLCommerz, as far as a test payment needs it. */
function sslCommerz(about: { refund?: object; open?: object; paid?: string } = {}) {
  const element = () => [
    {
      status: 'VALID',
      tran_id: new URLSearchParams(asked.find(({ url }) => url.includes('gwprocess'))?.body).get(
        'tran_id',
      ),
      val_id: 'v1',
      bank_tran_id: 'bank-1',
      amount: about.paid ?? '1.00',
      currency: 'BDT',
    },
  ];
  answer = (url) => {
    if (url.includes('gwprocess'))
      return Response.json(
        about.open ?? { status: 'SUCCESS', GatewayPageURL: 'https://pay.example/1' },
      );
    if (url.includes('refund_amount'))
      return Response.json(about.refund ?? { APIConnect: 'DONE', status: 'success' });
    return Response.json({ APIConnect: 'DONE', element: element() });
  };
}

describe('a payment gateway of the owner', () => {
  // counter-364, counter-367
  it('is offered once it is entered and switched on', async () => {
    expect((await save('gateway', { storeId: 'shefa01', isOn: true })).isError).toBe(true);
    await enterGateway();
    expect(await capability()).toBe(false);
    expect((await save('gateway', { isOn: true })).isError).toBe(false);
    expect(await capability()).toBe(true);
    await save('gateway', { isOn: false });
    expect(await capability()).toBe(false);
    // Payments that have begun are still confirmed.
    expect(
      await openPartners({
        db: shop.database.db,
        config: shop.config,
        sms: null,
      }).payments.settling(),
    ).not.toBeNull();
  });

  // counter-366
  it('is tried with ৳1, which is given back once', async () => {
    await enterGateway();
    sslCommerz();
    const { data } = await ask('Partners/TryPayment', {});
    expect(data).toEqual({ url: 'https://pay.example/1' });
    const session = new URLSearchParams(asked[0]?.body);
    expect([session.get('total_amount'), session.get('store_id')]).toEqual(['1.00', 'shefa01']);
    expect((await status()).gateway.test?.state).toBe('started');
    await ask('Partners/CheckPayment', {});
    expect((await status()).gateway.test).toMatchObject({ state: 'refunded', amount: 1 });
    await ask('Partners/CheckPayment', {});
    expect(asked.filter(({ url }) => url.includes('refund_amount=1.00'))).toHaveLength(1);
  });

  // counter-366
  it('leads the owner back to the counter', async () => {
    await enterGateway();
    sslCommerz();
    await ask('Partners/TryPayment', {});
    const transaction = new URLSearchParams(asked[0]?.body).get('tran_id') ?? '';
    const back = await shop.app.inject(
      `/api/ProductOrderArea/Payment/Return/success?tran_id=${transaction}`,
    );
    expect(back.headers.location).toBe('https://shop.example/counter/shop/gateway');
    // The callback was not signed, so nothing has changed.
    expect((await status()).gateway.test?.state).toBe('started');
  });

  // counter-366
  it.each([
    [
      'account',
      { open: { status: 'FAILED', failedreason: `Store Credential Error ${storePassword}` } },
    ],
    ['notOpened', { open: { status: 'FAILED', failedreason: 'Out of service' } }],
    ['otherAmount', { paid: '5.00' }],
    ['refundPending', { refund: { APIConnect: 'DONE', status: 'processing' } }],
    ['refundRefused', { refund: { APIConnect: 'INVALID_REQUEST', errorReason: 'IP' } }],
  ])('tells the state of the test: %s', async (state, about) => {
    await enterGateway();
    sslCommerz(about);
    await ask('Partners/TryPayment', {});
    if (!('open' in about)) await ask('Partners/CheckPayment', {});
    expect((await status()).gateway.test?.state).toBe(state);
  });

  // counter-366
  it('is asked for ৳10 if it takes no less', async () => {
    await enterGateway();
    answer = (_, body) =>
      new URLSearchParams(body).get('total_amount') === '1.00'
        ? Response.json({ status: 'FAILED', failedreason: 'Invalid amount' })
        : Response.json({ status: 'SUCCESS', GatewayPageURL: 'https://pay.example/2' });
    expect((await ask('Partners/TryPayment', {})).data).toEqual({ url: 'https://pay.example/2' });
    expect((await status()).gateway.test).toMatchObject({ state: 'started', amount: 10 });
  });

  // counter-366
  it('tells when the partner is silent', async () => {
    await enterGateway();
    answer = () => Promise.reject(new TypeError('fetch failed'));
    expect((await ask('Partners/TryPayment', {})).data).toEqual({ url: '' });
    expect((await status()).gateway.test?.state).toBe('silent');
  });
});

describe('a secret of a partner', () => {
  // counter-361
  it('stands in no response, no row and no history', async () => {
    await enterSms();
    await enterGateway();
    await ask('Shop/Section?name=sms');
    await ask('Shop/History?name=sms');
    await ask('Shop/Section?name=gateway');
    await ask('Shop/History?name=gateway');
    await status();
    const rows = await shop.database.db.select().from(shopSections);
    const audit = await shop.database.db.select().from(auditEntries);
    const all = [...responses, JSON.stringify(rows), JSON.stringify(audit)].join('\n');
    for (const secret of theSecrets) expect(all).not.toContain(secret);
    expect(rows.some(({ name }) => name === 'secret sms')).toBe(true);
  });

  // counter-361
  it('opens with no other key, for no other partner, and not if it was changed', () => {
    const vault = openVault('k'.repeat(32));
    const sealed = vault.seal('sms', smsKey);
    expect(vault.open('sms', sealed)).toBe(smsKey);
    expect(vault.seal('sms', smsKey)).not.toBe(sealed);
    expect(vault.open('gateway', sealed)).toBeNull();
    expect(openVault('l'.repeat(32)).open('sms', sealed)).toBeNull();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(vault.open('sms', changed.toString('base64url'))).toBeNull();
    expect(vault.open('sms', '')).toBeNull();
  });

  // counter-369
  it('must be entered again where the key of the folder is another', async () => {
    await enterSms();
    const { db: database } = shop.database;
    expect(await hasUnreadableSecret(database, openVault(shop.config.secret))).toBe(false);
    expect(await hasUnreadableSecret(database, openVault('other'.repeat(8)))).toBe(true);
    const config = { ...shop.config, partnerKey: 'other'.repeat(8) };
    const { secret, template } = await openPartners({ db: database, config, sms: null }).readSms();
    expect([secret.state, template]).toEqual(['unreadable', null]);
  });

  // counter-361
  it('is removed for good, and its partner is switched off', async () => {
    await enterSms();
    await save('sms', { isOn: true });
    await ask('Partners/RemoveSecret', { partner: 'sms' });
    expect(await status()).toMatchObject({ sms: { secret: 'none', isInUse: false } });
    const left = await shop.database.db
      .select()
      .from(shopSections)
      .where(and(like(shopSections.name, 'secret%'), eq(shopSections.name, 'secret sms')));
    expect(left).toEqual([]);
  });

  // counter-360
  it('is only for the owner', async () => {
    const pharmacist = await signedInStaff(shop, 'pharmacist');
    for (const [path, body] of [
      ['Partners/Status', undefined],
      ['Partners/SaveSecret', { partner: 'sms', secret: 'x' }],
      ['Partners/RemoveSecret', { partner: 'sms' }],
      ['Partners/TrySms', { phone: '01712345678' }],
      ['Partners/TryPayment', {}],
      ['Partners/CheckPayment', {}],
    ] as const)
      expect((await ask(path, body, pharmacist.headers)).status).toBe(403);
  });
});

describe('the app in the store', () => {
  // counter-368
  it('is named at /.well-known/assetlinks.json', async () => {
    const links = async () => (await shop.app.inject('/.well-known/assetlinks.json')).json();
    expect(await links()).toEqual([]);
    const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');
    await save('storeApp', { packageName: 'com.shefa.app', fingerprints: [fingerprint] });
    expect(await links()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'com.shefa.app',
          sha256_cert_fingerprints: [fingerprint],
        },
      },
    ]);
    const refused = await save('storeApp', { fingerprints: ['AB:CD'] });
    expect(refused.isError).toBe(true);
  });
});

describe('partners of the machine', () => {
  const machine = useTestShop({
    env: {
      PUBLIC_ORIGIN: 'https://shop.example',
      SMS_URL: 'https://sms.example/?key=machine-secret&to={phone}&text={text}',
      SMS_METHOD: 'GET',
      PAYMENT_GATEWAY: 'sslcommerz',
      SSLCOMMERZ_STORE_ID: 'machine01',
      SSLCOMMERZ_STORE_PASSWORD: 'machine-password',
    },
    partners: fetchPartner,
  });
  const theirOwner = beforeTests(() => signedInStaff(machine, 'owner'));

  // counter-360
  it('are named without their secrets and cannot be changed at the counter', async () => {
    const shown = await askCounter(machine, 'Partners/Status', theirOwner.headers);
    expect(shown.json().Data).toMatchObject({
      sms: { setBy: 'machine', name: 'sms.example' },
      gateway: { setBy: 'machine', name: 'machine01', isInUse: true },
    });
    expect(shown.body).not.toMatch(/machine-secret|machine-password/);
    for (const [path, body] of [
      ['Shop/SaveSection', { name: 'sms', version: 0, value: { ...emptyPartners.sms } }],
      ['Partners/SaveSecret', { partner: 'sms', secret: 'x' }],
      ['Partners/SaveSecret', { partner: 'gateway', secret: 'x' }],
    ] as const) {
      const refused = await askCounter(machine, path, theirOwner.headers, body);
      expect(Object(refused.json())).toMatchObject({ IsError: true });
    }
  });
});

describe('a demonstration', () => {
  const demonstration = useTestShop();
  const theirOwner = beforeTests(() => signedInStaff(demonstration, 'owner'));

  // counter-360
  it('takes no partner, because everybody knows its passwords', async () => {
    const shown = await askCounter(demonstration, 'Partners/Status', theirOwner.headers);
    expect(shown.json().Data).toMatchObject({ sms: { setBy: 'demonstration' } });
    const refused = await askCounter(demonstration, 'Partners/SaveSecret', theirOwner.headers, {
      partner: 'sms',
      secret: 'x',
    });
    expect(refused.json().IsError).toBe(true);
  });
});
