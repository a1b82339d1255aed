import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as contract from '#contract/devices.ts';
import { deviceActivities, devices } from '#server/db/tables/devices.ts';
import { notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { nobody, spend } from '#server/endpoint/consume-budget.ts';
import { implement } from '#server/endpoint/implement.ts';

const maxLength = 500;

export function implementDevices(context: AppContext): void {
  const { db } = context;

  implement(context, contract.set, async ({ input, now, request }) => {
    await spend(context, { owner: nobody, request, now }, { devices: 1 });
    const id = randomUUID();
    await db.insert(devices).values({
      id,
      appName: input.appName.slice(0, maxLength),
      language: input.language.slice(0, maxLength),
      platform: input.platform.slice(0, maxLength),
      userAgent: input.userAgent.slice(0, maxLength),
      createdAt: now,
    });
    return { Id: id };
  });

  implement(context, contract.activity, async ({ input, now, request }) => {
    const [device] = await db
      .select({ id: devices.id })
      .from(devices)
      .where(eq(devices.id, input.deviceId));
    if (!device) throw notFound();
    const owner = { customerId: null, deviceId: device.id };
    await spend(context, { owner, request, now }, { visits: 1 });
    const id = randomUUID();
    await db.insert(deviceActivities).values({ id, deviceId: device.id, createdAt: now });
    return { Id: id };
  });
}
