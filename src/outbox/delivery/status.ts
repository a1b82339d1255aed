/**
 * Queries the server for the submissions that it has received (`Status`): after a cancellation,
 * after a 422 that may be a duplicate, and for old receipts.
 */
import { fetchResponse, isOurs, responseIn } from '#api/client.ts';
import { status, takeBack } from '#contract/requests.ts';
import type { Submission } from '#domain/submission.ts';
import type { ReceivedSubmission } from '#domain/request.ts';
import { isOthersSession } from './credentials-of.ts';
import type { DeliveryContext } from './deliver-submission.ts';
import { fingerprintOf } from '#outbox/storage/digest.ts';
import { credentialsFor, type Credentials } from './grant.ts';
import { jsonTime } from './send-request.ts';
import type { Host } from './host.ts';
import { kindOf } from '#outbox/kinds.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { removeUploadsOf } from './uploads-to-remove.ts';

/** Maximum of ids per request. */
const maxIdsPerRequest = 100;

/**
 * Settles submissions by the server's records. A received one gets its receipt. An unknown one is
 * confirmed as absent, unless only receipts are wanted; `takeBack` makes the server refuse it from
 * then on, because it may still be in transit (offline-181). Without a response nothing changes. A
 * submission that was handed over and entered by the pharmacy is sent all the same, because its
 * photos have not arrived yet (offline-199).
 */
export async function settleByStatus(
  submissions: readonly Submission[],
  host: Host,
  context: Pick<DeliveryContext, 'now' | 'currentOwner'>,
  absence: 'settles' | 'only-receipts' = 'settles',
): Promise<void> {
  for (const [owner, own] of byOwner(submissions.filter(isKnownToStatus))) {
    const call = absence === 'settles' && canDo(host, takeBack) ? takeBack : status;
    const known = await fetchReceived(call, owner, own, host, context);
    if (!known) continue;
    for (const submission of own) {
      const at = context.now();
      const orderNo = numberOf(submission, known);
      if (orderNo !== null && submission.handedOver && absence === 'settles') {
        await outboxStore.change({ type: 'found-entered', id: submission.id, at });
      } else if (orderNo !== null) {
        const fingerprint = await fingerprintOf(submission);
        await outboxStore.change(
          { type: 'receipt-arrived', id: submission.id, orderNo, at },
          { receipt: { id: submission.id, orderNo, sentAt: at, fingerprint } },
        );
      } else if (absence === 'settles') {
        await confirmAbsence(submission, at);
      }
    }
  }
}

/**
 * Records that the server never received the submission. A cancelled one is deleted, together with
 * a visitor's uploads (offline-95).
 */
export async function confirmAbsence(submission: Submission, at: string): Promise<void> {
  const { id } = submission;
  const left = await outboxStore.change({ type: 'absence-confirmed', id, at });
  if (left.some((one) => one.id === id)) return;
  // If this cannot be stored, the server deletes them after 30 days.
  await removeUploadsOf(submission, at).catch(() => undefined);
}

/**
 * Compares the sent submissions of the last 30 days with the server's records. A submission that
 * the server has lost (it was restored from a backup) is marked, and the customer is told.
 */
export async function checkReceipts(
  host: Host,
  context: Pick<DeliveryContext, 'now' | 'currentOwner'>,
): Promise<void> {
  const sent = (await outboxStore.submissions()).filter(
    (submission) => submission.state === 'sent' && isKnownToStatus(submission),
  );
  for (const [owner, own] of byOwner(sent)) {
    const known = await fetchReceived(status, owner, own, host, context);
    if (!known) continue;
    for (const submission of own) {
      if (numberOf(submission, known) !== null) continue;
      await outboxStore.change({ type: 'server-forgot', id: submission.id, at: context.now() });
    }
  }
}

type ReceivedCall = typeof status;

function canDo(host: Host, call: ReceivedCall): boolean {
  return host.kind === 'idempotent' && host.calls.includes(call.name);
}

/** `Status` finds photos only by their own keys. */
function isKnownToStatus(submission: Submission): boolean {
  return idsOf(submission).length > 0;
}

/**
 * The ids for the query: the submission's, or, for a submission of photos alone, the key of each
 * photo.
 */
function idsOf(submission: Submission): string[] {
  if (kindOf(submission).endpoint) return [submission.id];
  return submission.photos.map((photo) => `${submission.id}/${photo.n}`);
}

/**
 * The number for the customer, '' if there is none. Null if the server has not received the whole
 * submission.
 */
function numberOf(submission: Submission, known: readonly ReceivedSubmission[]): string | null {
  const received = idsOf(submission).map((id) => known.find((one) => one.submissionId === id));
  const [first] = received;
  if (!first || received.includes(undefined)) return null;
  return kindOf(submission).receiptOf(first);
}

function byOwner(submissions: readonly Submission[]): Map<string, Submission[]> {
  const owners = new Map<string, Submission[]>();
  for (const submission of submissions) {
    owners.set(submission.owner, [...(owners.get(submission.owner) ?? []), submission]);
  }
  return owners;
}

/** The server's records of these submissions. Null without a response. */
async function fetchReceived(
  call: ReceivedCall,
  owner: string,
  submissions: readonly Submission[],
  host: Host,
  context: Pick<DeliveryContext, 'now' | 'currentOwner'>,
): Promise<readonly ReceivedSubmission[] | null> {
  if (!canDo(host, call) || submissions.length === 0) return null;
  const user = { owner: context.currentOwner, now: context.now() };
  const credentials = await credentialsFor(owner, host, user);
  if (credentials.kind !== 'available') return null;
  const ids = submissions.flatMap(idsOf);
  const known: ReceivedSubmission[] = [];
  for (let start = 0; start < ids.length; start += maxIdsPerRequest) {
    // Each request takes seconds, and the customer may sign out meanwhile.
    if (isOthersSession(credentials, owner, context.currentOwner())) return null;
    const response = await fetchReceivedOf(
      call,
      ids.slice(start, start + maxIdsPerRequest),
      credentials,
    );
    if (!response) return null;
    known.push(...response);
  }
  return known;
}

async function fetchReceivedOf(
  call: ReceivedCall,
  Ids: string[],
  { headers, anonymous }: Extract<Credentials, { kind: 'available' }>,
): Promise<readonly ReceivedSubmission[] | null> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), jsonTime);
  try {
    const response = await fetchResponse(
      call,
      { Ids },
      { headers, anonymous, signal: limit.signal },
    );
    if (!response.ok || !isOurs(response)) return null;
    return responseIn(call, await response.json());
  } catch {
    // No network, or an unreadable response. Nothing can be concluded from it.
    return null;
  } finally {
    clearTimeout(timer);
  }
}
