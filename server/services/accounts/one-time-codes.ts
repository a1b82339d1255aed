/**
 * One-time codes (sign-in-39, sign-in-40): six digits from the system's randomness,
 * only their HMAC kept, good for five minutes and five tries, bound to the
 * request and the device. A new one kills the old.
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

const mostTries = 5;

export interface CodeWish extends Asker {
  purpose: CodePurpose;
  now: Date;
  secret: string;
}

export type NewCode = { id: string; code: string } | { exceeded: ExceededLimit };

/** Makes a code, unless one of the limits is exceeded. Its digits exist in the answer alone. */
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

/** A new code ends the ones before: a stranger's not that which the phone's own device waits for (sign-in-92). */
function endedBy(tx: Database, { phone, isKnown }: CodeWish) {
  if (isKnown) return undefined;
  return or(isNull(oneTimeCodes.deviceId), notInArray(oneTimeCodes.deviceId, devicesOf(tx, phone)));
}

export interface Guess {
  purposes: readonly CodePurpose[];
  id: string;
  code: string;
  deviceId: string | null;
  /** Null where it says nothing. */
  neighbourhood: string | null;
  now: Date;
  secret: string;
  smsPerDay: number;
  /** The session that asks for a proof, where one does: it may send again what has confirmed it. */
  sessionHash?: string;
}

export type Guessed =
  | { kind: 'right'; id: string; phone: string }
  | { kind: 'wrong' }
  /** Whatever is typed now, this code opens nothing any more: its tries are used up, or its time is over. */
  | { kind: 'tries-used-up' }
  | { kind: 'expired' }
  /** So many guesses for that phone today that no more are looked at. */
  | { kind: 'too-many' }
  /** So many from that neighbourhood, or from all strangers, at this moment. */
  | { kind: 'too-many-around' };

/**
 * Compares a guess. The try is counted, and committed, before the digits are
 * looked at: guesses in parallel cannot outrun the count.
 */
export async function guessCode(db: Database, guess: Guess): Promise<Guessed> {
  const counted = await countGuess(db, guess);
  if (typeof counted === 'string') return { kind: counted };
  const given = Buffer.from(hashOf(guess.secret, guess.id, guess.code));
  const isRight = timingSafeEqual(given, Buffer.from(counted.codeHash));
  if (isRight) return { kind: 'right', id: counted.id, phone: counted.phone };
  return { kind: counted.tries >= mostTries ? 'tries-used-up' : 'wrong' };
}

/** The code with its try counted; else why none is looked at. */
async function countGuess(db: Database, guess: Guess) {
  const { id, now, deviceId } = guess;
  return db.transaction(async (tx) => {
    const [request] = await tx
      .select({ purpose: oneTimeCodes.purpose })
      .from(oneTimeCodes)
      .where(eq(oneTimeCodes.id, id))
      // Whoever uses it at this moment has opened its session by the next question.
      .for('update');
    if (!request || !guess.purposes.some((purpose) => purpose === request.purpose)) return 'wrong';
    const [code] = await tx
      .update(oneTimeCodes)
      .set({ tries: sql`${oneTimeCodes.tries} + 1` })
      .where(
        and(
          eq(oneTimeCodes.id, id),
          lt(oneTimeCodes.tries, mostTries),
          or(
            and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, now)),
            stillAnswers(tx, guess),
          ),
          ofDevice(deviceId),
        ),
      )
      .returning();
    // What opens nothing any more is charged to nobody: its guesses would lock a phone out for free.
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
 * Why a code takes no tries. Only who asked for it, on the same device, learns
 * more than 'wrong', and nothing about the phone: codes go to every number.
 */
async function whyDead(tx: Database, guess: Guess) {
  const { id, now, deviceId } = guess;
  const [dead] = await tx
    .select({ tries: oneTimeCodes.tries, expiresAt: oneTimeCodes.expiresAt })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.id, id),
        or(isNull(oneTimeCodes.usedAt), stillAnswers(tx, guess)),
        ofDevice(deviceId),
      ),
    );
  if (!dead) return 'wrong';
  if (dead.tries >= mostTries) return 'tries-used-up';
  return dead.expiresAt <= now ? 'expired' : 'wrong';
}

/** Marks a right code as done with; false where another try was quicker. */
export async function useCode(db: Database, now: Date, id: string): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/** Uses a right code up as the session's proof; true also where it was its proof a moment ago, which prolongs nothing. */
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

/** It has done its work, and its answer may have got lost. */
function stillAnswers(tx: Database, guess: Guess) {
  const { sessionHash, now } = guess;
  const again = sessionHash === undefined ? undefined : confirmedBy(tx, now, sessionHash);
  return or(reissues(tx, guess), again);
}

/** It has opened a session whose token nobody has used: it may issue another (sign-in-96). */
export function reissues(db: Database, { deviceId, now }: Pick<Guess, 'deviceId' | 'now'>) {
  const reissuable = isReissuable(oneTimeCodes.id, deviceId, now);
  return exists(db.select({ id: sessions.id }).from(sessions).where(reissuable));
}

/** A phone that was not registered when it asked may be by now; then its request's id binds it. */
export function ofDevice(deviceId: string | null) {
  return or(
    isNull(oneTimeCodes.deviceId),
    deviceId ? eq(oneTimeCodes.deviceId, deviceId) : undefined,
  );
}

function hashOf(secret: string, id: string, code: string): string {
  return createHmac('sha256', `one-time-code ${secret}`).update(`${id}:${code}`).digest('hex');
}
