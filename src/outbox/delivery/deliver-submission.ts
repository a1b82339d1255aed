/**
 * Delivers one submission: acquire the lease, upload the photos in order, send the submission,
 * store the receipt.
 */
import { digestHeader, keyHeader } from '#contract/envelope.ts';
import type { Submission, SubmissionPhoto } from '#domain/submission.ts';
import { verdictOf, type Verdict } from '#domain/outbox-verdict.ts';
import { credentialsOf, isOthersSession } from './credentials-of.ts';
import { fingerprintOf, sha256 } from '#outbox/storage/digest.ts';
import type { Credentials, CurrentUser } from './grant.ts';
import { sendRequest, jsonTime, timeForUpload, type DeliveryRequest } from './send-request.ts';
import type { Host } from './host.ts';
import { kindOf, photoRoute } from '#outbox/kinds.ts';
import { settleByStatus } from './status.ts';
import { outboxStore } from '#outbox/storage/store.ts';

/** The dependencies of a delivery. */
export interface DeliveryContext {
  /** ISO, UTC. */
  now: () => string;
  /** In [0, 1). */
  random: () => number;
  /** The signed-in customer's id or `guest`; null in the worker. */
  currentOwner: CurrentUser['owner'];
}

type Refused = Extract<Verdict, { kind: 'refused' }>;

/**
 * The result of a step. `done` continues with the submission. `over` ends the try without a
 * verdict, because the lease was lost or the record was already updated. `ended` ends it with a
 * verdict.
 */
type Step =
  | { kind: 'done'; submission: Submission }
  | { kind: 'over' }
  | { kind: 'ended'; verdict: Verdict };

/** Tries to deliver one submission once, and stores the outcome in its record. */
export async function deliverSubmission(
  id: string,
  host: Host,
  context: DeliveryContext,
): Promise<void> {
  const delivery = new Delivery(id, host, context);
  const started = await delivery.start();
  if (!started) return;
  const ended = await delivery.send(started);
  if (ended.kind === 'ended') await delivery.finish(ended.verdict);
}

class Delivery {
  private readonly holder = crypto.randomUUID();
  private hasRenewed = false;
  private hasPosted = false;
  private credentials: Credentials = { kind: 'unreachable' };
  private response: unknown;
  private readonly id: string;
  private readonly host: Host;
  private readonly context: DeliveryContext;

  constructor(id: string, host: Host, context: DeliveryContext) {
    this.id = id;
    this.host = host;
    this.context = context;
  }

  /** Acquires the lease. Null if another context holds it, or nothing is due. */
  async start(): Promise<Submission | null> {
    const { id, holder } = this;
    const stored = (await outboxStore.submissions()).find((submission) => submission.id === id);
    if (this.host.kind === 'legacy' && stored?.posted && stored.lease) {
      // The previous deliverer stopped while it was sending. Without idempotency keys a retry could
      // create a duplicate.
      await outboxStore.change({ type: 'outcome-lost', id, at: this.context.now() });
      return null;
    }
    const at = this.context.now();
    const submission = await this.change({ type: 'delivery-started', id, holder, at });
    return submission?.lease?.holder === holder ? submission : null;
  }

  async send(submission: Submission): Promise<Step> {
    this.credentials = await this.loadCredentials(submission, false);
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
    // Of a submission that consists of photos alone, the first photo may already have arrived.
    const held = await this.hold(kindOf(submission).endpoint === null);
    if (!held) return { kind: 'over' };
    const bytes = await outboxStore.photoBytes(submission.id, photo.n);
    if (!bytes || bytes.byteLength !== photo.size || (await sha256(bytes)) !== photo.sha256) {
      await this.change({ type: 'found-damaged', id: submission.id, at: this.context.now() });
      return { kind: 'over' };
    }
    const verdict = await this.request(submission, {
      endpoint: photoRoute.endpoint,
      data: photoRoute.dataOf(photo, bytes),
      headers: { [keyHeader]: `${submission.id}/${photo.n}`, [digestHeader]: photo.sha256 },
      time: timeForUpload(photo.size),
      receiptOf: (response) =>
        typeof response === 'string' ? photoRoute.receiptOf(response) : null,
    });
    if (verdict.kind !== 'received') return { kind: 'ended', verdict };
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
    const kind = kindOf(submission);
    const photoIds = submission.photos.flatMap((photo) => photo.serverId ?? []);
    if (!kind.endpoint) return { kind: 'ended', verdict: { kind: 'received', receipt: '' } };
    const data = writtenBy(() => kind.dataOf(submission.payload, photoIds));
    if (!data) {
      await this.change({ type: 'found-damaged', id: submission.id, at: this.context.now() });
      return { kind: 'over' };
    }
    if (!(await this.hold(true))) return { kind: 'over' };
    const verdict = await this.request(submission, {
      endpoint: kind.endpoint,
      data: data.value,
      headers: { [keyHeader]: submission.id },
      time: jsonTime,
      receiptOf: (response) => {
        this.response = response;
        return kind.receiptOf(response);
      },
    });
    if (verdict.kind === 'received') await kind.storeResponse?.(submission.id, this.response);
    return { kind: 'ended', verdict };
  }

