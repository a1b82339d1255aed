import { text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The pharmacy's reply to a message or complaint (counter-182 to counter-185). */
export const replyColumns = () => ({
  /**
   * `open`: waits for a reply. `answered`: has a reply. `closed`: archived, with or without a
   * reply.
   */
  state: text({ enum: ['open', 'answered', 'closed'] })
    .notNull()
    .default('open'),
  /** The channel of the reply; null if there is none. */
  repliedHow: text('answered_how', { enum: ['app', 'phone', 'mail'] }),
  /** The text of the reply, or what was agreed. */
  reply: text('answer').notNull().default(''),
  /** A staff name, as in the audit log. */
  repliedBy: text('answered_by').notNull().default(''),
  repliedAt: moment('answered_at'),
  closedBy: text('closed_by').notNull().default(''),
  closedAt: moment('closed_at'),
});
