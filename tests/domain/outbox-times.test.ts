import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backoff,
  isDue,
  isLate,
  isLeased,
  later,
  leaseTime,
  nextDue,
  nextWake,
  toSettle,
} from '#domain/outbox-times.ts';
import { aSubmission, noon } from '#tests/builders/submission.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const tried = { attempts: 1, age: 0, retryAfter: null, random: 0.999_999 };

describe('the delay between two attempts', () => {
  // offline-77
  it('the delay doubles from 2 s and never exceeds 15 min', () => {
    const most = [1, 2, 3, 9, 10, 11, 500].map((attempts) => backoff({ ...tried, attempts }));
    expect(most.map((ms) => Math.round(ms / second))).toEqual([2, 4, 8, 512, 900, 900, 900]);
  });

  // offline-77
  it('the delay has full jitter: anything from 0 to the limit', () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempts, random) => {
          const wait = backoff({ ...tried, attempts, random });
          const most = Math.min(15 * minute, 2 * second * 2 ** Math.max(0, attempts - 1));
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(most);
        },
      ),
    );
    expect(backoff({ ...tried, attempts: 8, random: 0 })).toBe(0);
    expect(backoff({ ...tried, attempts: 8, random: 0.5 })).toBe(128 * second);
  });

  // offline-77
  it('the delay is an hour after 24 hours', () => {
    expect(backoff({ ...tried, age: day - 1 })).toBeLessThanOrEqual(2 * second);
    expect(backoff({ ...tried, age: day, random: 0 })).toBe(hour);
  });

  // offline-69
  it('the delay is never shorter than the server’s Retry-After, which counts up to an hour', () => {
    expect(backoff({ ...tried, retryAfter: 30 * second })).toBe(30 * second);
    expect(backoff({ ...tried, retryAfter: 5 * day })).toBe(hour);
  });
});

describe('the lease', () => {
  const lease = { holder: 'tab', until: later(noon, leaseTime) };

  // offline-62
  it('a lease is valid for 180 s', () => {
    expect(isLeased({ lease }, noon)).toBe(true);
    expect(isLeased({ lease }, later(noon, 180 * second - 1))).toBe(true);
    expect(isLeased({ lease }, later(noon, 180 * second))).toBe(false);
  });

  it('a lease is not valid after the clock has jumped back', () => {
    expect(isLeased({ lease }, later(noon, -day))).toBe(false);
  });
});

describe('the next submission', () => {
  // offline-61
  it('the oldest due submission is the next one', () => {
    const submissions = [aSubmission({ id: 'b', seq: 2 }), aSubmission({ id: 'a', seq: 1 })];
    expect(nextDue(submissions, noon)?.id).toBe('a');
  });

  // offline-61
  it('an older submission that waits, is being sent or cannot be sent does not block the next one', () => {
    const submissions = [
      aSubmission({ id: 'waits', seq: 1, nextAt: later(noon, minute) }),
      aSubmission({ id: 'leased', seq: 2, lease: { holder: 'x', until: later(noon, minute) } }),
      aSubmission({ id: 'refused', seq: 3, state: 'refused' }),
      aSubmission({ id: 'signed-out', seq: 4, state: 'needs-sign-in' }),
      aSubmission({ id: 'taken-back', seq: 5, cancelledAt: noon }),
      aSubmission({ id: 'draft', seq: 0, state: 'draft' }),
      aSubmission({ id: 'goes', seq: 6 }),
    ];
    expect(nextDue(submissions, noon)?.id).toBe('goes');
  });

  // offline-81
  it('a submission that is 7 days old is never sent without the customer’s confirmation', () => {
    expect(isDue(aSubmission(), later(noon, 7 * day - 1))).toBe(true);
    expect(isDue(aSubmission(), later(noon, 7 * day))).toBe(false);
  });

  // offline-79
  it('a submission whose time is beyond any delay is due, because the clock has jumped', () => {
    expect(isDue(aSubmission({ nextAt: later(noon, hour) }), noon)).toBe(false);
    expect(isDue(aSubmission({ nextAt: later(noon, hour + 1) }), noon)).toBe(true);
  });

  it('the time until the next attempt is known', () => {
    expect(nextWake([], noon)).toBeNull();
    expect(nextWake([aSubmission({ state: 'refused' })], noon)).toBeNull();
    expect(nextWake([aSubmission()], noon)).toBe(0);
    const soon = aSubmission({ nextAt: later(noon, 5000) });
    const leased = aSubmission({ lease: { holder: 'x', until: later(noon, 3000) } });
    expect(nextWake([soon], noon)).toBe(5000);
    expect(nextWake([soon, leased], noon)).toBe(3000);
  });
});

describe('the age of a submission', () => {
  // offline-80
  it('the banner appears after 72 h', () => {
    expect(isLate(aSubmission(), later(noon, 72 * hour - 1))).toBe(false);
    expect(isLate(aSubmission(), later(noon, 72 * hour))).toBe(true);
    expect(isLate(aSubmission({ state: 'sent' }), later(noon, 72 * hour))).toBe(false);
    expect(isLate(aSubmission({ state: 'draft' }), later(noon, 72 * hour))).toBe(false);
  });
});

describe('cancelled submissions', () => {
  it('the server is queried about a cancelled submission once no delivery is running', () => {
    const taken = aSubmission({ cancelledAt: noon, posted: true });
    const sending = { ...taken, lease: { holder: 'x', until: later(noon, minute) } };
    expect(toSettle([taken], noon)).toEqual([taken]);
    expect(toSettle([sending], noon)).toEqual([]);
    expect(toSettle([sending], later(noon, minute))).toEqual([sending]);
  });
});
