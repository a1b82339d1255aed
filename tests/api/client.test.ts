import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, type CallOptions, configureClient, type NetworkObservation } from '#api/client.ts';
import { ApiFailure, reasonOf } from '#api/failure.ts';
import * as coupons from '#contract/coupons.ts';
import type { RequestInput, Endpoint } from '#contract/endpoint.ts';
import * as errorLog from '#contract/error-log.ts';
import * as gallery from '#contract/gallery.ts';
import * as prescriptions from '#contract/prescriptions.ts';
import * as products from '#contract/products.ts';
import * as profile from '#contract/profile.ts';
import * as signIn from '#contract/sign-in.ts';
import * as requests from '#contract/requests.ts';
import { shippingOnWire } from '#contract/shipping.ts';
import { emptyAddress as nowhere } from '#domain/address.ts';
import { bare, bareOnWire } from '#tests/contract/samples/products.ts';
import { activityId } from '#tests/contract/samples/sample.ts';

const settings = {
  apiHost: 'https://api.example/',
  logHost: 'https://log.example/',
  token: () => 'a-token',
  activityId: () => activityId,
};

const logged: RequestInput<typeof errorLog.add> = {
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

/** The only request that was sent. */
function lastRequest(): { url: string; init: RequestInit; headers: Headers } {
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init = {}] = fetched.mock.calls[0] ?? [];
  if (typeof url !== 'string') throw new Error('the address is no text');
  return { url, init, headers: new Headers(init.headers) };
}

async function failureOf<E extends Endpoint>(
  agreed: E,
  question: RequestInput<E>,
  options?: CallOptions,
) {
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

describe('a request', () => {
  it('a GET request has its path parameters in the path and the others in the query', async () => {
    answering({ IsError: false, Data: { Data: [], Total: 0 } });
    await call(gallery.list, { pageNumber: 2, pageSize: 5, isDescending: true });
    expect(lastRequest().url).toBe(
      'https://api.example/GalleryArea/Gallery/Get?pageNumber=2&pageSize=5&isDescending=true',
    );
  });

  it('a path parameter is escaped', async () => {
    answering({ IsError: false, Data: bareOnWire });
    await call(products.byPermalink, { id: 'a/b ?c' });
    expect(lastRequest().url).toBe(
      'https://api.example/ProductArea/ProductContent/ByProduct/a%2Fb%20%3Fc',
    );
  });

  // errors-1
  it('a request goes to the path that an operator configured', async () => {
    configureClient({ ...settings, paths: { 'products.related': 'Shop/Alike/{id}' } });
    answering({ IsError: false, Data: [] });
    await call(products.related, { id: '7' });
    expect(lastRequest().url).toBe('https://api.example/Shop/Alike/7');
  });

  // errors-3, shell-96
  it.each([
    ['to a legacy host with every call', 'documents', true],
    ['to a host that has not answered yet with every call', '', true],
    ['to ours, but not where the answer is shared', 'ours', false],
  ] as const)('a request carries the token %s', async (_, host, isWithShared) => {
    configureClient({ ...settings, host: () => host });
    answering({ IsError: false, Data: { Customer: { Name: 'Rahima' } } });
    await call(profile.info, {});
    expect(lastRequest().headers.get('datacontent')).toBe('a-token');
    fetched.mockClear();
    answering({ IsError: false, Data: [] });
    await call(products.related, { id: '7' });
    expect(lastRequest().headers.has('datacontent')).toBe(isWithShared);
  });

  // errors-5, offline-117
  it.each([
    ['documents', false],
    ['ours', true],
    ['', true],
  ] as const)(
    'a request carries our added fields, but not to a legacy host (%s)',
    async (host, isWith) => {
      configureClient({ ...settings, host: () => host });
      answering({ IsError: false, Id: '1' });
      const address = { divisionId: '3', divisionBn: 'ঢাকা', districtBn: 'ঢাকা', areaBn: '' };
      const order = { TotalItem: 0, TotalQuantity: 0, Items: [], ImgId: [], Remarks: '' };
      await call(requests.add, { ...order, address: { ...shippingOnWire(nowhere), ...address } });
      const sent: unknown = await new Response(lastRequest().init.body).json();
      expect(sent).toMatchObject({ address: { divisionId: '3' } });
      expect(JSON.stringify(sent).includes('Bn"')).toBe(isWith);
    },
  );

  // errors-5, sign-in-92
  it.each([
    ['documents', false],
    ['ours', true],
  ] as const)(
    'a sign-in by password carries the phone’s ActivityId, but not to a legacy host (%s)',
    async (host, isWith) => {
      configureClient({ ...settings, host: () => host });
      answering({ IsError: true, Id: '1', Msg: 'Wrong' });
      await call(signIn.withPassword, { UserName: '01712345678', Password: 'x' }).catch(() => null);
      const sent: unknown = await new Response(lastRequest().init.body).json();
      expect(sent).toEqual({
        UserName: '01712345678',
        Password: 'x',
        ...(isWith ? { ActivityId: activityId } : {}),
      });
    },
  );

  // errors-3
  it('a report goes to the log host without the token', async () => {
    answering({ IsError: false });
    await call(errorLog.add, logged);
    expect(lastRequest().url).toBe('https://log.example/LogArea/OrderError/Add');
    expect(lastRequest().headers.has('datacontent')).toBe(false);
  });

  // offline-141, shell-102
  it('a request gets the ActivityId if the caller gave none', async () => {
    answering({ IsError: false, Id: 'k1', Data: 5 });
    await call(coupons.check, { CouponCode: 'EID', OrderAmount: 100, OrderDiscount: 0 });
    expect(await new Response(lastRequest().init.body).json()).toEqual({
      CouponCode: 'EID',
      OrderAmount: 100,
      OrderDiscount: 0,
      ActivityId: activityId,
    });
  });

  it('a file is sent as multipart, with its text fields first', async () => {
    answering({ IsError: false, Id: 'p1' });
    const Img = new File(['%PDF'], 'rx.pdf', { type: 'application/pdf' });
    const id = await call(prescriptions.upload, {
      Img,
      From: 'Upload Prescription',
      Description: '',
    });
    expect(id).toBe('p1');
    const { body } = lastRequest().init;
    if (!(body instanceof FormData)) throw new Error('no form');
    expect([...body.keys()]).toEqual(['From', 'Description', 'activityId', 'Img']);
    expect(lastRequest().headers.has('content-type')).toBe(false);
  });
});

describe('a response', () => {
  // errors-8, shell-98
  it.each([
    ['in Data', { IsError: false, Id: null, Msg: '', Data: bareOnWire }],
    ['beside the envelope, without Data (errors-8)', { IsError: false, ...bareOnWire }],
    ['with no envelope at all', bareOnWire],
  ])('a response is read %s', async (_, body) => {
    answering(body);
    expect(await call(products.byPermalink, { id: 'seclo' })).toEqual({
      ...bare,
      genericNameBn: '',
      guidance: [],
    });
  });

  it('a response may only report success', async () => {
    answering({ IsError: false });
    const nothing = { TotalItem: 0, TotalQuantity: 0, Items: [], ImgId: ['p1'], Remarks: '' };
    expect(await call(requests.add, nothing)).toEqual({ id: '', orderNo: '' });
  });
});

describe('a failure', () => {
  // errors-22
  it('a refusal is a response with IsError, and its code is 999 if it has no Id', async () => {
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

  // errors-19
  it('a failure has the status of a response that is not 2xx, whatever its body', async () => {
    answering({ IsError: true, Id: 1, Msg: 'Not Found' }, 404);
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'status', status: 404 });
  });

  // errors-11, shell-100
  it('a failed network or a portal’s page does not count as a response of the server', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'unreachable' });
    const page = { headers: { 'content-type': 'text/html' } };
    fetched.mockImplementation(async () => new Response('<html>Pay for Wi-Fi</html>', page));
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'stranger' });
    fetched.mockImplementation(async () => new Response('', { ...page, status: 511 }));
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'stranger' });
    answering({ IsError: false, Data: [{ Name: 'no id' }] });
    expect(await failureOf(products.related, { id: '7' })).toEqual({ kind: 'unreadable' });
  });

  it('an aborted call rejects with the abort', async () => {
    const gone = new DOMException('gone', 'AbortError');
    fetched.mockRejectedValue(gone);
    const signal = AbortSignal.abort(gone);
    await expect(call(products.related, { id: '7' }, { signal })).rejects.toBe(gone);
  });
});

