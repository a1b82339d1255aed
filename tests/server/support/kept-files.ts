/** The files in a test shop's store, and the database rows about them. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { forgottenFiles, prescriptions } from '#server/db/tables/prescriptions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { aPng } from './files.ts';
import type { TestShop } from './test-shop.ts';

const folderOf = ({ config }: TestShop) => join(config.dataDir, 'prescriptions');

/** The keys of all prescriptions and customers' photos in the store. */
export async function lyingFiles(shop: TestShop): Promise<string[]> {
  const entries = await readdir(folderOf(shop), { recursive: true, withFileTypes: true });
  // A file that is still being received has another form of name.
  const files = entries.filter(({ name }) => /^[0-9a-f]{32}$/.test(name));
  return files.map(({ name }) => `${name.slice(0, 2)}/${name}`).toSorted();
}

/** The keys of files that are noted for deletion. */
export async function notedFiles({ database: { db } }: TestShop): Promise<string[]> {
  return (await db.select().from(forgottenFiles)).map(({ key }) => key).toSorted();
}

/** Deletes all files and the rows that refer to them. */
export async function emptyStore(shop: TestShop): Promise<void> {
  const { db } = shop.database;
  for (const table of ['order_prescriptions', 'request_order_prescriptions'])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  await db.delete(prescriptions);
  await db.delete(forgottenFiles);
  await db.update(customers).set({ image: '' });
  await rm(folderOf(shop), { recursive: true });
  await mkdir(folderOf(shop));
}

/** Uploads a customer's own photo. Returns the status. */
export async function addPicture(
  shop: TestShop,
  { id, headers }: { id: string; headers: Record<string, string> },
): Promise<number> {
  const form = new FormData();
  form.set('UserId', id);
  form.set('Img', new Blob([new Uint8Array(await aPng())], { type: 'image/png' }), 'me.png');
  const encoded = new Response(form);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/CustomerArea/Customer/AddPicture',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return response.statusCode;
}
