/** The customer's profile and the amounts beside the name (customer-area-7, customer-area-107). */
import { and, eq, isNull } from 'drizzle-orm';
import * as contract from '#contract/profile.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { tidyLine } from '#domain/plain-text.ts';
import { isEmailOrNone, profileLimits } from '#domain/profile.ts';
import type { Database } from '#server/db/database.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { malformed, notFound, signInNeeded } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { Refusal } from '#server/services/refusal.ts';
import { walletOf } from '#server/services/accounts/wallets.ts';
import { profileText } from '#text/profile.ts';
import { unpaidOf } from '#server/services/orders/order-rows.ts';
import { implementProfilePicture } from './profile-picture.ts';

export function implementProfile(context: AppContext): void {
  const { db } = context;

  implement(context, contract.info, async ({ principal }) => {
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

  implement(context, contract.summary, async ({ principal }) => {
    const id = customerOf(principal);
    const unseen = and(eq(notifications.customerId, id), isNull(notifications.seenAt));
    return {
      NotificationCount: { NotificationCount: await db.$count(notifications, unseen) },
      Customer: await figuresOf(db, id),
    };
  });

  implement(context, contract.updateInfo, async ({ input, principal }) => {
    const id = customerOf(principal);
    if (input.customerId !== id) throw notFound();
    const name = tidyLine(input.name);
    const email = tidyLine(input.email);
    if (name === '') throw new Refusal(profileText.nameRequired);
    if (!isEmailOrNone(email)) throw new Refusal(profileText.emailInvalid);
    if (name.length > profileLimits.name || email.length > profileLimits.email) throw malformed();
    await db.update(customers).set({ name, email }).where(eq(customers.id, id));
    return null;
  });

  implementProfilePicture(context);
}

/**
 * The wallet and the due amount (customer-area-8): the unpaid amounts of all orders plus the
 * earlier debt.
 */
async function figuresOf(db: Database, customerId: string) {
  const { credit, due } = await walletOf(db, customerId);
  const unpaid = await unpaidOf(db, customerId);
  return { Cashback: takaFromPaisa(credit), Pending: takaFromPaisa(due + unpaid) };
}

async function readCustomer(db: Database, id: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw signInNeeded();
  return customer;
}
