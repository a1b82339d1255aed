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

  // offline-129
  it('the stored badge does not name a customer who has signed out', async () => {
    const { outboxStore } = await vi.importActual<StoreModule>('#outbox/store.ts');
    const { leaveOwner } = await vi.importActual<ChangeModule>('#outbox/change.ts');
    await badge.showBadge('c1', { unseen: 2 });
    expect(await outboxStore.read('badge')).toMatchObject({ owner: 'c1' });
    await leaveOwner('c1', 'keep');
    expect(await outboxStore.read('badge')).toBeUndefined();
  });

  // notifications-43
  it('browsers without a badge API are not called', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await badge.showBadge('c1', { unseen: 5 });
    await badge.refreshBadge(1);
    expect(icon).toEqual([]);
  });
});
