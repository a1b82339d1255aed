/** The people at the counter of a demonstration (counter-13): never of a shop. */
import { createHmac } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import { needsSecondStep, staffNameKey, staffRoles } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { staff } from '#server/db/tables/staff.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { base32Of, sealTotp } from '#server/services/staff/second-step.ts';
import { seedCustomers } from './seed/people.ts';

/** Everybody can read it. */
export const demoStaffPassword = 'nirog-demo-counter';

/** One of each role, named as it: what a demonstration has made is known again by these ids. */
const people = staffRoles.map((role) => ({ id: `demo-${role}`, name: role, role }));

/** The secret of the demonstration's owner, in base32: this shop's alone, for its code is not to be public. */
export function demoOwnerSecret(secret: string): string {
  return base32Of(createHmac('sha1', secret).update('owner of the demonstration').digest());
}

/**
 * Puts them on the list where they, or others of their names, are not there yet, and never into
 * the data of a shop: one that is started without its settings by mistake calls itself a demonstration.
 */
export async function ensureDemoStaff(db: Database, secret: string, now: Date): Promise<void> {
  const there = await db
    .select({ id: staff.id })
    .from(staff)
    .where(
      inArray(
        staff.nameKey,
        people.map(({ name }) => staffNameKey(name)),
      ),
    );
  if (there.length === people.length || !(await isOfDemonstration(db))) return;
  const passwordHash = await hashPassword(demoStaffPassword);
  const ownerSecret = demoOwnerSecret(secret);
  const rows = people.map(({ id, name, role }) => ({
    id,
    name,
    nameKey: staffNameKey(name),
    role,
    passwordHash,
    totpSecret: needsSecondStep(role) ? sealTotp(ownerSecret, id, secret) : null,
    createdAt: now,
  }));
  await db.insert(staff).values(rows).onConflictDoNothing();
}

/** Its customers are here: the first start of a shop removes them. */
async function isOfDemonstration(db: Database): Promise<boolean> {
  const made = seedCustomers().map(({ phone, email }) =>
    and(eq(customers.phone, phone), eq(customers.email, email)),
  );
  const [found] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(or(...made))
    .limit(1);
  return found !== undefined;
}

/** Takes them off the list again, whatever was changed of them. Answers how many. */
export async function removeDemoStaff(tx: Database): Promise<number> {
  const ids = people.map(({ id }) => id);
  const gone = await tx.delete(staff).where(inArray(staff.id, ids)).returning({ id: staff.id });
  return gone.length;
}
