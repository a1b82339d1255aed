import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '#domain/submission.ts';
import { guest } from '#domain/session.ts';
import { countAsking } from '#state/badge.ts';
import { aSubmission, noon } from '#tests/builders/submission.ts';
import { newPhone } from '#tests/outbox/phone.ts';

interface BadgeModule {
  showBadge: (owner: string, news: { asking?: number; unseen?: number }) => Promise<void>;
  refreshBadge: (more?: number) => Promise<void>;
}

interface StoreModule {
  outboxStore: {
    write: (key: string, value: unknown) => Promise<void>;
  };
}

let icon: (number | 'clear')[];
let badge: BadgeModule;

beforeEach(async () => {
  newPhone();
  icon = [];
  vi.stubGlobal('navigator', {
    onLine: true,
    setAppBadge: async (count: number) => void icon.push(count),
    clearAppBadge: async () => void icon.push('clear'),
  });
  vi.resetModules();
  badge = await vi.importActual<BadgeModule>('#state/badge.ts');
});
afterEach(() => vi.unstubAllGlobals());

async function put(changes: Partial<Submission>): Promise<void> {
  const { outboxStore } = await vi.importActual<StoreModule>('#outbox/storage/store.ts');
  const submission = aSubmission(changes);
  await outboxStore.write(`letter/${submission.id}`, submission);
}

describe('the badge on the app icon', () => {
  // notifications-43
  it('the badge belongs to the current customer and is deleted on sign-out', async () => {
    await badge.showBadge('c1', { asking: 1 });
    await badge.showBadge('c1', { unseen: 2 });
    await badge.showBadge('guest', { asking: 0, unseen: 0 });
    expect(icon).toEqual([1, 3, 'clear']);
  });

  // notifications-43
  it('the badge counts pushed messages until a page updates the number', async () => {
    await badge.showBadge('c1', { unseen: 1 });
    await badge.refreshBadge(1);
    await badge.showBadge('c1', {});
    await badge.showBadge('c1', { unseen: 0 });
    expect(icon).toEqual([1, 2, 2, 'clear']);
  });

  // notifications-43
  it('the badge is updated after a delivery by the worker', async () => {
    await badge.showBadge('c1', { unseen: 0 });
    await put({ owner: 'c1', state: 'refused' });
    await badge.refreshBadge();
    expect(icon).toEqual(['clear', 1]);
  });

  // notifications-43
  it('browsers without a badge API are not called', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await badge.showBadge('c1', { unseen: 5 });
    await badge.refreshBadge(1);
    expect(icon).toEqual([]);
  });
});

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
