import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, type CallOptions, configureClient, type Heard } from '#api/client.ts';
import { ApiFailure, reasonOf } from '#api/failure.ts';
import * as coupons from '#contract/coupons.ts';
import type { Asked, Endpoint } from '#contract/endpoint.ts';
import * as errorLog from '#contract/error-log.ts';
import * as gallery from '#contract/gallery.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import * as products from '#contract/products.ts';
import * as profile from '#contract/profile.ts';
import * as requests from '#contract/requests.ts';
import { bare, bareOnWire } from '#tests/contract/samples/products.ts';
import { activityId } from '#tests/contract/samples/sample.ts';

const settings = {
  apiHost: 'https://api.example/',
  logHost: 'https://log.example/',
  token: () => 'a-token',
  activityId: () => activityId,
};

const logged: Asked<typeof errorLog.add> = {
  Url: '/checkout',
  Phone: '',
  Data: '',
  SnapshotString: '',
  SessionId: '',
  CustomerId: '',
  Message: 'Unexpected Error',
  Remarks: '',
};

let fetched: ReturnType<typeof vi.fn<typeof fetch>>;

function answering(body: unknown, status = 200): void {
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

/** The one request that was made. */
function asked(): { url: string; init: RequestInit; headers: Headers } {
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init = {}] = fetched.mock.calls[0] ?? [];
  if (typeof url !== 'string') throw new Error('the address is no text');
  return { url, init, headers: new Headers(init.headers) };
}

async function failureOf<E extends Endpoint>(agreed: E, question: Asked<E>, options?: CallOptions) {
  try {
    await call(agreed, question, options);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiFailure);
    return reasonOf(error);
  }
  throw new Error('it did not fail');
}

beforeEach(() => {
  configureClient(settings);
  fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a question', () => {
  it('has its path parameters in the path and the rest in the query of a GET', async () => {
    answering({ IsError: false, Data: { Data: [], Total: 0 } });
    await call(gallery.list, { pageNumber: 2, pageSize: 5, isDescending: true });
    expect(asked().url).toBe(
      'https://api.example/GalleryArea/Gallery/Get?pageNumber=2&pageSize=5&isDescending=true',
    );
  });

  it('escapes what it puts into the path', async () => {
    answering({ IsError: false, Data: bareOnWire });
    await call(products.byPermalink, { id: 'a/b ?c' });
    expect(asked().url).toBe(
      'https://api.example/ProductArea/ProductContent/ByProduct/a%2Fb%20%3Fc',
    );
  });

  it('goes to the path that an operator configured', async () => {
    configureClient({ ...settings, paths: { 'products.related': 'Shop/Alike/{id}' } });
    answering({ IsError: false, Data: [] });
    await call(products.related, { id: '7' });
    expect(asked().url).toBe('https://api.example/Shop/Alike/7');
  });

  it('carries the token to the API, but not where the answer is shared', async () => {
    answering({ IsError: false, Data: { Customer: { Name: 'Rahima' } } });
    await call(profile.info, {});
    expect(asked().headers.get('datacontent')).toBe('a-token');
    fetched.mockClear();
    answering({ IsError: false, Data: [] });
    await call(products.related, { id: '7' });
    expect(asked().headers.has('datacontent')).toBe(false);
  });

  it('goes to the log host without the token', async () => {
    answering({ IsError: false });
    await call(errorLog.add, logged);
    expect(asked().url).toBe('https://log.example/LogArea/OrderError/Add');
    expect(asked().headers.has('datacontent')).toBe(false);
  });

  it('is given the ActivityId where the caller gave none', async () => {
    answering({ IsError: false, Id: 'k1', Data: 5 });
    await call(coupons.check, { CouponCode: 'EID', OrderAmount: 100, OrderDiscount: 0 });
    expect(await new Response(asked().init.body).json()).toEqual({
      CouponCode: 'EID',
      OrderAmount: 100,
      OrderDiscount: 0,
      ActivityId: activityId,
    });
  });

  it('sends a file as multipart, its text fields first', async () => {
    answering({ IsError: false, Id: 'p1' });
    const Img = new File(['%PDF'], 'rx.pdf', { type: 'application/pdf' });
    const id = await call(prescriptions.upload, {
      Img,
      From: 'Upload Prescription',
      Description: '',
    });
    expect(id).toBe('p1');
    const { body } = asked().init;
    if (!(body instanceof FormData)) throw new Error('no form');
    expect([...body.keys()]).toEqual(['From', 'Description', 'activityId', 'Img']);
    expect(asked().headers.has('content-type')).toBe(false);
  });
});

