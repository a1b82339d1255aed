/** The tests that the owner makes with a partner. */
import { and, eq, gt } from 'drizzle-orm';
import type { SecretPartner } from '#domain/partners.ts';
import type { Database } from '#server/db/database.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { Refusal } from '#server/services/refusal.ts';
import { partnerRefusals } from '#text/counter/partners.ts';

/** The name of the rows. */
export const testRows = (partner: SecretPartner) => `test ${partner}`;

/** Rows an hour. Each message costs money; a payment has a row for each of its states. */
const maxRowsPerHour: Record<SecretPartner, number> = { sms: 10, gateway: 50 };
const hour = 3_600_000;

/** Throws a refusal after too many tests within an hour. */
export async function requireFewTests(
  db: Database,
  partner: SecretPartner,
  now: Date,
): Promise<void> {
  const count = await db.$count(
    shopSections,
    and(
      eq(shopSections.name, testRows(partner)),
      gt(shopSections.savedAt, new Date(now.getTime() - hour)),
    ),
  );
  if (count >= maxRowsPerHour[partner]) throw new Refusal(partnerRefusals.tooManyTests);
}
