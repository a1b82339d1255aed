import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubmissionKind } from '#domain/submission.ts';
import { changeSubmissions } from '#domain/outbox.ts';
import {
  brokenPromises,
  undelivered,
  World,
  type Faults,
  type Happening,
  type Weather,
} from './outbox-world.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

const index = fc.nat(12);
const owner = fc.constantFrom('guest', 'ayesha', 'babul');
const kind = fc.constantFrom<SubmissionKind>('request-order', 'request-order', 'contact', 'review');
const weather = fc.constantFrom<Weather>(
  'fine',
  'fine',
  'request lost',
  'response lost',
  'sent twice',
  'server busy',
  'captive portal',
);
const random = fc.double({ min: 0, max: 0.999, noNaN: true });

const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('write'), owner, photos: fc.nat(3), kind }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('tap send'),
      submission: index,
      tap: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 30,
    arbitrary: fc.record({ type: fc.constant('step'), actor: fc.nat(2), weather, random }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('crash'), actor: fc.nat(2), isNoticed: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('wait'),
      ms: fc.constantFrom(second, 10 * second, 100 * second, 181 * second, hour),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('clock jump'),
      ms: fc.constantFrom(-day, -hour, -10 * second, day, 8 * day),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('cancel'), submission: index }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('edit'), submission: index }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('keep'), submission: index }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('sign in'), owner }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('revoke grant'), owner }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Happening>(
      { type: 'hurry' },
      { type: 'reconnect' },
      { type: 'age' },
      { type: 'sign out' },
      { type: 'lose uploads' },
      { type: 'settle' },
    ),
  },
);

const history = fc.array(happening, { minLength: 1, maxLength: 160, size: 'max' });

/**
 * Runs a history and the recovery after it. Returns the broken promises, during the history or at
 * the end.
 */
function liveThrough(happenings: readonly Happening[], faults: Faults = {}) {
  const world = new World(faults);
  for (const one of happenings) {
    world.happen(one);
    const broken = brokenPromises(world);
    if (broken.length > 0) return { world, broken };
  }
  world.heal();
  return { world, broken: [...brokenPromises(world), ...undelivered(world)] };
}

/** True if a history of this faulty world breaks a promise of that kind. */
function isCaught(faults: Faults, kind: RegExp): boolean {
  const result = fc.check(
    fc.property(history, (happenings) => {
      const { broken } = liveThrough(happenings, faults);
      return !broken.some((complaint) => kind.test(complaint));
    }),
    { numRuns: 2000, seed: 7 },
  );
  return result.failed;
}

describe('the outbox, in any history', () => {
  // offline-3, offline-4, offline-107
  it('no submission is lost or duplicated, and everything is delivered after the recovery', () => {
    fc.assert(
      fc.property(history, (happenings) => {
        expect(liveThrough(happenings).broken).toEqual([]);
      }),
      { numRuns: 600 },
    );
  }, 60_000);

  it('submissions are delivered in these histories, so the model is not idle', () => {
    const worlds = fc
      .sample(history, { numRuns: 200, seed: 3 })
      .map((one) => liveThrough(one).world);
    const rows = worlds.reduce((sum, world) => sum + world.rows.length, 0);
    const takenBack = worlds.reduce((sum, world) => sum + world.takenBack.size, 0);
    expect(rows).toBeGreaterThan(200);
    expect(takenBack).toBeGreaterThan(10);
  });

  // offline-61
  it('the other submissions are delivered while one never gets a response', () => {
    const world = new World();
    for (let n = 0; n < 5; n += 1) {
      world.happen({ type: 'write', owner: 'guest', photos: 1 });
      world.happen({ type: 'tap send', submission: n, tap: 1 });
    }
    const [poisoned] = world.submissions;
    for (let round = 0; round < 60; round += 1) {
      world.happen({ type: 'step', actor: 0, weather: 'fine', random: 0.5 });
      const isAtIt = world.submissions.find((submission) => submission.lease)?.id === poisoned?.id;
      if (isAtIt) {
        world.happen({ type: 'step', actor: 0, weather: 'request lost', random: 0.5 });
        world.happen({ type: 'step', actor: 0, weather: 'fine', random: 0.5 });
      }
    }
    const states = world.submissions.map((submission) => submission.state);
    expect(states).toEqual(['queued', 'sent', 'sent', 'sent', 'sent']);
  });

  it('submissions that an event does not concern keep their identity', () => {
    fc.assert(
      fc.property(history, (happenings) => {
        const { world } = liveThrough(happenings);
        const before = world.submissions;
        const after = changeSubmissions(before, {
          type: 'customer-kept',
          id: 'nobody',
          at: world.now,
        });
        expect(after).toBe(before);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the checker itself', () => {
  it('a server that does not store the key is detected as a duplicate', () => {
    expect(isCaught({ serverWithoutKey: true }, / doubled/)).toBe(true);
  });

  it('a phone that removes a submission before it is received is detected as a loss', () => {
    expect(isCaught({ removesBeforeSending: true }, / lost$/)).toBe(true);
  });

  it('a server that only stores the keys of request orders is detected as a duplicate', () => {
    expect(isCaught({ keysOfOrdersAlone: true }, / doubled/)).toBe(true);
  });

  it('a Status that only covers request orders is detected: a submission arrives although it was reported as cancelled', () => {
    expect(isCaught({ statusOfOrdersAlone: true }, / although it was called cancelled/)).toBe(true);
  });

  it('a phone that sends with the credentials of the current customer is detected', () => {
    expect(isCaught({ sendsAsWhoIsThere: true }, / in another's name/)).toBe(true);
  });
});
