/** Messages, complaints, reviews and comments, for staff (counter-180 to counter-191). */
import * as contract from '#contract/counter/feedback.ts';
import { isComplaintType } from '#domain/complaint.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import {
  replyToMessage,
  closeMessage,
  countMessages,
  listMessages,
  type Message,
} from '#server/services/feedback/messages.ts';
import { replyToPost, hidePost, listPosts } from '#server/services/feedback/posts.ts';

export function implementCounterVoices(context: AppContext): void {
  const { db } = context;

  implementCounter(context, contract.messages, async ({ input }) => {
    const { rows, next } = await listMessages(db, input);
    return { rows: rows.map(messageOnWire), next, counts: await countMessages(db) };
  });

  implementCounter(context, contract.replyToMessage, async ({ input, member, now }) => {
    await replyToMessage(db, { actor: member.name, now }, input);
    return null;
  });

  implementCounter(context, contract.closeMessage, async ({ input, member, now }) => {
    await closeMessage(db, { actor: member.name, now }, input);
    return null;
  });

  implementCounter(context, contract.posts, async ({ input }) => {
    const { rows, next } = await listPosts(db, input);
    return { rows: rows.map((row) => postOnWire(input.kind, row)), next };
  });

  implementCounter(context, contract.hidePost, async ({ input, member, now }) => {
    await hidePost(db, { actor: member.name, now }, input);
    return null;
  });

  implementCounter(context, contract.replyToPost, async ({ input, member, now }) => {
    await replyToPost(db, { actor: member.name, now }, input);
    return null;
  });
}

function messageOnWire(row: Message) {
  const { kind, id, state, type, name, phone, email, text, remarks } = row;
  const { repliedHow, repliedAt, closedAt } = row;
  return {
    kind,
    id,
    state,
    name,
    phone,
    email,
    text,
    remarks,
    type: type !== null && isComplaintType(type) ? type : null,
    hasAccount: row.customerId !== null,
    createdAt: row.createdAt.toISOString(),
    answer:
      repliedHow && repliedAt
        ? { how: repliedHow, text: row.reply, by: row.repliedBy, at: repliedAt.toISOString() }
        : null,
    closed: closedAt && { by: row.closedBy, at: closedAt.toISOString() },
  };
}

function postOnWire(
  kind: 'review' | 'comment',
  row: Awaited<ReturnType<typeof listPosts>>['rows'][number],
) {
  const { id, author, content, product, reply, repliedBy, repliedAt } = row;
  return {
    kind,
    id,
    author,
    content,
    product,
    createdAt: row.createdAt.toISOString(),
    isHidden: row.hiddenAt !== null,
    answer: repliedAt && { text: reply, by: repliedBy, at: repliedAt.toISOString() },
  };
}
