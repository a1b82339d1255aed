import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { BackupUnusable } from '#server/backup/manifest.ts';
import { readBackup, restoreBackup, warningsOf } from '#server/backup/restore-backup.ts';
import * as banners from '#contract/counter/banners.ts';
import * as promotions from '#contract/counter/promotions.ts';
import * as shelves from '#contract/counter/shelves.ts';
import { banners as bannerRows } from '#server/db/tables/home.ts';
import { offers } from '#server/db/tables/offers.ts';
import { products } from '#server/db/tables/products.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { partOf } from '#server/services/store/object-store.ts';
import { openS3Store } from '#server/services/store/s3-store.ts';
import { upload } from './support/counter-shelves.ts';
import { aPhoto } from './support/files.ts';
import { useFolder } from './support/folder.ts';
import { anOrder, place, setProduct } from './support/orders.ts';
import { aKey } from './support/requests.ts';
import { startS3Server, type S3Server } from './support/s3-server.ts';
import { signedInStaff } from './support/staff.ts';
import { openTestShop, useTestShop, type TestShop } from './support/test-shop.ts';

/** A shop whose pictures are in a bucket. */
const other = useTestShop();
let shop: TestShop;
/** A shop whose pictures are in a folder. */
let s3: S3Server;
const folder = useFolder();
let owner: Record<string, string>;

const sizes = ['Icons', 'Small', 'Orginal'];

