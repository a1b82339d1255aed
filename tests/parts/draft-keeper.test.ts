// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outboxStore } from '#outbox/storage/store.ts';
import { DraftKeeper } from '#parts/draft/draft-keeper.ts';
import { RequestDraftKeeper } from '#parts/request-draft/request-draft-keeper.ts';
import { forgetUntilSignedIn } from '#state/forget.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { Locks } from '#tests/outbox/locks.ts';
import { emptyTheDisk } from '#tests/screens/indexed-db.ts';
import { until } from '#tests/until.ts';

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  for (const { id } of await outboxStore.submissions())
    await outboxStore.remove([`letter/${id}`, `photo/${id}/1`]);
});

// The next test file uses the same database.
afterEach(async () => {
  sessionStore.clear();
  await emptyTheDisk();
});

const scan = new File(['%PDF-1.7 a prescription'], 'scan.pdf', { type: 'application/pdf' });

// offline-33
it('input before the draft is loaded waits for the draft’s id', async () => {
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

function signIn(id: string): void {
  sessionStore.set({ id, token: `token of ${id}`, name: id, phone: '', email: '', image: '' });
}

// offline-40, offline-197, request-order-46
it('a draft stays its customer’s when another one signs in over the open form', async () => {
  signIn('ayesha');
  const keeper = new RequestDraftKeeper(() => currentOwner(sessionStore.get()));
  const stop = keeper.start();
  await keeper.attach([scan]);
  keeper.change({ remarks: 'for my mother' });
  await keeper.flush();
  const { id } = keeper.getView();
  const stored = async (one: string) =>
    (await outboxStore.submissions()).find((submission) => submission.id === one);

  await forgetUntilSignedIn('ayesha');
  keeper.change({ remarks: 'for my mother, today' });
  await keeper.flush();
  expect(await stored(id)).toMatchObject({
    owner: 'ayesha',
    payload: { remarks: 'for my mother, today' },
  });
  const before = await stored(id);

  signIn('babul');
  expect(keeper.getView()).toMatchObject({ photos: [], words: { remarks: '' } });
  keeper.change({ remarks: 'mine' });
  await keeper.flush();
  const other = keeper.getView().id;
  expect(other).not.toBe(id);
  expect(await stored(id)).toEqual(before);
  expect(await stored(other)).toMatchObject({ owner: 'babul', photos: [] });

  await forgetUntilSignedIn('babul');
  signIn('ayesha');
  await until(() => expect(keeper.getView()).toMatchObject({ id, photos: [{ n: 1 }] }));
  stop();
});

// offline-126, offline-197, sign-in-59
it("a form's initial values are cleared with their customer, and later input belongs to a guest", async () => {
  const name = () => sessionStore.get()?.name ?? '';
  const form = {
    kind: 'contact',
    read: () => null,
    blank: () => ({ name: name(), message: '', writtenAt: '' }),
    isBlank: (words: { name: string; message: string }) =>
      words.message === '' && ['', name()].includes(words.name),
  } as const;
  signIn('ayesha');
  const owner = () => currentOwner(sessionStore.get());
  const keeper = new DraftKeeper(form, owner, { name: '', message: '', writtenAt: '' });
  const stop = keeper.start();
  await until(() => expect(keeper.getView()).toMatchObject({ isReady: true }));
  expect(keeper.getView().words.name).toBe('ayesha');
  await forgetUntilSignedIn('ayesha');
  expect(keeper.getView().words.name).toBe('');
  keeper.change({ message: 'of somebody else' });
  await keeper.flush();
  expect(await outboxStore.submissions()).toMatchObject([
    { owner: 'guest', payload: { name: '', message: 'of somebody else' } },
  ]);
  stop();
});
