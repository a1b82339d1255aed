/**
 * A simulated world around the pure outbox: a phone with tabs and a worker that can stop between
 * any two steps, a network that loses requests and responses, a server with the UNIQUE key (or, as
 * a control, without it), a customer, and a clock that jumps. `brokenPromises` returns what a
 * customer would complain about.
 */
import { changeSubmissions } from '#domain/outbox.ts';
import type { OutboxEvent } from '#domain/outbox-events.ts';
import {
  isUnsent,
  type Submission,
  type SubmissionKind,
  type SubmissionPhoto,
} from '#domain/submission.ts';
import { later, leaseTime, nextDue, toSettle } from '#domain/outbox-times.ts';
import type { Verdict } from '#domain/outbox-verdict.ts';
import { noon } from '#tests/builders/submission.ts';

export type Weather =
  | 'fine'
  | 'request lost'
  | 'response lost'
  | 'sent twice'
  | 'server busy'
  | 'captive portal';

export type Happening =
  | { type: 'write'; owner: string; photos: number; kind?: SubmissionKind }
  | { type: 'tap send'; submission: number; tap: 1 | 2 }
  | { type: 'step'; actor: number; weather: Weather; random: number }
  | { type: 'crash'; actor: number; isNoticed: boolean }
  | { type: 'wait'; ms: number }
  | { type: 'clock jump'; ms: number }
  | { type: 'cancel'; submission: number }
  | { type: 'edit'; submission: number }
  | { type: 'keep'; submission: number }
  | { type: 'hurry' }
  | { type: 'reconnect' }
  | { type: 'age' }
  | { type: 'sign out' }
  | { type: 'sign in'; owner: string }
  | { type: 'revoke grant'; owner: string }
  | { type: 'lose uploads' }
  | { type: 'settle' };

/** Deliberate faults of this world. */
export interface Faults {
  serverWithoutKey?: boolean;
  removesBeforeSending?: boolean;
  /** The server only stores the keys of request orders. */
  keysOfOrdersAlone?: boolean;
  /** `Status` only covers request orders. */
  statusOfOrdersAlone?: boolean;
  /** The phone sends with the credentials of the customer who is signed in. */
  sendsAsWhoIsThere?: boolean;
}

interface Row {
  key: string;
  kind: SubmissionKind;
  sentAs: string;
  photos: readonly string[];
}

/** A process that delivers: a tab or the worker. A crash loses its memory. */
interface Actor {
  name: string;
  task: { id: string; holder: string; answer: OutboxEvent[] } | null;
}

export class World {
  submissions: readonly Submission[] = [];
  now = noon;
  /** The server's clock, which no phone can change. */
  served = noon;
  private readonly actors: Actor[] = ['tab', 'second tab', 'worker'].map((name) => ({
    name,
    task: null,
  }));
  private readonly faults: Faults;
  private count = 0;
  private signedIn = new Set(['ayesha', 'babul']);
  /** Owners whose grant the server accepts. */
  private granted = new Set(['guest', 'ayesha', 'babul']);
  /** The rows of the server: one per order. */
  readonly rows: Row[] = [];
  private uploads = new Map<string, string>();
  /** Submissions that the customer was told are saved, and has not cancelled. */
  readonly promised = new Map<string, { owner: string; photos: number }>();
  readonly takenBack = new Set<string>();
  private readonly seenSent = new Map<string, string>();
  readonly complaints: string[] = [];

  constructor(faults: Faults = {}) {
    this.faults = faults;
  }

  change(...events: OutboxEvent[]): void {
    this.submissions = events.reduce(changeSubmissions, this.submissions);
    this.watch();
  }

  happen(happening: Happening): void {
    const { now: at } = this;
    switch (happening.type) {
      case 'write':
        return this.write(happening);
      case 'tap send': {
        const submission = this.pick(happening.submission);
        if (!submission) return;
        for (let tap = 0; tap < happening.tap; tap += 1) this.send(submission);
        return;
      }
      case 'step': {
        const actor = this.actors[happening.actor % this.actors.length];
        if (actor) this.step(actor, happening.weather, happening.random);
        return;
      }
      case 'crash': {
        const actor = this.actors[happening.actor % this.actors.length];
        const left = actor?.task;
        if (actor) actor.task = null;
        // The Web Lock of a crashed actor is free at once, but another actor may only notice it
        // later.
        if (left && happening.isNoticed) {
          this.change({ type: 'holder-died', id: left.id, holder: left.holder, at });
        }
        return;
      }
      case 'wait':
        this.served = later(this.served, happening.ms);
        this.now = later(this.now, happening.ms);
        return;
      case 'clock jump':
        this.now = later(this.now, happening.ms);
        return;
      case 'cancel':
        return this.takeBack(happening.submission, (id) => ({
          type: 'customer-cancelled',
          id,
          at,
        }));
      case 'edit': {
        this.count += 1;
        const newId = `submission-${this.count}`;
        return this.takeBack(happening.submission, (id) => ({
          type: 'customer-edited',
          id,
          newId,
          at,
        }));
      }
      case 'keep': {
        const submission = this.pick(happening.submission);
        if (submission) this.change({ type: 'customer-kept', id: submission.id, at });
        return;
      }
      case 'hurry':
        return this.change({ type: 'customer-hurried', id: null, at });
      case 'reconnect':
        return this.change({ type: 'reconnected', at });
      case 'age':
        return this.change({ type: 'aged', at, served: this.served });
      case 'sign out':
        this.signedIn.clear();
        return;
      case 'sign in':
        this.signedIn.add(happening.owner);
        this.granted.add(happening.owner);
        return this.change({ type: 'signed-in', owner: happening.owner, at });
      case 'revoke grant':
        this.granted.delete(happening.owner);
        return;
      case 'lose uploads':
        this.uploads.clear();
        return;
      case 'settle':
        return this.settle();
    }
  }

