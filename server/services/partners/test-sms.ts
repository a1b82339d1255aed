/** Sends a test code with the settings that the owner has entered (counter-365). */
import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { smsFailures } from '#domain/partners.ts';
import type { Database } from '#server/db/database.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import { sendWith, type SmsOutcome } from '#server/services/sms/http-gateway.ts';
import { partnerRefusals, testSmsText } from '#text/counter/partners.ts';
import { speak, type Language } from '#text/sentences.ts';
import type { Partners } from './partners.ts';
import { digestOf } from './secrets.ts';
import { requireFewTests, testRows } from './tests-of-partner.ts';

export const storedSmsTest = v.object({
  failure: v.nullable(v.picklist(smsFailures)),
  status: v.number(),
  /** The beginning of the provider's response, without the key. */
  reply: v.string(),
  /** The digest of the settings that were tried. */
  recipe: v.string(),
});
type StoredSmsTest = v.InferInput<typeof storedSmsTest>;

const longestReply = 200;

/** Sends a code. Throws a refusal if nothing is entered or if too many were sent. */
export async function sendTestSms(
  { db, partners }: { db: Database; partners: Partners },
  by: AuditBy,
  message: { phone: string; shop: string; language: Language },
): Promise<Omit<StoredSmsTest, 'recipe'> & { code: string }> {
  const { partner, template, secret, recipe } = await partners.readSms();
  if (!template && partner.url === '') throw new Refusal(partnerRefusals.nothingEntered);
  await requireFewTests(db, 'sms', by.now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const text = speak(testSmsText, message.language).code(code, message.shop);
  const outcome: SmsOutcome = template
    ? await sendWith(template, { phone: message.phone, text }, partners.fetchers.sms)
    : { failure: 'noKey', status: 0, reply: '' };
  // The key of an environment variable stands anywhere in its settings, so it cannot be recognised.
  const isOfMachine = partners.setBy.sms === 'machine';
  const reply = isOfMachine ? '' : withoutSecret(outcome.reply, secret.text);
  const test = { failure: outcome.failure, status: outcome.status, reply };
  await db.transaction(async (tx) => {
    await tx.insert(shopSections).values({
      name: testRows('sms'),
      value: { ...test, recipe: digestOf(recipe) } satisfies StoredSmsTest,
      savedBy: by.actor,
      savedAt: by.now,
    });
    const about = test.failure ?? 'sent';
    await writeAudit(tx, by, {
      action: 'shop test',
      subject: 'sms',
      about,
    });
  });
  return { ...test, code };
}

/** The beginning of a partner's words on one line, without the secret in any of its spellings. */
export function withoutSecret(reply: string, secret: string): string {
  const spellings = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  const hidden = spellings
    .filter((spelling) => spelling !== '')
    .reduce((text, spelling) => text.replaceAll(spelling, '•••'), reply);
  return hidden
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestReply);
}