describe('an answer', () => {
  it.each([
    ['in Data', { IsError: false, Id: null, Msg: '', Data: bareOnWire }],
    ['beside the envelope, without Data (S1 §7 ByProduct)', { IsError: false, ...bareOnWire }],
    ['with no envelope at all', bareOnWire],
  ])('is read %s', async (_, body) => {
    answering(body);
    expect(await call(products.byPermalink, { id: 'seclo' })).toEqual(bare);
  });

  it('may say nothing but that it went well', async () => {
    answering({ IsError: false });
    const nothing = { TotalItem: 0, TotalQuantity: 0, Items: [], ImgId: ['p1'], Remarks: '' };
    expect(await call(requests.add, nothing)).toEqual({ id: '', orderNo: '' });
  });
});

describe('a failure', () => {
  it('is the server’s own no where IsError is true, with 999 where it has no Id', async () => {
    answering({ IsError: true, Id: 12, Msg: 'Out of stock' });
    expect(await failureOf(products.related, { id: '7' })).toEqual({
      kind: 'refused',
      code: '12',
      message: 'Out of stock',
    });
    answering({ IsError: true });
    expect(await failureOf(products.related, { id: '7' })).toEqual({
      kind: 'refused',
      code: '999',
      message: '',
    });
  });

  it('is a status where the answer is no 2xx, whatever it says', async () => {
    answering({ IsError: true, Id: 1, Msg: 'Not Found' }, 404);
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'status', status: 404 });
  });

  it('is no answer of the server where the network fails or a portal answers', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'unreachable' });
    fetched.mockImplementation(() => Promise.resolve(new Response('<html>Pay for Wi-Fi</html>')));
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'unreadable' });
    answering({ IsError: false, Data: [{ Name: 'no id' }] });
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'unreadable' });
  });

  it('is not one where the caller gave up', async () => {
    const gone = new DOMException('gone', 'AbortError');
    fetched.mockRejectedValue(gone);
    const signal = AbortSignal.abort(gone);
    await expect(call(products.related, { id: '7' }, { signal })).rejects.toBe(gone);
  });
});

describe('what a call says of the network', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const page = JSON.stringify({ IsError: false, Data: { Data: [], Total: 0 } });
  const heard = vi.fn<(news: Heard) => void>();

  async function ask(response: () => Promise<Response>): Promise<void> {
    heard.mockClear();
    configureClient({ ...settings, heard });
    fetched.mockImplementation(response);
    await call(gallery.list, { pageNumber: 1, pageSize: 5, isDescending: true }).catch(() => {});
  }

  it('is that the shop answered', async () => {
    await ask(async () => new Response(page, { headers: json }));
    expect(heard).toHaveBeenCalledExactlyOnceWith({ answered: true, savedAt: null });
  });

  it('is from when a last known answer is', async () => {
    const savedAt = '2026-11-05T02:00:00.000Z';
    await ask(async () => new Response(page, { headers: { ...json, 'x-saved-at': savedAt } }));
    expect(heard).toHaveBeenCalledExactlyOnceWith({ answered: false, savedAt });
  });

  it("is that a captive portal's page is no answer", async () => {
    await ask(
      async () => new Response('<h1>Buy data</h1>', { headers: { 'content-type': 'text/html' } }),
    );
    expect(heard).toHaveBeenCalledExactlyOnceWith({ answered: false, savedAt: null });
  });

  it('is that nobody answered', async () => {
    await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(heard).toHaveBeenCalledExactlyOnceWith({ answered: false, savedAt: null });
  });

  it('is nothing when the error log is away: that is another host', async () => {
    configureClient({ ...settings, heard });
    heard.mockClear();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await failureOf(errorLog.add, logged);
    expect(heard).not.toHaveBeenCalled();
  });
});
