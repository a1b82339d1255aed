/**
 * A checked code verifies the owner of a phone, once, for a sign-up or a new password (sign-in-24,
 * sign-in-25).
 */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { CodePurpose } from '#domain/one-time-code.ts';
import type { Database } from '#server/db/database.ts';
import { oneTimeCodes } from '#server/db/tables/sign-in.ts';
import { minute } from './attempt-limits.ts';
import { ofDevice, reissues } from './one-time-codes.ts';

/** How long after a code was checked sign-up or reset may follow, in milliseconds. */
const checkedLifetime = 15 * minute;

/** Records that the correct code was entered. Sign-up and reset continue from here. */
export async function markChecked(db: Database, now: Date, id: string): Promise<void> {
  await db
    .update(oneTimeCodes)
    .set({ checkedAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.usedAt)));
}

export interface Proof {
  /** The id of a code that was checked. */
  id: string;
  purpose: CodePurpose;
  phone: string;
  deviceId: string | null;
  now: Date;
}

/** Whether the proof may still be used. */
export async function isProved(db: Database, proof: Proof): Promise<boolean> {
  const [row] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(stillProves(proof));
  return row !== undefined;
}

/** Marks the proof as used; false if there is none, or no longer. */
export async function useProof(db: Database, proof: Proof): Promise<boolean> {
  const used = await db
    .update(oneTimeCodes)
    .set({ usedAt: proof.now })
    .where(stillProves(proof))
    .returning({ id: oneTimeCodes.id });
  return used.length > 0;
}

/**
 * Whether the proof was used less than two minutes ago and the response seems to be lost
 * (sign-in-97).
 */
export async function isResponseLost(db: Database, proof: Proof): Promise<boolean> {
  const [row] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(isOfProof(proof), reissues(db, proof)));
  return row !== undefined;
}

function stillProves(proof: Proof) {
  return and(
    isOfProof(proof),
    isNull(oneTimeCodes.usedAt),
    gt(oneTimeCodes.checkedAt, new Date(proof.now.getTime() - checkedLifetime)),
  );
}

function isOfProof({ id, purpose, phone, deviceId }: Proof) {
  return and(
    eq(oneTimeCodes.id, id),
    eq(oneTimeCodes.purpose, purpose),
    eq(oneTimeCodes.phone, phone),
    ofDevice(deviceId),
  );
}
