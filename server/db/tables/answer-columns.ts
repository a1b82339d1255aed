import { text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What the pharmacy did about a message or a complaint (counter-182 to counter-185). */
export const answerColumns = () => ({
  /** `open` waits for an answer; `answered` has one; `closed` is put away, answered or not. */
  state: text({ enum: ['open', 'answered', 'closed'] })
    .notNull()
    .default('open'),
  /** How it was answered: in the app, by phone or by mail; null while it is not. */
  answeredHow: text('answered_how', { enum: ['app', 'phone', 'mail'] }),
  /** What the customer was told, or what was agreed. */
  answer: text().notNull().default(''),
  /** By name, as in the audit log. */
  answeredBy: text('answered_by').notNull().default(''),
  answeredAt: moment('answered_at'),
  closedBy: text('closed_by').notNull().default(''),
  closedAt: moment('closed_at'),
});
