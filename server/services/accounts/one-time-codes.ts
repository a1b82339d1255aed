/**
 * One-time codes (sign-in-39, sign-in-40): six random digits of which only the HMAC is stored,
 * valid for five minutes and five tries, bound to the request and the device. A new code
 * invalidates the previous one.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { codeLength, codeLifetime, type CodePurpose } from '#domain/one-time-code.ts';
import type { Database } from '#server/db/database.ts';
import { oneTimeCodes, sessions } from '#server/db/tables/sign-in.ts';
import { countAttempt, type ExceededLimit } from './attempt-limits.ts';
import { confirmedBy, markConfirmed } from './confirmed.ts';
import { devicesOf, isKnownDevice } from './known-device.ts';
import { isReissuable } from './reissue.ts';
import { codeLimits, guessLimits, isOfPhone, type Asker } from './sign-in-limits.ts';
import { newSecretId } from './tokens.ts';

const maxTries = 5;

export interface CodeWish extends Asker {
  purpose: CodePurpose;
  now: Date;
  secret: string;
}

export type NewCode = { id: string; code: string } | { exceeded: ExceededLimit };

/** Creates a code, unless a limit is exceeded. The digits exist only in the return value. */
export async function makeCode(db: Database, wish: CodeWish): Promise<NewCode> {
  const { purpose, phone, deviceId, now } = wish;
  const id = newSecretId();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const exceeded = await db.transaction(async (tx) => {
    const overLimit = await countAttempt(tx, now, codeLimits(wish));
    if (overLimit) return overLimit;
    const ended = and(eq(oneTimeCodes.phone, phone), endedBy(tx, wish));
    await tx
      .update(oneTimeCodes)
      .set({ usedAt: now })
      .where(and(isNull(oneTimeCodes.usedAt), ended));
    const endedIds = tx.select({ id: oneTimeCodes.id }).from(oneTimeCodes).where(ended);
    await tx
      .update(sessions)
      .set({ codeId: null })
      .where(and(isNotNull(sessions.codeId), inArray(sessions.codeId, endedIds)));
    await tx.insert(oneTimeCodes).values({
      id,
      purpose,
      phone,
      deviceId,
      codeHash: hashOf(wish.secret, id, code),
      createdAt: now,
      expiresAt: new Date(now.getTime() + codeLifetime),
    });
    return null;
  });
  return exceeded ? { exceeded } : { id, code };
}

/**
 * Matches the codes that a new code invalidates. A stranger's new code does not invalidate the code
 * that the owner's own device requested (sign-in-92).
 */
function endedBy(tx: Database, { phone, isKnown }: CodeWish) {
  if (isKnown) return undefined;
  return or(isNull(oneTimeCodes.deviceId), notInArray(oneTimeCodes.deviceId, devicesOf(tx, phone)));
}

export interface Guess {
  purposes: readonly CodePurpose[];
  id: string;
  code: string;
  deviceId: string | null;
  /** Null if the address identifies no neighbourhood. */
  neighbourhood: string | null;
  now: Date;
  secret: string;
  smsPerDay: number;
  /** The session that needs a confirmation, if any. It may repeat the code that confirmed it. */
  sessionHash?: string;
}

export type Guessed =
  | { kind: 'right'; id: string; phone: string }
  | { kind: 'wrong' }
  /** The code is no longer usable: its tries are used up, or it has expired. */
  | { kind: 'tries-used-up' }
  | { kind: 'expired' }
  /** The daily limit of guesses for this phone is reached. */
  | { kind: 'too-many' }
  /** The limit for this neighbourhood or for all strangers is reached. */
  | { kind: 'too-many-around' };

/**
 * Checks a guess. The try is counted and committed before the digits are compared, so that parallel
 * guesses cannot exceed the limit.
 */
export async function guessCode(db: Database, guess: Guess): Promise<Guessed> {
  const counted = await countGuess(db, guess);
  if (typeof counted === 'string') return { kind: counted };
  const given = Buffer.from(hashOf(guess.secret, guess.id, guess.code));
  const isRight = timingSafeEqual(given, Buffer.from(counted.codeHash));
  if (isRight) return { kind: 'right', id: counted.id, phone: counted.phone };
  return { kind: counted.tries >= maxTries ? 'tries-used-up' : 'wrong' };
}