  /**
   * The recovery: nothing fails any more for long enough, and the customer confirms every question.
   */
  heal(): void {
    for (let round = 0; round < 400 && this.submissions.some(isUnsent); round += 1) {
      this.now = later(this.now, leaseTime + 1000);
      for (const owner of ['guest', 'ayesha', 'babul']) {
        this.happen({ type: 'sign in', owner });
      }
      this.happen({ type: 'age' });
      for (const submission of this.submissions) {
        this.change({ type: 'customer-kept', id: submission.id, at: this.now });
      }
      this.change({ type: 'reconnected', at: this.now });
      this.settle();
      for (let step = 0; step < 8; step += 1) {
        for (const actor of this.actors) this.step(actor, 'fine', 0.5);
      }
    }
  }

  private write({
    owner,
    photos,
    kind = 'request-order',
  }: Extract<Happening, { type: 'write' }>): void {
    // The shop requires a sign-in before a review can be written.
    if (kind === 'review' && owner === 'guest') return;
    this.count += 1;
    const id = `submission-${this.count}`;
    const { now: at } = this;
    this.change({ type: 'draft-saved', id, owner, kind, payload: { id }, at });
    const most = kind === 'request-order' ? photos : 0;
    for (let n = 1; n <= most; n += 1) {
      const photo = { mime: 'image/jpeg', size: n, sha256: `${id}/${n}` };
      this.change({ type: 'photo-attached', id, photo });
    }
  }

  private send(submission: Submission): void {
    this.change({ type: 'send-tapped', id: submission.id, owner: submission.owner, at: this.now });
    const after = this.find(submission.id);
    if (submission.state === 'draft' && after?.state === 'queued') {
      this.promised.set(submission.id, {
        owner: submission.owner,
        photos: submission.photos.length,
      });
    }
  }

  private takeBack(index: number, event: (id: string) => OutboxEvent): void {
    const submission = this.pick(index);
    if (!submission || !this.promised.has(submission.id)) return;
    this.change(event(submission.id));
    const after = this.find(submission.id);
    if (!after || after.cancelledAt) this.takenBack.add(submission.id);
  }

  /** One atomic step of an actor: take a submission, send one request, or store a response. */
  private step(actor: Actor, weather: Weather, random: number): void {
    if (!actor.task) return this.begin(actor);
    const { task } = actor;
    if (task.answer.length > 0) {
      this.change(...task.answer);
      task.answer = [];
      const submission = this.find(task.id);
      if (submission?.lease?.holder !== task.holder) actor.task = null;
      return;
    }
    const submission = this.find(task.id);
    const photo = submission?.photos.find((one) => one.serverId === null);
    this.change({
      type: 'delivery-continued',
      id: task.id,
      holder: task.holder,
      posting: !photo,
      at: this.now,
    });
    const held = this.find(task.id);
    if (!held || held.lease?.holder !== task.holder) {
      actor.task = null;
      return;
    }
    const said = (verdict: Verdict): OutboxEvent => ({
      type: 'delivery-answered',
      id: task.id,
      holder: task.holder,
      verdict,
      random,
      at: this.now,
    });
    if (held.cancelledAt) {
      task.answer = [said({ kind: 'later', because: 'unreachable', status: 0, wait: null })];
      return;
    }
    if (this.faults.removesBeforeSending && !photo) {
      this.submissions = this.submissions.filter((one) => one.id !== held.id);
    }
    const verdict = this.injectRequest(held, photo, weather);
    task.answer = [said(verdict)];
    if (verdict.kind === 'received') {
      task.answer = [
        photo
          ? {
              type: 'photo-received',
              id: held.id,
              n: photo.n,
              sha256: photo.sha256,
              serverId: verdict.receipt,
            }
          : { type: 'receipt-arrived', id: held.id, orderNo: verdict.receipt, at: this.now },
      ];
    }
  }

  private begin(actor: Actor): void {
    const due = nextDue(this.submissions, this.now);
    if (!due) return;
    this.count += 1;
    const holder = `${actor.name} ${this.count}`;
    this.change({ type: 'delivery-started', id: due.id, holder, at: this.now });
    if (this.find(due.id)?.lease?.holder === holder)
      actor.task = { id: due.id, holder, answer: [] };
  }

