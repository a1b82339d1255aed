// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { outboxStore } from '#outbox/store.ts';
import { RequestDraftKeeper } from '#parts/request-draft/request-draft-keeper.ts';
import { Locks } from '#tests/outbox/locks.ts';

const scan = new File(['%PDF-1.7 a prescription'], 'scan.pdf', { type: 'application/pdf' });

// offline-33
it('what comes before the phone has said whether there is a draft waits for its id', async () => {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  const keeper = new RequestDraftKeeper(() => 'guest');
  const stop = keeper.start();
  const attaching = keeper.attach([scan]);
  expect(keeper.getView().isReady).toBe(false);
  await attaching;
  const { id } = keeper.getView();
  expect(await outboxStore.submissions()).toMatchObject([{ id, state: 'draft', photos: [{}] }]);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);

  const second = new RequestDraftKeeper(() => 'guest');
  const stopSecond = second.start();
  expect(await second.send()).toMatchObject({ saved: true, submission: { id, state: 'queued' } });
  stop();
  stopSecond();
});
