/** Signed-in sessions: idle for 14 days or 60 days old they end (design, security). */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashToken, newToken } from '#server/tokens.ts';
import type { Database } from './database.ts';
import { sessions } from './tables/sign-in.ts';

const day = 86_400_000;
const idleDays = 14;
const absoluteDays = 60;
/** A session's last use is written at most this often, in milliseconds. */
const touchEvery = 3_600_000;

/** Opens a session and hands out its token, the only time that it exists outside the phone. */
export async function createSession(
  db: Database,
  now: Date,
  customerId: string,
  deviceId: string | null = null,
): Promise<string> {
  const token = newToken();
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), customerId, deviceId, createdAt: now, usedAt: now });
  return token;
}

/** The living session of a token, or null. */
export async function findSession(
  db: Database,
  now: Date,
  token: string,
): Promise<{ customerId: string; tokenHash: string } | null> {
  const tokenHash = hashToken(token);
  const [session] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isNull(sessions.revokedAt),
        gt(sessions.usedAt, new Date(now.getTime() - idleDays * day)),
        gt(sessions.createdAt, new Date(now.getTime() - absoluteDays * day)),
      ),
    );
  if (!session) return null;
  if (now.getTime() - session.usedAt.getTime() > touchEvery) {
    await db.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { customerId: session.customerId, tokenHash };
}
