// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { codeStepStore, storedStep } from '#state/sign-in-step.ts';

const sentAt = Date.parse('2026-03-01T06:00:00.000Z');
const step = {
  purpose: 'sign-in',
  phone: '01712345678',
  codeId: 'c-1',
  sentAt,
  returnTo: '/Notifications',
} as const;

beforeEach(() => codeStepStore.set(step));

describe('the sign-in step that waits for a code', () => {
  // sign-in-20
  it('is stored on this phone for five minutes', () => {
    expect(localStorage.getItem('sign-in')).toContain('c-1');
    expect(storedStep(sentAt + 5 * 60_000 - 1)).toEqual(step);
  });

  // sign-in-20
  it.each([
    ['five minutes later', 5 * 60_000],
    ['where the clock was put back', -1],
  ])('is deleted %s', (_, later) => {
    expect(storedStep(sentAt + later)).toBeNull();
    expect(localStorage.getItem('sign-in')).toBeNull();
  });

  // sign-in-4, sign-in-20
  it.each([
    ['leads to another site', { returnTo: '//elsewhere.example/' }],
    ['names no phone', { phone: '0171' }],
    ['is damaged', { codeId: 7 }],
  ])('is null if the record %s', (_, changes) => {
    localStorage.setItem('sign-in', JSON.stringify({ ...step, ...changes }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'sign-in' }));
    codeStepStore.subscribe(() => undefined)();
    expect(storedStep(sentAt)).toBeNull();
  });
});
