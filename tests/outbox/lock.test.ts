import { afterEach, describe, expect, it, vi } from 'vitest';
import { later, leaseTime } from '#domain/outbox-times.ts';
import { alone } from '#outbox/lock.ts';
import { aSubmission, noon } from '#tests/builders/submission.ts';

afterEach(() => vi.unstubAllGlobals());

/** Web Locks where a suspended tab holds the lock of submission-1 for ever. */
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
  it('is left alone while the lease lives', async () => {
    const locks = suspendedTabHolds();
    const work = vi.fn(async () => undefined);
    await alone(aSubmission({ lease }), later(noon, leaseTime - 1), work);
    expect([work.mock.calls.length, locks.stolen()]).toEqual([0, 0]);
  });

  // offline-62
  it('is stolen once the lease has run out', async () => {
    const locks = suspendedTabHolds();
    const work = vi.fn(async () => undefined);
    await alone(aSubmission({ lease }), later(noon, leaseTime), work);
    expect([work.mock.calls.length, locks.stolen()]).toEqual([1, 1]);
  });

  it('is stolen from a tab that was suspended before it took a lease', async () => {
    const locks = suspendedTabHolds();
    const work = vi.fn(async () => undefined);
    await alone(aSubmission(), later(noon, 1000), work);
    expect(locks.stolen()).toBe(0);
    await alone(aSubmission(), later(noon, leaseTime + 1), work);
    expect(locks.stolen()).toBe(1);
  });
});

describe('a submission that nobody has', () => {
  it('is worked on, with Web Locks and without', async () => {
    const work = vi.fn(async () => undefined);
    suspendedTabHolds();
    await alone(aSubmission({ id: 'submission-2' }), noon, work);
    vi.stubGlobal('navigator', {});
    await alone(aSubmission(), noon, work);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
