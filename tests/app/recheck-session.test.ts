// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { summaryQuery } from '#api/account.ts';
import { recheckSession } from '#app/recheck-session.ts';
import { markerHeader, markerValue } from '#contract/envelope.ts';
import { noActivityId } from '#contract/wire.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { sessionStore } from '#state/session.ts';
import { aSubmission } from '#tests/builders/submission.ts';

const id = 'not-believed';

afterEach(async () => {
  sessionStore.clear();
  await outboxStore.remove([`letter/${id}`]);
  vi.unstubAllGlobals();
});

describe('a submission that was rejected as unauthorized', () => {
  // offline-111, offline-194
  it('waits for a sign-in if the session has ended, even if cached data has a future date', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return Response.json(
        { IsError: true },
        { status: 401, headers: { [markerHeader]: markerValue } },
      );
    });
    configureClient({ apiHost: '/api/', token: () => 'token', activityId: () => noActivityId });
    const session = { id: 'c1', name: 'Rahima', email: '', phone: '', image: '', token: 'token' };
    sessionStore.set(session);
    await outboxStore.submissions();
    await outboxStore.write(
      `letter/${id}`,
      aSubmission({ id, owner: session.id, state: 'needs-sign-in' }),
    );
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const figures = { credit: 0, debit: 0, unseenNotifications: 0 };
    const { queryKey } = summaryQuery(session.id);
    client.setQueryData([...queryKey], figures, { updatedAt: Date.now() + 86_400_000 });
    await recheckSession(client);
    expect(asked).toHaveLength(1);
    expect(await outboxStore.submissions()).toMatchObject([{ id, state: 'needs-sign-in' }]);
    client.clear();
  });
});
