/** Devices on which a phone's owner has signed in, as long as their sessions are remembered (90 days, ended or not). */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { customers, sessions } from '#server/db/tables/sign-in.ts';

/** The ids of the devices that have signed in to this phone's account, to be asked within another question. */
export function devicesOf(db: Database, phone: string) {
  return db
    .select({ deviceId: sql<string>`${sessions.deviceId}` })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(customers.phone, phone), isNotNull(sessions.deviceId)));
}

/** True for a device that has signed in to this phone's account before (sign-in-92). */
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
