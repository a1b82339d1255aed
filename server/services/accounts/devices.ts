import { eq } from 'drizzle-orm';
import { noActivityId } from '#contract/wire.ts';
import type { Database } from '#server/db/database.ts';
import { deviceActivities } from '#server/db/tables/devices.ts';

/** The device behind an ActivityId; null before registration and for ids that are none. */
export async function deviceOf(db: Database, activityId: string): Promise<string | null> {
  if (activityId === noActivityId) return null;
  const [activity] = await db
    .select({ deviceId: deviceActivities.deviceId })
    .from(deviceActivities)
    .where(eq(deviceActivities.id, activityId));
  return activity?.deviceId ?? null;
}
