import type { FastifyInstance } from 'fastify';
import type { Budget } from './budget.ts';
import type { Catalogue } from './catalogue.ts';
import type { Database } from './db/database.ts';
import type { Journal } from './db/journal.ts';
import type { PrescriptionFiles } from './prescription-files.ts';

/** What an area works with. */
export interface House {
  /** The part of the server that speaks the API's envelope. */
  app: FastifyInstance;
  db: Database;
  now: () => Date;
  files: PrescriptionFiles;
  journal: Journal;
  catalogue: Catalogue;
  /** Answers are held against the contract before they leave: everywhere but in production. */
  checksAnswers: boolean;
  uploadsPerMinute: number;
  /** Messages of visitors from one address. */
  messagesPerMinute: number;
  /** Messages, reviews, comments and complaints of one phone or customer. */
  messages: Budget;
}
