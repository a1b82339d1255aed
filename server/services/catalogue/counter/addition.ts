/**
 * The submitted data of a new product. The product may be sold or changed before the same form
 * arrives again (counter-154).
 */
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { productFieldNames, type ProductFields } from '#domain/shelf-product.ts';
import type { Database } from '#server/db/database.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';

export interface Addition {
  id: number;
  fields: ProductFields;
  stock: number;
}

/** Writes it to the audit log. */
export async function writeAddition(tx: Database, by: AuditBy, added: Addition): Promise<void> {
  await writeAudit(tx, by, entryOf(added));
}

/** Whether the product was added with exactly this data. */
export async function wasSentFirst(tx: Database, sent: Addition): Promise<boolean> {
  const { action, subject, about } = entryOf(sent);
  const entry = and(
    eq(auditEntries.action, action),
    eq(auditEntries.subject, subject),
    eq(auditEntries.about, about),
  );
  return (await tx.$count(auditEntries, entry)) > 0;
}

/** The audit entry: readable text with a digest of the submitted fields. */
function entryOf({ id, fields, stock }: Addition) {
  const sent = JSON.stringify(productFieldNames.map((name) => fields[name]));
  const digest = createHash('sha256').update(sent).digest('hex').slice(0, 8);
  const about = `${fields.name}, stock ${stock}, fields ${digest}`;
  return { action: 'products add', subject: String(id), about };
}
