/** Messages and complaints: listed, replied to once, closed (counter-180 to counter-186). */
import { and, asc, desc, eq, inArray, or, gt, lt, type SQL } from 'drizzle-orm';
import { tidyText } from '#domain/plain-text.ts';
import type { Database } from '#server/db/database.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { writeAudit, type AuditBy } from '#server/services/audit.ts';
import { notFound } from '#server/services/failures.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { Refusal } from '#server/services/refusal.ts';
import { alreadyReplied } from '#contract/counter/feedback.ts';
import { feedbackReplies } from '#text/counter/feedback-replies.ts';
import { cursorAfter, readCursor } from './cursor.ts';

export type MessageState = 'open' | 'answered' | 'closed';
export type MessageKind = 'contact' | 'complaint';
type Table = typeof contactMessages | typeof complaints;

const tables = { contact: contactMessages, complaint: complaints } as const;
/** Rows per page. */
const pageSize = 30;

/** The common fields of both kinds, with the author. */
export interface Message {
  kind: MessageKind;
  id: string;
  type: string | null;
  name: string;
  phone: string;
  email: string;
  text: string;
  remarks: string;
  customerId: string | null;
  createdAt: Date;
  state: MessageState;
  repliedHow: 'app' | 'phone' | 'mail' | null;
  reply: string;
  repliedBy: string;
  repliedAt: Date | null;
  closedBy: string;
  closedAt: Date | null;
}

/** One page of the list: open ones oldest first, others newest first; `next` is '' at the end. */
export async function listMessages(
  db: Database,
  { state, after }: { state: MessageState; after: string },
): Promise<{ rows: Message[]; next: string }> {
  const isOldestFirst = state === 'open';
  const unsorted = [
    ...(await contactRows(db, pieceOf(contactMessages, state, after))),
    ...(await complaintRows(db, pieceOf(complaints, state, after))),
  ];
  const inOrder = unsorted.toSorted(oldestFirst);
  const all = isOldestFirst ? inOrder : inOrder.toReversed();
  const rows = all.slice(0, pageSize);
  const last = rows.at(-1);
  const next = last && all.length > pageSize ? cursorAfter(last.createdAt, last.id) : '';
  return { rows, next };
}

/** Counts the open messages, and those that are replied to but not closed. */
export async function countMessages(db: Database): Promise<{ open: number; answered: number }> {
  const of = async (state: MessageState): Promise<number> =>
    (await db.$count(contactMessages, eq(contactMessages.state, state))) +
    (await db.$count(complaints, eq(complaints.state, state)));
  return { open: await of('open'), answered: await of('answered') };
}

interface Reply {
  kind: MessageKind;
  id: string;
  how: 'app' | 'phone' | 'mail';
  text: string;
}

/**
 * Replies to a message once. In the app the customer is notified with the text; for phone and mail the
 * text is a note. Throws 404, or a refusal if it was already replied to, the text is empty, or the
 * author has no account.
 */
export function replyToMessage(db: Database, by: AuditBy, reply: Reply): Promise<void> {
  const { kind, id, how } = reply;
  const table = tables[kind];
  const text = tidyText(reply.text);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(table).where(eq(table.submissionId, id)).for('update');
    if (!before) throw notFound();
    if (before.repliedAt) throw taken(before.repliedBy);
    if (how === 'app') await notifyAuthor(tx, by, { kind, customerId: before.customerId, text });
    const replied = { repliedHow: how, reply: text, repliedBy: by.actor, repliedAt: by.now };
    const state = before.state === 'closed' ? 'closed' : 'answered';
    await tx
      .update(table)
      .set({ ...replied, state })
      .where(eq(table.submissionId, id));
    await writeAudit(tx, by, { action: `${kind} answer`, subject: id, about: how });
  });
}

