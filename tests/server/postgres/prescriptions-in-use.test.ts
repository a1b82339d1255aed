import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { orderPrescriptions } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { forgetOldPrescriptions } from '#server/services/prescriptions/forget-old.ts';
import { dropUnused } from '#server/services/prescriptions/guest-uploads.ts';
import { days } from '#tests/server/support/codes.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedIn, uploadFile, useTestShop } from '#tests/server/support/test-shop.ts';
import { until } from '#tests/until.ts';

const shop = useTestShop();
let db: Database;

beforeAll(() => {
  ({ db } = shop.database);
});

const tomorrow = () => new Date(shop.clock.now.getTime() + days(1));

async function uploaded(colour: string, headers: Record<string, string> = {}): Promise<string> {
  return String((await uploadFile(shop, await aPhoto(colour), { headers })).envelope.Id);
}

/** Resolves when this many statements wait for a lock. */
async function waiting(count: number): Promise<void> {
  const asked = sql`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () =>
    expect(await rowsOf(db, v.object({ n: v.number() }), asked)).toEqual([{ n: count }]),
  );
}

/** Whether the file exists, and how many orders use it. */
async function isThere(id: string) {
  const [row] = await db.select().from(prescriptions).where(eq(prescriptions.id, id));
  const used = await db.$count(orderPrescriptions, eq(orderPrescriptions.prescriptionId, id));
  return { file: row ? await shop.files.has(row.fileKey) : false, used };
}

async function anOrderOf(ids: string[], headers: Record<string, string>) {
  const product = await setProduct(shop, { nth: 4, listPrice: 100_00, discount: 0, stock: 50 });
  const body = anOrder({ lines: [{ ...product, quantity: 1 }], changes: { ImgId: ids } });
  return () => place(shop, body, { ...headers, ...aKey() });
}

// prescriptions-66
it('an old prescription is kept if an order with it is placed while it is being deleted', async () => {
  const { id: customerId, headers } = await signedIn(shop, '01711110002');
  const id = await uploaded('#445566', headers);
  await db
    .update(prescriptions)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(prescriptions.id, id));
  const order = await anOrderOf([id], headers);
  let placing: ReturnType<typeof order> | undefined;
  let forgetting: Promise<number> | undefined;
  await db.transaction(async (tx) => {
    // The order has inserted its prescriptions and waits for this row in its last step.
    await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    placing = order();
    await waiting(1);
    forgetting = forgetOldPrescriptions(db, shop.files, new Date('2024-01-01'));
    await waiting(2);
  });
  expect((await placing)?.envelope.IsError).toBe(false);
  expect(await forgetting).toBe(0);
  expect(await isThere(id)).toEqual({ file: true, used: 1 });
});

// prescriptions-34
it('a visitor’s unused file is kept if it becomes part of an order while it is being deleted, and others are deleted', async () => {
  const { headers } = await signedIn(shop, '01711110003');
  const placed = await (await anOrderOf([], headers))();
  const orderId = placedIn(placed.envelope.Data).Id;
  const [used, unused] = [await uploaded('#556677'), await uploaded('#667788')];
  let dropping: Promise<number> | undefined;
  await db.transaction(async (tx) => {
    await tx.insert(orderPrescriptions).values({ orderId, prescriptionId: used, position: 1 });
    dropping = dropUnused(db, shop.files, tomorrow());
    await waiting(1);
  });
  expect(await dropping).toBe(1);
  expect(await isThere(used)).toEqual({ file: true, used: 1 });
  expect(await isThere(unused)).toEqual({ file: false, used: 0 });
});
