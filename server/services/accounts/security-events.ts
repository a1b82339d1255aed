/**
 * The log of security events for accounts and prescriptions, for the shop's staff (`npm run
 * operator -- events list`).
 */
import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { deleteBeyond, deleteInPortions } from '#server/services/in-portions.ts';
import { addressPrefix } from './address-prefix.ts';

/**
 * `about` is, depending on the kind, the sign-in method, the reason of a refusal, the exceeded
 * limit, the ended sessions or a prescription's id.
 */
export const eventKinds = [
  'code-sent',
  'code-refused',
  'signed-in',
  'sign-in-refused',
  'locked-out',
  'password-reset',
  'signed-out',
  'prescription-read',
  'prescription-refused',
  'data-exported',
  'account-erased',
  'staff-signed-in',
  'staff-refused',
  'staff-locked-out',
  'staff-signed-out',
  'coupon-refused',
] as const;

export type EventKind = (typeof eventKinds)[number];

export interface SecurityEvent {
  kind: EventKind;
  now: Date;
  /** The full address. Only its prefix is stored. */
  ip: string;
  customerId?: string;
  /** The canonical form, `01XXXXXXXXX`. Only its first and last digits are stored. */
  phone?: string;
  about?: string;
}

const minute = 60_000;

/**
 * `01712345678` → `017*****678`: enough to recognise one's own number, but not to identify someone
 * else's.
 */
export function maskedPhone(phone: string): string {
  return phone === '' ? '' : `${phone.slice(0, 3)}*****${phone.slice(-3)}`;
}

/**
 * Records the event before the response is sent. Repetitions within a minute increase the count of
 * the same row.
 */
export async function recordEvent(db: Database, event: SecurityEvent): Promise<void> {
  const { kind, now, ip, customerId = '', phone = '', about = '' } = event;
  await db
    .insert(securityEvents)
    .values({
      kind,
      customerId,
      phone: maskedPhone(phone),
      prefix: addressPrefix(ip),
      about,
      minute: new Date(Math.floor(now.getTime() / minute) * minute),
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: [
        securityEvents.minute,
        securityEvents.kind,
        securityEvents.customerId,
        securityEvents.phone,
        securityEvents.prefix,
        securityEvents.about,
      ],
      set: { times: sql`${securityEvents.times} + 1` },
    });
}

/** Kinds that anybody can cause without an account. */
const anybodys: EventKind[] = [
  'code-sent',
  'code-refused',
  'sign-in-refused',
  'locked-out',
  'staff-refused',
  'staff-locked-out',
  'coupon-refused',
];
/**
 * The maximum number of rows of those kinds. A flood only displaces events of these kinds, never
 * the record of who read a prescription.
 */
const maxAnonymousEvents = 500_000;

/**
 * Deletes, in portions, events older than `before`, and the oldest events of the kinds that anybody
 * can cause beyond `maxEvents` rows.
 */
export async function forgetEvents(
  db: Database,
  before: Date,
  maxEvents = maxAnonymousEvents,
): Promise<void> {
  const { id, createdAt } = securityEvents;
  await deleteInPortions(db, securityEvents, id, lt(createdAt, before));
  await deleteBeyond(db, securityEvents, id, {
    maxRows: maxEvents,
    of: inArray(securityEvents.kind, anybodys),
  });
}
