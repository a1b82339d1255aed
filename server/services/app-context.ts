import type { FastifyInstance } from 'fastify';
import type { RateLimit } from './rate-limit.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import type { Payments } from './payments/gateway.ts';
import type { PushSettings } from './push/push-settings.ts';
import type { PrescriptionFiles } from './prescriptions/prescription-files.ts';
import type { CookieMode } from './accounts/sessions.ts';
import type { SmsGateway } from './sms/gateway.ts';

/** What an area works with. */
export interface AppContext {
  /** The part of the server that speaks the API's envelope. */
  app: FastifyInstance;
  db: Database;
  now: () => Date;
  files: PrescriptionFiles;
  catalogue: Catalogue;
  /** Answers are held against the contract before they leave: everywhere but in production. */
  validatesResponses: boolean;
  uploadsPerMinute: number;
  /** Messages of visitors from one address. */
  messagesPerMinute: number;
  /** Messages, reviews, comments and complaints of one phone or customer. */
  messages: RateLimit;
  sms: SmsGateway;
  /** One-time codes that may be sent in a day, all phones together. */
  smsPerDay: number;
  /** The key of what only this server can make: codes, guests' order keys. */
  secret: string;
  /** '' where unknown: the origin that the browser shows. */
  publicOrigin: string;
  sessionCookie: CookieMode;
  payments: Payments;
  /** Null where no keys are set: then nothing is pushed, nor offered. */
  push: PushSettings | null;
}
