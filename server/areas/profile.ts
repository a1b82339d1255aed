/** The customer's own record, and the figures beside his name (S2 §3, §7). */
import { and, count, eq, isNull } from 'drizzle-orm';
import * as contract from '#contract/profile.ts';
import { takaFromPaisa } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { signInNeeded } from '#server/failures.ts';
import type { House } from '#server/house.ts';
import { customerOf, implement } from '#server/implement.ts';
import { walletOf } from '#server/wallets.ts';

export function implementProfile(house: House): void {
  const { db } = house;

  implement(house, contract.info, async ({ principal }) => {
    const customer = await readCustomer(db, customerOf(principal));
    return {
      Customer: {
        Name: customer.name,
        Email: customer.email,
        Phone: customer.phone,
        Image: customer.image,
        ...(await figuresOf(db, customer.id)),
      },
    };
  });

  implement(house, contract.summary, async ({ principal }) => {
    const id = customerOf(principal);
    const [unseen] = await db
      .select({ rows: count() })
      .from(notifications)
      .where(and(eq(notifications.customerId, id), isNull(notifications.seenAt)));
    return {
      NotificationCount: { NotificationCount: unseen?.rows ?? 0 },
      Customer: await figuresOf(db, id),
    };
  });
}

async function figuresOf(db: Database, customerId: string) {
  const { credit, due } = await walletOf(db, customerId);
  return { Cashback: takaFromPaisa(credit), Pending: takaFromPaisa(due) };
}

async function readCustomer(db: Database, id: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw signInNeeded();
  return customer;
}
