import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeRows } from '#server/db/tables/home.ts';
import { products } from '#server/db/tables/products.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { paths } from '#tests/server/support/codes.ts';
import { aPhoto, aPng } from '#tests/server/support/files.ts';
import { ask, startMachines, type Machines } from '#tests/server/support/machines.ts';
import { anOrder, placePath } from '#tests/server/support/orders.ts';
import { aKey, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { productsOnSale } from '#tests/server/support/writers.ts';

let machines: Machines;

beforeAll(async () => {
  machines = await startMachines();
}, 120_000);
afterAll(() => machines.close());

type Machine = Machines['a'];

async function signIn(phone: string, asksAt: Machine, answersAt: Machine) {
  const asked = await ask(asksAt, paths.requestCode, { Phone: phone, ActivityId: '' });
  const code = { Code: machines.sms.codeFor(phone), Id: asked.envelope.Id };
  const answered = await ask(answersAt, paths.confirmCode, code);
  const { Id, datacontent } = { Id: '', datacontent: '', ...Object(answered.envelope.Data) };
  return { status: answered.status, id: Id, headers: { datacontent } };
}

async function upload(at: Machine, headers: Record<string, string> = {}) {
  const form = new FormData();
  form.set('From', 'Upload Prescription');
  form.set('Img', new File([new Uint8Array(await aPhoto())], 'a.jpg', { type: 'image/jpeg' }));
  return ask(at, 'ProductOrderArea/Prescription/Add', form, headers);
}

const bytesAt = async (at: Machine, path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${at.origin}/${path}`, { headers });
  const content = Buffer.from(await response.arrayBuffer());
  return { status: response.status, content, tag: response.headers.get('etag') };
};

describe('two processes of one shop', () => {
  // machines-3
  it('accept each other’s codes and sessions', async () => {
    const { a, b } = machines;
    const customer = await signIn('01811111111', a, b);
    expect(customer.status).toBe(200);
    const seen = await ask(a, 'CustomerArea/Customer/Info', undefined, customer.headers);
    expect(seen.envelope.IsError).toBe(false);
    expect((await ask(b, paths.signOut, {}, customer.headers)).status).toBe(200);
    expect((await ask(a, 'CustomerArea/Customer/Info', undefined, customer.headers)).status).toBe(
      401,
    );
  });

  // machines-2
  it('share uploads: a photo sent to one, its request to the other, read at both', async () => {
    const { a, b } = machines;
    const { headers } = await signIn('01811111112', b, a);
    const sent = await upload(a, headers);
    const request = await ask(b, requestPath, aRequest({ ImgId: [sent.envelope.Id] }), {
      ...aKey(),
      ...headers,
    });
    expect(request.envelope).toMatchObject({ IsError: false });
    const path = `api/ProductOrderArea/Prescription/File/${sent.envelope.Id}`;
    const [atA, atB] = [await bytesAt(a, path, headers), await bytesAt(b, path, headers)];
    expect([atA.status, atB.status]).toEqual([200, 200]);
    expect((await sharp(atB.content).metadata()).format).toBe('jpeg');
    expect(atA.content.equals(atB.content)).toBe(true);
  });

  // machines-2
  it('share photos of customers and pictures of products', async () => {
    const { a, b } = machines;
    const { id, headers } = await signIn('01811111113', a, a);
    const form = new FormData();
    form.set('UserId', id);
    form.set('ActivityId', '');
    form.set('Img', new File([new Uint8Array(await aPng())], 'me.png', { type: 'image/png' }));
    const added = await ask(a, 'CustomerArea/Customer/AddPicture', form, headers);
    const own = await bytesAt(b, `api/${String(added.envelope.Data)}`, headers);
    expect(own.status).toBe(200);
    const [drawn, found] = [
      await bytesAt(a, 'Content/ImageData/Product/Icons/default.webp'),
      await bytesAt(b, 'Content/ImageData/Product/Icons/default.webp'),
    ];
    expect([drawn.status, found.status]).toEqual([200, 200]);
    expect(found.tag).toBe(drawn.tag);
    expect(found.content.equals(drawn.content)).toBe(true);
  });

  // offline-113
  it('accept a submission once, whichever of them receives it, repeatedly and at the same time', async () => {
    const { a, b } = machines;
    const [product] = await productsOnSale(a);
    if (!product) throw new Error('nothing is on sale');
    const body = anOrder({ lines: [{ ...product, quantity: 1 }], isGuest: true });
    const key = aKey();
    const sends = Array.from({ length: 12 }, (_, at) => ask(at % 2 ? a : b, placePath, body, key));
    const answers = [...(await Promise.all(sends)), await ask(b, placePath, body, key)];
    const taken = answers.filter(({ envelope }) => !envelope.IsError);
    // A concurrent request with the same key gets a 409.
    expect(answers.filter(({ envelope, status }) => envelope.IsError && status !== 409)).toEqual(
      [],
    );
    const numbers = taken.map(({ envelope }) => Object(envelope.Data).OrderNo);
    expect(new Set(numbers).size).toBe(1);
    expect(answers.at(-1)?.headers.has('idempotency-replayed')).toBe(true);
    const first = taken.filter(({ headers }) => !headers.has('idempotency-replayed'));
    expect(first).toHaveLength(1);
  });

  // machines-4
  it('show a name and a price that another process has changed: on home, in the search and for phones', async () => {
    const [shown] = await machines.db
      .select({ id: homeRows.productId })
      .from(homeRows)
      .orderBy(asc(homeRows.rank))
      .limit(1);
    if (!shown) throw new Error('nothing is on home');
    const name = 'Xylonapa';
    const listPrice = 4_711_77;
    const answersAt = (at: Machine) => [
      ask(at, 'HomeArea/Home/Get'),
      ask(at, 'ProductArea/Product/Search', { Query: name }),
      ask(at, 'ProductArea/Catalogue/Snapshot'),
    ];
    const seenAt = async (at: Machine) =>
      (await Promise.all(answersAt(at))).map(({ status, envelope }) => {
        const text = JSON.stringify(envelope.Data);
        return [status, text.includes(name) && text.includes('4711.77')];
      });
    const everywhere = (isSeen: boolean) => [1, 2, 3].map(() => [200, isSeen]);
    // Both processes have the old values in memory.
    for (const at of [machines.a, machines.b]) expect(await seenAt(at)).toEqual(everywhere(false));
    await machines.db.transaction(async (tx) => {
      await tx.update(products).set({ name, listPrice }).where(eq(products.id, shown.id));
      await markCatalogueChanged(tx);
    });
    for (const at of [machines.a, machines.b])
      await expect.poll(() => seenAt(at)).toEqual(everywhere(true));
  });
});

describe('a shop whose store is down', () => {
  // machines-2
  it('refuses photos that it cannot store, serves everything else, and recovers by itself', async () => {
    const { a, b, s3 } = machines;
    await s3.kill();
    const late = await upload(a, { 'idempotency-key': `${randomUUID()}/1` });
    expect(late.status).toBe(503);
    expect(late.headers.get('retry-after')).toBe('5');
    const request = await ask(b, requestPath, aRequest(), aKey());
    expect(request.envelope).toMatchObject({ IsError: false });
    await s3.start();
    const again = await upload(a, { 'idempotency-key': `${randomUUID()}/1` });
    expect(again.envelope).toMatchObject({ IsError: false });
  });
});
