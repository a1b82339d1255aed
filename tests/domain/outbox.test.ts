import { describe, expect, it } from 'vitest';
import { changeSubmissions } from '#domain/outbox.ts';
import type { OutboxEvent } from '#domain/outbox-events.ts';
import {
  isUndelivered,
  isUnsent,
  submissionsOf,
  submissionsOfAbsent,
  outboxLimits,
  type Submission,
} from '#domain/submission.ts';
import { statusOf } from '#domain/delivery-status.ts';
import { plainProblem } from '#domain/outbox-problems.ts';
import { later, leaseTime } from '#domain/outbox-times.ts';
import type { Verdict } from '#domain/outbox-verdict.ts';
import { aSubmission, aPhoto, noon } from '#tests/builders/submission.ts';

const day = 24 * 60 * 60 * 1000;
const id = 'submission-1';

function after(submissions: readonly Submission[], ...events: OutboxEvent[]): Submission[] {
  return [...events.reduce<readonly Submission[]>(changeSubmissions, submissions)];
}

function one(submissions: readonly Submission[], ...events: OutboxEvent[]): Submission | undefined {
  return after(submissions, ...events).find((submission) => submission.id === id);
}

const drafted: OutboxEvent = {
  type: 'draft-saved',
  id,
  owner: 'guest',
  kind: 'request-order',
  payload: { rows: [] },
  at: noon,
};
const started: OutboxEvent = { type: 'delivery-started', id, holder: 'tab', at: noon };
const posting: OutboxEvent = {
  type: 'delivery-continued',
  id,
  holder: 'tab',
  posting: true,
  at: noon,
};
/** On a phone with a correct clock. */
const agedAt = (at: string): OutboxEvent => ({ type: 'aged', at, served: at });
const answered = (verdict: Verdict, at = noon): OutboxEvent => ({
  type: 'delivery-answered',
  id,
  holder: 'tab',
  verdict,
  random: 0.5,
  at,
});
const silence: Verdict = { kind: 'later', because: 'unreachable', status: 0, wait: null };
const refused: Verdict = { kind: 'refused', status: 200, code: '1', message: 'Closed' };
const forgotten = plainProblem('server-forgot', noon);
const receipt: OutboxEvent = { type: 'receipt-arrived', id, orderNo: 'R-1', at: noon };

describe('a submission from a version of the app that is too old', () => {
  // offline-85
  it('the submission reports this and is retried at the next start of the app', () => {
    const tooOld: Verdict = { kind: 'too-old' };
    const waiting = after([aSubmission()], started, posting, answered(tooOld));
    expect(waiting).toMatchObject([{ id, state: 'needs-update' }]);
    expect(statusOf(waiting[0] ?? aSubmission(), noon)).toMatchObject({ kind: 'needs-update' });
    const at = later(noon, day);
    expect(one(waiting, { type: 'aged', at, served: at })?.state).toBe('needs-update');
    expect(one(waiting, { type: 'app-updated', at })).toMatchObject({
      state: 'queued',
      nextAt: at,
    });
  });
});

