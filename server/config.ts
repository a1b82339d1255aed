/** The server's settings. All come from the environment and are validated once at the start. */
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import {
  paymentEnvironment,
  readPayments,
  type PaymentSettings,
} from './services/payments/payment-settings.ts';
import { demonstrationEnvironment, readDemonstration } from './demonstration.ts';
import { readStoredSecret, shortestSecret } from './kept-secret.ts';
import { projectRoot } from './project-root.ts';
import { postgresEnvironment } from './postgres-settings.ts';
import { runningEnvironment } from './running-settings.ts';
import { isOrigin, origins, wholeNumber } from './setting-kinds.ts';
import { pushEnvironment, readPush, type PushSettings } from './services/push/push-settings.ts';
import { readStore, storeEnvironment, type S3Settings } from './services/store/s3-settings.ts';
import { usualRetention, type Retention } from './services/retention.ts';
import { writingEnvironment } from './writing-settings.ts';
import type { CookieMode } from './services/accounts/sessions.ts';
import type { BudgetSettings } from './services/budgets.ts';
import type { SmsTemplate } from './services/sms/http-gateway.ts';
import { usualMegapixels } from './services/uploads/pictures.ts';
import { readSmsTemplate, smsEnvironment } from './services/sms/sms-settings.ts';

const maxDays = 36_500;

const environment = v.object({
  PORT: wholeNumber('PORT', 0, 65_535, 8080),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('HOST must be a host name or an address, such as 0.0.0.0.'),
    ),
    '0.0.0.0',
  ),
  NODE_ENV: v.optional(
    v.picklist(
      ['development', 'production', 'test'],
      'NODE_ENV must be development, production or test.',
    ),
    'production',
  ),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('DATA_DIR must name a folder.')), '.data'),
  ...postgresEnvironment,
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || isOrigin(text),
        'PUBLIC_ORIGIN must be an origin such as https://shop.example, without a path or a closing slash.',
      ),
    ),
    '',
  ),
  CORS_ORIGINS: origins('CORS_ORIGINS'),
  PAGE_ORIGINS: origins('PAGE_ORIGINS'),
  SHOP_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('SHOP_DIR must name a folder.')), 'dist/shop'),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
    ),
    'warn',
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(false|[\da-f.:/, ]*[.:][\da-f.:/, ]*)$/i,
        'TRUST_PROXY must be a list of the addresses of your proxies, such as 10.0.0.2, or false: trusting everybody would let anyone write the address that limits count by.',
      ),
    ),
    'false',
  ),
  RATE_PER_MINUTE: wholeNumber('RATE_PER_MINUTE', 0, 10_000_000, 60_000),
  ...demonstrationEnvironment,
  ...writingEnvironment,
  MOST_IN_FLIGHT: wholeNumber('MOST_IN_FLIGHT', 1, 100_000, 300),
  MOST_LAG_MS: wholeNumber('MOST_LAG_MS', 0, 60_000, 3_000),
  ...smsEnvironment,
  SMS_PER_DAY: wholeNumber('SMS_PER_DAY', 1, 10_000_000, 5_000),
  SESSION_COOKIE: v.optional(
    v.picklist(['auto', 'always', 'never'], 'SESSION_COOKIE must be auto, always or never.'),
    'auto',
  ),
  ...paymentEnvironment,
  ...pushEnvironment,
  PICTURE_MEGAPIXELS: wholeNumber('PICTURE_MEGAPIXELS', 2, 64, usualMegapixels),
  ...storeEnvironment,
  ...runningEnvironment,
  EVENT_DAYS: wholeNumber('EVENT_DAYS', 1, maxDays, usualRetention.eventDays),
  PRESCRIPTION_DAYS: wholeNumber('PRESCRIPTION_DAYS', 0, maxDays, usualRetention.prescriptionDays),
  SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(shortestSecret, `SECRET must have at least ${shortestSecret} characters.`),
    ),
  ),
});

