/** What the server removes now and then: whatever has outlived its purpose. */
import { and, eq, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { OpenDatabase } from '#server/db/database.ts';
import { errorReports } from '#server/db/tables/error-log.ts';
import { orderPrescriptions } from '#server/db/tables/orders.ts';
import { prescriptions, requestOrderPrescriptions } from '#server/db/tables/prescriptions.ts';
import {
  attempts,
  oneTimeCodes,
  passwordFailures,
  sessions,
  submissionGrants,
} from '#server/db/tables/sign-in.ts';
import { takenBack } from '#server/db/tables/taken-back.ts';
import { forgetOldChanges } from './catalogue/forget-changes.ts';
import { refreshPopularity } from './catalogue/popularity.ts';
import { eraseLeftovers } from './accounts/erase-account.ts';
import { forgetEvents } from './accounts/security-events.ts';
import { forgetPushes } from './push/deliver.ts';
import { removeIdleGuests } from './push/subscriptions.ts';
import { forgetOldPrescriptions } from './prescriptions/forget-old.ts';
import type { PrescriptionFiles } from './prescriptions/prescription-files.ts';
import { usualRetention, type Retention } from './retention.ts';

const day = 86_400_000;
/** Days for which files that no order needs, and what has ended, are kept. */
const unattachedDays = 30;
const endedDays = 90;
/** Days for which tries and codes are looked back at, and one more. */
const countedDays = 2;

export interface MaintenanceParts {
  database: OpenDatabase;
  files: PrescriptionFiles;
}

/** Drops what has outlived its purpose. Answers how many files went. */
export async function removeExpired(
  parts: MaintenanceParts,
  now: Date,
  { eventDays, prescriptionDays }: Retention = usualRetention,
): Promise<number> {
  const { db } = parts.database;
  const before = (days: number) => new Date(now.getTime() - days * day);
  await db.delete(submissionGrants).where(lt(submissionGrants.expiresAt, before(endedDays)));
  await db
    .delete(sessions)
    .where(or(lt(sessions.usedAt, before(endedDays)), lt(sessions.createdAt, before(endedDays))));
  await db.delete(errorReports).where(lt(errorReports.createdAt, before(endedDays)));
  await db.delete(attempts).where(lt(attempts.at, before(countedDays)));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.createdAt, before(countedDays)));
  await db.delete(takenBack).where(lt(takenBack.at, before(endedDays)));
  await forgetEvents(db, before(eventDays));
  for (const fileKey of await eraseLeftovers(db, now)) await parts.files.forget(fileKey);
  await forgetPushes(db, before(endedDays));
  await removeIdleGuests(db);
  await refreshPopularity(db, now);
  await forgetOldChanges(db);
  await db.delete(passwordFailures).where(lt(passwordFailures.lastAt, before(endedDays)));
  const old =
    prescriptionDays > 0
      ? await forgetOldPrescriptions(db, parts.files, before(prescriptionDays))
      : 0;
  return old + (await dropUnattached(parts, before(unattachedDays)));
}

/** A guest's uploads that never became part of an order; a customer's are their collection. */
async function dropUnattached(
  { database, files }: MaintenanceParts,
  before: Date,
): Promise<number> {
  const { db } = database;
  const inRequests = db
    .select({ one: sql`1` })
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.prescriptionId, prescriptions.id));
  const inOrders = db
    .select({ one: sql`1` })
    .from(orderPrescriptions)
    .where(eq(orderPrescriptions.prescriptionId, prescriptions.id));
  const dropped = await db
    .delete(prescriptions)
    .where(
      and(
        isNull(prescriptions.customerId),
        lt(prescriptions.createdAt, before),
        notExists(inRequests),
        notExists(inOrders),
      ),
    )
    .returning({ fileKey: prescriptions.fileKey });
  for (const { fileKey } of dropped) await files.forget(fileKey);
  return dropped.length;
}
