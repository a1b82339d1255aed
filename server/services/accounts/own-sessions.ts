/** Lists and ends a customer's own sessions (customer-area-173, customer-area-174). */
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/tables/sign-in.ts';
import { holdSessions, livingSession, revokeSessions } from './sessions.ts';

/** The active sessions of a customer, the most recently used first. */
export function sessionsOf(db: Database, now: Date, customerId: string) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), livingSession(now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt));
}

/** Groups sessions by device, because repeated sign-ins on one device are one entry. */
export function byDevice(rows: readonly SessionRow[], ownHash: string): DeviceSessions[] {
  const devices = new Map<string, DeviceSessions>();
  for (const row of rows) {
    const device = row.deviceId ?? row.id;
    const known = devices.get(device);
    const isThis = row.tokenHash === ownHash || (known?.isThis ?? false);
    const { id, openedOn, usedAt } = known ?? row;
    const openedAt = known && known.openedAt < row.createdAt ? known.openedAt : row.createdAt;
    devices.set(device, { id, openedOn, openedAt, usedAt, isThis });
  }
  return [...devices.values()];
}

type SessionRow = typeof sessions.$inferSelect;

interface DeviceSessions {
  /** The id of the most recently used session, which represents all of the device. */
  id: string;
  openedOn: string;
  /** The time at which the first of them was opened. */
  openedAt: Date;
  usedAt: Date;
  isThis: boolean;
}

/**
 * Ends the customer's sessions on one device, given the id of any of them; false if the customer
 * has no such active session.
 */
export async function endOwnSession(
  db: Database,
  now: Date,
  customerId: string,
  id: string,
): Promise<boolean> {
  const own = and(eq(sessions.customerId, customerId), livingSession(now));
  const named = and(own, eq(sessions.id, id));
  const [session] = await db.select({ deviceId: sessions.deviceId }).from(sessions).where(named);
  if (!session) return false;
  const { deviceId } = session;
  const onDevice = deviceId === null ? named : and(own, eq(sessions.deviceId, deviceId));
  return (await endHeld(db, now, onDevice)) > 0;
}

/** Ends every active session of the customer except one. Returns their number. */
export async function endOtherSessions(
  db: Database,
  now: Date,
  customerId: string,
  currentHash: string,
): Promise<number> {
  const others = and(
    eq(sessions.customerId, customerId),
    ne(sessions.tokenHash, currentHash),
    livingSession(now),
  );
  return endHeld(db, now, others);
}

/** Ends the sessions, including those whose token is being reissued. Returns their number. */
function endHeld(db: Database, now: Date, which: SQL | undefined): Promise<number> {
  return db.transaction(async (tx) => {
    const hashes = await holdSessions(tx, which);
    await revokeSessions(tx, now, hashes);
    return hashes.length;
  });
}
