/**
 * Recovery codes: each replaces the code of a lost authenticator app once (counter-17, counter-18).
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { staffRecoveryCodes } from '#server/db/tables/staff.ts';
import { canonicalCode, newTypedCode } from './typed-code.ts';

const codesPerSet = 10;

interface CodeOwner {
  memberId: string;
  /** The shop's SECRET. */
  secret: string;
}

/** Replaces the member's codes by ten new ones of 50 bits each. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Database, owner: CodeOwner): Promise<string[]> {
  const codes = Array.from({ length: codesPerSet }, () =>
    newTypedCode({ groups: 2, groupLength: 5 }),
  );
  await deleteRecoveryCodes(tx, owner.memberId);
  await tx
    .insert(staffRecoveryCodes)
    .values(codes.map((code) => ({ staffId: owner.memberId, codeHash: hashOf(code, owner) })));
  return codes;
}

/** Deletes the code, so that it is accepted once. Returns false if it is none of the member's. */
export async function consumeRecoveryCode(
  tx: Database,
  typed: string,
  owner: CodeOwner,
): Promise<boolean> {
  const isThisCode = and(
    eq(staffRecoveryCodes.staffId, owner.memberId),
    eq(staffRecoveryCodes.codeHash, hashOf(typed, owner)),
  );
  const used = await tx.delete(staffRecoveryCodes).where(isThisCode).returning();
  return used.length > 0;
}

/** The number of codes that the member has not used. */
export function countRecoveryCodes(db: Database, memberId: string): Promise<number> {
  return db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.staffId, memberId));
}

export async function deleteRecoveryCodes(tx: Database, memberId: string): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, memberId));
}

/** A code is short, so its hash needs a key that a copy of the database does not contain. */
function hashOf(typed: string, { memberId, secret }: CodeOwner): string {
  const key = hkdfSync('sha256', secret, memberId, 'staff recovery codes', 32);
  return createHmac('sha256', Buffer.from(key)).update(canonicalCode(typed)).digest('hex');
}
