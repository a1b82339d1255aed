import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { forgetFiles } from '#server/services/maintenance.ts';
import { forgetAllNoted } from '#server/services/prescriptions/forgotten-files.ts';
import { keepFile } from '#server/services/prescriptions/store-file-with-row.ts';
import { aPhone, days, hours, minutes, signInByCode, wait } from './support/codes.ts';
import { aPhoto } from './support/files.ts';
import { addPicture, emptyStore, lyingFiles, notedFiles } from './support/kept-files.ts';
import { callApi, uploadFile, useTestShop, type TestShop } from './support/test-shop.ts';

const shop = useTestShop();
let db: Database;
let store: TestShop['files'];

beforeAll(() => {
  ({ db } = shop.database);
  store = { ...shop.files };
});
beforeEach(async () => {
  Object.assign(shop.files, store);
  wait(shop, days(2));
  await emptyStore(shop);
});

const lying = () => lyingFiles(shop);
const noted = () => notedFiles(shop);
const forgetLater = () =>
  forgetFiles({ database: shop.database, files: shop.files }, shop.clock.now);

// prescriptions-68
describe('a file without a row is deleted', () => {
  // offline-181
  it('if its photo was taken back during the upload', async () => {
    const id = randomUUID();
    const path = 'RequestOrderArea/RequestOrder/TakeBack';
    await callApi(shop, path, { Ids: [id, `${id}/1`] });
    const headers = { 'idempotency-key': `${id}/1` };
    expect((await uploadFile(shop, await aPhoto('#555555'), { headers })).status).toBe(422);
    expect([await lying(), await noted()]).toEqual([[], []]);
  });

  it('if the database fails', async () => {
    await db.execute(
      sql`alter table prescriptions add constraint trial check (source <> 'nowhere')`,
    );
    const fields = { From: 'nowhere' };
    expect((await uploadFile(shop, await aPhoto('#666666'), { fields })).status).toBe(500);
    await db.execute(sql`alter table prescriptions drop constraint trial`);
    expect([await lying(), await noted()]).toEqual([[], []]);
  });

  it('if another attempt of the same photo was faster', async () => {
    const headers = { 'idempotency-key': `${randomUUID()}/1` };
    const photo = await aPhoto('#777777');
    const sent = Array.from({ length: 4 }, () => uploadFile(shop, photo, { headers }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([(await lying()).length, await noted()]).toEqual([1, []]);
  });

  it('if it is a photo of a customer who erased the account meanwhile', async () => {
    const own = await signInByCode(shop, aPhone());
    shop.files.keep = async (key, content) => {
      await store.keep(key, content);
      await callApi(shop, 'CustomerArea/Customer/Erase', {}, own.headers);
    };
    expect(await addPicture(shop, own)).toBe(401);
    expect([await lying(), await noted()]).toEqual([[], []]);
  });

  it('an hour later if the process was killed during the write', async () => {
    shop.files.keep = async (key, content) => {
      await store.keep(key, content);
      throw new Error('killed');
    };
    expect((await uploadFile(shop, await aPhoto('#888888'))).status).toBe(500);
    wait(shop, minutes(59));
    await forgetLater();
    expect(await lying()).toHaveLength(1);
    wait(shop, minutes(2));
    await forgetLater();
    expect([await lying(), await noted()]).toEqual([[], []]);
  });
});

const aRow = (fileKey: string) => ({
  id: randomUUID(),
  digest: '',
  fileKey,
  mime: 'image/jpeg',
  size: 5,
  createdAt: shop.clock.now,
});

// prescriptions-68
describe('a file that is being written', () => {
  const write = async (tx: Database, fileKey: string) => {
    await tx.insert(prescriptions).values(aRow(fileKey));
    return fileKey;
  };

  it('is kept if its row was committed and only the database’s response was lost', async () => {
    const deaf = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name).bind(target);
        return async (work: (tx: Database) => Promise<unknown>) => {
          await target.transaction(work);
          throw new Error('Connection terminated unexpectedly');
        };
      },
    });
    const parts = { db: deaf, files: shop.files, now: shop.clock.now };
    await expect(keepFile(parts, Buffer.from('bytes'), write)).rejects.toThrow('terminated');
    const [row] = await db.select().from(prescriptions);
    wait(shop, hours(2));
    await forgetLater();
    expect(await lying()).toEqual([row?.fileKey]);
  });

  it('has no row if it was already given up: the phone sends it again', async () => {
    const keep: typeof store.keep = async (key, content) => {
      await store.keep(key, content);
      const later = new Date(shop.clock.now.getTime() + hours(2));
      await forgetAllNoted({ db, files: shop.files }, later);
    };
    const parts = { db, files: { ...shop.files, keep }, now: shop.clock.now };
    await expect(keepFile(parts, Buffer.from('bytes'), write)).rejects.toMatchObject({
      status: 503,
    });
    expect(await db.$count(prescriptions)).toBe(0);
    expect([await lying(), await noted()]).toEqual([[], []]);
  });
});
