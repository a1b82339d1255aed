/** Trying passwords: after five wrong ones in a row only a one-time code helps (sign-in-37). */
import { eq, lt, sql } from 'drizzle-orm';
import { addressPrefix } from './address-prefix.ts';
import type { Database } from '#server/db/database.ts';
import { passwordFailures } from '#server/db/tables/sign-in.ts';
import { minute, countAttempt } from './attempt-limits.ts';
import { isPassword } from './passwords.ts';

const mostFailures = 5;

export interface PasswordTry {
  /** Canonical. */
  phone: string;
  password: string;
  /** Null for an unknown phone, and for an account without a password. */
  hash: string | null;
  ip: string;
  now: Date;
}

export type PasswordOutcome = 'right' | 'wrong' | 'code-needed' | 'too-many';

/** The failure is counted before the password is looked at, and taken back when it was right. */
export async function tryPassword(db: Database, tried: PasswordTry): Promise<PasswordOutcome> {
  const { phone, password, hash, ip, now } = tried;
  const within = 15 * minute;
  const exceeded = await db.transaction((tx) =>
    countAttempt(tx, now, [
      { kind: 'password-prefix', subject: addressPrefix(ip), allowances: [{ most: 300, within }] },
      { kind: 'password-all', subject: '', allowances: [{ most: 5_000, within }] },
    ]),
  );
  if (exceeded) return 'too-many';
  const counted = await db
    .insert(passwordFailures)
    .values({ phone, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: passwordFailures.phone,
      set: { failures: sql`${passwordFailures.failures} + 1`, lastAt: now },
      setWhere: lt(passwordFailures.failures, mostFailures),
    })
    .returning({ failures: passwordFailures.failures });
  if (counted.length === 0) return 'code-needed';
  if (!(await isPassword(password, hash))) return 'wrong';
  await forgetFailures(db, phone);
  return 'right';
}

/** The phone's owner has shown that it is theirs. */
export async function forgetFailures(db: Database, phone: string): Promise<void> {
  await db.delete(passwordFailures).where(eq(passwordFailures.phone, phone));
}
