/** Carries one submission: lease, photos in their order, the submission, the receipt. */
import { digestHeader, keyHeader } from '#contract/envelope.ts';
import type { Submission, SubmissionPhoto } from '#domain/submission.ts';
import { verdictOf, type Verdict } from '#domain/outbox-verdict.ts';
import { fingerprintOf, sha256 } from './digest.ts';
import { credentialsFor, type Credentials, type Present } from './grant.ts';
import { hear, jsonTime, timeForUpload, type Question } from './hear.ts';
import type { Host } from './host.ts';
import { photoRoute, routeOf } from './kinds.ts';
import { askWhatArrived } from './status.ts';
import { outboxStore } from './store.ts';

/** What delivering needs from outside. */
export interface Means {
  /** ISO, UTC. */
  now: () => string;
  /** In [0, 1). */
  random: () => number;
  /** The signed-in customer's id or `guest`; null in the worker. */
  present: () => Present['owner'];
}

type Refused = Extract<Verdict, { kind: 'refused' }>;

/** How a step went: on with the submission, over, or the answer that ends this try. */
type Step =
  | { kind: 'done'; submission: Submission }
  | { kind: 'over' }
  | { kind: 'answer'; verdict: Verdict };

/** One try of one submission; afterwards the record says how it went. */
export async function carry(id: string, host: Host, means: Means): Promise<void> {
  const run = new Run(id, host, means);
  const started = await run.start();
  if (!started) return;
  const ended = await run.send(started);
  if (ended.kind === 'answer') await run.finish(ended.verdict);
}

class Run {
  private readonly holder = crypto.randomUUID();
  private hasRenewed = false;
  private hasPosted = false;
  private word: Credentials = { kind: 'unreachable' };
  private told: unknown;

  constructor(
    private readonly id: string,
    private readonly host: Host,
    private readonly means: Means,
  ) {}

  /** Takes the lease; null when somebody else has it, or nothing is to be sent. */
  async start(): Promise<Submission | null> {
    const { id, holder } = this;
    const known = (await outboxStore.submissions()).find((submission) => submission.id === id);
    if (this.host.kind === 'plain' && known?.posted && known.lease) {
      // Somebody died while sending, and this host has no key to make a second time harmless.
      await outboxStore.change({ type: 'outcome-lost', id, at: this.means.now() });
      return null;
    }
    const submission = await this.change({
      type: 'delivery-started',
      id,
      holder,
      at: this.means.now(),
    });
    return submission?.lease?.holder === holder ? submission : null;
  }

  async send(submission: Submission): Promise<Step> {
    this.word = await this.credentials(submission.owner, false);
    let current = submission;
    let refusal: Step | null = null;
    for (const photo of submission.photos) {
      if (photo.serverId !== null) continue;
      const step = await this.sendPhoto(current, photo);
      if (isRefusal(step)) {
        const { message } = step.verdict;
        await this.change({ type: 'photo-refused', id: submission.id, n: photo.n, message });
        refusal ??= step;
      } else if (step.kind !== 'done') return step;
      else current = step.submission;
    }
    return refusal ?? this.sendSubmission(current);
  }

  private async sendPhoto(submission: Submission, photo: SubmissionPhoto): Promise<Step> {
    const held = await this.hold(false);
    if (!held) return { kind: 'over' };
    const bytes = await outboxStore.photoBytes(submission.id, photo.n);
    if (!bytes || bytes.byteLength !== photo.size || (await sha256(bytes)) !== photo.sha256) {
      await this.change({ type: 'found-damaged', id: submission.id, at: this.means.now() });
      return { kind: 'over' };
    }
    const verdict = await this.ask(submission, {
      endpoint: photoRoute.endpoint,
      asked: photoRoute.asked(photo, bytes),
      headers: { [keyHeader]: `${submission.id}/${photo.n}`, [digestHeader]: photo.sha256 },
      time: timeForUpload(photo.size),
      receiptOf: (answer) => (typeof answer === 'string' ? photoRoute.receiptOf(answer) : null),
    });
    if (verdict.kind !== 'received') return { kind: 'answer', verdict };
    const after = await this.change({
      type: 'photo-received',
      id: submission.id,
      n: photo.n,
      sha256: photo.sha256,
      serverId: verdict.receipt,
    });
    return after ? { kind: 'done', submission: after } : { kind: 'over' };
  }

