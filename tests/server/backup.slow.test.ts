import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBackup, type BackupParts } from '#server/backup/make-backup.ts';
import { BackupUnusable, readManifest } from '#server/backup/manifest.ts';
import { readBackup, restoreBackup, warningsOf } from '#server/backup/restore-backup.ts';
import { tablesOf } from '#server/backup/tables.ts';
import type { Database } from '#server/db/database.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { forgottenFiles, prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { takenBack } from '#server/db/tables/taken-back.ts';
import { newFileKey } from '#server/services/prescriptions/prescription-files.ts';
import { aPhone } from './support/codes.ts';
import { aPhoto } from './support/files.ts';
import { useFolder } from './support/folder.ts';
import { anOrder, place, placedIn, setProduct } from './support/orders.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import { callApi, signedIn, uploadFile, useTestShop, type TestShop } from './support/test-shop.ts';

const secret = { text: 's'.repeat(43), isKept: true };
const odd = 'ওষুধ "quoted" \\ back\nline\ttab \u2028 \u0001 \'; drop table x; -- {}[],';

function aMessage(submissionId: string, text: string): typeof contactMessages.$inferInsert {
  const createdAt = new Date('2026-02-28T23:59:59.999Z');
  const from = { name: text, phone: '01712345678', email: '' };
  return { submissionId, fingerprint: '', ...from, message: text, createdAt };
}

const folder = useFolder();
const shop = useTestShop();
const other = useTestShop();

beforeAll(async () => {
  const product = await setProduct(shop, { nth: 3, listPrice: 300_00, discount: 0, stock: 40 });
  const order = anOrder({ lines: [{ ...product, quantity: 2 }], isGuest: true });
  expect(placedIn((await place(shop, order, aKey())).envelope.Data).OrderNo).toMatch(/^N-/);
  await uploadFile(shop, await aPhoto());
  const { db } = shop.database;
  await db.insert(contactMessages).values(aMessage('taken-back-later', odd));
  // This row was written after the one that it forbids. A restore with active triggers would refuse
  // that row.
  await db.insert(takenBack).values({ submissionKey: 'taken-back-later', at: shop.clock.now });
});

let now = Date.UTC(2026, 2, 1);
function partsOf(one: TestShop, changes: Partial<BackupParts> = {}): BackupParts {
  now += 1_000;
  const { files, pictures } = one;
  const from = { db: one.database.db, files, pictures, database: 'embedded' as const };
  return { ...from, secret, now: new Date(now), ...changes };
}

/** Every row of every table as text, and the value of every sequence. */
async function everything(db: Database): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  const row = v.object({ row: v.string() });
  for (const { name } of await tablesOf(db)) {
    const rows = await rowsOf(
      db,
      row,
      sql`select one::text as "row" from ${sql.identifier(name)} one`,
    );
    all[name] = rows.map((each) => each.row).toSorted();
  }
  const sequences = sql`select sequencename || ' ' || coalesce(last_value, 0) as "row" from pg_sequences order by 1`;
  all['sequences'] = await rowsOf(db, row, sequences);
  return all;
}

