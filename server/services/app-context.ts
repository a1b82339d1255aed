import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Budgets } from './budgets.ts';
import type { Readiness } from './readiness.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import type { Partners } from './partners/partners.ts';
import type { Payments } from './payments/gateway.ts';
import type { PushSettings } from './push/push-settings.ts';
import type { PrescriptionFiles } from './prescriptions/prescription-files.ts';
import type { CookieMode } from './accounts/sessions.ts';
import type { ObjectStore } from './store/object-store.ts';
import type { DiskSpace } from './uploads/disk-space.ts';
import type { DatedShop } from '#contract/shop.ts';
import type { SmsGateway } from './sms/gateway.ts';

/**
 * Makes a backup and returns it as a tar. `onSent` is called once all of it has been read. Throws a
 * refusal while another download runs in this process.
 */
export type DownloadBackup = (
  now: Date,
  onSent: () => Promise<void>,
) => Promise<{ name: string; stream: Readable }>;

/** The dependencies of the areas. */
export interface AppContext {
  /** The Fastify scope whose routes use the API's envelope. */
  app: FastifyInstance;
  readiness: Readiness;
  db: Database;
  now: () => Date;
  files: PrescriptionFiles;
  /** Pictures of the catalogue. */
  pictures: ObjectStore;
  catalogue: Catalogue;
  /** The shop's particulars as they are now. */
  shop: () => Promise<DatedShop>;
  /**
   * Whether responses are validated against the contract before they are sent. On everywhere except
   * in production.
   */
  validatesResponses: boolean;
  uploadsPerMinute: number;
  /** The limit of guests' messages per minute from one address. */
  messagesPerMinute: number;
  /** Limits on writes per customer, device and neighbourhood. */
  budgets: Budgets;
  /** The limit in bytes for guests' uploads that nothing uses yet; 0 for no limit. */
  guestUploadBytes: number;
  /** Checks the free space for files. */
  disk: DiskSpace;
  /** Hours for which a guest's unconfirmed order reserves its units; 0 for no limit. */
  guestHoldHours: number;
  sms: SmsGateway;
  /** The limit of one-time codes per day, over all phones. */
  smsPerDay: number;
  /** The server's secret key, for one-time codes and guests' access keys. */
  secret: string;
  /** The origin in the browser's address bar; '' if unknown. */
  publicOrigin: string;
  sessionCookie: CookieMode;
  payments: Payments;
  /** SMS provider and payment gateway, and what the owner has entered about them. */
  partners: Partners;
  downloadBackup: DownloadBackup;
  /** Null if no push keys are configured. Push is then neither offered nor sent. */
  push: PushSettings | null;
}