  private injectRequest(
    submission: Submission,
    photo: SubmissionPhoto | undefined,
    weather: Weather,
  ): Verdict {
    const silence: Verdict = { kind: 'later', because: 'unreachable', status: 0, wait: null };
    if (weather === 'request lost') return silence;
    if (weather === 'captive portal') {
      return { kind: 'later', because: 'not-us', status: 200, wait: null };
    }
    if (weather === 'server busy')
      return { kind: 'later', because: 'busy', status: 503, wait: 5000 };
    const serve = () => (photo ? this.upload(submission, photo) : this.place(submission));
    const verdict = serve();
    if (weather === 'sent twice') return serve();
    return weather === 'response lost' ? silence : verdict;
  }

  private upload(submission: Submission, photo: SubmissionPhoto): Verdict {
    if (!this.granted.has(submission.owner)) return { kind: 'unauthorized', status: 401 };
    const key = `${submission.id}/${photo.n}`;
    this.uploads.set(key, photo.sha256);
    return { kind: 'received', receipt: key };
  }

  private place(submission: Submission): Verdict {
    const { kind } = submission;
    const sentAs = this.faults.sendsAsWhoIsThere ? this.whoIsThere() : submission.owner;
    const isStranger = kind === 'review' && sentAs === 'guest';
    if (!this.granted.has(sentAs) || isStranger) return { kind: 'unauthorized', status: 401 };
    const known = this.rows.findIndex((row) => row.key === submission.id);
    if (known >= 0 && this.keepsKeyOf(kind)) {
      return { kind: 'received', receipt: numberOf(kind, known) };
    }
    const photos = submission.photos.map((photo) => photo.serverId ?? 'none');
    if (photos.some((id) => !this.uploads.has(id)))
      return { kind: 'upload-missing', ids: [], message: '' };
    this.rows.push({ key: submission.id, kind, sentAs, photos });
    return { kind: 'received', receipt: numberOf(kind, this.rows.length - 1) };
  }

  private keepsKeyOf(kind: SubmissionKind): boolean {
    if (this.faults.serverWithoutKey) return false;
    return !this.faults.keysOfOrdersAlone || kind === 'request-order';
  }

  private whoIsThere(): string {
    return [...this.signedIn].at(-1) ?? 'guest';
  }

  /** Queries the server about cancelled submissions that may have arrived. */
  private settle(): void {
    for (const submission of toSettle(this.submissions, this.now)) {
      const { id, kind } = submission;
      const { now: at } = this;
      const isDeaf = this.faults.statusOfOrdersAlone && kind !== 'request-order';
      const row = isDeaf ? -1 : this.rows.findIndex((one) => one.key === id);
      this.change(
        row >= 0
          ? { type: 'receipt-arrived', id, orderNo: numberOf(kind, row), at }
          : { type: 'absence-confirmed', id, at },
      );
    }
  }

  private pick(index: number): Submission | undefined {
    return this.submissions[index % Math.max(1, this.submissions.length)];
  }

  find(id: string): Submission | undefined {
    return this.submissions.find((submission) => submission.id === id);
  }

  /** Checks that `sent` is a final state and that its number never changes. */
  private watch(): void {
    for (const submission of this.submissions) {
      const before = this.seenSent.get(submission.id);
      if (submission.state === 'sent') {
        if (before !== undefined && before !== submission.orderNo) {
          this.complaints.push(`${submission.id} changed its number`);
        }
        this.seenSent.set(submission.id, submission.orderNo ?? '');
      } else if (before !== undefined) {
        this.complaints.push(`${submission.id} was sent and is ${submission.state} now`);
      }
    }
  }
}

/** Only request orders have a number for the customer. */
function numberOf(kind: SubmissionKind, row: number): string {
  return kind === 'request-order' ? `R-${row + 1}` : '';
}

/** Every current violation of what the customer or the pharmacy was promised. */
export function brokenPromises(world: World): string[] {
  const broken = [...world.complaints];
  for (const [id, { owner, photos }] of world.promised) {
    const submission = world.find(id);
    const rows = world.rows.filter((row) => row.key === id);
    if (rows.length > 1) broken.push(`${id} doubled: ${rows.length} orders`);
    if (rows.some((row) => row.sentAs !== owner)) broken.push(`${id} sent in another's name`);
    if (rows.some((row) => row.photos.length !== photos)) broken.push(`${id} lost a photo`);
    if (submission?.state === 'sent' && rows.length === 0)
      broken.push(`${id} called sent, not there`);
    const isGone = submission === undefined && rows.length === 0;
    if (isGone && !world.takenBack.has(id)) broken.push(`${id} lost`);
    if (submission === undefined && rows.length > 0 && world.takenBack.has(id)) {
      broken.push(`${id} arrived although it was called cancelled`);
    }
  }
  return broken;
}

/** Submissions that the pharmacy does not have after the recovery. */
export function undelivered(world: World): string[] {
  return [...world.promised.keys()]
    .filter((id) => !world.takenBack.has(id) && !world.rows.some((row) => row.key === id))
    .map((id) => `${id} undelivered`);
}