/** Closes a message, or reopens it. Throws 404. */
export function closeMessage(
  db: Database,
  by: AuditBy,
  { kind, id, isClosed }: { kind: MessageKind; id: string; isClosed: boolean },
): Promise<void> {
  const table = tables[kind];
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(table).where(eq(table.submissionId, id)).for('update');
    if (!before) throw notFound();
    if ((before.state === 'closed') === isClosed) return;
    const reopened = before.repliedAt ? 'answered' : 'open';
    const change = isClosed
      ? ({ state: 'closed', closedBy: by.actor, closedAt: by.now } as const)
      : ({ state: reopened, closedBy: '', closedAt: null } as const);
    await tx.update(table).set(change).where(eq(table.submissionId, id));
    const action = `${kind} ${isClosed ? 'close' : 'reopen'}`;
    await writeAudit(tx, by, { action, subject: id, about: change.state });
  });
}

async function notifyAuthor(
  tx: Database,
  { now }: AuditBy,
  { kind, customerId, text }: { kind: MessageKind; customerId: string | null; text: string },
): Promise<void> {
  if (text === '') throw new Refusal(feedbackReplies.replyEmpty);
  const known = customerId
    ? await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId))
    : [];
  if (!customerId || known.length === 0) throw new Refusal(feedbackReplies.noAccount);
  const [en, bn] =
    kind === 'contact' ? feedbackReplies.messageReplied : feedbackReplies.complaintReplied;
  await notify(tx, { customerId, text: [en(text), bn(text)], reference: '', referenceId: '', now });
}

function taken(by: string): Refusal {
  const [en, bn] = feedbackReplies.alreadyReplied;
  return new Refusal([en(by), bn(by)], { id: alreadyReplied });
}

interface Piece {
  where: SQL | undefined;
  order: SQL[];
}

function pieceOf(table: Table, state: MessageState, after: string): Piece {
  const isOldestFirst = state === 'open';
  const inOrder = isOldestFirst ? asc : desc;
  const beyond = isOldestFirst ? gt : lt;
  const from = readCursor(after);
  const afterCursor = from
    ? or(
        beyond(table.createdAt, from.at),
        and(eq(table.createdAt, from.at), beyond(table.submissionId, from.id)),
      )
    : undefined;
  return {
    where: and(eq(table.state, state), afterCursor),
    order: [inOrder(table.createdAt), inOrder(table.submissionId)],
  };
}

async function contactRows(db: Database, { where, order }: Piece): Promise<Message[]> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(where)
    .orderBy(...order)
    .limit(pageSize + 1);
  const known = await knownCustomers(db, rows);
  return rows.map(({ submissionId, message, customerId, ...row }) => ({
    ...row,
    kind: 'contact',
    id: submissionId,
    type: null,
    text: message,
    remarks: '',
    customerId: customerId && known.has(customerId) ? customerId : null,
  }));
}

async function complaintRows(db: Database, { where, order }: Piece): Promise<Message[]> {
  const rows = await db
    .select()
    .from(complaints)
    .where(where)
    .orderBy(...order)
    .limit(pageSize + 1);
  const known = await knownCustomers(db, rows);
  return rows.map(({ submissionId, customerId, ...row }) => {
    const who = known.get(customerId);
    return {
      ...row,
      kind: 'complaint',
      id: submissionId,
      name: who?.name ?? '',
      phone: who?.phone ?? '',
      email: who?.email ?? '',
      customerId: who ? customerId : null,
    };
  });
}

async function knownCustomers(db: Database, rows: readonly { customerId: string | null }[]) {
  const ids = [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))];
  const { id, name, phone, email } = customers;
  const known =
    ids.length === 0
      ? []
      : await db.select({ id, name, phone, email }).from(customers).where(inArray(id, ids));
  return new Map(known.map((one) => [one.id, one]));
}

function oldestFirst(one: Message, other: Message): number {
  const apart = one.createdAt.getTime() - other.createdAt.getTime();
  if (apart !== 0) return apart;
  return one.id < other.id ? -1 : 1;
}