  /** Stores the outcome of the try. */
  async finish(verdict: Verdict): Promise<void> {
    const { id, holder } = this;
    const at = this.context.now();
    if (verdict.kind === 'received') return this.keepReceipt(verdict.receipt, at);
    if (verdict.kind === 'refused' && verdict.status === 422 && (await this.hasArrived())) return;
    if (this.host.kind === 'legacy' && this.hasPosted && isUncertain(verdict)) {
      await this.change({ type: 'outcome-lost', id, at });
      return;
    }
    const random = this.context.random();
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

  /**
   * Status 422 means that the key is taken, possibly by an earlier delivery of this submission.
   */
  private async hasArrived(): Promise<boolean> {
    const submission = (await outboxStore.submissions()).find((one) => one.id === this.id);
    if (!submission) return false;
    await settleByStatus([submission], this.host, this.context, 'only-receipts');
    const after = (await outboxStore.submissions()).find((one) => one.id === this.id);
    return after?.state === 'sent';
  }

  /** Renews the lease before each step. False if the lease was lost or the customer cancelled. */
  private async hold(posting: boolean): Promise<boolean> {
    const { id, holder } = this;
    const at = this.context.now();
    const submission = await this.change({ type: 'delivery-continued', id, holder, posting, at });
    if (submission?.lease?.holder !== holder) return false;
    if (submission.cancelledAt) {
      await this.finish({ kind: 'later', because: 'unreachable', status: 0, wait: null });
      return false;
    }
    this.hasPosted ||= posting;
    return true;
  }

  /** Sends a request. Retries once with a new grant if the first one was rejected. */
  private async request(
    submission: Submission,
    request: Omit<DeliveryRequest, 'anonymous' | 'host'>,
  ): Promise<Verdict> {
    // Uploads take minutes, and the customer may sign out meanwhile.
    if (isOthersSession(this.credentials, submission.owner, this.context.currentOwner()))
      this.credentials = await this.loadCredentials(submission, false);
    if (this.credentials.kind === 'signed-out') return { kind: 'unauthorized', status: 0 };
    if (this.credentials.kind === 'unreachable') return silence;
    const isIdempotent = this.host.kind === 'idempotent';
    const response = await sendRequest({
      ...request,
      // A legacy host gets no headers that it does not support.
      headers: isIdempotent ? { ...request.headers, ...this.credentials.headers } : {},
      anonymous: this.credentials.anonymous,
      host: isIdempotent ? 'idempotent' : 'legacy',
    });
    const verdict = verdictOf(response, this.context.now());
    if (verdict.kind !== 'unauthorized' || this.hasRenewed) return verdict;
    this.hasRenewed = true;
    this.credentials = await this.loadCredentials(submission, true);
    return this.request(submission, request);
  }

  private loadCredentials(submission: Submission, anew: boolean): Promise<Credentials> {
    const user = { owner: this.context.currentOwner, now: this.context.now() };
    return credentialsOf(submission, this.host, user, anew);
  }

  private async change(
    event: Parameters<typeof outboxStore.change>[0],
  ): Promise<Submission | null> {
    return (
      (await outboxStore.change(event)).find((submission) => submission.id === this.id) ?? null
    );
  }
}

/**
 * The server refused the file permanently. A 422 concerns the key and needs a status query instead.
 */
function isRefusal(step: Step): step is { kind: 'ended'; verdict: Refused } {
  return step.kind === 'ended' && step.verdict.kind === 'refused' && step.verdict.status !== 422;
}

const silence: Verdict = { kind: 'later', because: 'unreachable', status: 0, wait: null };

/**
 * Whether a submission may have arrived at a host without keys. Only these statuses prove that it
 * has not.
 */
function isUncertain(verdict: Verdict): boolean {
  if (verdict.kind !== 'later') return false;
  return ![408, 425, 429, 503].includes(verdict.status);
}

/** Builds the body. Null if the payload does not match its kind. */
function writtenBy(write: () => unknown): { value: unknown } | null {
  try {
    return { value: write() };
  } catch {
    return null;
  }
}
