import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Submission } from '#domain/submission.ts';
import { aSubmission } from '#tests/builders/submission.ts';
import { newPhone } from './phone.ts';

interface BadgeModule {
  showBadge: (owner: string, news: { asking?: number; unseen?: number }) => Promise<void>;
  refreshBadge: (more?: number) => Promise<void>;
}

interface StoreModule {
  outboxStore: {
    read: (key: string) => Promise<unknown>;
    write: (key: string, value: unknown) => Promise<void>;
  };
}

interface ChangeModule {
  leaveOwner: (owner: string, choice: 'keep' | 'delete') => Promise<void>;
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
  badge = {
    ...(await vi.importActual<BadgeModule>('#outbox/badge.ts')),
    ...(await vi.importActual<BadgeModule>('#outbox/refresh-badge.ts')),
  };
});
afterEach(() => vi.unstubAllGlobals());

async function put(changes: Partial<Submission>): Promise<void> {
  const { outboxStore } = await vi.importActual<StoreModule>('#outbox/store.ts');
  const submission = aSubmission(changes);
  await outboxStore.write(`letter/${submission.id}`, submission);
}

describe('the number on the icon', () => {
  // notifications-43
  it('is of who uses the phone, and goes with them', async () => {
    await badge.showBadge('c1', { asking: 1 });
    await badge.showBadge('c1', { unseen: 2 });
    await badge.showBadge('guest', { asking: 0, unseen: 0 });
    expect(icon).toEqual([1, 3, 'clear']);
  });

  // notifications-43
  it('grows by what the worker has pushed, until the page knows better', async () => {
    await badge.showBadge('c1', { unseen: 1 });
    await badge.refreshBadge(1);
    await badge.showBadge('c1', {});
    await badge.showBadge('c1', { unseen: 0 });
    expect(icon).toEqual([1, 2, 2, 'clear']);
  });

  // notifications-43
  it('follows what the worker has delivered', async () => {
    await badge.showBadge('c1', { unseen: 0 });
    await put({ owner: 'c1', state: 'refused' });
    await badge.refreshBadge();
    expect(icon).toEqual(['clear', 1]);
  });

  // offline-129
  it('says of nobody who has left whose it was', async () => {
    const { outboxStore } = await vi.importActual<StoreModule>('#outbox/store.ts');
    const { leaveOwner } = await vi.importActual<ChangeModule>('#outbox/change.ts');
    await badge.showBadge('c1', { unseen: 2 });
    expect(await outboxStore.read('badge')).toMatchObject({ owner: 'c1' });
    await leaveOwner('c1', 'keep');
    expect(await outboxStore.read('badge')).toBeUndefined();
  });

  // notifications-43
  it('is asked of no browser that shows none', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await badge.showBadge('c1', { unseen: 5 });
    await badge.refreshBadge(1);
    expect(icon).toEqual([]);
  });
});
