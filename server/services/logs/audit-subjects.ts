/**
 * Resolves the subjects of audit entries to readable names, because the log stores ids
 * (counter-197).
 */
import { and, eq, inArray } from 'drizzle-orm';
import type { AuditedSubject } from '#contract/counter/logs.ts';
import type { Database } from '#server/db/database.ts';
import type { auditEntries } from '#server/db/tables/audit.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { orderPrescriptions, orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { catalogueImports } from '#server/db/tables/shelves.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { rowId } from '#server/services/numbers.ts';
import { requestNo } from '#server/services/requests/request-no.ts';
import { orderNo } from '#text/orders.ts';

type Entry = typeof auditEntries.$inferSelect;
type Kind = AuditedSubject['kind'];
/** Things by the identifier that the log uses. */
type Called = ReadonlyMap<string, AuditedSubject>;

const kindOfAction: Record<string, Kind> = {
  products: 'product',
  stock: 'product',
  import: 'import',
  contact: 'contact',
  complaint: 'complaint',
  review: 'review',
  comment: 'comment',
};

/**
 * The kind of an entry's subject; null if the subject is a readable name itself, such as a coupon
 * code.
 */
function kindOf({ action, subject }: Entry): Kind | null {
  if (/^N-\d{1,9}$/.test(subject)) return 'order';
  if (/^R-\d{1,9}$/.test(subject)) return 'request';
  const [first = ''] = action.split(' ');
  return kindOfAction[first] ?? null;
}

const find: Record<Kind, (db: Database, subjects: string[]) => Promise<AuditedSubject[]>> = {
  order: numbered('order', orders, orderNo),
  request: numbered('request', requestOrders, requestNo),
  async product(db, subjects) {
    const { id, name, nameBn, strength } = products;
    const rows = await db
      .select({ id, name, nameBn, strength })
      .from(products)
      .where(inArray(id, rowIds(subjects)));
    return rows.map((row) => ({ kind: 'product', ...row, id: String(row.id) }));
  },
  async import(db, subjects) {
    const { id, fileName } = catalogueImports;
    const rows = await db
      .select({ id, fileName })
      .from(catalogueImports)
      .where(inArray(id, subjects));
    return rows.map((row) => auditSubject('import', row.id, row.fileName));
  },
  async contact(db, subjects) {
    const { submissionId: id, name, phone } = contactMessages;
    const rows = await db
      .select({ id, name, phone })
      .from(contactMessages)
      .where(inArray(id, subjects));
    return rows.map((row) => auditSubject('contact', row.id, row.name || row.phone));
  },
  async complaint(db, subjects) {
    const { submissionId: id } = complaints;
    const rows = await db
      .select({ id, name: customers.name, phone: customers.phone })
      .from(complaints)
      .innerJoin(customers, eq(customers.id, complaints.customerId))
      .where(inArray(id, subjects));
    return rows.map((row) => auditSubject('complaint', row.id, row.name || row.phone));
  },
  async review(db, subjects) {
    const { id, author } = reviews;
    const rows = await db
      .select({ id, author })
      .from(reviews)
      .where(inArray(id, rowIds(subjects)));
    return rows.map((row) => auditSubject('review', String(row.id), row.author));
  },
  async comment(db, subjects) {
    const { name, nameBn, strength } = products;
    const rows = await db
      .select({ id: comments.id, name, nameBn, strength })
      .from(comments)
      .innerJoin(products, eq(products.id, comments.productId))
      .where(inArray(comments.id, rowIds(subjects)));
    return rows.map((row) => ({ kind: 'comment', ...row, id: String(row.id) }));
  },
};

/** Creates a lookup by order or request number. */
function numbered(
  kind: 'order' | 'request',
  table: typeof orders | typeof requestOrders,
  nameOf: (orderNumber: number) => string,
) {
  return async (db: Database, subjects: string[]): Promise<AuditedSubject[]> => {
    const { id, orderNumber } = table;
    const numbers = subjects.map((subject) => Number(subject.slice(2)));
    const rows = await db
      .select({ id, orderNumber })
      .from(table)
      .where(inArray(orderNumber, numbers));
    return rows.map((row) => auditSubject(kind, row.id, nameOf(row.orderNumber)));
  };
}

function auditSubject(kind: Kind, id: string, name: string): AuditedSubject {
  return { kind, id, name, nameBn: '', strength: '' };
}

function rowIds(subjects: string[]): number[] {
  return subjects.map(rowId).filter((id) => id !== null);
}

export interface NamedEntry extends Entry {
  /** Null if the subject is a readable name itself, or no longer exists. */
  thing: AuditedSubject | null;
  /**
   * Whether the log contains an internal id, which must not be shown if the thing no longer exists.
   */
  isById: boolean;
  /** The 1-based number of the opened photo of the order or request; null for other entries. */
  photo: number | null;
}

/**
 * Returns the entries with their subjects. Needs one query per kind, whatever the number of
 * entries.
 */
export async function withSubjects(db: Database, entries: readonly Entry[]): Promise<NamedEntry[]> {
  const called = new Map<Kind, Called>();
  for (const kind of new Set(entries.map(kindOf))) {
    if (!kind) continue;
    const subjects = entries.filter((one) => kindOf(one) === kind).map(({ subject }) => subject);
    const matches = await find[kind](db, [...new Set(subjects)]);
    called.set(kind, new Map(matches.map((one) => [isNumbered(kind) ? one.name : one.id, one])));
  }
  const named = entries.map((entry) => {
    const kind = kindOf(entry);
    const about = (kind && called.get(kind)?.get(entry.subject)) ?? null;
    return { ...entry, thing: about, isById: kind !== null && !isNumbered(kind) };
  });
  const photos = await photosOf(db, named);
  return named.map((entry) => ({ ...entry, photo: photos.get(photoKey(entry)) ?? null }));
}

function isNumbered(kind: Kind): boolean {
  return kind === 'order' || kind === 'request';
}

type Read = Pick<NamedEntry, 'about' | 'thing'>;

function photoKey({ about, thing: of }: Read): string {
  return `${of?.id ?? ''} ${about}`;
}

/** Returns the positions of the opened photos within their order or request. */
async function photosOf(
  db: Database,
  entries: readonly (Entry & Read)[],
): Promise<ReadonlyMap<string, number>> {
  const read = entries.filter(({ action, thing: of }) => of && action === 'prescriptions read');
  const places = new Map<string, number>();
  for (const [kind, table, whose] of [
    ['order', orderPrescriptions, orderPrescriptions.orderId],
    ['request', requestOrderPrescriptions, requestOrderPrescriptions.requestOrderId],
  ] as const) {
    const some = read.filter(({ thing: of }) => of?.kind === kind);
    if (some.length === 0) continue;
    const { prescriptionId, position } = table;
    const rows = await db
      .select({ of: whose, prescriptionId, position })
      .from(table)
      .where(
        and(
          inArray(whose, [...new Set(some.map(({ thing: of }) => of?.id ?? ''))]),
          inArray(prescriptionId, [...new Set(some.map(({ about }) => about))]),
        ),
      );
    for (const row of rows) places.set(`${row.of} ${row.prescriptionId}`, row.position);
  }
  return places;
}
