/** Offers, and the cashback that some of them give (counter-204 to counter-206, counter-213). */
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gte, ne, sql } from 'drizzle-orm';
import { honouredOffers } from '#domain/offer.ts';
import { plainCode } from '#domain/plain-input.ts';
import { tidyLine, tidyText } from '#domain/plain-text.ts';
import type { Database } from '#server/db/database.ts';
import { coupons, offers } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { walletEntries } from '#server/db/tables/wallets.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { notFound } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { promotionsRefusals } from '#text/counter/promotions-refusals.ts';
import { taka } from '#text/numbers.ts';
import { orderNo } from '#text/orders.ts';
import type { Language } from '#text/sentences.ts';
import { unknownCoupon } from './coupons.ts';
import { savedAlready } from './saved-already.ts';

export interface OfferTerms {
  header: string;
  headerBn: string;
  content: string;
  contentBn: string;
  couponCode: string;
  /** In paisa; 0 for an offer without cashback. */
  cashback: number;
  leastAmount: number;
  rank: number;
}

/** Active offers in their order, then ended ones. */
export function listOffers(db: Database) {
  return db.select().from(offers).orderBy(desc(offers.isActive), asc(offers.rank), asc(offers.id));
}

/**
 * Creates an offer (`id` null), one per key, or changes one, effective at once. Returns its id.
 * Throws 404, or a refusal with the reason.
 */
export function saveOffer(
  db: Database,
  by: AuditBy,
  { id, key, ...terms }: OfferTerms & { id: number | null; key: string | null },
): Promise<number> {
  const row = rowOf(terms);
  if (row.header === '' || row.content === '') throw new Refusal(promotionsRefusals.wordsMissing);
  return db.transaction(async (tx) => {
    await requireCoupon(tx, row.couponCode);
    await lockOffers(tx);
    const made = id === null && key !== null ? await madeBy(tx, key, row) : null;
    if (made !== null) return made;
    const [before] = id === null ? [] : await tx.select().from(offers).where(eq(offers.id, id));
    if (id !== null && !before) throw notFound();
    const isShown = before?.isActive ?? true;
    if (isShown && row.kind === 'cashback') await requireKept(tx, { id, ...row });
    const [saved] =
      id === null
        ? await tx
            .insert(offers)
            .values({ ...row, madeByKey: key })
            .returning({ id: offers.id })
        : await tx.update(offers).set(row).where(eq(offers.id, id)).returning({ id: offers.id });
    const action = id === null ? 'offer add' : 'offer change';
    await writeAudit(tx, by, { action, subject: row.header, about: inWords(row) });
    await markCatalogueChanged(tx);
    if (!saved) throw notFound();
    return saved.id;
  });
}

/**
 * Returns the offer that the key has created; null if there is none. Throws if its content differs.
 */
async function madeBy(
  tx: Database,
  key: string,
  row: ReturnType<typeof rowOf>,
): Promise<number | null> {
  const [there] = await tx.select().from(offers).where(eq(offers.madeByKey, key));
  if (!there) return null;
  const { image: _image, isActive: _isActive, madeByKey: _key, id, ...written } = there;
  if (!isDeepStrictEqual(written, row)) throw savedAlready();
  return id;
}

/**
 * Ends an offer at once, or shows it again. Throws 404, or a refusal if its promised cashback would
 * not be paid.
 */
export function endOffer(
  db: Database,
  by: AuditBy,
  { id, isActive }: { id: number; isActive: boolean },
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockOffers(tx);
    const [row] = await tx.select().from(offers).where(eq(offers.id, id));
    if (!row) throw notFound();
    if (isActive && row.kind === 'cashback') await requireKept(tx, row);
    await tx.update(offers).set({ isActive }).where(eq(offers.id, id));
    const action = isActive ? 'offer resume' : 'offer end';
    await writeAudit(tx, by, { action, subject: row.header, about: '' });
    await markCatalogueChanged(tx);
  });
}

/** The period of the cashback report, in days. */
const cashbackDays = 30;
const maxRows = 50;

/** The recent cashback payments into wallets with their customers, newest first. */
export async function cashbackGiven(db: Database, now: Date) {
  const since = new Date(now.getTime() - cashbackDays * 24 * 60 * 60_000);
  const lately = and(eq(walletEntries.kind, 'cashback'), gte(walletEntries.createdAt, since));
  const [sum] = await db
    .select({
      total: sql`coalesce(sum(${walletEntries.amount}), 0)`.mapWith(Number),
      count: sql`count(*)`.mapWith(Number),
    })
    .from(walletEntries)
    .where(lately);
  const rows = await db
    .select({
      id: walletEntries.id,
      amount: walletEntries.amount,
      at: walletEntries.createdAt,
      name: customers.name,
      phone: customers.phone,
      orderNumber: orders.orderNumber,
    })
    .from(walletEntries)
    .innerJoin(customers, eq(customers.id, walletEntries.customerId))
    .leftJoin(orders, eq(orders.id, walletEntries.orderId))
    .where(lately)
    .orderBy(desc(walletEntries.createdAt), desc(walletEntries.id))
    .limit(maxRows);
  return {
    total: sum?.total ?? 0,
    count: sum?.count ?? 0,
    rows: rows.map(({ orderNumber, ...row }) => ({
      ...row,
      orderNo: orderNumber === null ? '' : orderNo(orderNumber),
    })),
  };
}

function rowOf({ cashback, ...terms }: OfferTerms) {
  return {
    kind: cashback > 0 ? 'cashback' : 'special',
    header: tidyLine(terms.header),
    headerBn: tidyLine(terms.headerBn),
    content: tidyText(terms.content),
    contentBn: tidyText(terms.contentBn),
    couponCode: plainCode(terms.couponCode),
    discount: cashback,
    leastAmount: terms.leastAmount,
    rank: terms.rank,
  };
}

async function requireCoupon(tx: Database, code: string): Promise<void> {
  if (code === '') return;
  const [coupon] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, code));
  if (!coupon) throw unknownCoupon(code);
}

/** The lock serialises changes, because each must see the cashback that the others promise. */
async function lockOffers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('offers', 0))`);
}

interface Promised {
  id: number | null;
  discount: number;
  leastAmount: number;
}

/**
 * Throws if this offer, or an existing one, would promise cashback that is not paid
 * (customer-area-145).
 */
async function requireKept(tx: Database, added: Promised): Promise<void> {
  const there = await tx
    .select({ discount: offers.discount, leastAmount: offers.leastAmount })
    .from(offers)
    .where(
      and(
        eq(offers.isActive, true),
        eq(offers.kind, 'cashback'),
        added.id === null ? undefined : ne(offers.id, added.id),
      ),
    );
  const all = [...there, added];
  if (honouredOffers(all).length === all.length) return;
  const [en, bn] = promotionsRefusals.notKept;
  throw new Refusal([en(listed(there, 'en')), bn(listed(there, 'bn'))]);
}

function listed(there: readonly Omit<Promised, 'id'>[], language: Language): string {
  const from = promotionsRefusals.offerFrom[language === 'en' ? 0 : 1];
  return there
    .map(({ discount, leastAmount }) => from(taka(discount, language), taka(leastAmount, language)))
    .join(', ');
}

function inWords({ kind, discount, leastAmount }: ReturnType<typeof rowOf>): string {
  if (kind !== 'cashback') return 'words alone';
  return `${taka(discount, 'en')} back from ${taka(leastAmount, 'en')}`;
}
