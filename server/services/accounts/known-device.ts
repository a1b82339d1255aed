/**
 * Devices on which a phone's owner has signed in. They are known as long as their sessions are
 * stored (90 days, active or ended).
 */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customers, sessions } from '#server/db/tables/sign-in.ts';

/** A subquery of the devices that have signed in to this phone's account. */
export function devicesOf(db: Database, phone: string) {
  return db
    .select({ deviceId: sql<string>`${sessions.deviceId}` })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(customers.phone, phone), isNotNull(sessions.deviceId)));
}

/** Whether the device has signed in to this phone's account before (sign-in-92). */
export async function isKnownDevice(
  db: Database,
  phone: string,
  deviceId: string | null,
): Promise<boolean> {
  if (!deviceId) return false;
  const [known] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(customers.phone, phone), eq(sessions.deviceId, deviceId)))
    .limit(1);
  return known !== undefined;
}