describe('a backup', () => {
  // running-6, running-7
  it('restores the shop, row for row and file for file', async () => {
    const { folder: made, manifest } = await makeBackup(partsOf(shop), folder);
    expect(manifest.uploads).toHaveLength(1);
    const backup = await readBackup(made);
    const { database, files, pictures, config } = other;
    const { dataDir } = config;
    const parts = { db: database.db, files, pictures, dataDir, givenSecret: '' };
    await restoreBackup({ ...parts, replaces: true }, made, backup);
    const was = await everything(shop.database.db);
    const is = await everything(database.db);
    // offline-150: the restored shop gets a new catalogue version, so phones with a later catalogue
    // fetch all of it.
    expect(is['catalogue_version']).not.toEqual(was['catalogue_version']);
    expect({ ...is, catalogue_version: [] }).toEqual({ ...was, catalogue_version: [] });
    const [key = ''] = manifest.uploads.map((upload) => upload.key);
    expect(await files.read(key)).toEqual(await shop.files.read(key));
    expect(await readFile(join(config.dataDir, 'secret'), 'utf8')).toBe(secret.text);
    expect((await stat(join(config.dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    // The triggers are active again.
    await database.db.insert(takenBack).values({ submissionKey: 'gone', at: new Date() });
    const refused = database.db.insert(contactMessages).values(aMessage('gone', ''));
    await expect(refused).rejects.toThrow();
  });

  // running-7
  it('replaces a shop only on request, and then deletes its files too', async () => {
    const { database, files, pictures, config } = other;
    const { dataDir } = config;
    await uploadFile(other, await aPhoto());
    const rows = await database.db.select().from(prescriptions);
    const keys = rows.map(({ fileKey }) => fileKey);
    const { folder: made, manifest } = await makeBackup(partsOf(shop), folder);
    const own = keys.find((key) => !manifest.uploads.some((upload) => upload.key === key)) ?? '';
    const parts = { db: database.db, files, pictures, dataDir, givenSecret: '' };
    const before = await everything(database.db);
    const asked = restoreBackup({ ...parts, replaces: false }, made, manifest);
    await expect(asked).rejects.toThrow(/nothing was changed/);
    expect(await everything(database.db)).toEqual(before);
    expect(await files.has(own)).toBe(true);
    // Two more files without a row: one noted for deletion, one still arriving.
    const [noted, written] = [newFileKey(), newFileKey()];
    for (const key of [noted, written]) await files.keep(key, Buffer.from('bytes'));
    await database.db.insert(forgottenFiles).values({ key: noted });
    await database.db.insert(forgottenFiles).values({ key: written, arrivingUntil: new Date() });
    await restoreBackup({ ...parts, replaces: true }, made, manifest);
    for (const key of [own, noted, written]) expect(await files.has(key)).toBe(false);
  });

  // running-6
  it('has no row whose file was deleted while it was made', async () => {
    const upload = await uploadFile(shop, await aPhoto());
    expect(upload.status).toBe(200);
    const rows = await shop.database.db.select().from(prescriptions);
    const gone = rows.at(-1);
    let reads = 0;
    const read = async (key: string) => {
      reads += 1;
      if (key === gone?.fileKey) {
        await shop.database.db.delete(prescriptions).where(eq(prescriptions.id, gone.id));
        await shop.files.forget(key);
      }
      return shop.files.read(key);
    };
    const { has } = shop.files;
    const { folder: made, manifest } = await makeBackup(
      partsOf(shop, { files: { read, has } }),
      folder,
    );
    expect(manifest.missing).toEqual([]);
    expect(manifest.tables.find(({ name }) => name === 'prescriptions')?.rows).toBe(
      rows.length - 1,
    );
    expect(manifest.uploads).toHaveLength(rows.length - 1);
    // Rows copied in the first round are not read again.
    expect(reads).toBe(rows.length);
    await readBackup(made);
  });

  // running-6
  it('is made if a file was lost earlier, and reports the loss', async () => {
    const fileKey = `aa/${'a'.repeat(32)}`;
    const id = randomUUID();
    const lost = { id, digest: '', fileKey, mime: 'image/jpeg', size: 1, createdAt: new Date() };
    await shop.database.db.insert(prescriptions).values(lost);
    const { manifest } = await makeBackup(partsOf(shop), folder);
    expect(manifest.missing).toEqual([fileKey]);
    expect(warningsOf(manifest, '')).toEqual([expect.stringMatching(/^1 of 2 uploaded files/)]);
    await shop.database.db.delete(prescriptions).where(eq(prescriptions.id, id));
  });

  // running-6, running-14
  it('lists no removed prescription as missing, and has the file of one that a request needs', async () => {
    const { headers } = await signedIn(shop, aPhone());
    const send = async (color: string) => {
      const { envelope } = await uploadFile(shop, await aPhoto(color), { headers });
      return String(envelope.Id);
    };
    const attached = await send('#335577');
    const alone = await send('#335578');
    const request = aRequest({ ImgId: [attached] });
    const asked = await callApi(shop, requestPath, request, { ...aKey(), ...headers });
    expect(asked.envelope.IsError).toBe(false);
    for (const id of [attached, alone]) {
      const path = `ProductOrderArea/Prescription/Remove/${id}`;
      expect((await callApi(shop, path, {}, headers)).envelope.IsError).toBe(false);
    }
    const rows = await shop.database.db.select().from(prescriptions);
    const keyOf = (id: string) => rows.find((row) => row.id === id)?.fileKey;
    const { folder: made, manifest } = await makeBackup(partsOf(shop), folder);
    const keys = manifest.uploads.map(({ key }) => key);
    expect(manifest.missing).toEqual([]);
    expect(keys).toContain(keyOf(attached));
    expect(keys).not.toContain(keyOf(alone));
    await readBackup(made);
    const gone = inArray(prescriptions.id, [attached, alone]);
    await shop.database.db.delete(requestOrderPrescriptions);
    await shop.database.db.delete(prescriptions).where(gone);
  });

  // running-6
  it('leaves nothing under its name if it breaks off', async () => {
    const read = () => Promise.reject(new Error('the disk is gone'));
    const files = { read, has: () => Promise.resolve(true) };
    const before = await readdir(folder);
    await expect(makeBackup(partsOf(shop, { files }), folder)).rejects.toThrow('the disk is gone');
    expect(await readdir(folder)).toEqual(before);
  });

  // running-7
  it('reports whether the configured secret of a shop is the same', async () => {
    const { folder: made, manifest } = await makeBackup(
      partsOf(shop, { secret: { ...secret, isKept: false } }),
      folder,
    );
    expect(await readdir(made)).not.toContain('secret');
    expect(warningsOf(manifest, secret.text)).toEqual([]);
    for (const given of ['', 'another'])
      expect(warningsOf(manifest, given)).toEqual([
        expect.stringMatching(/^SECRET is not the one/),
      ]);
  });
});

describe('an incomplete backup', () => {
  let made: string;
  beforeEach(async () => {
    made = (await makeBackup(partsOf(shop), folder)).folder;
  });

  const change = async (path: string, how: (text: Buffer) => Buffer | string) =>
    writeFile(join(made, path), how(await readFile(join(made, path))));
  const firstUpload = async () => `uploads/${(await readManifest(made)).uploads[0]?.key}`;

  // running-7
  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a table in which one bit is another',
      () =>
        change('database/customers.ndjson.gz', (bytes) => {
          bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
          return bytes;
        }),
      /customers/,
    ],
    [
      'an upload that is cut off',
      async () => change(await firstUpload(), (bytes) => bytes.subarray(0, -1)),
      /uploads\//,
    ],
    ['an upload that is missing', async () => rm(join(made, await firstUpload())), /uploads\//],
    ['another secret', () => change('secret', () => 'x'.repeat(43)), /secret/],
    [
      'a file that nobody backed up',
      () => writeFile(join(made, 'uploads', 'more'), 'x'),
      /uploads\/more/,
    ],
    ['no manifest', () => rm(join(made, 'manifest.json')), /is no backup/],
    [
      'half a manifest',
      () => change('manifest.json', (bytes) => bytes.subarray(0, 400)),
      /damaged/,
    ],
    [
      'a name that leads out of the folder',
      () =>
        change('manifest.json', (bytes) =>
          bytes.toString().replace(/"key": "[^"]+"/, '"key": "../../../../etc/passwd"'),
        ),
      /damaged/,
    ],
    [
      'one that a newer version made',
      () =>
        change('manifest.json', (bytes) =>
          bytes.toString().replace('"migrations": [', '"migrations": [ "of-tomorrow",'),
        ),
      /newer than this one/,
    ],
  ])('is refused before anything is touched: %s', async (_what, spoil, sentence) => {
    await spoil();
    const reading = readBackup(made);
    await expect(reading).rejects.toThrow(BackupUnusable);
    await expect(reading).rejects.toThrow(sentence);
  });
});
