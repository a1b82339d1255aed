/** Prescriptions: uploaded once per key, listed for and handed to their owner, removed by who sent them. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import * as contract from '#contract/prescriptions.ts';
import type { Database } from '#server/db/database.ts';
import { orderPrescriptions } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { keyInProgress, keyReused, notFound, signInNeeded } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import {
  sendResponse,
  customerOf,
  implement,
  readCall,
  type EndpointCall,
} from '#server/endpoint/implement.ts';
import { ownerOf, photoKeyOf, type Owner } from '#server/services/idempotency-keys.ts';
import { authenticate } from '#server/endpoint/authenticate.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import { checkUpload } from '#server/services/uploads/check-upload.ts';
import { sendPrescription } from '#server/endpoint/send-prescription.ts';
import { spenderOf } from '#server/endpoint/spender-of.ts';
import { spendOnUpload } from '#server/services/prescriptions/guest-uploads.ts';
import { uploadRoute, withUpload, type Upload } from '#server/endpoint/read-upload.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import {
  prescriptionFilePath,
  prescriptionOnWire,
} from '#server/services/prescriptions/prescription-rows.ts';

type Row = typeof prescriptions.$inferSelect;

export function implementPrescriptions(context: AppContext): void {
  const { db } = context;
  implementUpload(context);
  serveFiles(context);

  implement(context, contract.list, async ({ principal }) => {
    const rows = await db
      .select({ id: prescriptions.id })
      .from(prescriptions)
      .where(
        and(eq(prescriptions.customerId, customerOf(principal)), isNull(prescriptions.removedAt)),
      )
      .orderBy(desc(prescriptions.createdAt));
    return rows.map(prescriptionOnWire);
  });

  implement(context, contract.remove, async ({ input, principal, now }) => {
    const own = eq(prescriptions.customerId, customerOf(principal));
    const [row] = await db
      .select()
      .from(prescriptions)
      .where(and(eq(prescriptions.id, input.id), own, isNull(prescriptions.removedAt)));
    if (!row) throw notFound();
    await removePrescription(context, row, now);
    return null;
  });

  implement(context, contract.anonymousRemove, async ({ input, now }) => {
    const deviceId = await deviceOf(db, input.activityId);
    if (!deviceId) throw notFound();
    const [row] = await db
      .select()
      .from(prescriptions)
      .where(
        and(
          eq(prescriptions.id, input.id),
          isNull(prescriptions.customerId),
          eq(prescriptions.deviceId, deviceId),
          isNull(prescriptions.removedAt),
        ),
      );
    if (!row) throw notFound();
    await removePrescription(context, row, now);
    return null;
  });
}

function implementUpload(context: AppContext): void {
  const { upload } = contract;
  context.app.route({
    ...uploadRoute(context, upload),
    handler: (request, reply) =>
      withUpload(context, request, async (received) => {
        const call = await readCall(context, upload, request, reply, {}, received.fields);
        const id = await receive(context, call, received);
        return sendResponse(context, upload, request, reply, { Id: id });
      }),
  });
}

async function receive(
  context: AppContext,
  call: EndpointCall<typeof contract.upload>,
  { file, digest }: Upload,
): Promise<string> {
  const { input, principal, key, now, markReplayed, request } = call;
  const photoKey = photoKeyOf(key);
  const owner = await ownerOf(context.db, principal, input.activityId);
  const earlier = photoKey ? await findByKey(context.db, photoKey) : null;
  if (earlier) {
    if (earlier.digest !== digest || !isSender(earlier, owner)) throw keyReused();
    if (!earlier.removedAt && (await context.files.has(earlier.fileKey))) {
      markReplayed();
      return earlier.id;
    }
  }
  // Before the file is looked at, which is dear.
  await spendOnUpload(context, spenderOf(owner, request), now, file.content.length);
  const checked = await checkUpload(file);
  const fileKey = await context.files.keep(checked.content);
  const kept = { fileKey, mime: checked.mime, size: checked.content.length };
  const row = earlier
    ? await putBack(context.db, earlier, kept)
    : await write(context.db, {
        ...kept,
        ...owner,
        id: newSecretId(),
        photoKey,
        digest,
        source: input.from.slice(0, 200),
        description: input.description.slice(0, 2_000),
        createdAt: now,
      });
  if (row) return row.id;
  return receivedMeanwhile(context, photoKey, digest, owner, fileKey, markReplayed);
}

/** True for who sent it: also for the guest whose order a customer has claimed meanwhile. */
function isSender(row: Row, { customerId }: Owner): boolean {
  return row.customerId === customerId || (customerId === null && row.claimedAt !== null);
}

