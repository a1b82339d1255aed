/** The staff accounts of a demonstration (counter-13). A real shop never has them. */
import { createHmac } from 'node:crypto';
import { and, eq, inArray, or } from 'drizzle-orm';
import { needsSecondStep, staffNameKey, staffRoles } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { staff } from '#server/db/tables/staff.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { base32Of, sealTotp } from '#server/services/staff/second-step.ts';
import { seedCustomers } from './seed/people.ts';

/** A public password. */
export const demoStaffPassword = 'nirog-demo-counter';

/** One person per role, named after it. The ids identify the accounts later, for the removal. */
const people = staffRoles.map((role) => ({ id: `demo-${role}`, name: role, role }));

/**
 * The demo owner's secret for the authenticator app, in base32. It depends on the shop's secret,
 * because its codes must not be public.
 */
export function demoOwnerSecret(secret: string): string {
  return base32Of(createHmac('sha1', secret).update('owner of the demonstration').digest());
}

/**
 * Adds the demo staff, unless accounts with these names exist. It does nothing in the data of a
 * real shop, because a shop that is started without its settings by mistake also counts as a
 * demonstration.
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

/** Whether the demo customers exist. The first start of a real shop removes them. */
async function isOfDemonstration(db: Database): Promise<boolean> {
  const made = seedCustomers().map(({ phone, email }) =>
    and(eq(customers.phone, phone), eq(customers.email, email)),
  );
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(or(...made))
    .limit(1);
  return row !== undefined;
}

/** Removes the demo staff, even if their accounts were changed. Returns how many were removed. */
export async function removeDemoStaff(tx: Database): Promise<number> {
  const ids = people.map(({ id }) => id);
  const gone = await tx.delete(staff).where(inArray(staff.id, ids)).returning({ id: staff.id });
  return gone.length;
}
