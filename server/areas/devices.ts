import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as contract from '#contract/devices.ts';
import { noActivityId } from '#contract/wire.ts';
import type { Database } from '#server/db/database.ts';
import { deviceActivities, devices } from '#server/db/tables/devices.ts';
import { notFound } from '#server/services/failures.ts';
import type { House } from '#server/services/house.ts';
import { implement } from '#server/endpoint/implement.ts';

const longest = 500;

export function implementDevices(house: House): void {
  const { db } = house;

  implement(house, contract.set, async ({ question, now }) => {
    const id = randomUUID();
    await db.insert(devices).values({
      id,
      appName: question.appName.slice(0, longest),
      language: question.language.slice(0, longest),
      platform: question.platform.slice(0, longest),
      userAgent: question.userAgent.slice(0, longest),
      createdAt: now,
    });
    return { Id: id };
  });

  implement(house, contract.activity, async ({ question, now }) => {
    const [device] = await db
      .select({ id: devices.id })
      .from(devices)
      .where(eq(devices.id, question.deviceId));
    if (!device) throw notFound();
    const id = randomUUID();
    await db.insert(deviceActivities).values({ id, deviceId: device.id, createdAt: now });
    return { Id: id };
  });
}

/** The device behind an ActivityId; null before registration and for ids that are none. */
export async function deviceOf(db: Database, activityId: string): Promise<string | null> {
  if (activityId === noActivityId) return null;
  const [activity] = await db
    .select({ deviceId: deviceActivities.deviceId })
    .from(deviceActivities)
    .where(eq(deviceActivities.id, activityId));
  return activity?.deviceId ?? null;
}
