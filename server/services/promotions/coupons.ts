/** Creates, changes and ends coupons (counter-200 to counter-203, counter-243). */
import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { desc, eq, lt } from 'drizzle-orm';
import { plainCode } from '#domain/plain-input.ts';
import type { Database } from '#server/db/database.ts';
import { coupons } from '#server/db/tables/offers.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { notFound } from '#server/services/failures.ts';
import { largestId, rowId } from '#server/services/numbers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { promotionsRefusals } from '#text/counter/promotions-refusals.ts';
import { taka } from '#text/numbers.ts';

const pageSize = 30;

export interface CouponTerms {
  /** In paisa. Exactly one of `amount` and `basisPoints` is set. */
  amount: number | null;
  basisPoints: number | null;
  leastAmount: number;
  mostDiscount: number | null;
  mostUses: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** One page of the list, newest first; `next` is '' at the end. */
export async function listCoupons(db: Database, after: string) {
  const before = rowId(after);
  const rows = await db
    .select()
    .from(coupons)
    .where(before ? lt(coupons.serial, before) : undefined)
    .orderBy(desc(coupons.serial))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return { rows: shown, next: rows.length > pageSize ? String(shown.at(-1)?.serial ?? '') : '' };
}

/**
 * Creates a coupon, one per key, and returns its code as it is stored. Throws a refusal with the
 * reason.
 */
export function addCoupon(
  db: Database,
  by: AuditBy,
  { code: typed, key, ...terms }: CouponTerms & { code: string; key: string | null },
): Promise<string> {
  const code = plainCode(typed);
  if (!/^[A-Z0-9-]{3,20}$/.test(code)) throw new Refusal(promotionsRefusals.couponCode);
  checkTerms(terms);
  return db.transaction(async (tx) => {
    if (!(await insertCoupon(tx, { code, ...terms, madeByKey: key }))) {
      await requireSame(tx, key, { code, ...terms });
      return code;
    }
    await writeAudit(tx, by, { action: 'coupon add', subject: code, about: inWords(terms) });
    return code;
  });
}

/**
 * Returns false if the code or the key is taken. The id is random, so that nobody can guess other
 * coupons' ids from one.
 */
async function insertCoupon(tx: Database, row: typeof coupons.$inferInsert): Promise<boolean> {
  const id = randomInt(1, largestId);
  const written = await tx
    .insert(coupons)
    .values({ ...row, id })
    .onConflictDoNothing()
    .returning({ id: coupons.id });
  if (written.length > 0) return true;
  const [taken] = await tx.select({ code: coupons.code }).from(coupons).where(eq(coupons.id, id));
  return taken ? insertCoupon(tx, row) : false;
}

/** Throws if the existing coupon with this key or code is a different one. */
async function requireSame(
  tx: Database,
  key: string | null,
  requested: CouponTerms & { code: string },
): Promise<void> {
  const ofKey =
    key === null ? [] : await tx.select().from(coupons).where(eq(coupons.madeByKey, key));
  const [there] = ofKey;
  if (!there) throw named(promotionsRefusals.couponThere, requested.code);
  const {
    id: _id,
    serial: _serial,
    isActive: _isActive,
    uses: _uses,
    madeByKey: _key,
    ...made
  } = there;
  if (!isDeepStrictEqual(made, requested)) throw named(promotionsRefusals.couponThere, there.code);
}

/** Changes a coupon's terms for future orders. Throws 404, or a refusal with the reason. */
export function changeCoupon(
  db: Database,
  by: AuditBy,
  { id, ...terms }: CouponTerms & { id: number },
): Promise<void> {
  checkTerms(terms);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(coupons)
      .set(terms)
      .where(eq(coupons.id, id))
      .returning({ code: coupons.code });
    if (!row) throw notFound();
    await writeAudit(tx, by, { action: 'coupon change', subject: row.code, about: inWords(terms) });
  });
}

/** Ends a coupon at once, or resumes it. Throws 404. */
export function endCoupon(
  db: Database,
  by: AuditBy,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(coupons)
      .set({ isActive })
      .where(eq(coupons.id, id))
      .returning({ code: coupons.code });
    if (!row) throw notFound();
    const action = isActive ? 'coupon resume' : 'coupon end';
    await writeAudit(tx, by, { action, subject: row.code, about: '' });
  });
}

/** The refusal for an unknown code. */
export function unknownCoupon(code: string): Refusal {
  return named(promotionsRefusals.couponUnknown, code);
}

function checkTerms({ amount, basisPoints, startsAt, endsAt }: CouponTerms): void {
  if ((amount === null) === (basisPoints === null))
    throw new Refusal(promotionsRefusals.couponValue);
  if (startsAt && endsAt && endsAt <= startsAt) throw new Refusal(promotionsRefusals.couponDates);
}

function named(
  [en, bn]: readonly [(code: string) => string, (code: string) => string],
  code: string,
): Refusal {
  return new Refusal([en(code), bn(code)]);
}

function inWords({
  amount,
  basisPoints,
  leastAmount,
  mostDiscount,
  mostUses,
}: CouponTerms): string {
  const worth = amount === null ? `${(basisPoints ?? 0) / 100} %` : taka(amount, 'en');
  const limits = [
    leastAmount > 0 && `from ${taka(leastAmount, 'en')}`,
    mostDiscount !== null && `at most ${taka(mostDiscount, 'en')}`,
    mostUses !== null && `${mostUses} uses`,
  ];
  return [worth, ...limits].filter(Boolean).join(', ');
}