export interface Config {
  port: number;
  host: string;
  isProduction: boolean;
  dataDir: string;
  /** '' for the embedded database. */
  databaseUrl: string;
  /** The PostgreSQL behind the pooler, if `databaseUrl` is a pooler; else ''. */
  databaseDirectUrl: string;
  databaseConnections: number;
  /** The origin that browsers show; '' if unknown. */
  publicOrigin: string;
  corsOrigins: string[];
  /** Other origins from which pages may fetch data and load pictures. */
  pageOrigins: string[];
  shopDir: string;
  logLevel: v.InferOutput<typeof environment>['LOG_LEVEL'];
  /** Addresses of the proxies whose forwarded client address is trusted; false for none. */
  trustProxy: false | string;
  /** Calls per minute from one address; 0 for no limit. */
  ratePerMinute: number;
  uploadsPerMinute: number;
  /** Uploads with more megapixels are refused. */
  pictureMegapixels: number;
  /** Messages per minute that guests may send from one address; 0 for no limit. */
  messagesPerMinute: number;
  budgets: BudgetSettings;
  /** Bytes that unused guest uploads may take in total; 0 for no limit. */
  guestUploadBytes: number;
  /** Bytes that uploads leave free on the disk of DATA_DIR; 0 for no reserve. */
  freeDiskBytes: number;
  /** Hours for which an unconfirmed guest order reserves its units; 0 for ever. */
  guestHoldHours: number;
  /** Concurrent requests; more get a 503. */
  maxInFlight: number;
  /** Event loop lag in milliseconds above which requests get a 503; 0 for no limit. */
  maxLagMs: number;
  /**
   * Whether this is a demonstration: it has accounts with public passwords, and an inbox that shows
   * one-time codes instead of an SMS.
   */
  isDemonstration: boolean;
  /** The payment gateway; '' for none, so that only Cash On Delivery is offered. */
  payments: PaymentSettings;
  /** The keys for push messages; null to send none. */
  push: PushSettings | null;
  /** The key for one-time codes and cookies; '' until {@link withSecret}. */
  secret: string;
  /**
   * The key that encrypts the partners' secrets. '' if it is derived from the secret, which several
   * processes share.
   */
  partnerKey: string;
  /** How to send codes by SMS; null if no provider is set. */
  sms: SmsTemplate | null;
  smsPerDay: number;
  sessionCookie: CookieMode;
  retention: Retention;
  /** Milliseconds between "not ready" and the shutdown, so that proxies notice. */
  drain: number;
  /** Where Prometheus scrapes the metrics; null for nowhere. */
  metrics: { port: number; host: string } | null;
  /** The S3 bucket for uploads and pictures; null for a folder in DATA_DIR. */
  store: S3Settings | null;
}

/** The environment is invalid. `sentences` has one sentence per mistake. */
export class ConfigMistakes extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigMistakes';
    this.sentences = sentences;
  }
}