describe('a draft', () => {
  // offline-50
  it('a draft has its id from the start and keeps its photos when its content changes', () => {
    const photo = { mime: 'image/jpeg', size: 3, sha256: 'aa' };
    const draft = one(
      [],
      drafted,
      { type: 'photo-attached', id, photo },
      { ...drafted, payload: { rows: [1] } },
    );
    expect(draft).toMatchObject({ id, state: 'draft', payload: { rows: [1] } });
    expect(draft?.photos).toEqual([{ n: 1, ...photo, serverId: null }]);
  });

  // offline-197, offline-107
  it('a customer’s draft never passes to another customer or to a guest, and a guest’s passes to the customer', () => {
    const draft = one([], { ...drafted, owner: 'ayesha' }) ?? aSubmission();
    for (const owner of ['babul', 'guest']) {
      expect(one([draft], { ...drafted, owner, payload: {} })).toBe(draft);
      expect(one([draft], { type: 'send-tapped', id, owner, at: noon })).toBe(draft);
    }
    expect(one([], drafted, { ...drafted, owner: 'ayesha' })?.owner).toBe('ayesha');
  });

  // offline-53
  it('a draft holds at most 10 files of 10 MB each', () => {
    const photo = { mime: 'image/jpeg', size: 3, sha256: 'aa' };
    const attached: OutboxEvent = { type: 'photo-attached', id, photo };
    const full = one([], drafted, ...Array.from({ length: 12 }, () => attached));
    expect(full?.photos.map((one) => one.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const big = { ...photo, size: outboxLimits.photoBytes + 1 };
    expect(one([], drafted, { type: 'photo-attached', id, photo: big })?.photos).toEqual([]);
  });

  // offline-51, offline-107
  it('Send queues a draft in one step, and its owner cannot change any more', () => {
    const sent = one([], drafted, { type: 'send-tapped', id, owner: 'ayesha', at: noon });
    expect(sent).toMatchObject({ state: 'queued', owner: 'ayesha', seq: 1, nextAt: noon });
    expect(one([sent ?? aSubmission()], { ...drafted, owner: 'babul' })).toBe(sent);
    expect(
      one([sent ?? aSubmission()], { type: 'send-tapped', id, owner: 'babul', at: noon }),
    ).toBe(sent);
  });

  // offline-53
  it('a draft stays a draft while 20 submissions wait', () => {
    const waiting = Array.from({ length: 20 }, (_, n) => aSubmission({ id: `w${n}`, seq: n + 1 }));
    const tapped: OutboxEvent = { type: 'send-tapped', id, owner: 'guest', at: noon };
    expect(one(waiting, drafted, tapped)?.state).toBe('draft');
    expect(one(waiting.slice(1), drafted, tapped)?.state).toBe('queued');
  });
});

describe('a delivery', () => {
  // offline-62
  it('one holder delivers at a time, and another takes over when the lease has expired', () => {
    const held = one([aSubmission()], started);
    expect(held?.lease?.holder).toBe('tab');
    const other = { ...started, holder: 'worker', at: later(noon, 1000) };
    expect(one([held ?? aSubmission()], other)?.lease?.holder).toBe('tab');
    const late = { ...other, at: later(noon, leaseTime) };
    expect(one([held ?? aSubmission()], late)?.lease?.holder).toBe('worker');
  });

  // offline-62
  it('a holder that has lost its lease changes nothing', () => {
    const stolen = after([aSubmission()], started, {
      ...started,
      holder: 'worker',
      at: later(noon, leaseTime),
    });
    expect(after(stolen, answered(refused))).toEqual(stolen);
    expect(after(stolen, posting)).toEqual(stolen);
  });

  // offline-204
  it('a waiting submission reports that nobody responded, and its due time stays', () => {
    const nobody: OutboxEvent = { type: 'nobody-answered', at: noon };
    const waits = aSubmission();
    const told = one([waits], nobody) ?? waits;
    expect(statusOf(told, noon)).toMatchObject({ kind: 'saved', because: 'unreachable' });
    expect({ ...told, lastError: null }).toEqual(waits);
    expect(one([told], nobody)).toBe(told);
    const held = one([waits], started) ?? waits;
    expect(one([held], nobody)).toBe(held);
    const draft = aSubmission({ state: 'draft' });
    expect(one([draft], nobody)).toBe(draft);
  });

  // offline-66
  it('a receipt is accepted from any process', () => {
    expect(one([aSubmission()], receipt)).toMatchObject({ state: 'sent', orderNo: 'R-1' });
  });

  // offline-63
  it('a received photo is not sent again', () => {
    const submission = aSubmission({ photos: [aPhoto(), aPhoto({ n: 2, sha256: 'bb' })] });
    const received = one([submission], {
      type: 'photo-received',
      id,
      n: 2,
      sha256: 'bb',
      serverId: 'p2',
    });
    expect(received?.photos.map((photo) => photo.serverId)).toEqual([null, 'p2']);
  });

  // offline-71
  it('an upload that the server misses is repeated', () => {
    const submission = aSubmission({ photos: [aPhoto({ serverId: 'p1' })] });
    const missing: Verdict = { kind: 'upload-missing', ids: [], message: '' };
    const repaired = one([submission], started, answered(missing));
    expect(repaired).toMatchObject({ state: 'queued', lease: null, nextAt: noon });
    expect(repaired?.photos[0]?.serverId).toBeNull();
  });

  // offline-72
  it('a submission waits 2 s while the same key is in progress', () => {
    const waits = one([aSubmission()], started, answered({ kind: 'in-progress' }));
    expect(waits).toMatchObject({ state: 'queued', nextAt: later(noon, 2000) });
  });

  // offline-77
  it('the delay grows with every silence, and the number of attempts is unlimited', () => {
    const waits = one([aSubmission({ attempts: 400 })], started, answered(silence));
    expect(waits).toMatchObject({ state: 'queued', attempts: 401 });
    expect(waits?.nextAt).toBe(later(noon, 7.5 * 60 * 1000));
  });

  // offline-73, offline-75, offline-82
  it.each([
    [{ kind: 'unauthorized', status: 401 } as const, 'needs-sign-in'],
    [{ kind: 'too-old' } as const, 'needs-update'],
    [refused, 'refused'],
  ])('the whole content is kept after %o', (verdict, state) => {
    const submission = aSubmission({ photos: [aPhoto()] });
    const kept = one([submission], started, answered(verdict));
    expect(kept).toMatchObject({ state, payload: submission.payload, photos: submission.photos });
  });
});

describe('a sent submission', () => {
  it('`sent` is a final state', () => {
    const sent = after([aSubmission()], receipt);
    const events: OutboxEvent[] = [
      drafted,
      started,
      posting,
      answered(silence),
      answered(refused),
      { type: 'send-tapped', id, owner: 'x', at: noon },
      { type: 'photo-attached', id, photo: aPhoto() },
      { type: 'outcome-lost', id, at: noon },
      { type: 'absence-confirmed', id, at: noon },
      { type: 'found-damaged', id, at: noon },
      { type: 'customer-cancelled', id, at: noon },
      { type: 'customer-edited', id, newId: 'new', at: noon },
      { type: 'customer-kept', id, at: noon },
      { type: 'customer-resent', id, at: noon },
      { type: 'customer-hurried', id, at: noon },
      { type: 'signed-in', owner: 'guest', at: noon },
      { type: 'reconnected', at: noon },
      { type: 'nobody-answered', at: noon },
      { type: 'app-updated', at: noon },
      { type: 'aged', at: noon, served: null },
    ];
    for (const event of events) expect(after(sent, event)).toEqual(sent);
  });

  // offline-105
  it('the content is removed after 72 h and the receipt after 30 days', () => {
    const sent = after([aSubmission({ photos: [aPhoto()] })], receipt);
    const aged = (at: string) => one(sent, agedAt(noon), agedAt(at));
    expect(aged(later(noon, 3 * day - 1))?.payload).not.toBeNull();
    expect(aged(later(noon, 3 * day))).toMatchObject({ payload: null, photos: [], orderNo: 'R-1' });
    expect(aged(later(noon, 30 * day))).toBeUndefined();
  });

  // offline-89
  it('the customer can send it again under the same id if the server has lost it', () => {
    const forgot: OutboxEvent = { type: 'server-forgot', id, at: noon };
    const forgotten = after(
      [aSubmission({ photos: [aPhoto({ serverId: 'p' })] })],
      receipt,
      forgot,
    );
    expect(statusOf(forgotten[0] ?? aSubmission(), noon)).toEqual({
      kind: 'forgotten',
      canResend: true,
    });
    const again = one(forgotten, { type: 'customer-resent', id, at: noon });
    expect(again).toMatchObject({ id, state: 'queued', orderNo: null });
    expect(again?.photos[0]?.serverId).toBeNull();
  });
});

describe('the customer', () => {
  const cancel: OutboxEvent = { type: 'customer-cancelled', id, at: noon };

  // offline-94
  it.each(['queued', 'needs-sign-in', 'stale'] as const)(
    'the customer cancels a submission in the state %s',
    (state) => {
      expect(one([aSubmission({ state })], cancel)).toBeUndefined();
    },
  );

  // offline-94
  it('the customer cancels during a delivery, and the server is queried afterwards', () => {
    const asking = after([aSubmission()], started, posting, cancel);
    expect(asking[0]).toMatchObject({ cancelledAt: noon });
    expect(statusOf(asking[0] ?? aSubmission(), noon).kind).toBe('cancelling');
    const answeredLater = after(asking, answered(silence));
    expect(one(answeredLater, started)?.lease).toBeNull();
    expect(one(answeredLater, { type: 'absence-confirmed', id, at: noon })).toBeUndefined();
    expect(one(answeredLater, receipt)).toMatchObject({ state: 'sent', cancelledAt: null });
  });

  it('a cancellation stops a delivery that is still sending photos', () => {
    const taken = after([aSubmission({ photos: [aPhoto()] })], started, cancel);
    expect(one(taken, posting)?.posted).toBe(false);
  });

  // offline-83, offline-90
  it('the customer edits a refused submission as a new one', () => {
    const submission = aSubmission({ photos: [aPhoto({ serverId: 'p1' })] });
    const edited = after([submission], started, posting, answered(refused), {
      type: 'customer-edited',
      id,
      newId: 'submission-2',
      at: noon,
    });
    expect(edited).toHaveLength(1);
    expect(edited[0]).toMatchObject({
      id: 'submission-2',
      state: 'draft',
      payload: submission.payload,
    });
    expect(edited[0]?.photos[0]?.serverId).toBeNull();
  });

  // offline-90
  it('the customer cannot edit a submission that may have arrived', () => {
    const edit: OutboxEvent = { type: 'customer-edited', id, newId: 'submission-2', at: noon };
    const sending = after([aSubmission()], started, posting);
    expect(after(sending, edit)).toEqual(sending);
    const unknown = after(sending, answered(silence));
    expect(after(unknown, edit)).toEqual(unknown);
  });

  // offline-81
  it('the customer is asked after 7 days, and the submission is only sent after a confirmation', () => {
    const week = later(noon, 7 * day);
    const stale = after([aSubmission()], agedAt(week));
    expect(stale[0]?.state).toBe('stale');
    expect(one(stale, { ...started, at: week })?.lease).toBeNull();
    const kept = one(stale, { type: 'customer-kept', id, at: week });
    expect(kept).toMatchObject({ state: 'queued', createdAt: week, attempts: 0 });
    expect(one([kept ?? aSubmission()], agedAt(week))?.state).toBe('queued');
  });

  // offline-83
  it('a refused submission is removed only 30 days later', () => {
    const submissions = after([aSubmission()], started, answered(refused), agedAt(noon));
    expect(after(submissions, agedAt(later(noon, 30 * day - 1)))).toHaveLength(1);
    expect(after(submissions, agedAt(later(noon, 30 * day)))).toHaveLength(0);
  });

  // offline-83, offline-105
  it('the phone’s own clock removes nothing, even if it is a month ahead or in 1970', () => {
    const over = [
      after([aSubmission()], started, answered(refused)),
      after([aSubmission({ photos: [aPhoto()] })], receipt),
    ];
    for (const submissions of over) {
      for (const at of [
        later(noon, 31 * day),
        later(noon, 4000 * day),
        '1970-01-01T00:00:00.000Z',
      ]) {
        for (const served of [null, noon, later(noon, day)]) {
          const [submission] = after(submissions, { type: 'aged', at, served });
          expect(submission).toMatchObject({ id, payload: expect.anything() });
        }
      }
    }
    const refusedIn1970 = over.map(([one]) => ({
      ...(one ?? aSubmission()),
      sentAt: '1970-01-01T00:00:00.000Z',
      lastError: null,
    }));
    expect(after(refusedIn1970, agedAt(noon))).toHaveLength(2);
  });

  // offline-84, offline-83
  it('the 30 days start again after a second refusal', () => {
    const photos = [aPhoto({ refused: 'Damaged' })];
    const no = after([aSubmission()], started, answered(refused), agedAt(noon));
    const late = later(noon, 29 * day);
    const again = after(
      no.map((submission) => ({ ...submission, photos })),
      { type: 'refused-photos-left-out', id, at: late },
      { type: 'delivery-started', id, holder: 'tab', at: late },
      answered(refused),
      agedAt(later(late, 1)),
    );
    expect(after(again, agedAt(later(late, 2 * day)))).toMatchObject([{ state: 'refused' }]);
  });

  it('the customer deletes drafts and refused submissions, but not waiting ones', () => {
    const gone: OutboxEvent = { type: 'customer-deleted', id, at: noon };
    expect(after([], drafted, gone)).toEqual([]);
    expect(after([aSubmission({ state: 'refused' })], gone)).toEqual([]);
    expect(after([aSubmission()], gone)).toHaveLength(1);
  });
});

describe('retry delays', () => {
  const waits = aSubmission({ attempts: 7, nextAt: later(noon, 60_000) });

  // offline-78
  it('a reconnect and "Send now" reset the delay', () => {
    const fresh = { attempts: 0, nextAt: noon };
    expect(one([waits], { type: 'reconnected', at: noon })).toMatchObject(fresh);
    expect(one([waits], { type: 'customer-hurried', id, at: noon })).toMatchObject(fresh);
    expect(one([waits], { type: 'customer-hurried', id: null, at: noon })).toMatchObject(fresh);
    expect(one([waits], { type: 'customer-hurried', id: 'other', at: noon })).toBe(waits);
  });

  // offline-78
  it('a reconnect respects the server’s Retry-After, and "Send now" does not', () => {
    const verdict: Verdict = { kind: 'later', because: 'busy', status: 503, wait: 30_000 };
    const asked = after([aSubmission()], started, answered(verdict));
    const until = later(noon, 30_000);
    expect(one(asked, { type: 'reconnected', at: noon })?.nextAt).toBe(until);
    expect(one(asked, { type: 'customer-hurried', id, at: noon })?.nextAt).toBe(noon);
  });
});

describe('owners', () => {
  const ofAyesha = aSubmission({ owner: 'ayesha', state: 'needs-sign-in' });

  // offline-82, offline-107
  it('an owner’s own sign-in continues the delivery, and nobody else’s does', () => {
    expect(one([ofAyesha], { type: 'signed-in', owner: 'babul', at: noon })).toBe(ofAyesha);
    expect(one([ofAyesha], { type: 'signed-in', owner: 'ayesha', at: noon })?.state).toBe('queued');
  });

  // offline-82
  it('the owner is asked again if the submission is 7 days old by then', () => {
    const signedIn: OutboxEvent = { type: 'signed-in', owner: 'ayesha', at: later(noon, 7 * day) };
    expect(one([ofAyesha], signedIn)?.state).toBe('stale');
  });

  // offline-107, offline-108
  it('an owner sees their own submissions and those of guests on this phone', () => {
    const submissions = [
      ofAyesha,
      aSubmission({ id: 'b', owner: 'babul' }),
      aSubmission({ id: 'g' }),
    ];
    expect(submissionsOf(submissions, 'ayesha').map((submission) => submission.id)).toEqual([
      id,
      'g',
    ]);
    expect(submissionsOf(submissions, 'guest').map((submission) => submission.id)).toEqual(['g']);
  });

  // offline-124
  it('a signed-out phone shows that another owner’s submissions exist, and another customer does not see them', () => {
    const submissions = [
      aSubmission({ id: 'waits', owner: 'ayesha', state: 'needs-sign-in' }),
      aSubmission({ id: 'draft', owner: 'ayesha', state: 'draft' }),
      aSubmission({ id: 'sent', owner: 'ayesha', state: 'sent' }),
      aSubmission({ id: 'g' }),
    ];
    expect(submissionsOfAbsent(submissions, 'guest').map((submission) => submission.id)).toEqual([
      'waits',
    ]);
    expect(submissionsOfAbsent(submissions, 'karim')).toEqual([]);
    expect(submissionsOfAbsent(submissions, 'ayesha')).toEqual([]);
  });

  // offline-129, offline-130
  it('sign-out leaves only waiting submissions, or with "delete" none', () => {
    const submissions = [
      aSubmission({ id: 'waits', owner: 'ayesha' }),
      aSubmission({ id: 'draft', owner: 'ayesha', state: 'draft' }),
      aSubmission({ id: 'sent', owner: 'ayesha', state: 'sent' }),
      aSubmission({ id: 'g' }),
    ];
    const ids = (event: OutboxEvent) =>
      after(submissions, event).map((submission) => submission.id);
    expect(ids({ type: 'owner-left', owner: 'ayesha' })).toEqual(['waits', 'g']);
    expect(ids({ type: 'owner-erased', owner: 'ayesha' })).toEqual(['g']);
    expect(submissions.filter(isUnsent)).toHaveLength(2);
  });

  // offline-201
  it('sign-out leaves a submission that the server has lost, if it can be sent again', () => {
    const lost = {
      ...aSubmission(),
      lastError: forgotten,
      owner: 'ayesha',
      state: 'sent',
    } as const;
    const submissions = [
      { ...lost, id: 'whole' },
      { ...lost, id: 'empty', payload: null },
      aSubmission({ id: 'sent', owner: 'ayesha', state: 'sent' }),
    ];
    const left = after(submissions, { type: 'owner-left', owner: 'ayesha' });
    expect(left.map((submission) => submission.id)).toEqual(['whole']);
    expect(submissions.filter(isUndelivered)).toEqual(left);
    expect(after(submissions, { type: 'owner-erased', owner: 'ayesha' })).toEqual([]);
  });
});

describe('a host without idempotency keys', () => {
  // offline-88, offline-118
  it('an unknown outcome leads to a question, and the submission is sent after a confirmation', () => {
    const lost = after([aSubmission()], started, posting, { type: 'outcome-lost', id, at: noon });
    expect(statusOf(lost[0] ?? aSubmission(), noon).kind).toBe('outcome-unknown');
    expect(one(lost, started)?.lease).toBeNull();
    expect(one(lost, { type: 'customer-kept', id, at: noon })?.state).toBe('queued');
  });
});

describe('the displayed status', () => {
  // offline-99
  it('"sending photo 2 of 3" is only shown under a valid lease', () => {
    const photos = [aPhoto({ serverId: 'p1' }), aPhoto({ n: 2 }), aPhoto({ n: 3 })];
    const sending = one([aSubmission({ photos })], started) ?? aSubmission();
    expect(statusOf(sending, noon)).toEqual({ kind: 'sending', photo: 2, of: 3 });
    expect(statusOf(sending, later(noon, leaseTime)).kind).toBe('saved');
  });

  // offline-2
  it('"sent" is never shown before the number', () => {
    const kinds = [aSubmission(), one([aSubmission()], started, posting)].map(
      (submission) => statusOf(submission ?? aSubmission(), noon).kind,
    );
    expect(kinds).toEqual(['saved', 'sending']);
    const sent = one([aSubmission()], receipt) ?? aSubmission();
    expect(statusOf(sent, noon)).toEqual({ kind: 'sent', orderNo: 'R-1', sentAt: noon });
  });

  // offline-83
  it('a refusal is shown with the pharmacy’s sentence', () => {
    const submission = one([aSubmission()], started, answered(refused)) ?? aSubmission();
    expect(statusOf(submission, noon)).toEqual({
      kind: 'refused',
      message: 'Closed',
      code: '1',
      files: false,
    });
  });
});

describe('a submission that was handed over another way', () => {
  const handed: OutboxEvent = { type: 'handed-over', id, way: 'text', at: noon };

  // offline-162
  it('it keeps waiting with the way and time of the hand-over, and is sent as before', () => {
    const waiting = one([aSubmission()], handed);
    expect(waiting).toMatchObject({ state: 'queued', handedOver: { way: 'text', at: noon } });
    expect(statusOf(waiting ?? aSubmission(), noon).kind).toBe('saved');
    expect(one([aSubmission()], handed, started)?.lease?.holder).toBe('tab');
    expect(one([aSubmission()], handed, receipt)?.state).toBe('sent');
  });

  // offline-90, offline-94, offline-162
  it('it cannot be edited, and is cancelled only with the server’s confirmation', () => {
    const edited = { type: 'customer-edited', id, newId: 'other', at: noon } as const;
    expect(after([aSubmission()], handed, edited)).toMatchObject([{ id, state: 'queued' }]);
    const back = one([aSubmission()], handed, { type: 'customer-cancelled', id, at: noon });
    expect(back?.cancelledAt).toBe(noon);
  });

  // offline-162
  it('it cannot be edited after a refusal or a confirmed absence, but can be sent without a refused file', () => {
    const edited = { type: 'customer-edited', id, newId: 'other', at: noon } as const;
    const no = after([aSubmission()], handed, started, answered(refused));
    expect(no).toMatchObject([{ id, state: 'refused', posted: false }]);
    expect(after(no, edited)).toEqual(no);
    const missing = after([aSubmission()], handed, { type: 'absence-confirmed', id, at: noon });
    expect(after(missing, edited)).toEqual(missing);
    const photos = [aPhoto({ refused: 'Damaged' })];
    const left = one(
      no.map((submission) => ({ ...submission, photos })),
      { type: 'refused-photos-left-out', id, at: noon },
    );
    expect(left).toMatchObject({ id, state: 'queued', photos: [] });
  });

  // offline-162
  it('a draft, an unreadable and a sent submission cannot be handed over', () => {
    for (const state of ['draft', 'quarantine', 'sent'] as const) {
      expect(one([aSubmission({ state })], handed)?.handedOver).toBeUndefined();
    }
  });

  // offline-162
  it('it stays refused and cannot be edited if the refusal arrived while it was shared', () => {
    const no = after([aSubmission()], started, answered(refused), handed);
    expect(no).toMatchObject([{ id, state: 'refused', posted: false, handedOver: { at: noon } }]);
    const edited = { type: 'customer-edited', id, newId: 'other', at: noon } as const;
    expect(after(no, edited)).toEqual(no);
  });
});
