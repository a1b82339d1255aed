// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { outboxStore } from '#outbox/storage/store.ts';
import { RequestDraftKeeper } from '#parts/request-draft/request-draft-keeper.ts';
import { OrderDraft } from '#screens/checkout/order-draft.ts';
import { checkoutStore } from '#state/checkout.ts';
import { Locks } from '#tests/outbox/locks.ts';
import { emptyTheDisk } from '#tests/screens/indexed-db.ts';
import { until } from '#tests/until.ts';

// The next test file uses the same database.
afterEach(async () => {
  checkoutStore.clear();
  await emptyTheDisk();
});

const names = ['one.pdf', 'two.pdf', 'three.pdf'];
/** Files that are read one after the other, each when `next` is called. */
function slowFiles() {
  const waiting: (() => void)[] = [];
  const files = names.map((name) => {
    const file = new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });
    const read = file.arrayBuffer.bind(file);
    vi.spyOn(file, 'arrayBuffer').mockImplementation(async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return read();
    });
    return file;
  });
  return { files, next: () => waiting.shift()?.() };
}

function openRequest() {
  const keeper = new RequestDraftKeeper(() => 'guest');
  return { keeper, stop: keeper.start() };
}

// offline-198
it('files that are being added continue when the form is left, and Send waits for them', async () => {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  const { files, next } = slowFiles();
  const first = openRequest();
  const attaching = first.keeper.attach(files);
  next();
  await until(() => expect(first.keeper.getView().photos).toHaveLength(1));
  first.stop();

  const { keeper, stop } = openRequest();
  await until(() => expect(keeper.getView()).toMatchObject({ isReady: true, adding: 2 }));
  expect(keeper.getView().photos).toHaveLength(1);
  const sending = keeper.send();
  next();
  await until(() => expect(keeper.getView()).toMatchObject({ adding: 1 }));
  expect(keeper.getView().photos).toHaveLength(2);
  next();
  await attaching;
  const written = await sending;
  expect(written).toMatchObject({ saved: true, submission: { state: 'queued' } });
  const [stored] = await outboxStore.submissions();
  expect(stored?.photos.map(({ name }) => name)).toEqual(names);
  stop();
});

// offline-198
it('the reason why a file was refused is shown on return to the form', async () => {
  const { files } = slowFiles();
  const [file] = files;
  if (!file) throw new Error('no file');
  let fail = () => {};
  vi.spyOn(file, 'arrayBuffer').mockImplementation(
    () => new Promise((_, reject) => (fail = () => reject(new Error('stale')))),
  );
  const first = openRequest();
  first.keeper.change({ remarks: 'for my mother' });
  const attaching = first.keeper.attach([file]);
  await until(() => expect(first.keeper.getView().adding).toBe(1));
  await first.keeper.flush();
  first.stop();
  fail();
  await attaching;
  const { keeper, stop } = openRequest();
  await until(() =>
    expect(keeper.getView()).toMatchObject({
      adding: 0,
      complaints: [{ name: 'one.pdf', problem: 'unreadable' }],
    }),
  );
  stop();
  await keeper.discard();
});

// offline-198
it('the checkout counts the files when it is opened again', async () => {
  const { files, next } = slowFiles();
  const first = new OrderDraft();
  const leave = first.start();
  await until(() => expect(first.getView().isReady).toBe(true));
  const attaching = first.attach(files);
  await until(() => expect(first.getView().adding).toBe(3));
  leave();
  const second = new OrderDraft();
  const stop = second.start();
  await until(() => expect(second.getView()).toMatchObject({ isReady: true, adding: 3 }));
  for (const _ of names) next();
  await attaching;
  expect(second.getView()).toMatchObject({ adding: 0, photos: [{}, {}, {}] });
  stop();
});