/** Reads the settings. Throws {@link ConfigMistakes} with all mistakes at once. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = v.safeParse(environment, env);
  if (!read.success) throw new ConfigMistakes(read.issues.map((issue) => issue.message));
  const value = read.output;
  const isProduction = value.NODE_ENV === 'production';
  const isDemonstration = readDemonstration(value);
  if (typeof isDemonstration === 'string') throw new ConfigMistakes([isDemonstration]);
  const sms = readSmsTemplate(value);
  if (typeof sms === 'string') throw new ConfigMistakes([sms]);
  const payments = readPayments(value, isDemonstration);
  if (typeof payments === 'string') throw new ConfigMistakes([payments]);
  const push = readPush(value);
  if (typeof push === 'string') throw new ConfigMistakes([push]);
  const store = readStore(value);
  if (typeof store === 'string') throw new ConfigMistakes([store]);
  const fromRoot = (path: string) => resolve(projectRoot(), path);
  return {
    port: value.PORT,
    host: value.HOST,
    isProduction,
    dataDir: fromRoot(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databaseConnections: value.DATABASE_CONNECTIONS,
    publicOrigin: value.PUBLIC_ORIGIN,
    corsOrigins: value.CORS_ORIGINS,
    pageOrigins: value.PAGE_ORIGINS,
    shopDir: fromRoot(value.SHOP_DIR),
    logLevel: value.LOG_LEVEL,
    trustProxy: value.TRUST_PROXY === 'false' ? false : value.TRUST_PROXY,
    ratePerMinute: value.RATE_PER_MINUTE,
    uploadsPerMinute: value.UPLOADS_PER_MINUTE,
    pictureMegapixels: value.PICTURE_MEGAPIXELS,
    messagesPerMinute: value.MESSAGES_PER_MINUTE,
    budgets: { percent: value.BUDGET_PERCENT, messagesPerHour: value.MESSAGES_PER_HOUR },
    guestUploadBytes: value.GUEST_UPLOADS_MB * 1_000_000,
    freeDiskBytes: value.FREE_DISK_MB * 1_000_000,
    guestHoldHours: value.GUEST_HOLD_HOURS,
    maxInFlight: value.MOST_IN_FLIGHT,
    maxLagMs: value.MOST_LAG_MS,
    isDemonstration,
    payments,
    push,
    secret: value.SECRET ?? '',
    partnerKey: '',
    sms,
    smsPerDay: value.SMS_PER_DAY,
    sessionCookie: value.SESSION_COOKIE,
    retention: { eventDays: value.EVENT_DAYS, prescriptionDays: value.PRESCRIPTION_DAYS },
    store,
    drain: value.DRAIN_SECONDS * 1000,
    metrics:
      value.METRICS_PORT === null ? null : { port: value.METRICS_PORT, host: value.METRICS_HOST },
  };
}

/** The address at which people open the shop, without a path. */
export function originOf(
  { publicOrigin, host, port: configuredPort }: Config,
  port = configuredPort,
): string {
  if (publicOrigin) return publicOrigin;
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`;
}

/**
 * Adds the secret: the one in the settings, else the one in DATA_DIR, which is created at the first
 * start; and the key of the partners' secrets, which is in DATA_DIR alone and in no backup. Throws
 * {@link ConfigMistakes} if a stored one is invalid, or if a PostgreSQL is set and SECRET is not:
 * several processes may share that database, and each must be able to verify what another has
 * signed (machines-3).
 */
export function withSecret(config: Config): Config {
  if (config.databaseUrl) {
    if (config.secret) return config;
    throw new ConfigMistakes([
      `SECRET must be set beside DATABASE_URL, the same for every process of the shop: at least ${shortestSecret} characters that nobody can guess.`,
    ]);
  }
  const secret = config.secret || readStoredSecret(config.dataDir);
  if (!secret)
    throw new ConfigMistakes([
      `${join(config.dataDir, 'secret')} is empty, damaged or no file: put that secret back from a backup. ` +
        'Whoever has none deletes it, and the next start makes another: links of guests to their orders then open no more.',
    ]);
  const partnerKey = readStoredSecret(config.dataDir, partnerKeyName);
  if (!partnerKey)
    throw new ConfigMistakes([
      `${join(config.dataDir, partnerKeyName)} is empty, damaged or no file. Delete it, and the next start makes another: ` +
        'the owner then enters the keys of the SMS provider and the payment gateway again at the counter.',
    ]);
  return { ...config, secret, partnerKey };
}

/** The file of {@link Config.partnerKey} in DATA_DIR. */
const partnerKeyName = 'partner-key';

/** The text from which the key of the partners' secrets is derived, also for commands. */
export function partnerKeyOf(config: Config): string {
  if (config.databaseUrl) return config.secret;
  return config.partnerKey || (readStoredSecret(config.dataDir, partnerKeyName) ?? '');
}
