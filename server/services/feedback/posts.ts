/**
 * Reviews and comments for the staff: hidden, published again, replied to in public (counter-188 to
 * counter-191).
 */
import { and, desc, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import { tidyText } from '#domain/plain-text.ts';
import type { Database } from '#server/db/database.ts';
import { products } from '#server/db/tables/products.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { notFound } from '#server/services/failures.ts';
import { cursorAfter, readCursor } from './cursor.ts';

export type PostKind = 'review' | 'comment';
export type PostFilter = 'all' | 'unanswered' | 'hidden';
type Table = typeof reviews | typeof comments;

const tables = { review: reviews, comment: comments } as const;
const pageSize = 30;

/**
 * Matches published posts. Hidden posts must not appear in any list or count of the shop
 * (counter-189).
 */
export function isPublished(table: Table): SQL {
  return isNull(table.hiddenAt);
}

/** One page of the list, newest first; `next` is '' at the end. */
export async function listPosts(
  db: Database,
  { kind, show, after }: { kind: PostKind; show: PostFilter; after: string },
) {
  const table = tables[kind];
  const fetched = await rowsOf(db, kind, and(shownBy(table, show), beyond(table, after)));
  const rows = fetched.slice(0, pageSize);
  const last = rows.at(-1);
  const next = last && fetched.length > pageSize ? cursorAfter(last.createdAt, last.id) : '';
  return { rows, next };
}

/** Hides a post, or publishes it again. Throws 404. */
export function hidePost(
  db: Database,
  by: AuditBy,
  { kind, id, isHidden }: { kind: PostKind; id: number; isHidden: boolean },
): Promise<void> {
  const hiddenAt = isHidden ? by.now : null;
  const action = `${kind} ${isHidden ? 'hide' : 'publish'}`;
  return change(
    db,
    by,
    { kind, id, action, about: isHidden ? 'hidden' : 'published' },
    { hiddenAt },
  );
}

/** Sets the pharmacy's public reply and replaces an earlier one; '' removes it. Throws 404. */
export function replyToPost(
  db: Database,
  by: AuditBy,
  { kind, id, text }: { kind: PostKind; id: number; text: string },
): Promise<void> {
  const reply = tidyText(text);
  const replied = reply
    ? { reply, repliedBy: by.actor, repliedAt: by.now }
    : { reply: '', repliedBy: '', repliedAt: null };
  return change(db, by, { kind, id, action: `${kind} answer`, about: reply }, replied);
}

interface Change {
  kind: PostKind;
  id: number;
  action: string;
  about: string;
}

function change(
  db: Database,
  by: AuditBy,
  { kind, id, action, about }: Change,
  values: Partial<
    Pick<typeof reviews.$inferInsert, 'hiddenAt' | 'reply' | 'repliedBy' | 'repliedAt'>
  >,
): Promise<void> {
  const table = tables[kind];
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(table)
      .set(values)
      .where(eq(table.id, id))
      .returning({ id: table.id });
    if (!row) throw notFound();
    await writeAudit(tx, by, { action, subject: String(id), about });
  });
}

function shownBy(table: Table, show: PostFilter): SQL | undefined {
  if (show === 'hidden') return isNotNull(table.hiddenAt);
  if (show === 'unanswered') return and(isPublished(table), eq(table.reply, ''));
  return undefined;
}

function beyond(table: Table, after: string): SQL | undefined {
  const from = readCursor(after);
  if (!from) return undefined;
  const id = Number(from.id) || 0;
  return or(lt(table.createdAt, from.at), and(eq(table.createdAt, from.at), lt(table.id, id)));
}

async function rowsOf(db: Database, kind: PostKind, where: SQL | undefined) {
  if (kind === 'review') {
    const rows = await db
      .select()
      .from(reviews)
      .where(where)
      .orderBy(desc(reviews.createdAt), desc(reviews.id))
      .limit(pageSize + 1);
    return rows.map((row) => ({ ...row, product: null }));
  }
  const rows = await db
    .select({
      post: comments,
      product: { name: products.name, permalink: products.permalink },
    })
    .from(comments)
    .innerJoin(products, eq(products.id, comments.productId))
    .where(where)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(pageSize + 1);
  return rows.map(({ post, product }) => ({ ...post, product }));
}