beforeAll(async () => {
  s3 = await startS3Server();
  const { S3_ENDPOINT: endpoint = '', S3_BUCKET: bucket = '', ...keys } = s3.env;
  const credentials = {
    accessKeyId: keys['S3_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: keys['S3_SECRET_ACCESS_KEY'] ?? '',
  };
  const where = { endpoint, bucket, region: 'us-east-1', credentials, inPath: true };
  shop = await openTestShop({ pictures: partOf(await openS3Store(where), 'pictures/') });
  owner = (await signedInStaff(shop, 'owner')).headers;
}, 120_000);
afterAll(async () => {
  await shop.close();
  await s3.remove();
});

const secret = { text: 's'.repeat(43), isKept: false };
let now = Date.UTC(2026, 2, 1);

function backUp({ database, files, pictures }: TestShop) {
  now += 1_000;
  const from = { db: database.db, files, pictures, database: 'embedded' as const };
  return makeBackup({ ...from, secret, now: new Date(now) }, folder);
}

async function restore(to: TestShop, made: string): Promise<void> {
  const { database, files, pictures } = to;
  const { dataDir } = to.config;
  const parts = { db: database.db, files, pictures, dataDir, givenSecret: 'x', replaces: true };
  await restoreBackup(parts, made, await readBackup(made));
}

async function photograph(
  at: TestShop,
  headers: Record<string, string>,
  id: number,
  colour: string,
) {
  const content = await aPhoto(colour, 900, 600);
  const sent = { content, name: 'pack.jpg', fields: { id: String(id) } };
  return (await upload(at, shelves.addPicture, headers, sent)).content?.image ?? '';
}

/**
 * Uploads a product's photograph, another that only an order shows, a banner's three and an
 * offer's.
 */
async function uploadAll() {
  const product = await setProduct(shop, { nth: 21, listPrice: 300_00, discount: 0, stock: 40 });
  const sold = await photograph(shop, owner, product.id, '#c04030');
  await place(shop, anOrder({ lines: [{ ...product, quantity: 1 }], isGuest: true }), aKey());
  const shown = await photograph(shop, owner, product.id, '#3040c0');
  const { db } = shop.database;
  const content = await aPhoto('#30c040', 1_000, 700);
  const words = { key: crypto.randomUUID(), place: 'main', alt: 'Eid', altBn: 'ঈদ', link: '' };
  const banner = { content, name: 'eid.jpg', fields: { ...words, rank: '' } };
  await upload(shop, banners.addBanner, owner, banner);
  const [offer] = await db.select().from(offers).orderBy(asc(offers.id)).limit(1);
  const ofOffer = { content, name: 'offer.jpg', fields: { id: String(offer?.id) } };
  await upload(shop, promotions.setOfferPicture, owner, ofOffer);
  const ofBanner = (await db.select().from(bannerRows)).filter(({ alt }) => alt === 'Eid');
  const [pictured] = await db.select().from(offers).orderBy(asc(offers.id)).limit(1);
  const names = [
    `Product/*/${sold}`,
    `Product/*/${shown}`,
    ...ofBanner.map(({ image }) => `Banner/*/${image}`),
    `Offer/*/${pictured?.image}`,
  ];
  expect(names).toHaveLength(6);
  return names.flatMap((name) => sizes.map((size) => name.replace('*', size)));
}

const bytesOf = async (store: ObjectStore, keys: readonly string[]) =>
  Promise.all(keys.map((key) => store.read(key)));

// counter-159, counter-222, counter-223, machines-2, running-6, running-7
it('a backup includes pictures that were uploaded at the counter, from a bucket and from a folder, in every size', async () => {
  const keys = await uploadAll();
  // A generated picture is generated again.
  const [drawn] = await shop.database.db.select().from(products).limit(1);
  const response = await shop.app.inject(`/Content/ImageData/Product/Icons/${drawn?.image}`);
  expect(response.statusCode).toBe(200);

  const { folder: made, manifest } = await backUp(shop);
  expect(manifest.pictures.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
  expect(manifest.missingPictures).toEqual([]);
  await restore(other, made);
  expect(await bytesOf(other.pictures, keys)).toEqual(await bytesOf(shop.pictures, keys));

  const [lost = ''] = keys;
  const before = await shop.pictures.read(lost);
  for (const key of keys) await shop.pictures.remove(key);
  await restore(shop, (await backUp(other)).folder);
  expect(await shop.pictures.read(lost)).toEqual(before);
  expect(await bytesOf(shop.pictures, keys)).toEqual(await bytesOf(other.pictures, keys));
  owner = (await signedInStaff(shop, 'owner')).headers;
});

// running-7
it('a restore that replaces a shop deletes its pictures, except those in the backup', async () => {
  const { folder: made, manifest } = await backUp(shop);
  const [kept = ''] = manifest.pictures.map(({ key }) => key);
  await restore(other, made);
  const there = (await signedInStaff(other, 'owner')).headers;
  const { id } = await setProduct(other, { nth: 22, listPrice: 900, discount: 0, stock: 5 });
  const image = await photograph(other, there, id, '#808080');
  const key = `Product/Small/${image}`;
  expect(await other.pictures.look(key)).not.toBeNull();
  await restore(other, made);
  expect(await other.pictures.look(key)).toBeNull();
  expect(await other.pictures.look(kept)).not.toBeNull();
});

// running-6, running-7
it('a backup lists a picture that was lost earlier, and a restore keeps it if it finds it', async () => {
  const { id } = await setProduct(shop, { nth: 23, listPrice: 900, discount: 0, stock: 5 });
  const image = await photograph(shop, owner, id, '#202020');
  const keys = sizes.map((size) => `Product/${size}/${image}`);
  const [lost = '', ...others] = keys;
  const content = await shop.pictures.read(lost);
  await shop.pictures.remove(lost);
  const { folder: made, manifest } = await backUp(shop);
  expect(manifest.missingPictures).toEqual([lost]);
  expect(manifest.pictures.map(({ key }) => key)).toEqual(expect.arrayContaining(others));
  expect(warningsOf(manifest, secret.text)).toEqual([expect.stringMatching(/^1 of 21 uploaded/)]);
  await shop.pictures.put(lost, content);
  await restore(shop, made);
  expect(await shop.pictures.look(lost)).not.toBeNull();
  owner = (await signedInStaff(shop, 'owner')).headers;
});

// running-6
it('a backup does not request a generated picture whose permalink ends like an uploaded name', async () => {
  const [row] = await shop.database.db.select().from(products).limit(1);
  const permalink = 'product-123456789012';
  const fields = { permalink, image: `${permalink}.webp`, externalId: permalink };
  if (!row) throw new Error('no product');
  const { id: _id, ...rest } = row;
  await shop.database.db.insert(products).values({ ...rest, ...fields });
  const { manifest } = await backUp(shop);
  const all = [...manifest.pictures.map(({ key }) => key), ...manifest.missingPictures];
  expect(all.filter((key) => key.includes(permalink))).toEqual([]);
});

// running-7
it('a restore of an old backup without pictures leaves pictures alone and reports what it lacks', async () => {
  const { folder: made, manifest } = await backUp(shop);
  const [key = ''] = manifest.pictures.map((picture) => picture.key);
  await rm(join(made, 'pictures'), { recursive: true });
  const { pictures: _pictures, missingPictures: _missing, ...early } = manifest;
  await writeFile(join(made, 'manifest.json'), JSON.stringify({ ...early, format: 1 }));
  await restore(shop, made);
  expect(await shop.pictures.look(key)).not.toBeNull();
  expect(warningsOf(await readBackup(made), secret.text)).toEqual([
    expect.stringMatching(/^An earlier version made this backup/),
  ]);
  owner = (await signedInStaff(shop, 'owner')).headers;
});

// running-7
it.each([
  [
    'one bit is another',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.of((bytes.at(-1) ?? 0) ^ 1)]),
  ],
  ['the end is missing', (bytes: Buffer) => bytes.subarray(0, -1)],
])(
  'a backup with a damaged picture is refused before anything is touched: %s',
  async (_, spoil) => {
    const { folder: made, manifest } = await backUp(shop);
    const path = join(made, 'pictures', manifest.pictures[0]?.key ?? '');
    await writeFile(path, spoil(await readFile(path)));
    await expect(readBackup(made)).rejects.toThrow(/pictures\//);
  },
);

// running-7
it.each(['../../secret', 'Product/Small/../../../a-0123456789ab.webp', 'Product/Small/drawn.webp'])(
  'a backup that lists a picture %s is refused',
  async (key) => {
    const { folder: made, manifest } = await backUp(shop);
    const [first, ...more] = manifest.pictures;
    const pictures = [{ ...first, key }, ...more];
    await writeFile(join(made, 'manifest.json'), JSON.stringify({ ...manifest, pictures }));
    await expect(readBackup(made)).rejects.toThrow(BackupUnusable);
    await expect(readBackup(made)).rejects.toThrow(/damaged/);
  },
);
