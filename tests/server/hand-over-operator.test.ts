import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desc, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { HandOverFile } from '#domain/hand-over/file.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { handOverIdOf } from '#server/services/hand-over/hand-over-keys.ts';
import { aDoc, aPhoto } from './support/files.ts';
import { useFolder } from './support/folder.ts';
import { textOf } from './support/hand-over.ts';
import { anOrder, fillWallet, placedIn, setProduct, walletState } from './support/orders.ts';
import { aRequest, requestPath } from './support/requests.ts';
import { callApi, signedIn, uploadFile, useTestShop } from './support/test-shop.ts';

const folder = useFolder();
const shop = useTestShop();

/** Runs an operator command. */
async function operator(...args: string[]): Promise<string[]> {
  const at = { now: shop.clock.now, actor: 'rafiq', openFiles: async () => shop.files, origin: '' };
  return parseOperatorCommand(args)(shop.database.db, at);
}

async function fileOf(content: string): Promise<string> {
  const path = join(folder, `${randomUUID()}.txt`);
  await writeFile(path, content);
  return path;
}

/** Creates a handed-over file with one picture. */
async function fileWith(handOver: string, colour: string): Promise<string> {
  const base64 = (await aPhoto(colour)).toString('base64');
  const pictures = [{ name: 'photo.jpg', mime: 'image/jpeg', base64 }];
  return fileOf(JSON.stringify({ handOver, lines: [], pictures }));
}

/** The stored pictures of a submission's file. */
async function picturesOf(submissionId: string) {
  return shop.database.db
    .select({ customerId: prescriptions.customerId })
    .from(prescriptions)
    .where(like(prescriptions.photoKey, `${handOverIdOf(submissionId)}/%`));
}

const aText = (submissionId: string = randomUUID()) =>
  textOf({ submissionId, kind: 'request-order', body: aRequest() });

/** The files attached to a request. */
async function attachedTo(requestOrderId: string) {
  return shop.database.db
    .select()
    .from(requestOrderPrescriptions)
    .where(eq(requestOrderPrescriptions.requestOrderId, requestOrderId));
}

