/** Periodic cleanup of expired data. */
import { and, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { arrivingFiles } from '#server/db/tables/prescriptions.ts';
import { devices } from '#server/db/tables/devices.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { budgets } from '#server/db/tables/budgets.ts';
import {
  attempts,
  oneTimeCodes,
  passwordFailures,
  sessions,
  submissionGrants,
} from '#server/db/tables/sign-in.ts';
import { staffSessions } from '#server/db/tables/staff.ts';
import { takenBack } from '#server/db/tables/taken-back.ts';
import { forgetOldChanges } from './catalogue/forget-changes.ts';
import { refreshPopularity } from './catalogue/popularity.ts';
import { eraseLeftovers } from './accounts/erase-account.ts';
import { forgetEvents } from './accounts/security-events.ts';
import { forgetReports } from './logs/forget-reports.ts';
import { forgetPushes } from './push/deliver.ts';
import { removeIdleGuests } from './push/subscriptions.ts';
import { forgetAllNoted } from './prescriptions/forgotten-files.ts';
import { dropUnused, isCrowded } from './prescriptions/guest-uploads.ts';
import { forgetOldPrescriptions } from './prescriptions/forget-old.ts';
import type { PrescriptionFiles } from './prescriptions/prescription-files.ts';
import { workLeases } from '#server/db/tables/work-leases.ts';
import { deleteInPortions } from './in-portions.ts';
import { endedStaffSession } from './staff/sessions.ts';
import { usualRetention, type Retention } from './retention.ts';

const day = 86_400_000;
/** Days after which uploaded files that no order uses are removed. */
const unattachedDays = 30;
/** The same while guests' files use half of their limit. The phone uploads a missing file again. */
const crowdedDays = 1;
const endedDays = 90;
/** Days of inactivity after which a phone must register again. */
const silentDays = 180;
/** Attempts and codes count for one day; they are stored for one day more. */
const countedDays = 2;

export interface MaintenanceParts {
  database: OpenDatabase;
  files: PrescriptionFiles;
}

/**
 * Removes expired data in portions (running-9). Returns the number of removed files. A failing step
 * does not stop the others; the first failure is thrown at the end.
 */
export async function removeExpired(
  parts: MaintenanceParts,
  now: Date,
  retention: Retention = usualRetention,
): Promise<number> {
  const { db } = parts.database;
  const before = (days: number) => new Date(now.getTime() - days * day);
  const failures: unknown[] = [];
  let files = 0;
  const tasks: (() => Promise<unknown>)[] = [
    ...expiredRows(db, now, before),
    () => forgetReports(db, before(endedDays)),
    () => forgetEvents(db, before(retention.eventDays)),
    () => eraseLeftovers(db, now),
    () => forgetPushes(db, before(endedDays)),
    () => removeIdleGuests(db),
    () => refreshPopularity(db, now),
    () => forgetOldChanges(db),
    async () => {
      files += await oldPrescriptions(parts, before, retention);
    },
    async () => {
      files += await dropUnused(db, parts.files, before(unattachedDays));
    },
    () => forgetFiles(parts, now),
  ];
  for (const task of tasks) await task().catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
  return files;
}

/** Rows that expire by age alone. */
function expiredRows(
  db: Database,
  now: Date,
  before: (days: number) => Date,
): (() => Promise<number>)[] {
  const ended = before(endedDays);
  const counted = before(countedDays);
  const isOld = or(lt(sessions.usedAt, ended), lt(sessions.createdAt, ended));
  const grant = submissionGrants;
  return [
    () => deleteInPortions(db, grant, grant.tokenHash, lt(grant.expiresAt, now)),
    () => deleteInPortions(db, arrivingFiles, arrivingFiles.id, lt(arrivingFiles.until, now)),
    () => deleteInPortions(db, sessions, sessions.tokenHash, isOld),
    () => deleteInPortions(db, staffSessions, staffSessions.tokenHash, endedStaffSession(now)),
    () => deleteInPortions(db, workLeases, workLeases.subjectId, lt(workLeases.endsAt, before(1))),
    () => deleteInPortions(db, attempts, attempts.id, lt(attempts.at, counted)),
    () => deleteInPortions(db, budgets, budgets.subject, lt(budgets.since, counted)),
    () => deleteInPortions(db, devices, devices.id, lt(devices.usedAt, before(silentDays))),
    () => deleteInPortions(db, oneTimeCodes, oneTimeCodes.id, lt(oneTimeCodes.createdAt, counted)),
    () => deleteInPortions(db, stockRequests, stockRequests.id, isStale(ended)),
    () => deleteInPortions(db, takenBack, takenBack.submissionKey, lt(takenBack.at, ended)),
    () =>
      deleteInPortions(
        db,
        passwordFailures,
        passwordFailures.phone,
        lt(passwordFailures.lastAt, ended),
      ),
  ];
}

/**
 * Matches back-in-stock requests that have expired: those without a phone number, and guests'
 * requests that were answered. Unanswered requests with a number do not expire (counter-244).
 */
function isStale(ended: Date): SQL | undefined {
  return or(
    and(isNull(stockRequests.phone), lt(stockRequests.createdAt, ended)),
    and(isNull(stockRequests.customerId), lt(stockRequests.answeredAt, ended)),
  );
}

function oldPrescriptions(
  { database, files }: MaintenanceParts,
  before: (days: number) => Date,
  { prescriptionDays }: Retention,
): Promise<number> {
  if (prescriptionDays === 0) return Promise.resolve(0);
  return forgetOldPrescriptions(database.db, files, before(prescriptionDays));
}

/** Removes files that are no longer referenced, including those whose earlier removal failed. */
export function forgetFiles({ database: { db }, files }: MaintenanceParts, now: Date) {
  return forgetAllNoted({ db, files }, now);
}

/**
 * Hourly cleanup: removes unused uploads earlier while guests' files use half of their limit.
 * Returns the number of removed files.
 */
export async function freeUploadSpace(
  { database: { db }, files }: MaintenanceParts,
  now: Date,
  guestUploadBytes: number,
): Promise<number> {
  if (!(await isCrowded(db, guestUploadBytes))) return 0;
  return dropUnused(db, files, new Date(now.getTime() - crowdedDays * day));
}
