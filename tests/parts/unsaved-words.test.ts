// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxStore } from '#outbox/storage/store.ts';
import { newSubmissionId, saveDraft } from '#outbox/write.ts';
import { DraftKeeper } from '#parts/draft/draft-keeper.ts';
import type { DraftForm } from '#parts/draft/draft-view.ts';
import { keepUnsaved } from '#state/unsaved.ts';
import { RequestDraftKeeper } from '#parts/request-draft/request-draft-keeper.ts';
import { forgetCustomer } from '#state/forget.ts';
import { until } from '#tests/until.ts';
import { Locks } from '#tests/outbox/locks.ts';

interface Words {
  message: string;
  writtenAt: string;
}

const form: DraftForm<Words> = {
  kind: 'contact',
  read: (payload) => {
    const { message, writtenAt } = { message: null, writtenAt: '', ...Object(payload) };
    return typeof message === 'string' ? { message, writtenAt: String(writtenAt) } : null;
  },
  blank: () => ({ message: '', writtenAt: '' }),
  isBlank: ({ message }) => message === '',
};

const aKeeper = (owner = 'guest') => new DraftKeeper(form, () => owner, form.blank());
const records = () => Object.keys(localStorage).filter((key) => key.startsWith('private/unsaved/'));

async function opened<
  Keeper extends { start: () => () => void; getView: () => { isReady: boolean } },
>(keeper: Keeper): Promise<Keeper> {
  stops.push(keeper.start());
  await until(() => expect(keeper.getView().isReady).toBe(true));
  return keeper;
}

const stops: (() => void)[] = [];

afterEach(() => stops.splice(0).forEach((stop) => stop()));

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  localStorage.clear();
  const submissions = await outboxStore.submissions();
  await outboxStore.remove(submissions.map(({ id }) => `letter/${id}`));
});

describe('text typed just before the page closes', () => {
  // offline-34
  it('the text is written to localStorage immediately, and deleted once the draft has it', async () => {
    const keeper = await opened(aKeeper());
    keeper.change({ message: 'Do you have' });
    window.dispatchEvent(new Event('pagehide'));
    expect(records()).toHaveLength(1);
    await until(() => expect(records()).toEqual([]));
    expect((await outboxStore.submissions()).map((submission) => submission.payload)).toMatchObject(
      [{ message: 'Do you have' }],
    );
  });

  // offline-34
  it('the text is on the form again after the reload', async () => {
    const payload = { message: 'Do you have insulin?', writtenAt: '2026-03-01T10:00:01.000Z' };
    const seed = { id: newSubmissionId(), kind: 'contact', owner: 'guest' } as const;
    await saveDraft({
      ...seed,
      payload: { message: 'Do you', writtenAt: '2026-03-01T10:00:00.000Z' },
    });
    keepUnsaved('contact', { ...seed, payload });
    const keeper = await opened(aKeeper());
    expect(keeper.getView()).toMatchObject({
      id: seed.id,
      words: payload,
      foundFrom: payload.writtenAt,
    });
    expect(records()).toEqual([]);
  });

  it('the text of a request is in its rows again', async () => {
    const first = await opened(new RequestDraftKeeper(() => 'guest'));
    first.change({ remarks: 'before noon' });
    window.dispatchEvent(new Event('pagehide'));
    const noted = Object.fromEntries(
      records().map((key) => [key, localStorage.getItem(key) ?? '']),
    );
    expect(Object.keys(noted)).toHaveLength(1);
    await until(() => expect(records()).toEqual([]));
    // Simulates a database that was not written in time.
    const submissions = await outboxStore.submissions();
    await outboxStore.remove(submissions.map(({ id }) => `letter/${id}`));
    for (const [key, text] of Object.entries(noted)) localStorage.setItem(key, text);
    const second = await opened(new RequestDraftKeeper(() => 'guest'));
    expect(second.getView().words.remarks).toBe('before noon');
  });

  // offline-33, request-order-45
  it('the text replaces the draft that it changes, also if the clock was set back meanwhile', async () => {
    const seed = { id: newSubmissionId(), kind: 'contact', owner: 'guest' } as const;
    const writtenAt = '2099-03-01T10:00:00.000Z';
    await saveDraft({ ...seed, payload: { message: 'of a clock that was ahead', writtenAt } });
    const here = await opened(aKeeper());
    const inAnotherTab = await opened(aKeeper());
    here.change({ message: 'of now' });
    expect(here.getView().words.writtenAt > writtenAt).toBe(true);
    await here.flush();
    await until(() => expect(inAnotherTab.getView().words.message).toBe('of now'));
    expect((await opened(aKeeper())).getView().words.message).toBe('of now');
  });

  it('the text is restored even if the date of the draft is unreadable', async () => {
    const seed = { id: newSubmissionId(), kind: 'contact', owner: 'guest' } as const;
    await saveDraft({ ...seed, payload: { message: 'once', writtenAt: 'yesterday' } });
    const keeper = await opened(aKeeper());
    keeper.change({ message: 'now' });
    await keeper.flush();
    expect((await opened(aKeeper())).getView().words.message).toBe('now');
  });

  // offline-34, offline-38
  it('the text never replaces a newer draft', async () => {
    const seed = { id: newSubmissionId(), kind: 'contact', owner: 'guest' } as const;
    const newer = { message: 'newer', writtenAt: '2026-03-01T11:00:00.000Z' };
    await saveDraft({ ...seed, payload: newer });
    keepUnsaved('contact', {
      ...seed,
      payload: { message: 'older', writtenAt: '2026-03-01T10:00:00.000Z' },
    });
    expect((await opened(aKeeper())).getView().words).toEqual(newer);
    expect(records()).toEqual([]);
  });

  // offline-40, offline-42
  it('the text of one customer is not shown to another and is deleted with the customer', async () => {
    const payload = { message: 'mine', writtenAt: '2026-03-01T10:00:00.000Z' };
    keepUnsaved('contact', { id: newSubmissionId(), owner: 'c1', payload });
    expect((await opened(aKeeper('c2'))).getView().words.message).toBe('');
    expect(records()).toHaveLength(1);
    await forgetCustomer('c1');
    expect(records()).toEqual([]);
  });
});
