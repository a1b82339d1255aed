import { afterEach, describe, expect, it, vi } from 'vitest';
import { later, leaseTime } from '#domain/outbox-times.ts';
import { alone } from '#outbox/delivery/lock.ts';
import { aSubmission, noon } from '#tests/builders/submission.ts';

afterEach(() => vi.unstubAllGlobals());

/** Simulates Web Locks in which a suspended tab holds the lock of submission-1 for ever. */
function suspendedTabHolds(): { stolen: () => number } {
  let stolen = 0;
  vi.stubGlobal('navigator', {
    locks: {
      request: async (
        name: string,
        options: { ifAvailable?: boolean; steal?: boolean },
        work: (lock: unknown) => unknown,
      ) => {
        if (options.steal) stolen += 1;
        const isHeld = name === 'nirog-letter-submission-1' && !options.steal;
        return work(isHeld ? null : { name });
      },
    },
  });
  return { stolen: () => stolen };
}

describe('a submission whose lock is held', () => {
  const lease = { holder: 'suspended', until: later(noon, leaseTime) };

  // offline-62
  it('the lock is left alone until the lease expires', async () => {
    const locks = suspendedTabHolds();
    const work = vi.fn(async () => undefined);
    await alone(aSubmission({ lease }), later(noon, leaseTime - 1), work);
    expect([work.mock.calls.length, locks.stolen()]).toEqual([0, 0]);
  });

  // offline-62
  it('the lock is stolen after the lease has expired', async () => {
    const locks = suspendedTabHolds();
    const work = vi.fn(async () => undefined);
    await alone(aSubmission({ lease }), later(noon, leaseTime), work);
    expect([work.mock.calls.length, locks.stolen()]).toEqual([1, 1]);
  });

  it('the lock is stolen from a tab that was suspended before it acquired a lease', async () => {
    const locks = suspendedTabHolds();
    const work = vi.fn(async () => undefined);
    await alone(aSubmission(), later(noon, 1000), work);
    expect(locks.stolen()).toBe(0);
    await alone(aSubmission(), later(noon, leaseTime + 1), work);
    expect(locks.stolen()).toBe(1);
  });
});

describe('a submission whose lock is free', () => {
  it('the work runs with Web Locks and without', async () => {
    const work = vi.fn(async () => undefined);
    suspendedTabHolds();
    await alone(aSubmission({ id: 'submission-2' }), noon, work);
    vi.stubGlobal('navigator', {});
    await alone(aSubmission(), noon, work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
