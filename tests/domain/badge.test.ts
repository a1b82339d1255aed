import { describe, expect, it } from 'vitest';
import { countAsking } from '#domain/badge.ts';
import { guest } from '#domain/session.ts';
import { aSubmission, noon } from '#tests/builders/submission.ts';

const nothingWrong = { status: 0, code: '', message: '', notBefore: null };

const count = (changes: Parameters<typeof aSubmission>[0], owner = 'c1') =>
  countAsking([aSubmission({ owner: 'c1', ...changes })], owner, noon);

describe('the number on the icon', () => {
  // notifications-42
  it.each(['refused', 'needs-sign-in', 'stale', 'needs-update', 'quarantine'] as const)(
    'counts what is %s: it needs the customer',
    (state) => expect(count({ state })).toBe(1),
  );

  // notifications-42
  it.each(['draft', 'queued', 'sent'] as const)('does not count what is %s', (state) =>
    expect(count({ state })).toBe(0),
  );

  it('counts what the pharmacy does not know any more', () => {
    expect(
      count({ state: 'sent', lastError: { ...nothingWrong, kind: 'server-forgot', at: noon } }),
    ).toBe(1);
  });

  // notifications-42
  it('counts nothing of another customer', () => {
    expect([count({ state: 'refused' }, 'c2'), count({ state: 'refused' }, guest)]).toEqual([0, 0]);
  });
});
