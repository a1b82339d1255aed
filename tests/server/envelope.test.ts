import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allCounterEndpoints } from '#contract/counter/all-counter-endpoints.ts';
import { routePath } from '#server/endpoint/implement.ts';
import { callApi, openTestShop, useTestShop } from './support/test-shop.ts';

const shop = useTestShop({ env: { CORS_ORIGINS: 'https://shop.example' } });

function post(url: string, payload: string | Buffer, headers: Record<string, string>) {
  return shop.app.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
}

const json = { 'content-type': 'application/json' };
const list = 'ProductArea/Product/Get';

describe('every call of the contract', () => {
  // errors-47
  it('has a response', () => {
    const unanswered = [...allEndpoints, ...allCounterEndpoints]
      .filter((one) => !shop.app.hasRoute({ method: one.method, url: `/api${routePath(one)}` }))
      .map((one) => one.name);
    expect(unanswered).toEqual([]);
  });

  // errors-5, offline-116, shell-97
  it('is listed in Capabilities if it was added and is available, and no other', async () => {
    const { envelope } = await callApi(shop, 'Capabilities');
    // Pushes need a key of the operator's (tests/server/push.test.ts).
    const added = allEndpoints.filter((one) => one.added && !one.name.startsWith('push.'));
    expect(envelope.Data).toEqual({
      Calls: added.map((one) => one.name),
      IdempotencyKeys: true,
      PaymentGateway: false,
    });
  });
});

describe('a response', () => {
  // errors-8
  it('has the envelope and the mark of this shop, found or not', async () => {
    for (const path of ['health', 'Capabilities', 'no/such/call']) {
      const { envelope, headers } = await callApi(shop, path);
      expect(Object.keys(envelope)).toEqual(['IsError', 'Id', 'Msg', 'Data']);
      expect(headers['x-shop-api']).toBe('1');
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  it('is found whatever the case, with a doubled or trailing slash', async () => {
    for (const path of ['capabilities', 'CAPABILITIES/', '/Capabilities'])
      expect((await callApi(shop, path)).status).toBe(200);
  });

  it('to everybody may be cached and revalidated, with 304 if nothing changed', async () => {
    const first = await callApi(shop, 'HomeArea/Home/Get');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const again = await shop.app.inject({
      url: '/api/HomeArea/Home/Get',
      headers: { 'if-none-match': etag },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('to one person is never cached', async () => {
    const { headers } = await callApi(shop, 'ProductArea/Product/GetCurrentInfo', {
      productIds: [],
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  // errors-4
  it('is in Bengali for readers of Bengali', async () => {
    const { envelope } = await callApi(shop, 'nothing', undefined, {
      'accept-language': 'bn-BD,en;q=0.5',
    });
    expect(envelope.Msg).toBe('পাওয়া যায়নি!'.normalize());
  });

  it('carries the security headers', async () => {
    const { headers } = await callApi(shop, 'Capabilities');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('may be read by a listed origin, its marks included, and by no other', async () => {
    const own = await callApi(shop, 'Capabilities', undefined, { origin: 'https://shop.example' });
    expect(own.headers['access-control-allow-origin']).toBe('https://shop.example');
    expect(String(own.headers['access-control-expose-headers'])).toContain('x-shop-api');
    const other = await callApi(shop, 'Capabilities', undefined, {
      origin: 'https://evil.example',
    });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a request', () => {
  // errors-43
  it('of an odd or missing content type is refused with 415', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/json\tx',
      '',
    ]) {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const response = await post(list, '{}', headers);
      expect([type, response.statusCode]).toEqual([type, 415]);
      expect(response.json()).toMatchObject({ IsError: true });
    }
  });

  it('in multipart to a JSON call is refused with 415', async () => {
    const response = await post(list, '--b--', {
      'content-type': 'multipart/form-data; boundary=b',
    });
    expect(response.statusCode).toBe(415);
  });

  // errors-43
  it('larger than 64 KB is refused with 413', async () => {
    const response = await post(list, JSON.stringify({ x: 'x'.repeat(65 * 1024) }), json);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ IsError: true, Id: 413 });
  });

  // errors-39
  it('deeper than 32 levels is refused with 400', async () => {
    const deep = (levels: number) => `{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect((await post(list, deep(31), json)).statusCode).toBe(200);
    expect((await post(list, deep(33), json)).statusCode).toBe(400);
    expect((await post(list, deep(20_000), json)).statusCode).toBe(400);
  });

  it('with prototype keys, in body or query, is refused with 400', async () => {
    const bodies = [
      '{"__proto__":{"a":1}}',
      '{"constructor":{"prototype":{"a":1}}}',
      '{"x":{"__proto__":1}}',
    ];
    for (const body of bodies) expect((await post(list, body, json)).statusCode).toBe(400);
    const query = await shop.app.inject('/api/ReviewArea/AppReview/Get?__proto__=1');
    expect(query.statusCode).toBe(400);
  });

  // errors-39
  it('that is no JSON, or JSON but no object, is refused with 400', async () => {
    for (const body of ['{', '[]', '"x"', '1', 'null x', '{"a":"\u0000"}', '{"a":"\\u0000"}'])
      expect([body, (await post(list, body, json)).statusCode]).toEqual([body, 400]);
  });

  // errors-7
  it('with an empty body gets the first page', async () => {
    const response = await post(list, '', json);
    expect(response.json()).toMatchObject({
      IsError: false,
      Data: { PageNumber: 1, PageSize: 24 },
    });
  });

  // errors-7
  it('for more than 100 rows, or for page 0, is refused with 400', async () => {
    expect((await callApi(shop, list, { pageSize: 101 })).status).toBe(400);
    expect((await callApi(shop, list, { pageNumber: 0 })).status).toBe(400);
  });
});

describe('an unexpected failure', () => {
  // errors-46
  it('gets a response with an id and a general sentence, never with its reason', async () => {
    const broken = await openTestShop();
    await broken.database.close();
    const { status, envelope } = await callApi(broken, 'HomeArea/Home/Get');
    expect(status).toBe(500);
    expect(envelope.Msg).toBe('Unexpected Error Occurred, Please Try Again.');
    expect(String(envelope.Id)).toMatch(/^[0-9a-f]{8}$/);
    await broken.app.close();
  }, 120_000);
});
