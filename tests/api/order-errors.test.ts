import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, configureClient, watchResponses } from '#api/client.ts';
import { reportOrderErrors } from '#api/order-errors.ts';
import * as coupons from '#contract/coupons.ts';
import * as gallery from '#contract/gallery.ts';
import * as requests from '#contract/requests.ts';
import { noActivityId } from '#contract/wire.ts';
import { faultOf, redacted } from '#domain/order-error.ts';

interface Sent {
  url: string;
  headers: Headers;
  body: Record<string, string>;
}

let response: () => Promise<Response>;
let logResponses: (() => Promise<Response>)[];
let reports: Sent[];

const json = (body: unknown, status = 200): Promise<Response> =>
  Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );

const aRequest = {
  TotalItem: 1,
  TotalQuantity: 2,
  Items: [{ Name: 'Napa', Strength: '500 mg', Quantity: 2, Position: 1 }],
  ImgId: ['prescription-77'],
  Remarks: 'ring twice',
  address: { receiverName: 'Rahima', address: 'Road 5, Dhanmondi' } as never,
};

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  logResponses = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('https://log.example/')) return response();
    reports.push({
      url,
      headers: new Headers(init.headers),
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}'),
    });
    return logResponses.shift()?.() ?? json({ IsError: false });
  });
  configureClient({
    apiHost: 'https://api.example/',
    logHost: 'https://log.example/',
    token: () => 'a-secret-token',
    activityId: () => noActivityId,
  });
  reportOrderErrors({ customerId: () => '42', snapshot: () => ({ page: '/order' }) });
});

afterEach(() => {
  watchResponses(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

async function sendRequest(): Promise<void> {
  await call(requests.add, aRequest).catch(() => undefined);
  await settled();
}

describe('a failed order-related call', () => {
  // errors-65, errors-67
  it('the failure is reported to the log host without token, prescriptions and address', async () => {
    response = () => json({ error: 'broken' }, 500);
    await sendRequest();
    expect(reports).toHaveLength(1);
    const [report] = reports;
    expect(report?.url).toBe('https://log.example/LogArea/OrderError/Add');
    expect(report?.body).toMatchObject({
      Url: 'RequestOrderArea/RequestOrder/Add',
      Message: 'HTTP 500',
      CustomerId: '42',
      Phone: '',
      SnapshotString: '{"page":"/order"}',
    });
    expect(JSON.parse(report?.body['Data'] ?? '')).toMatchObject({
      TotalItem: 1,
      TotalQuantity: 2,
      Items: '1 of them',
      ImgId: '1 of them',
      address: '…',
      Remarks: '…',
    });
    const all = JSON.stringify([...(report?.headers ?? [])]) + JSON.stringify(report?.body);
    expect(all).not.toMatch(/secret|Napa|prescription-77|Rahima|Dhanmondi|ring twice/);
  });

  // errors-67
  it('the report has the refusal’s code and not its sentence, which may name a medicine', async () => {
    response = () => json({ IsError: true, Id: 17, Msg: 'Napa is sold out', Data: null });
    await sendRequest();
    expect(reports[0]?.body['Message']).toBe('IsError, Id 17');
    expect(JSON.stringify(reports)).not.toContain('Napa');
  });

  // errors-69
  it('the same failure is reported only once', async () => {
    response = () => json({}, 500);
    await sendRequest();
    await sendRequest();
    expect(reports).toHaveLength(1);
    response = () => json({}, 502);
    await sendRequest();
    expect(reports).toHaveLength(2);
  });

  // errors-37, errors-69
  it('a report is tried 3 times, 1.5 s apart, and then dropped silently', async () => {
    logResponses = [
      () => json({}, 500),
      () => Promise.reject(new TypeError('gone')),
      () => json({}, 503),
    ];
    response = () => json({}, 500);
    await sendRequest();
    expect(reports).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(reports).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(reports).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(reports).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reports).toHaveLength(3);
  });

  it('the caller can still read the response', async () => {
    response = () => json({ IsError: false, Id: 'k1', Data: 5 });
    const request = { CouponCode: 'EID', OrderAmount: 100, OrderDiscount: 0 };
    expect(await call(coupons.check, request)).toBeTruthy();
    await settled();
    expect(reports).toEqual([]);
  });
});

describe('calls that are not reported', () => {
  // errors-66
  it('a refused coupon is not reported', async () => {
    response = () => json({ IsError: true, Msg: 'Invalid coupon', Id: 7 });
    const request = { CouponCode: 'GUESS', OrderAmount: 100, OrderDiscount: 0 };
    await expect(call(coupons.check, request)).rejects.toThrow();
    await settled();
    expect(reports).toEqual([]);
  });

  // errors-66
  it('a failure without a network is not reported', async () => {
    response = () => Promise.reject(new TypeError('Failed to fetch'));
    await sendRequest();
    expect(reports).toEqual([]);
  });

  // errors-66
  it.each([401, 403, 408, 425, 429, 503])(
    'status %i is not reported, because it is expected and retried',
    async (status) => {
      response = () => json({}, status);
      await sendRequest();
      expect(reports).toEqual([]);
    },
  );

  // errors-65
  it('a failed request for the gallery is not reported, because it does not concern an order', async () => {
    response = () => json({}, 500);
    await call(gallery.list, { pageNumber: 1, pageSize: 5 }).catch(() => undefined);
    await settled();
    expect(reports).toEqual([]);
  });
});

describe('the content of a report', () => {
  // errors-68
  it('a long request is cut off', () => {
    const request = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`field${at}`, 'x']));
    expect(redacted(request).length).toBe(2_000);
  });

  // errors-67
  it('sums and counts are reported, but no long text, even under an allowed name', () => {
    expect(
      redacted({ TotalAmount: 120.5, PaymentMethod: 'CASH_ON_DELIVERY', From: 'x'.repeat(40) }),
    ).toBe('{"TotalAmount":120.5,"PaymentMethod":"CASH_ON_DELIVERY","From":"…"}');
  });

  it('a fault is detected in a refusal and in an unreadable response', () => {
    expect(faultOf(200, null)).toBe('not readable');
    expect(faultOf(200, { IsError: false })).toBeNull();
    expect(faultOf(200, { IsError: true })).toBe('IsError, Id 999');
  });
});
