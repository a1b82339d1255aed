import { randomUUID } from 'node:crypto';
import { count, eq, like } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { orders } from '#server/db/tables/orders.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { stockRequests } from '#server/db/tables/products.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { openNetwork, type Network } from '#tests/e2e/support/network.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { anOrder, placePath, setProduct, type AProduct } from '#tests/server/support/orders.ts';
import { aRequest, requestPath } from '#tests/server/support/requests.ts';
import { openTestShop, signedIn, type TestShop } from '#tests/server/support/test-shop.ts';
import { listen, type Trial } from './trial.ts';

const uploadPath = 'ProductOrderArea/Prescription/Add';

interface Kind {
  name: string;
  path: string;
  hasPhoto?: boolean;
  body: (id: string, photos: string[]) => Record<string, unknown>;
  table: PgTable;
  submissionId: PgColumn;
}

type Broken = Record<'lost' | 'doubled' | 'notReplayed' | 'refused', number>;

/**
 * Sends that many writes of each kind. The connection of every other one is reset after the commit,
 * and the write is repeated with the same key.
 */
export async function lostResponses(times: number): Promise<Trial[]> {
  const shop = await openTestShop();
  const origin = await listen(shop);
  const network = await openNetwork(() => origin);
  try {
    const { headers } = await signedIn(shop, '01811111111');
    const listed = { nth: 2, listPrice: 100_00, discount: 0, stock: 1_000_000 };
    const product = await setProduct(shop, listed);
    const phone = { network, headers, db: shop.database.db, photo: await aPhoto() };
    const trials: Trial[] = [];
    for (const kind of kindsWith(product)) trials.push(await sendAll(phone, kind, times));
    trials.push(await photosOf(shop, trials));
    return trials;
  } finally {
    await network.close();
    await shop.close();
  }
}

function kindsWith(product: AProduct): Kind[] {
  const ProductId = String(product.id);
  return [
    {
      name: 'request with a photo',
      path: requestPath,
      hasPhoto: true,
      body: (Remarks, ImgId) => aRequest({ Remarks, ImgId }),
      table: requestOrders,
      submissionId: requestOrders.submissionId,
    },
    {
      name: 'order with a photo',
      path: placePath,
      hasPhoto: true,
      body: (Remarks, ImgId) =>
        anOrder({ lines: [{ ...product, quantity: 1 }], changes: { Remarks, ImgId } }),
      table: orders,
      submissionId: orders.submissionId,
    },
    {
      name: 'contact message',
      path: 'ContactArea/Contact/Add',
      body: (id) => ({ Name: 'R', Mobile: '01712345678', Email: '', Massege: id }),
      table: contactMessages,
      submissionId: contactMessages.submissionId,
    },
    {
      name: 'complaint',
      path: 'CommonArea/Complain/Add',
      body: (id) => ({ ContentTitle: 'Products', Content: id, Remarks: '' }),
      table: complaints,
      submissionId: complaints.submissionId,
    },
    {
      name: 'review',
      path: 'ReviewArea/AppReview/Create',
      body: (Content) => ({ Content }),
      table: reviews,
      submissionId: reviews.submissionId,
    },
    {
      name: 'comment',
      path: 'ReviewArea/Comment/Create',
      body: (Content) => ({ ProductId, Content }),
      table: comments,
      submissionId: comments.submissionId,
    },
    {
      name: 'product request',
      path: 'ProductArea/ProductRequest/Request',
      body: () => ({ ProductId, Phone: '01712345678', Quantity: 3 }),
      table: stockRequests,
      submissionId: stockRequests.submissionId,
    },
  ];
}

interface Phone {
  network: Network;
  headers: Record<string, string>;
  db: Database;
  photo: Buffer;
}

async function sendAll(phone: Phone, kind: Kind, times: number): Promise<Trial> {
  const broken: Broken = { lost: 0, doubled: 0, notReplayed: 0, refused: 0 };
  const before = await phone.db.$count(kind.table);
  for (let n = 0; n < times; n += 1) {
    const id = randomUUID();
    const isCut = n % 2 === 0;
    const photos = kind.hasPhoto ? [await upload(phone, id, isCut, broken)] : [];
    await send(phone, { path: kind.path, key: id, isCut }, broken, () => ({
      body: JSON.stringify(kind.body(id, photos)),
      type: 'application/json',
    }));
    if ((await phone.db.$count(kind.table, eq(kind.submissionId, id))) === 0) broken.lost += 1;
  }
  // Under any id: rows beyond the number of submissions are duplicates.
  const written = (await phone.db.$count(kind.table)) - before;
  broken.doubled = Math.max(0, written - (times - broken.lost));
  return { what: `lost responses: ${kind.name}`, tried: times, broken, goal: 'one row each' };
}

async function upload(phone: Phone, id: string, isCut: boolean, broken: Broken): Promise<string> {
  const sent = { path: uploadPath, key: `${id}/1`, isCut };
  return send(phone, sent, broken, () => {
    const body = new FormData();
    body.set('Img', new Blob([new Uint8Array(phone.photo)], { type: 'image/jpeg' }), 'a.jpg');
    return { body };
  });
}

interface Sent {
  path: string;
  key: string;
  isCut: boolean;
}

/** Sends it, and repeats it with the same key if the response is cut off. Returns the shop's id. */
async function send(
  { network, headers }: Phone,
  { path, key, isCut }: Sent,
  broken: Broken,
  make: () => { body: FormData | string; type?: string },
): Promise<string> {
  const ask = async () => {
    const { body, type } = make();
    return fetch(`${network.origin}/api/${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': key, ...(type ? { 'content-type': type } : {}) },
      body,
    });
  };
  if (isCut) {
    network.loseResponses(new RegExp(path), 1);
    const first = await ask().catch(() => null);
    if (first) throw new Error(`The answer of ${path} was not cut off.`);
  }
  const response = await ask();
  const envelope: { IsError: boolean; Id: unknown } = await response.json();
  if (envelope.IsError) broken.refused += 1;
  else if (isCut && !response.headers.has('idempotency-replayed')) broken.notReplayed += 1;
  return String(envelope.Id);
}

/** The pictures of the submissions: one row for each submission with a picture. */
async function photosOf(shop: TestShop, trials: readonly Trial[]): Promise<Trial> {
  const wanted = trials
    .filter(({ what }) => what.endsWith('photo'))
    .reduce((sum, { tried }) => sum + tried, 0);
  const [found] = await shop.database.db
    .select({ rows: count() })
    .from(prescriptions)
    .where(like(prescriptions.photoKey, '%/1'));
  const rows = found?.rows ?? 0;
  return {
    what: 'lost responses: the photos',
    tried: wanted,
    broken: { lost: Math.max(0, wanted - rows), doubled: Math.max(0, rows - wanted) },
    goal: 'one row each',
  };
}
