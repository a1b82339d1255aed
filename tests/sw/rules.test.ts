import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allCounterEndpoints } from '#contract/counter/all-counter-endpoints.ts';
import {
  fileName,
  isPicture,
  isWorthCaching,
  mayCache,
  maxCharacters,
  notPages,
  outdated,
  sharedCalls,
  surplus,
} from '#sw/rules.ts';

const api = 'https://shop.example/api/';
const calls = sharedCalls();

function aRequest(path: string, init: RequestInit = {}): Request {
  const isPost = init.body !== undefined;
  const headers = new Headers(init.headers);
  if (isPost && !headers.has('content-type')) headers.set('content-type', 'application/json');
  return new Request(api + path, { method: isPost ? 'POST' : 'GET', ...init, headers });
}

const typed = (status: number, type: string) =>
  new Response(null, { status, headers: { 'content-type': type } });

const may = (request: Request) => mayCache(request, api, calls);
const search = 'ProductArea/Product/Search';

describe('requests whose responses the worker caches', () => {
  // offline-9
  it('the shared calls of the contract are cached, GET and POST', () => {
    expect(may(aRequest(search, { body: '{}' }))).toBe(true);
    expect(may(aRequest('GalleryArea/Gallery/Get?pageNumber=1'))).toBe(true);
    expect(may(aRequest('ProductArea/ProductContent/ByProduct/napa-500-mg'))).toBe(true);
  });

  // notifications-15, offline-10
  it('calls that write or that concern one customer are not cached', () => {
    const others = allEndpoints.filter((endpoint) => !endpoint.shared);
    expect(others.length).toBeGreaterThan(20);
    for (const { method, path } of others) {
      const address = path.replace(/\{\w+\}/g, '7');
      const request = aRequest(address, method === 'POST' ? { body: '{}' } : {});
      expect(`${method} ${path} ${may(request)}`).toBe(`${method} ${path} false`);
    }
  });

  // offline-10
  it('requests with a token, a grant or a key are not cached', () => {
    for (const name of ['datacontent', 'x-submission-grant', 'idempotency-key']) {
      expect(may(aRequest(search, { body: '{}', headers: { [name]: 'x' } }))).toBe(false);
    }
  });

  it('uploads are not cached', () => {
    const upload = aRequest(search, {
      body: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(may(upload)).toBe(false);
  });

  it('requests to another host, with another method or a longer path are not cached', () => {
    expect(mayCache(new Request('https://evil.example/api/Capabilities'), api, calls)).toBe(false);
    expect(may(aRequest(search))).toBe(false);
    expect(may(aRequest('Capabilities/more'))).toBe(false);
    expect(may(aRequest('Capabilities'))).toBe(true);
  });

  it('an operator’s own paths are cached', () => {
    const moved = sharedCalls({ 'capabilities.get': 'what/can.you' });
    expect(mayCache(aRequest('what/can.you'), api, moved)).toBe(true);
    expect(mayCache(aRequest('what/canXyou'), api, moved)).toBe(false);
    expect(mayCache(aRequest('Capabilities'), api, moved)).toBe(false);
  });
});

describe('responses that the worker caches', () => {
  const good = { 'content-type': 'application/json; charset=utf-8', 'x-shop-api': '1' };
  const response = (status = 200, headers: Record<string, string> = good) =>
    new Response(null, { status, headers });
  const text = '{"IsError":false,"Data":[]}';

  // offline-10
  it('a response is cached if it is complete JSON and no refusal', () => {
    expect(isWorthCaching(response(), text)).toBe(true);
    expect(isWorthCaching(response(), '{"IsError":true,"Msg":"no"}')).toBe(false);
    expect(isWorthCaching(response(), '{"IsError":false,')).toBe(false);
    expect(isWorthCaching(response(), `"${'x'.repeat(maxCharacters)}"`)).toBe(false);
  });

  // offline-10
  it('a response without our marker, as of a captive portal, is not cached', () => {
    expect(isWorthCaching(response(200, { 'content-type': 'application/json' }), text)).toBe(false);
    const page = { 'content-type': 'text/html', 'x-shop-api': '1' };
    expect(isWorthCaching(response(200, page), text)).toBe(false);
  });

  // offline-10
  it('a response is cached only with status 200 and if it is readable', () => {
    for (const status of [201, 206, 304, 404, 500]) {
      expect(isWorthCaching(response(status), text)).toBe(false);
    }
    const opaque = { status: 200, type: 'opaque', headers: new Headers(good) } as const;
    expect(isWorthCaching(opaque, text)).toBe(false);
  });
});

describe('the cache key of a response', () => {
  // offline-11
  it('the key is the same for the same request, in any order of its parameters', () => {
    const one = fileName(aRequest(search, { body: '' }), '{"Query":["napa"],"PageNumber":1}');
    const two = fileName(aRequest(search, { body: '' }), '{"PageNumber":1,"Query":["napa"]}');
    expect(one).toBe(two);
  });

  // offline-11
  it('the key leaves the device’s id out', () => {
    const body = '{"ActivityId":"a","Query":["napa"]}';
    expect(fileName(aRequest(search, { body: '' }), body)).toBe(
      fileName(aRequest(search, { body: '' }), '{"Query":["napa"]}'),
    );
    const list = 'GalleryArea/Gallery/Get';
    expect(fileName(aRequest(`${list}?pageSize=5&activityId=9&pageNumber=1`), '')).toBe(
      fileName(aRequest(`${list}?pageNumber=1&pageSize=5`), ''),
    );
  });

  it('the key differs between requests', () => {
    const files = [
      '{"Query":["napa"]}',
      '{"Query":["ace"]}',
      '{"Query":["napa","ace"]}',
      'odd',
    ].map((body) => fileName(aRequest(search, { body: '' }), body));
    expect(new Set(files).size).toBe(4);
  });

  it('the key is a URL that the Cache API accepts', () => {
    const file = fileName(aRequest(search, { body: '' }), '{"Query":["নাপা"]}');
    expect(new URL(file).pathname).toBe(`/api/${search}`);
  });
});

describe('the evicted entries', () => {
  it('the oldest entries above the limit are evicted', () => {
    expect(surplus(['a', 'b', 'c'], 2)).toEqual(['a']);
    expect(surplus(['a'], 2)).toEqual([]);
  });

  // shell-84
  it('caches of older versions are deleted, and no others', () => {
    const names = [
      'pictures-v0',
      'pictures-v1',
      'bag-pictures-v0',
      'bag-pictures-v1',
      'private-pictures-v0',
      'private-pictures-v1',
      'catalogue-v0',
      'map-v0',
      'map-v1',
      'workbox-precache-v2-x',
      'app-v1',
      'theirs',
    ];
    expect(outdated(names)).toEqual([
      'pictures-v0',
      'bag-pictures-v0',
      'private-pictures-v0',
      'catalogue-v0',
      'map-v0',
      'workbox-precache-v2-x',
    ]);
  });
});

describe('pictures that the worker caches', () => {
  it('a complete picture is cached and an error page is not', () => {
    expect(isPicture(typed(200, 'image/webp'))).toBe(true);
    expect(isPicture(typed(200, 'text/html'))).toBe(false);
    expect(isPicture(typed(404, 'image/webp'))).toBe(false);
  });
});

describe('the page of the counter', () => {
  const isPage = (path: string) => !notPages.some((pattern) => pattern.test(path));

  // counter-30
  it('the shell does not respond for the counter', () => {
    const theirs = ['/counter', '/counter/', '/counter/requests/R-1001', '/Counter/assets/a.js'];
    expect(theirs.filter(isPage)).toEqual([]);
    const customers = ['/', '/counters', '/product/details/counter', '/order'];
    expect(customers.filter(isPage)).toEqual(customers);
  });

  // counter-30
  it('the counter’s calls are not cached', () => {
    const asked = allCounterEndpoints.map(({ method, path }) =>
      may(aRequest(path, method === 'POST' ? { body: '{}' } : {})),
    );
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter(Boolean)).toEqual([]);
  });
});
