// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import * as contract from '#contract/prescriptions.ts';
import { storePrivateResponse, storedPrivateResponse as known } from '#state/private-responses.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const orders = { wire: ['an order'], at: 1 };

const storedPrivateResponse = (customerId: string, question: string) =>
  known(customerId, question, (wire) => wire);
const readPrescriptions = (wire: unknown) => v.parse(contract.list.response, wire);

describe('a stored response to one customer', () => {
  // offline-22
  it('is returned to that customer only', () => {
    storePrivateResponse('rahima', 'orders', orders);
    expect(storedPrivateResponse('rahima', 'orders')).toEqual({ data: ['an order'], at: 1 });
    expect(storedPrivateResponse('karim', 'orders')).toBeNull();
    expect(storedPrivateResponse('rahima', 'payments')).toBeNull();
  });

  // offline-22
  it('is deleted as the oldest one when more than 60 are stored', () => {
    for (let at = 1; at <= 62; at += 1) storePrivateResponse('rahima', `q${at}`, { wire: at, at });
    expect(localStorage).toHaveLength(60);
    expect(storedPrivateResponse('rahima', 'q2')).toBeNull();
    expect(storedPrivateResponse('rahima', 'q3')).toMatchObject({ data: 3 });
  });

  // offline-194
  it('has an unknown date if a clock that was ahead dated it, and is deleted first', () => {
    const now = Date.now();
    const ahead = now + 86_400_000;
    for (let n = 1; n <= 60; n += 1)
      storePrivateResponse('rahima', `q${n}`, { wire: n, at: ahead + n });
    storePrivateResponse('rahima', 'orders', { wire: ['an order'], at: now });
    expect(storedPrivateResponse('rahima', 'orders')).toEqual({ data: ['an order'], at: now });
    expect(storedPrivateResponse('rahima', 'q60')).toEqual({ data: 60, at: 0 });
    expect(localStorage).toHaveLength(60);
  });

  // offline-27
  it('counts as missing if it cannot be read', () => {
    storePrivateResponse('rahima', 'orders', orders);
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"at":');
    expect(storedPrivateResponse('rahima', 'orders')).toBeNull();
  });

  // offline-22
  it('is stored in the wire format and parsed by the contract', () => {
    const wire = [{ Id: 7, ImagePath: 'a.jpg', CreatedAt: '2026-01-02T03:04:05Z', Extra: true }];
    storePrivateResponse('rahima', 'prescriptions', { wire, at: 1 });
    const record = localStorage.getItem('private/answers/rahima/prescriptions');
    expect(record).toContain('"ImagePath":"a.jpg"');
    expect(known('rahima', 'prescriptions', readPrescriptions)).toEqual({
      data: readPrescriptions(wire),
      at: 1,
    });
  });

  // offline-27
  it.each([
    [
      'of the form before',
      '{"answer":[{"id":"7","path":"a.jpg","createdAt":"2026-01-02"}],"at":1,"v":1}',
    ],
    ['of a form to come', '{"wire":[],"at":1,"v":3}'],
    ['that the contract cannot read', '{"wire":"none","at":1,"v":2}'],
    ['that is none', '{"at":'],
  ])('%s is deleted, so that it is fetched again', (_, record) => {
    localStorage.setItem('private/answers/rahima/prescriptions', record);
    expect(known('rahima', 'prescriptions', readPrescriptions)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  // offline-25
  it('is not stored in a full storage, without an error', () => {
    storePrivateResponse('rahima', 'orders', orders);
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem });
    storePrivateResponse('rahima', 'orders', { wire: 'newer', at: 2 });
    vi.unstubAllGlobals();
    expect(storedPrivateResponse('rahima', 'orders')).toEqual({ data: ['an order'], at: 1 });
  });

  // offline-25
  it('is not stored in a forbidden storage, without an error', () => {
    vi.stubGlobal('localStorage', null);
    storePrivateResponse('rahima', 'orders', orders);
    expect(storedPrivateResponse('rahima', 'orders')).toBeNull();
  });
});
