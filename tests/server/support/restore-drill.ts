/**
 * Makes a backup while phones write, restores it as another shop, and checks that it has everything
 * acknowledged before the backup.
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import * as v from 'valibot';
import type { OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/open-database.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { rowsOf } from '#server/db/rows-of.ts';
import { demoStaffPassword } from '#demo/demo.ts';
import { referencedUploads } from '#server/services/uploads/referenced.ts';
import { aPhoto } from './files.ts';
import { limitless } from './limitless.ts';
import { sharedSecret } from './machines.ts';
import { runCommandLine, startServer, type ServerProcess } from './server-process.ts';
import { aSubmission, productsOnSale, send, type OnSale, type Submission } from './writers.ts';

/** The location of a shop's data. An empty `url` means the embedded database. */
export interface ShopPlace {
  dataDir: string;
  url: string;
}

const phones = 4;
/** The number of acknowledged writes before the backup begins. */
const enough = 24;

/** Returns the folder of the backup, which can be restored again. */
export async function restoreDrill(shop: ShopPlace, restored: ShopPlace): Promise<string> {
  const photo = await aPhoto();
  const server = await startServer(shop.dataDir, envOf(shop));
  const onSale = await productsOnSale(server);
  const picture = await photographed(server, onSale, photo);
  const acknowledged = new Map<Submission, string>();
  const writing = { goesOn: true };
  const writers = Array.from({ length: phones }, async () => {
    while (writing.goesOn) await writeOne(server, onSale, photo, acknowledged);
  });
  while (acknowledged.size < enough) await wait(5);
  const before = new Map(acknowledged);
  const place = await mkdtemp(join(tmpdir(), 'shop-backups-'));
  const made = await runCommandLine(shop.dataDir, ['backup', place], envOf(shop));
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Backed up') });
  const during = acknowledged.size - before.size;
  writing.goesOn = false;
  await Promise.all(writers);
  expect(during).toBeGreaterThan(0);
  // The machine is lost, so the server does not shut down cleanly.
  await server.kill();

  const [name = ''] = await readdir(place);
  const backup = join(place, name);
  const put = await runCommandLine(restored.dataDir, ['restore', backup], envOf(restored));
  expect(put).toMatchObject({ code: 0, said: expect.stringContaining('Restored') });

  const again = await startServer(restored.dataDir, envOf(restored));
  for (const [submission, number] of before)
    expect(await send(again, submission, photo)).toEqual({ number, isReplayed: true });
  const fresh = await numberOfNew(again, onSale, photo);
  expect([...before.values()]).not.toContain(fresh);
  expect(await again.stop()).toBe(0);

  await expectSameKeeping(shop, restored);
  for (const size of ['Icons', 'Small', 'Orginal']) {
    const path = join('pictures', 'Product', size, picture);
    const [was, is] = await Promise.all(
      [shop, restored].map(({ dataDir }) => readFile(join(dataDir, path))),
    );
    expect(is?.equals(was ?? Buffer.alloc(0))).toBe(true);
  }
  return backup;
}

/** Uploads a product's picture at the counter. Returns the picture's name. */
async function photographed(
  { origin }: ServerProcess,
  [product]: readonly OnSale[],
  photo: Buffer,
): Promise<string> {
  const asked = { name: 'pharmacist', password: demoStaffPassword };
  const signedIn = await fetch(`${origin}/api/Counter/Staff/SignIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';');
  const form = new FormData();
  form.set('id', String(product?.id));
  form.set('Img', new Blob([new Uint8Array(photo)]), 'pack.jpg');
  const url = `${origin}/api/Counter/Shelves/AddPicture`;
  const added = await fetch(url, { method: 'POST', headers: { cookie }, body: form });
  const { Data }: { Data: { image: string } } = await added.json();
  expect(Data.image).toMatch(/-[0-9a-f]{12}\.webp$/);
  return Data.image;
}

function envOf({ url }: ShopPlace): Record<string, string> {
  const shared: Record<string, string> = url ? { SECRET: sharedSecret } : {};
  return { ...limitless, ...shared, DATABASE_URL: url, DEMO: 'yes' };
}

async function writeOne(
  server: ServerProcess,
  onSale: readonly OnSale[],
  photo: Buffer,
  acknowledged: Map<Submission, string>,
): Promise<void> {
  const submission = aSubmission(onSale);
  const response = await send(server, submission, photo);
  if (!response) throw new Error('The shop did not answer.');
  acknowledged.set(submission, response.number);
}

/** Places a new order and returns its number. */
async function numberOfNew(server: ServerProcess, onSale: readonly OnSale[], photo: Buffer) {
  const response = await send(server, { ...aSubmission(onSale), kind: 'order' }, photo);
  expect(response).toMatchObject({ isReplayed: false, number: expect.stringMatching(/^N-\d+$/) });
  return response?.number ?? '';
}

/** Compares the wallets, their ledger and every referenced file, byte for byte. */
async function expectSameKeeping(shop: ShopPlace, restored: ShopPlace): Promise<void> {
  const was = await sumsOf(shop);
  const is = await sumsOf(restored);
  expect(was.balance).toBeGreaterThan(0);
  expect(is.ledger).toBe(is.balance);
  expect([is.ledger, is.balance]).toEqual([was.ledger, was.balance]);
  const inOther = new Set(was.uploads);
  // The order after the restore added one file.
  const common = is.uploads.filter((key) => inOther.has(key));
  expect(common).toHaveLength(is.uploads.length - 1);
  expect(common.length).toBeGreaterThan(0);
  for (const key of is.uploads) await readFile(join(restored.dataDir, 'prescriptions', key));
  for (const key of common) {
    const [one, other] = await Promise.all(
      [shop, restored].map(({ dataDir }) => readFile(join(dataDir, 'prescriptions', key))),
    );
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  }
  // On PostgreSQL the secret is a setting, not a file.
  if (shop.url) return;
  const [secret, same] = await Promise.all(
    [shop, restored].map(({ dataDir }) => readFile(join(dataDir, 'secret'), 'utf8')),
  );
  expect(same).toBe(secret);
}

async function sumsOf(place: ShopPlace) {
  const database = await openPlace(place);
  try {
    const [sums] = await rowsOf(
      database.db,
      v.object({ ledger: v.number(), balance: v.number() }),
      sql`select (select sum(amount)::int from wallet_entries) as ledger,
        (select sum(balance)::int from wallets) as balance`,
    );
    return {
      ...(sums ?? { ledger: 0, balance: 0 }),
      uploads: await referencedUploads(database.db),
    };
  } finally {
    await database.close();
  }
}

function openPlace({ dataDir, url }: ShopPlace): Promise<OpenDatabase> {
  return url
    ? openPostgres(url, { connections: 2 })
    : openEmbedded({ folder: join(dataDir, 'database') });
}

/** Creates a folder for a shop. */
export async function emptyDataDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'shop-restored-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
