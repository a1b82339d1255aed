// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAnswer, knownAnswer } from '#state/private-answers.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

const orders = { answer: ['an order'], at: 1 };

describe('what the shop has told one customer', () => {
  // offline-22
  it('is known again to that customer alone', () => {
    keepAnswer('rahima', 'orders', orders);
    expect(knownAnswer('rahima', 'orders')).toMatchObject(orders);
    expect(knownAnswer('karim', 'orders')).toBeNull();
    expect(knownAnswer('rahima', 'payments')).toBeNull();
  });

  // offline-22
  it('is kept for 60 questions at most: the oldest go', () => {
    for (let at = 1; at <= 62; at += 1) keepAnswer('rahima', `q${at}`, { answer: at, at });
    expect(localStorage).toHaveLength(60);
    expect(knownAnswer('rahima', 'q2')).toBeNull();
    expect(knownAnswer('rahima', 'q3')).toMatchObject({ answer: 3 });
  });

  // offline-27
  it('that cannot be read counts as not there', () => {
    keepAnswer('rahima', 'orders', orders);
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"at":');
    expect(knownAnswer('rahima', 'orders')).toBeNull();
  });

  // offline-25
  it('is not kept by a full storage, which breaks nothing', () => {
    keepAnswer('rahima', 'orders', orders);
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem });
    keepAnswer('rahima', 'orders', { answer: 'newer', at: 2 });
    vi.unstubAllGlobals();
    expect(knownAnswer('rahima', 'orders')).toMatchObject(orders);
  });

  // offline-25
  it('is not kept by a forbidden storage, which breaks nothing', () => {
    vi.stubGlobal('localStorage', null);
    keepAnswer('rahima', 'orders', orders);
    expect(knownAnswer('rahima', 'orders')).toBeNull();
  });
});
