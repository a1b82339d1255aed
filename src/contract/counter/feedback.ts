/**
 * Feedback at the counter: messages and complaints, reviews and comments (counter-180 to
 * counter-191).
 */
import * as v from 'valibot';
import { complaintTypes } from '#domain/complaint.ts';
import { longestPost } from '#domain/posts.ts';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { cursor, rowNumber } from './paging.ts';

const messageKinds = ['contact', 'complaint'] as const;
const postKinds = ['review', 'comment'] as const;
export const messageStates = ['open', 'answered', 'closed'] as const;
export const waysToReply = ['app', 'phone', 'mail'] as const;
export type WayToReply = (typeof waysToReply)[number];
export const postFilters = ['all', 'unanswered', 'hidden'] as const;

/** The maximum number of characters of a reply, private or public. */
export const longestReply = longestPost;

/**
 * Ids of refusals: another staff member has already replied; the author has no account to receive
 * the reply; the reply is empty.
 */
export const alreadyReplied = 'already-answered';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const message = v.object({
  kind: v.picklist(messageKinds),
  id: v.string(),
  state: v.picklist(messageStates),
  /** The type of a complaint; null for a message. */
  type: v.nullable(v.picklist(complaintTypes)),
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  text: v.string(),
  remarks: v.string(),
  /** True if the author can get the reply in the app. */
  hasAccount: v.boolean(),
  createdAt: v.string(),
  answer: v.nullable(
    v.object({ how: v.picklist(waysToReply), text: v.string(), by: v.string(), at: v.string() }),
  ),
  closed: v.nullable(v.object({ by: v.string(), at: v.string() })),
});

export type Message = v.InferOutput<typeof message>;

/** Open messages oldest first, the others newest first. */
export const messages = counterEndpoint({
  name: 'counter.voices.messages',
  method: 'GET',
  path: 'Counter/Voices/Messages',
  roles: pharmacy,
  request: v.object({
    state: v.optional(v.picklist(messageStates), 'open'),
    after: cursor,
  }),
  response: v.object({
    rows: v.array(message),
    /** The cursor of the next page; '' at the end. */
    next: v.string(),
    counts: v.object({ open: count, answered: count }),
  }),
});

const whichMessage = { kind: v.picklist(messageKinds), id: v.pipe(v.string(), v.maxLength(80)) };

/** Refused if another staff member has replied in the meantime ({@link alreadyReplied}). */
export const replyToMessage = counterEndpoint({
  name: 'counter.voices.answerMessage',
  method: 'POST',
  path: 'Counter/Voices/AnswerMessage',
  roles: pharmacy,
  request: v.object({
    ...whichMessage,
    how: v.picklist(waysToReply),
    /**
     * The reply to the customer. By phone or mail it is a note about the conversation and may be
     * empty.
     */
    text: v.pipe(v.string(), v.maxLength(longestReply)),
  }),
  response: v.null(),
});

/** Closes or reopens a message. */
export const closeMessage = counterEndpoint({
  name: 'counter.voices.closeMessage',
  method: 'POST',
  path: 'Counter/Voices/CloseMessage',
  roles: pharmacy,
  request: v.object({ ...whichMessage, isClosed: v.boolean() }),
  response: v.null(),
});

const post = v.object({
  kind: v.picklist(postKinds),
  id: v.number(),
  /** '' is displayed as "Customer". */
  author: v.string(),
  content: v.string(),
  createdAt: v.string(),
  isHidden: v.boolean(),
  /** The product of a comment; null for a review of the shop. */
  product: v.nullable(v.object({ name: v.string(), permalink: v.string() })),
  answer: v.nullable(v.object({ text: v.string(), by: v.string(), at: v.string() })),
});

export type Post = v.InferOutput<typeof post>;

/** Newest first. */
export const posts = counterEndpoint({
  name: 'counter.voices.posts',
  method: 'GET',
  path: 'Counter/Voices/Posts',
  roles: pharmacy,
  request: v.object({
    kind: v.optional(v.picklist(postKinds), 'review'),
    show: v.optional(v.picklist(postFilters), 'all'),
    after: cursor,
  }),
  response: v.object({ rows: v.array(post), next: v.string() }),
});

const whichPost = { kind: v.picklist(postKinds), id: rowNumber };

/** Hides a post from the shop, or publishes it again. */
export const hidePost = counterEndpoint({
  name: 'counter.voices.hidePost',
  method: 'POST',
  path: 'Counter/Voices/HidePost',
  roles: pharmacy,
  request: v.object({ ...whichPost, isHidden: v.boolean() }),
  response: v.null(),
});

/** Sets the pharmacy's public reply, which replaces the previous one; '' removes it. */
export const replyToPost = counterEndpoint({
  name: 'counter.voices.answerPost',
  method: 'POST',
  path: 'Counter/Voices/AnswerPost',
  roles: pharmacy,
  request: v.object({ ...whichPost, text: v.pipe(v.string(), v.maxLength(longestReply)) }),
  response: v.null(),
});
