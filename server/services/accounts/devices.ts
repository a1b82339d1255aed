import { eq, sql } from 'drizzle-orm';
import { noActivityId } from '#contract/wire.ts';
import type { Database } from '#server/db/database.ts';
import { deviceActivities, devices } from '#server/db/tables/devices.ts';

/** Limits the update of `usedAt` to once per day. */
const isStale = sql`${devices.usedAt} < now() - interval '1 day'`;

/** Returns the device of an ActivityId; null before registration and for unknown ids. */
export async function deviceOf(db: Database, activityId: string): Promise<string | null> {
  if (activityId === noActivityId) return null;
  const [activity] = await db
    .select({ deviceId: deviceActivities.deviceId, isStale: isStale.mapWith(Boolean) })
    .from(deviceActivities)
    .innerJoin(devices, eq(devices.id, deviceActivities.deviceId))
    .where(eq(deviceActivities.id, activityId));
  if (!activity) return null;
  const { deviceId } = activity;
  // Devices without activity are deleted after a time, so record this activity.
  if (activity.isStale)
    await db
      .update(devices)
      .set({ usedAt: sql`now()` })
      .where(eq(devices.id, deviceId));
  return deviceId;
}