describe('the network state that a call observes', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const page = JSON.stringify({ IsError: false, Data: { Data: [], Total: 0 } });
  const observed = vi.fn<(news: NetworkObservation) => void>();

  async function ask(response: () => Promise<Response>): Promise<void> {
    observed.mockClear();
    configureClient({ ...settings, observed });
    fetched.mockImplementation(response);
    await call(gallery.list, { pageNumber: 1, pageSize: 5, isDescending: true }).catch(() => {});
  }

  it('the shop has responded', async () => {
    await ask(async () => new Response(page, { headers: json }));
    expect(observed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ from: 'shop', savedAt: null }),
    );
  });

  // offline-19
  it('a stored response is observed with the time at which it was stored', async () => {
    const savedAt = '2026-11-05T02:00:00.000Z';
    await ask(async () => new Response(page, { headers: { ...json, 'x-saved-at': savedAt } }));
    expect(observed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ from: 'nobody', savedAt }),
    );
  });

  it('a stored response is observed with the source that it replaces', async () => {
    const savedAt = '2026-11-05T02:00:00.000Z';
    const headers = { ...json, 'x-saved-at': savedAt, 'x-instead-of': 'failing' };
    await ask(async () => new Response(page, { headers }));
    expect(observed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ from: 'failing', savedAt }),
    );
  });

  it.each([
    ['ours where it bears our mark', 200, '1', 'ours'],
    ['a legacy one where an answer has none', 200, '', 'documents'],
    ['unknown where something failed', 502, '', null],
  ])('the host is %s', async (_, status, mark, host) => {
    await ask(async () => new Response(page, { status, headers: { ...json, 'x-shop-api': mark } }));
    expect(observed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ host }));
  });

  // offline-17, offline-20
  it.each([
    ["a captive portal's page is a stranger's", 200, 'text/html', 'stranger'],
    ["a proxy's 403 in HTML is a stranger's", 403, 'text/html', 'stranger'],
    ["a gateway's 502 is the shop failing, no weak network", 502, 'text/html', 'failing'],
    ["the shop's own 500 is the shop", 500, 'application/json', 'shop'],
    ['a host that answers 404 with a page is the shop', 404, 'text/html', 'shop'],
  ])('the source is classified: %s', async (_, status, type, from) => {
    await ask(async () => new Response('<p>', { status, headers: { 'content-type': type } }));
    expect(observed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ from, savedAt: null }),
    );
  });

  // offline-17
  it('nobody has responded', async () => {
    await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(observed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ from: 'nobody', savedAt: null }),
    );
  });

  it('an unreachable error log is not observed, because it is another host', async () => {
    configureClient({ ...settings, observed });
    observed.mockClear();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await failureOf(errorLog.add, logged);
    expect(observed).not.toHaveBeenCalled();
  });
});