/** Returns the code with the try counted, or the reason why the guess is not checked. */
async function countGuess(db: Database, guess: Guess) {
  const { id, now, deviceId } = guess;
  return db.transaction(async (tx) => {
    const [request] = await tx
      .select({ purpose: oneTimeCodes.purpose })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.id, id))
      // The lock waits for a concurrent use of the code, so that its session exists when the next
      // query runs.
      .for('update');
    if (!request || !guess.purposes.some((purpose) => purpose === request.purpose)) return 'wrong';
    const [code] = await tx
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} + 1` })
      .where(
        and(
          eq(oneTimeCodes.id, id),
          lt(oneTimeCodes.tries, maxTries),
          or(
            and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)),
            mayRepeatResponse(tx, guess),
          ),
          ofDevice(deviceId),
        ),
      )
      .returning();
    // An unusable code counts against no limit. Otherwise guesses at it could lock a phone out at
    // no cost.
    if (!code) return whyDead(tx, guess);
    const isKnown = await isKnownDevice(tx, code.phone, deviceId);
    const exceeded = await countAttempt(
      tx,
      now,
      guessLimits({ ...guess, phone: code.phone, isKnown }),
    );
    if (!exceeded) return code;
    return isOfPhone(exceeded) ? 'too-many' : 'too-many-around';
  });
}

/**
 * Returns the reason why a code takes no tries. Only the device that requested it learns more than
 * 'wrong', and it learns nothing about the phone, because codes are sent to every number.
 */
async function whyDead(tx: Database, guess: Guess) {
  const { id, now, deviceId } = guess;
  const [dead] = await tx
    .select({ tries: oneTimeCodes.tries, expiresAt: oneTimeCodes.expiresAt })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.id, id),
        or(isNull(oneTimeCodes.usedAt), mayRepeatResponse(tx, guess)),
        ofDevice(deviceId),
      ),
    );
  if (!dead) return 'wrong';
  if (dead.tries >= maxTries) return 'tries-used-up';
  return dead.expiresAt <= now ? 'expired' : 'wrong';
}

/** Marks a correct code as used; false if another request has used it already. */
export async function useCode(db: Database, now: Date, id: string): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/**
 * Uses a correct code as the session's confirmation. Also returns true if it was the confirmation
 * less than two minutes ago; the validity is not extended.
 */
export async function useAsProof(
  db: Database,
  now: Date,
  id: string,
  sessionHash: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (await useCode(tx, now, id)) {
      await markConfirmed(tx, now, sessionHash);
      return true;
    }
    const isOfSession = confirmedBy(tx, now, sessionHash);
    return (await tx.$count(oneTimeCodes, and(eq(oneTimeCodes.id, id), isOfSession))) > 0;
  });
}

/** Matches a used code whose response may have been lost. */
function mayRepeatResponse(tx: Database, guess: Guess) {
  const { sessionHash, now } = guess;
  const isConfirmed = sessionHash === undefined ? undefined : confirmedBy(tx, now, sessionHash);
  return or(reissues(tx, guess), isConfirmed);
}

/**
 * Matches a code whose session's token nobody has used yet. It may issue another token
 * (sign-in-96).
 */
export function reissues(db: Database, { deviceId, now }: Pick<Guess, 'deviceId' | 'now'>) {
  const reissuable = isReissuable(oneTimeCodes.id, deviceId, now);
  return exists(db.select({ id: sessions.id }).from(sessions).where(reissuable));
}

/**
 * Matches the device of the code. A phone may have registered after it requested the code; then the
 * request's id alone binds it.
 */
export function ofDevice(deviceId: string | null) {
  return or(
    isNull(oneTimeCodes.deviceId),
    deviceId ? eq(oneTimeCodes.deviceId, deviceId) : undefined,
  );
}

function hashOf(secret: string, id: string, code: string): string {
  return createHmac('sha256', `one-time-code ${secret}`).update(`${id}:${code}`).digest('hex');
}
