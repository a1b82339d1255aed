/**
 * A whole server in memory on a seeded database: embedded, or on PostgreSQL if TEST_DATABASE_URL
 * names one.
 */
import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { EnvelopeOnWire } from '#contract/envelope.ts';
import type { PagesBundle } from '#contract/pages.ts';
import type { BodyTimes } from '#server/http/plugins/arriving-bodies.ts';
import { createApp } from '#server/http/app.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/open-database.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { setPasswordCost } from '#server/services/accounts/passwords.ts';
import { createSession } from '#server/services/accounts/sessions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import {
  openPrescriptionFiles,
  type PrescriptionFiles,
} from '#server/services/prescriptions/prescription-files.ts';
import { folderStore } from '#server/services/store/folder-store.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { SmsNotSent } from '#server/services/sms/gateway.ts';
import { beforeTests } from './before-tests.ts';
import { limitless } from './limitless.ts';
import { ownDatabase } from './postgres-database.ts';
import { databaseTemplate } from './template.ts';

export interface TestShop {
  app: FastifyInstance;
  database: OpenDatabase;
  files: PrescriptionFiles;
  pictures: ObjectStore;
  config: Config;
  /** The shop's clock; tests move it. */
  clock: { now: Date };
  /** The text messages that were sent, oldest first. If `fails` is true, sending fails. */
  sms: { sent: { phone: string; text: string }[]; fails: boolean };
  close: () => Promise<void>;
}

export interface TestShopOptions {
  env?: Record<string, string>;
  /** The screens, for tests of rendered pages. */
  pages?: PagesBundle;
  /** The store of the pictures. Defaults to a temporary folder. */
  pictures?: ObjectStore;
  /** The time limits for receiving a request body. */
  bodyTimes?: BodyTimes;
  /** The interval in milliseconds between checks of a socket whose response is not read. */
  unreadLook?: number;
  /** The free bytes on the disk. Defaults to the real disk. */
  freeBytes?: () => Promise<number>;
  /** Stands in for the partners that the owner enters. Then nothing but the counter sets SMS. */
  partners?: typeof fetch;
}

/** Lowers the cost of password hashes. passwords.test.ts checks the real cost. */
export function cheapPasswords(): void {
  setPasswordCost({ N: 16, r: 1, p: 1 });
}
cheapPasswords();

/** Opens one shop for the tests of a file or a describe, and closes it after them. */
export function useTestShop(options: TestShopOptions = {}): TestShop {
  const shop = beforeTests(() => openTestShop(options));
  afterAll(() => shop.close());
  return shop;
}

/** Opens a shop. The test must close it. */
export async function openTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const { database, drop } = await openDatabase();
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    ...limitless,
    // Server and tests share one thread here, so a busy test is no overload.
    MOST_LAG_MS: '0',
  };
  const config = {
    ...readConfig({ ...env, ...options.env, DATA_DIR: dataDir }),
    secret: 'x'.repeat(32),
  };
  const files = await openPrescriptionFiles(join(dataDir, 'prescriptions'));
  const pictures = options.pictures ?? folderStore(join(dataDir, 'pictures'));
  const clock = { now: new Date('2026-03-01T06:00:00.000Z') };
  const sms: TestShop['sms'] = { sent: [], fails: false };
  const sendSms = async (phone: string, text: string) => {
    if (sms.fails) throw new SmsNotSent('the test says so');
    sms.sent.push({ phone, text });
  };
  const app = await createApp({
    config,
    db: database.db,
    files,
    pictures,
    now: () => clock.now,
    ...(options.partners ? { fetch: options.partners } : { sms: { sendSms } }),
    pages: options.pages ?? null,
    ...(options.bodyTimes ? { bodyTimes: options.bodyTimes } : {}),
    ...(options.unreadLook ? { unreadLook: options.unreadLook } : {}),
    ...(options.freeBytes ? { freeBytes: options.freeBytes } : {}),
  });
  await app.ready();
  const close = async () => {
    await app.close();
    await database.close();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { app, database, files, pictures, config, clock, sms, close };
}

async function openDatabase(): Promise<{ database: OpenDatabase; drop: () => Promise<void> }> {
  if (!process.env['TEST_DATABASE_URL']) {
    const database = await openEmbedded({
      loadDataDir: await openAsBlob(await databaseTemplate()),
    });
    return { database, drop: () => Promise.resolve() };
  }
  const { url, drop } = await ownDatabase('seeded');
  return { database: await openPostgres(url, { connections: 8 }), drop };
}

/** Calls the API. Returns the response with its parsed envelope. */
export async function callApi(
  shop: TestShop,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{
  status: number;
  envelope: EnvelopeOnWire;
  headers: LightMyRequestResponse['headers'];
}> {
  const options: InjectOptions = {
    method: body === undefined ? 'GET' : 'POST',
    url: `/api/${path}`,
    headers,
  };
  if (body !== undefined) {
    options.payload = JSON.stringify(body);
    options.headers = { 'content-type': 'application/json', ...headers };
  }
  const response = await shop.app.inject(options);
  return { status: response.statusCode, envelope: response.json(), headers: response.headers };
}

/** Adds a customer with an open session. Returns the session's headers. */
export async function signedIn(shop: TestShop, phone: string) {
  const id = randomUUID();
  await shop.database.db
    .insert(customers)
    .values({ id, phone, name: 'Test Customer', createdAt: shop.clock.now });
  const token = await createSession(shop.database.db, shop.clock.now, id);
  return { id, headers: { datacontent: token } };
}

/** Registers a phone. Returns its ActivityId. */
export async function registeredPhone(shop: TestShop): Promise<string> {
  const device = await callApi(shop, 'SecurityArea/Device/Set', { AppName: 'test' });
  const activity = await callApi(
    shop,
    `SecurityArea/DeviceActivity/Set?deviceId=${String(device.envelope.Id)}`,
  );
  return String(activity.envelope.Id);
}

interface UploadParts {
  name?: string;
  mime?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Uploads a file as a phone does: the fields first, then the file. */
export async function uploadFile(shop: TestShop, content: Buffer, parts: UploadParts = {}) {
  const { name = 'photo.jpg', mime = 'image/jpeg', fields = {}, headers = {} } = parts;
  const form = new FormData();
  form.set('From', 'Upload Prescription');
  form.set('Description', '');
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('Img', new Blob([new Uint8Array(content)], { type: mime }), name);
  const encoded = new Response(form);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/ProductOrderArea/Prescription/Add',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const envelope: EnvelopeOnWire = response.json();
  return { status: response.statusCode, envelope, headers: response.headers };
}
