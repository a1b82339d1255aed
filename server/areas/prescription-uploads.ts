/** Receives an uploaded prescription once per key, from a customer or a guest. */
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/prescriptions.ts';
import type { Database } from '#server/db/database.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import {
  authenticateCall,
  readCall,
  readKey,
  sendResponse,
  type EndpointCall,
} from '#server/endpoint/implement.ts';
import {
  announcedBytes,
  uploadRoute,
  withUpload,
  type Upload,
} from '#server/endpoint/read-upload.ts';
import { spend } from '#server/endpoint/consume-budget.ts';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { keyInProgress, keyReused } from '#server/services/failures.ts';
import { ownerOf, photoKeyOf, type Owner } from '#server/services/idempotency-keys.ts';
import {
  openGuestReservation,
  type GuestReservation,
} from '#server/services/prescriptions/guest-uploads.ts';
import { storePrescription } from '#server/services/prescriptions/store-prescription.ts';
import { checkUpload } from '#server/services/uploads/check-upload.ts';

type Row = typeof prescriptions.$inferSelect;

const { upload } = contract;

export function implementPrescriptionUpload(context: AppContext): void {
  context.app.route({
    ...uploadRoute(context, upload),
    handler: async (request, reply) => {
      const reservation = await reserveSpace(context, request);
      // Space that cannot be released is freed when its reservation expires.
      const release = () => reservation.release().catch(() => undefined);
      try {
        const id = await withUpload(context, request, async (received) => {
          // Authenticates again, because the upload may have taken minutes.
          const call = await readCall(context, upload, request, reply, {}, received.fields);
          return receive(context, call, received, reservation);
        });
        // Released before the response, so that the stored file is not counted twice.
        await release();
        return await sendResponse(context, upload, request, reply, { Id: id });
      } finally {
        await release();
      }
    },
  });
}

/** Reserves space for a guest's upload before any of it is received (prescriptions-67). */
async function reserveSpace(
  context: AppContext,
  request: FastifyRequest,
): Promise<GuestReservation> {
  const now = context.now();
  const principal = await authenticateCall(context, upload, now, request);
  const reservation = openGuestReservation(context, now);
  if (principal.kind === 'customer') return reservation;
  const photoKey = photoKeyOf(readKey(request));
  const earlier = photoKey ? await findByKey(context.db, photoKey) : null;
  // The file is already stored and counted.
  if (earlier && (await isHere(context, earlier))) return reservation;
  await reservation.hold(announcedBytes(request));
  return reservation;
}

async function isHere({ files }: AppContext, row: Row): Promise<boolean> {
  return !row.removedAt && files.has(row.fileKey);
}

async function receive(
  context: AppContext,
  call: EndpointCall<typeof upload>,
  { file, digest }: Upload,
  reservation: GuestReservation,
): Promise<string> {
  const { input, principal, key, now, markReplayed, request } = call;
  const photoKey = photoKeyOf(key);
  const owner = await ownerOf(context.db, principal, input.activityId);
  const earlier = photoKey ? await findByKey(context.db, photoKey) : null;
  if (earlier) {
    if (earlier.digest !== digest || !isSender(earlier, owner)) throw keyReused();
    if (await isHere(context, earlier)) {
      markReplayed();
      return earlier.id;
    }
  }
  // Before the file is checked, which is expensive.
  const bytes = file.content.length;
  await spend(context, { owner, request, now }, { writes: 1, 'upload-bytes': bytes });
  const checked = await checkUpload(file);
  // Re-encoding may have made the file larger.
  if (!owner.customerId) await reservation.hold(checked.content.length);
  const { db, files } = context;
  const row = {
    ...owner,
    id: newSecretId(),
    photoKey,
    digest,
    source: input.from.slice(0, 200),
    description: input.description.slice(0, 2_000),
    createdAt: now,
  };
  const id = await storePrescription({ db, files, now }, { checked, row, earlier });
  return id ?? receivedMeanwhile(context, photoKey, digest, owner, markReplayed);
}

/** True for the sender, also for a guest whose order a customer has claimed meanwhile. */
function isSender(row: Row, { customerId }: Owner): boolean {
  return row.customerId === customerId || (customerId === null && row.claimedAt !== null);
}

/** A concurrent try of the same photo was faster, so this returns its id. */
async function receivedMeanwhile(
  context: AppContext,
  photoKey: string | null,
  digest: string,
  owner: Owner,
  markReplayed: () => void,
): Promise<string> {
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
