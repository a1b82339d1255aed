/** Lists security events of accounts and prescriptions. */
import { and, desc, eq, gt, or, type SQL } from 'drizzle-orm';
import { canonicalPhone } from '#domain/phone.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { eventKinds, maskedPhone } from '#server/services/accounts/security-events.ts';
import { writeAudit } from '#server/services/audit.ts';
import { OperatorProblem, type Command } from './command-context.ts';

const day = 86_400_000;
const maxRows = 10_000;

/** `events list [--days 7] [--kind signed-in] [--phone 01712345678] [--most 200]`: newest first. */
export const listEvents: Command = async (context) => {
  const { db, now, options } = context;
  const days = wholeNumber(options['days'] ?? '7', 'days', 36_500);
  const maxEvents = wholeNumber(options['most'] ?? '200', 'most', maxRows);
  const wanted: (SQL | undefined)[] = [
    gt(securityEvents.createdAt, new Date(now.getTime() - days * day)),
  ];
  const kind = options['kind'];
  if (kind !== undefined) {
    if (!eventKinds.some((one) => one === kind)) {
      throw new OperatorProblem(`--kind is one of: ${eventKinds.join(', ')}.`);
    }
    wanted.push(eq(securityEvents.kind, kind));
  }
  const typed = options['phone'];
  if (typed !== undefined) {
    const phone = canonicalPhone(typed);
    if (!phone) throw new OperatorProblem(`"${typed}" is no mobile number.`);
    const [customer] = await db.select().from(customers).where(eq(customers.phone, phone));
    const ofAccount = customer ? eq(securityEvents.customerId, customer.id) : undefined;
    const ofNobody = and(
      eq(securityEvents.customerId, ''),
      eq(securityEvents.phone, maskedPhone(phone)),
    );
    wanted.push(or(ofAccount, ofNobody));
  }
  const rows = await db
    .select()
    .from(securityEvents)
    .where(and(...wanted))
    .orderBy(desc(securityEvents.createdAt), desc(securityEvents.id))
    .limit(maxEvents);
  const about = Object.entries(options).map(([name, value]) => `--${name} ${value}`);
  const shownOptions =
    typed === undefined ? about : about.filter((one) => !one.startsWith('--phone'));
  await writeAudit(db, context, {
    action: 'events list',
    subject: maskedPhone(canonicalPhone(typed ?? '') ?? ''),
    about: shownOptions.join(' '),
  });
  return rows.length === 0 ? ['Nothing.'] : rows.map(lineOf);
};

function lineOf(row: typeof securityEvents.$inferSelect): string {
  const { kind, customerId, phone, prefix, about, times, createdAt } = row;
  const who = [phone, customerId && `(${customerId})`].filter(Boolean).join(' ') || 'nobody known';
  const often = times > 1 ? `×${times}` : '';
  const words = [createdAt.toISOString(), kind, who, `from ${prefix}`, about, often];
  return words.filter(Boolean).join('  ');
}

function wholeNumber(text: string, name: string, max: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > max) {
    throw new OperatorProblem(`--${name} is a whole number from 1 to ${max}.`);
  }
  return number;
}
