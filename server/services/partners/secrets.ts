/**
 * The encrypted secrets of the partners. Each belongs to the settings it was entered for, so that
 * changed settings cannot send it to somebody else (counter-362). Older secrets stay for older
 * settings, which the owner may restore.
 */
import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { secretPartners, type SecretPartner } from '#domain/partners.ts';
import type { Database } from '#server/db/database.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { newestRow } from '#server/services/shop/stored-rows.ts';
import type { Vault } from './vault.ts';

/** The name of the rows. No call of the counter reads them. */
const rowsOfPartner = (partner: SecretPartner) => `secret ${partner}`;

const storedSecret = v.object({ boundTo: v.string(), sealed: v.string() });

export interface FoundSecret {
  state: 'none' | 'stored' | 'other' | 'unreadable';
  /** '' unless it is `stored`. */
  text: string;
  savedBy: string;
  /** ISO, UTC; '' if there is none. */
  savedAt: string;
}

/** Looks for the secret of these settings. `recipe` describes where the secret is sent. */
export async function findSecret(
  db: Database,
  vault: Vault,
  partner: SecretPartner,
  recipe: string,
): Promise<FoundSecret> {
  const rows = await db
    .select()
    .from(shopSections)
    .where(eq(shopSections.name, rowsOfPartner(partner)))
    .orderBy(desc(shopSections.id));
  const boundTo = digestOf(recipe);
  const row = rows.find(({ value }) => v.parse(storedSecret, value).boundTo === boundTo);
  const newest = row ?? rows[0];
  if (!newest) return { state: 'none', text: '', savedBy: '', savedAt: '' };
  const saved = { savedBy: newest.savedBy, savedAt: newest.savedAt.toISOString() };
  if (!row) return { state: 'other', text: '', ...saved };
  const { sealed } = v.parse(storedSecret, row.value);
  const text = vault.open(purposeOf(partner, boundTo), sealed);
  if (text === null) return { state: 'unreadable', text: '', ...saved };
  return { state: 'stored', text, ...saved };
}

/** Whether a partner's newest secret cannot be decrypted, for example after a restore. */
export async function hasUnreadableSecret(db: Database, vault: Vault): Promise<boolean> {
  for (const partner of secretPartners) {
    const newest = await newestRow(db, rowsOfPartner(partner));
    if (!newest) continue;
    const { boundTo, sealed } = v.parse(storedSecret, newest.value);
    if (vault.open(purposeOf(partner, boundTo), sealed) === null) return true;
  }
  return false;
}

/** What the operator reads in that case. */
export const unreadableSecretSentence =
  'The keys of the SMS provider or the payment gateway cannot be decrypted here, because backups do not contain the file partner-key: the owner must enter them again at the counter (Shop).';

/** Encrypts and stores a secret for these settings. */
export async function storeSecret(
  db: Database,
  vault: Vault,
  by: AuditBy,
  { partner, recipe, secret }: { partner: SecretPartner; recipe: string; secret: string },
): Promise<void> {
  const boundTo = digestOf(recipe);
  const sealed = vault.seal(purposeOf(partner, boundTo), secret);
  await db.transaction(async (tx) => {
    await tx.insert(shopSections).values({
      name: rowsOfPartner(partner),
      value: { boundTo, sealed } satisfies v.InferInput<typeof storedSecret>,
      savedBy: by.actor,
      savedAt: by.now,
    });
    await writeAudit(tx, by, { action: 'shop secret', subject: partner, about: '' });
    await markCatalogueChanged(tx);
  });
}

/** Deletes every secret of the partner, in the caller's transaction. */
export async function deleteSecrets(
  tx: Database,
  by: AuditBy,
  partner: SecretPartner,
): Promise<void> {
  await tx.delete(shopSections).where(eq(shopSections.name, rowsOfPartner(partner)));
  await writeAudit(tx, by, { action: 'shop secret removed', subject: partner, about: '' });
  await markCatalogueChanged(tx);
}

function purposeOf(partner: SecretPartner, boundTo: string): string {
  return `${partner} ${boundTo}`;
}

export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
