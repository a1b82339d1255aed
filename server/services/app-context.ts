import type { FastifyInstance } from 'fastify';
import type { Budgets } from './budgets.ts';
import type { Readiness } from './readiness.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import type { Payments } from './payments/gateway.ts';
import type { PushSettings } from './push/push-settings.ts';
import type { PrescriptionFiles } from './prescriptions/prescription-files.ts';
import type { CookieMode } from './accounts/sessions.ts';
import type { ObjectStore } from './store/object-store.ts';
import type { DiskRoom } from './uploads/disk-room.ts';
import type { SmsGateway } from './sms/gateway.ts';

/** What an area works with. */
export interface AppContext {
  /** The part of the server that speaks the API's envelope. */
  app: FastifyInstance;
  readiness: Readiness;
  db: Database;
  now: () => Date;
  files: PrescriptionFiles;
  /** Pictures of the catalogue. */
  pictures: ObjectStore;
  catalogue: Catalogue;
  /** Answers are held against the contract before they leave: everywhere but in production. */
  validatesResponses: boolean;
  uploadsPerMinute: number;
  /** Messages of visitors from one address. */
  messagesPerMinute: number;
  /** What everybody may write. */
  budgets: Budgets;
  /** Bytes of what visitors uploaded and nothing uses yet; 0 for no limit. */
  guestUploadBytes: number;
  /** Where files are to lie. */
  disk: DiskRoom;
  /** Hours for which a visitor's order keeps its units before the pharmacy confirms it; 0 for ever. */
  guestHoldHours: number;
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