/** Another try of the same photo was faster: its answer is ours, our file is dropped. */
async function receivedMeanwhile(
  context: AppContext,
  photoKey: string | null,
  digest: string,
  owner: Owner,
  fileKey: string,
  markReplayed: () => void,
): Promise<string> {
  await context.files.forget(fileKey);
  const winner = photoKey ? await findByKey(context.db, photoKey) : null;
  if (!winner) throw keyInProgress();
  if (winner.digest !== digest || !isSender(winner, owner)) throw keyReused();
  markReplayed();
  return winner.id;
}

async function findByKey(db: Database, photoKey: string): Promise<Row | null> {
  const [row] = await db.select().from(prescriptions).where(eq(prescriptions.photoKey, photoKey));
  return row ?? null;
}

async function write(
  db: Database,
  row: typeof prescriptions.$inferInsert,
): Promise<Row | undefined> {
  const [written] = await db
    .insert(prescriptions)
    .values(row)
    .onConflictDoNothing({ target: prescriptions.photoKey })
    .returning();
  return written;
}

/** The same photo again after it was removed or its file was lost. */
async function putBack(
  db: Database,
  earlier: Row,
  kept: Pick<Row, 'fileKey' | 'mime' | 'size'>,
): Promise<Row | undefined> {
  const [written] = await db
    .update(prescriptions)
    .set({ ...kept, removedAt: null })
    .where(eq(prescriptions.id, earlier.id))
    .returning();
  return written;
}

/** Hidden from its owner at once; the bytes stay only where an order needs them. */
async function removePrescription(context: AppContext, row: Row, now: Date): Promise<void> {
  await context.db
    .update(prescriptions)
    .set({ removedAt: now })
    .where(eq(prescriptions.id, row.id));
  if (!(await isAttached(context.db, row.id))) await context.files.forget(row.fileKey);
}

/** True where a request or an order needs the file. */
async function isAttached(db: Database, id: string): Promise<boolean> {
  const inRequests = await db
    .select({ id: requestOrderPrescriptions.id })
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.prescriptionId, id))
    .limit(1);
  if (inRequests.length > 0) return true;
  const inOrders = await db
    .select({ id: orderPrescriptions.id })
    .from(orderPrescriptions)
    .where(eq(orderPrescriptions.prescriptionId, id))
    .limit(1);
  return inOrders.length > 0;
}

/** The bytes, to their owner alone; never on a public path, never shown but as a picture made by us. */
function serveFiles(context: AppContext): void {
  context.app.get<{ Params: { id: string } }>(
    `/${prescriptionFilePath}/:id`,
    async (request, reply) => {
      const options = { strict: true, grant: false };
      const principal = await authenticate(context.db, context.now(), request, options);
      if (principal.kind !== 'customer') throw signInNeeded();
      const { customerId } = principal;
      const event = { now: context.now(), ip: request.ip, customerId };
      const [row] = await context.db
        .select()
        .from(prescriptions)
        .where(
          and(eq(prescriptions.id, request.params.id), eq(prescriptions.customerId, customerId)),
        );
      if (!row || !(await context.files.has(row.fileKey))) {
        await recordEvent(context.db, { ...event, kind: 'prescription-refused' });
        throw notFound();
      }
      await recordEvent(context.db, { ...event, kind: 'prescription-read', about: row.id });
      return sendPrescription(reply, context.files, row);
    },
  );
}
