/** Password tries. After five failures in a row only a one-time code is accepted (sign-in-37). */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { passwordFailures } from '#server/db/tables/sign-in.ts';
import { countAttempt } from './attempt-limits.ts';
import { passwordLimits } from './sign-in-limits.ts';
import { isPassword } from './passwords.ts';

const maxFailures = 5;

export interface PasswordTry {
  /** The canonical form, `01XXXXXXXXX`. */
  phone: string;
  password: string;
  /** Null for an unknown phone and for an account without a password. */
  hash: string | null;
  deviceId: string | null;
  /** The phone's owner has signed in on this device before. */
  isKnown: boolean;
  /** Null if the address identifies no neighbourhood. */
  neighbourhood: string | null;
  now: Date;
}

export type PasswordOutcome = 'right' | 'wrong' | 'code-needed' | 'too-many';

/**
 * Counts a failure before it checks the password. The count is undone if the password is correct or
 * could not be checked.
 */
export async function tryPassword(db: Database, tried: PasswordTry): Promise<PasswordOutcome> {
  const { phone, password, hash, now, isKnown } = tried;
  // The owner's own device has five tries of its own, so a stranger's failures do not lock it out
  // (sign-in-92).
  const deviceId = isKnown ? (tried.deviceId ?? '') : '';
  const exceeded = await db.transaction((tx) => countAttempt(tx, now, passwordLimits(tried)));
  if (exceeded) return 'too-many';
  const counted = await db
    .insert(passwordFailures)
    .values({ phone, deviceId, failures: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [passwordFailures.phone, passwordFailures.deviceId],
      set: { failures: sql`${passwordFailures.failures} + 1`, lastAt: now },
      setWhere: lt(passwordFailures.failures, maxFailures),
    })
    .returning({ failures: passwordFailures.failures });
  if (counted.length === 0) return 'code-needed';
  const own = and(eq(passwordFailures.phone, phone), eq(passwordFailures.deviceId, deviceId));
  const isRight = await isPassword(password, hash).catch(async (failure: unknown) => {
    // The password was not checked, because too many hashes are waiting.
    const failures = sql`greatest(0, ${passwordFailures.failures} - 1)`;
    await db.update(passwordFailures).set({ failures }).where(own);
    throw failure;
  });
  if (!isRight) return 'wrong';
  await db.delete(passwordFailures).where(own);
  return 'right';
}

/** Resets the failures after the owner has verified the phone number. */
export async function forgetFailures(db: Database, phone: string): Promise<void> {
  await db.delete(passwordFailures).where(eq(passwordFailures.phone, phone));
}