  private async sendSubmission(submission: Submission): Promise<Step> {
    const route = routeOf(submission.kind);
    const photoIds = submission.photos.flatMap((photo) => photo.serverId ?? []);
    if (!route.endpoint) return { kind: 'answer', verdict: { kind: 'received', receipt: '' } };
    const asked = writtenBy(() => route.asked(submission.payload, photoIds));
    if (!asked) {
      await this.change({ type: 'found-damaged', id: submission.id, at: this.means.now() });
      return { kind: 'over' };
    }
    if (!(await this.hold(true))) return { kind: 'over' };
    const verdict = await this.ask(submission, {
      endpoint: route.endpoint,
      asked: asked.value,
      headers: { [keyHeader]: submission.id },
      time: jsonTime,
      receiptOf: (answer) => {
        this.told = answer;
        return route.receiptOf(answer);
      },
    });
    if (verdict.kind === 'received') await route.keep?.(submission.id, this.told);
    return { kind: 'answer', verdict };
  }

  /** Writes down how the try ended. */
  async finish(verdict: Verdict): Promise<void> {
    const { id, holder } = this;
    const at = this.means.now();
    if (verdict.kind === 'received') return this.keepReceipt(verdict.receipt, at);
    if (verdict.kind === 'refused' && verdict.status === 422 && (await this.hasArrived())) return;
    if (this.host.kind === 'plain' && this.hasPosted && isUnknown(verdict)) {
      await this.change({ type: 'outcome-lost', id, at });
      return;
    }
    const random = this.means.random();
    await this.change({ type: 'delivery-answered', id, holder, verdict, random, at });
  }

  private async keepReceipt(orderNo: string, at: string): Promise<void> {
    const { id } = this;
    const submission = (await outboxStore.submissions()).find((one) => one.id === id);
    const fingerprint = submission ? await fingerprintOf(submission) : '';
    await outboxStore.change(
      { type: 'receipt-arrived', id, orderNo, at },
      { receipt: { id, orderNo, sentAt: at, fingerprint } },
    );
  }

  /** 422 says that the key is taken: perhaps by this very submission, an earlier time. */
  private async hasArrived(): Promise<boolean> {
    const submission = (await outboxStore.submissions()).find((one) => one.id === this.id);
    if (!submission) return false;
    await askWhatArrived([submission], this.host, this.means, 'only-receipts');
    const after = (await outboxStore.submissions()).find((one) => one.id === this.id);
    return after?.state === 'sent';
  }

  /** Renews the lease before each step; false when it was lost, or the customer took the submission back. */
  private async hold(posting: boolean): Promise<boolean> {
    const { id, holder } = this;
    const at = this.means.now();
    const submission = await this.change({ type: 'delivery-continued', id, holder, posting, at });
    if (submission?.lease?.holder !== holder) return false;
    if (submission.cancelledAt) {
      await this.finish({ kind: 'later', because: 'unreachable', status: 0, wait: null });
      return false;
    }
    this.hasPosted ||= posting;
    return true;
  }

  /** Asks, and once more with a new grant where the first was not believed. */
  private async ask(
    submission: Submission,
    question: Omit<Question, 'anonymous' | 'host'>,
  ): Promise<Verdict> {
    if (this.word.kind === 'nobody') return { kind: 'who-are-you', status: 0 };
    if (this.word.kind === 'unreachable') return silence;
    const isKeyed = this.host.kind === 'keyed';
    const heard = await hear({
      ...question,
      // A legacy host gets no headers that it does not know.
      headers: isKeyed ? { ...question.headers, ...this.word.headers } : {},
      anonymous: this.word.anonymous,
      host: isKeyed ? 'keyed' : 'plain',
    });
    const verdict = verdictOf(heard, this.means.now());
    if (verdict.kind !== 'who-are-you' || this.hasRenewed) return verdict;
    this.hasRenewed = true;
    this.word = await this.credentials(submission.owner, true);
    return this.ask(submission, question);
  }

  private credentials(owner: string, anew: boolean): Promise<Credentials> {
    const present = { owner: this.means.present(), now: this.means.now() };
    return credentialsFor(owner, this.host, present, anew);
  }

  private async change(
    event: Parameters<typeof outboxStore.change>[0],
  ): Promise<Submission | null> {
    return (
      (await outboxStore.change(event)).find((submission) => submission.id === this.id) ?? null
    );
  }
}

/** The file itself was refused, for ever; a 422 is about its key and asks for another look. */
function isRefusal(step: Step): step is { kind: 'answer'; verdict: Refused } {
  return step.kind === 'answer' && step.verdict.kind === 'refused' && step.verdict.status !== 422;
}

const silence: Verdict = { kind: 'later', because: 'unreachable', status: 0, wait: null };

/** On a host without keys: may it have arrived? Only an explicit "not now" says that it has not. */
function isUnknown(verdict: Verdict): boolean {
  if (verdict.kind !== 'later') return false;
  return ![408, 425, 429, 503].includes(verdict.status);
}

/** The body, or null when the payload is not what its kind says. */
function writtenBy(write: () => unknown): { value: unknown } | null {
  try {
    return { value: write() };
  } catch {
    return null;
  }
}