describe('the operator at the counter', () => {
  // offline-165
  it('enters a text once, with an audit row', async () => {
    const text = aText();
    const [first = ''] = await operator('hand-over', 'enter', text);
    expect(first).toMatch(/^R-\d+: new$/);
    const number = first.split(':')[0];
    expect(await operator('hand-over', 'enter', text)).toEqual([`${number}: here already`]);
    const [row] = await shop.database.db
      .select()
      .from(auditEntries)
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(row).toMatchObject({ actor: 'rafiq', action: 'hand-over enter', subject: number });
  });

  // offline-165
  it('enters the content of a file, or only its text', async () => {
    const path = await fileOf(`Request\n${aText()}\n`);
    expect(await operator('hand-over', 'enter', '--file', path)).toMatchObject([/^R-\d+: new$/]);
  });

  // offline-165, offline-166
  it('enters a file with its pictures, which the phone need not send again', async () => {
    const submissionId = randomUUID();
    const photo = await aPhoto();
    const content: HandOverFile = {
      handOver: aText(submissionId),
      lines: ['Napa 500 mg × 10'],
      pictures: [{ name: 'photo.jpg', mime: 'image/jpeg', base64: photo.toString('base64') }],
    };
    const path = await fileOf(JSON.stringify(content));
    await operator('hand-over', 'enter', '--file', path);
    await operator('hand-over', 'enter', '--file', path);
    const headers = { 'idempotency-key': `${submissionId}/1` };
    const uploaded = await uploadFile(shop, photo, {
      name: 'photo.jpg',
      mime: 'image/jpeg',
      headers,
    });
    const body = aRequest({ ImgId: [String(uploaded.envelope.Id)] });
    const key = { 'idempotency-key': submissionId };
    const sent = await callApi(shop, requestPath, body, key);
    expect(sent.headers['idempotency-replayed']).toBe('true');
    expect(await attachedTo(placedIn(sent.envelope.Data).Id)).toHaveLength(1);
  });

  // offline-165
  it('adds the pictures of a file to a submission that was entered as a text before', async () => {
    const submissionId = randomUUID();
    const text = aText(submissionId);
    await operator('hand-over', 'enter', text);
    const path = await fileWith(text, '#123456');
    expect(await operator('hand-over', 'enter', '--file', path)).toMatchObject([/here already/]);
    const key = { 'idempotency-key': submissionId };
    const sent = await callApi(shop, requestPath, aRequest(), key);
    expect(await attachedTo(placedIn(sent.envelope.Data).Id)).toHaveLength(1);
  });

  // offline-165
  it('enters a file of many megabytes', async () => {
    const base64 = Buffer.concat([aDoc(), Buffer.alloc(8 * 1024 * 1024, 'x')]).toString('base64');
    const pictures = [{ name: 'from-doctor.doc', mime: 'application/msword', base64 }];
    const path = await fileOf(JSON.stringify({ handOver: aText(), lines: [], pictures }));
    expect(await operator('hand-over', 'enter', '--file', path)).toMatchObject([/^R-\d+: new$/]);
  });

  // offline-169
  it('enters a customer’s order in their name once the number was checked, with wallet and cashback', async () => {
    const customer = await signedIn(shop, '01711111161');
    await fillWallet(shop, customer.id, 100_00);
    const product = await setProduct(shop, { nth: 1, listPrice: 600_00, discount: 0, stock: 50 });
    const submissionId = randomUUID();
    const body = anOrder({ lines: [{ ...product, quantity: 2 }], credit: 100_00 });
    const text = textOf({ submissionId, kind: 'order', body, isCustomers: true });
    await expect(operator('hand-over', 'enter', text)).rejects.toThrow('in the customer’s name');
    const [entered = ''] = await operator(
      'hand-over',
      'enter',
      text,
      '--customer',
      '+880 1711-111161',
    );
    expect(entered).toMatch(/^N-\d+: new$/);
    expect(await walletState(shop, customer.id)).toEqual({ balance: 0, ledger: 0 });
    const headers = { ...customer.headers, 'idempotency-key': submissionId };
    const sent = await callApi(shop, 'ProductOrderArea/Order/Add', body, headers);
    expect(placedIn(sent.envelope.Data).OrderNo).toBe(entered.split(':')[0]);
    expect((await walletState(shop, customer.id)).balance).toBe(0);
  });

  // offline-169
  it('stores the pictures of a refused file without an owner, and attaches them once it is entered', async () => {
    const customer = await signedIn(shop, '01711111163');
    await fillWallet(shop, customer.id, 100_00);
    const product = await setProduct(shop, { nth: 1, listPrice: 600_00, discount: 0, stock: 50 });
    const submissionId = randomUUID();
    const body = anOrder({ lines: [{ ...product, quantity: 2 }], credit: 100_00 });
    const text = textOf({ submissionId, kind: 'order', body, isCustomers: true });
    const path = await fileWith(text, '#334455');
    const enter = (...more: string[]) => operator('hand-over', 'enter', '--file', path, ...more);
    await expect(enter()).rejects.toThrow('in the customer’s name');
    await signedIn(shop, '01711111164');
    await expect(enter('--customer', '01711111164')).rejects.toThrow(/./);
    expect(await picturesOf(submissionId)).toEqual([{ customerId: null }]);
    expect(await enter('--customer', '01711111163')).toMatchObject([/^N-\d+: new$/]);
    expect(await picturesOf(submissionId)).toEqual([{ customerId: customer.id }]);
  });

  // offline-169
  it('enters a file without a customer after it was refused with one', async () => {
    await signedIn(shop, '01711111165');
    const submissionId = randomUUID();
    const product = await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 0 });
    const body = anOrder({ lines: [{ ...product, quantity: 2 }], isGuest: true });
    const text = textOf({ submissionId, kind: 'order', body, isCustomers: true });
    const path = await fileWith(text, '#445566');
    const enter = (...more: string[]) => operator('hand-over', 'enter', '--file', path, ...more);
    await expect(enter('--customer', '01711111165')).rejects.toThrow(/./);
    await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 50 });
    expect(await enter()).toMatchObject([/^N-\d+: new$/]);
    expect(await picturesOf(submissionId)).toEqual([{ customerId: null }]);
  });

  // offline-169
  it('gives the pictures of a file to the order’s owner, whoever is named', async () => {
    const customer = await signedIn(shop, '01711111166');
    await signedIn(shop, '01711111167');
    const submissionId = randomUUID();
    const wish = { submissionId, kind: 'request-order', body: aRequest() } as const;
    const path = await fileWith(textOf({ ...wish, isCustomers: true }), '#556677');
    const headers = { ...customer.headers, 'idempotency-key': submissionId };
    await callApi(shop, requestPath, wish.body, headers);
    await operator('hand-over', 'enter', '--file', path, '--customer', '01711111167');
    expect(await picturesOf(submissionId)).toEqual([{ customerId: customer.id }]);
  });

  // offline-169
  it('enters no visitor’s text in a customer’s name, and none in an unknown one', async () => {
    await signedIn(shop, '01711111162');
    await expect(
      operator('hand-over', 'enter', aText(), '--customer', '01711111162'),
    ).rejects.toThrow('A visitor wrote this text');
    const submissionId = randomUUID();
    const wish = { submissionId, kind: 'request-order', body: aRequest() } as const;
    const text = textOf({ ...wish, isCustomers: true });
    await expect(operator('hand-over', 'enter', text, '--customer', '01799999999')).rejects.toThrow(
      'There is no customer',
    );
  });

  // offline-164
  it.each([
    ['nothing', [], 'Give the text, or --file'],
    ['no such text', ['Napa, please'], 'begins with HO1:'],
    ['half a text', [aText().slice(0, 40)], 'A part of the text is missing'],
    ['a path without a file', ['--file', '/nowhere/at-all.txt'], 'cannot be read'],
  ])('is told of %s what to do', async (_, args, sentence) => {
    await expect(operator('hand-over', 'enter', ...args)).rejects.toThrow(sentence);
  });

  // offline-164
  it('gets a refusal for a damaged file, or one with something that is no picture', async () => {
    const cut = await fileOf('{"handOver":"HO1:AAAA","pict');
    await expect(operator('hand-over', 'enter', '--file', cut)).rejects.toThrow('not whole');
    for (const wrong of ['AAA', 'AA=A', 'নাপা', 'AAA-']) {
      const broken = [{ name: 'photo.jpg', mime: 'image/jpeg', base64: wrong }];
      const path = await fileOf(JSON.stringify({ handOver: aText(), lines: [], pictures: broken }));
      await expect(operator('hand-over', 'enter', '--file', path)).rejects.toThrow('not whole');
    }
    const base64 = Buffer.from('not a picture').toString('base64');
    const pictures = [{ name: 'photo.jpg', mime: 'image/jpeg', base64 }];
    const path = await fileOf(JSON.stringify({ handOver: aText(), lines: [], pictures }));
    await expect(operator('hand-over', 'enter', '--file', path)).rejects.toThrow(/./);
  });
});
