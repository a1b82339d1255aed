import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { removeExpired } from '#server/services/maintenance.ts';
import { aDoc, aDocx, aPhoto, aPng, aZip } from './support/files.ts';
import { aPdf } from './support/pdf-files.ts';
import { aKey, aRequest, requestPath } from './support/requests.ts';
import {
  callApi,
  registeredPhone,
  signedIn,
  uploadFile,
  useTestShop,
} from './support/test-shop.ts';

const shop = useTestShop();

async function stored(id: unknown) {
  const [row] = await shop.database.db
    .select()
    .from(prescriptions)
    .where(eq(prescriptions.id, String(id)));
  if (!row) throw new Error('not stored');
  return row;
}

async function rows() {
  const [row] = await shop.database.db.select({ rows: count() }).from(prescriptions);
  return row?.rows ?? 0;
}

describe('an upload', () => {
  const kinds: [string, () => Buffer | Promise<Buffer>, string][] = [
    ['photo.jpg', () => aPhoto(), 'image/jpeg'],
    ['photo.JPEG', () => aPhoto(), 'image/jpeg'],
    ['scan.png', () => aPng(), 'image/png'],
    ['report.pdf', () => aPdf(), 'application/pdf'],
    ['note.doc', () => aDoc(), 'application/msword'],
    [
      'note.docx',
      () => aDocx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ];

  // prescriptions-1
  it.each(kinds)('of %s is stored with its real type', async (name, make, mime) => {
    const { status, envelope } = await uploadFile(shop, await make(), { name, mime });
    expect([status, envelope.IsError]).toEqual([200, false]);
    expect((await stored(envelope.Id)).mime).toBe(mime);
  });

  // prescriptions-29
  it('of a photo loses its place and its camera, and is turned upright', async () => {
    const { envelope } = await uploadFile(shop, await aPhoto('#336699', 320, 240));
    const bytes = await shop.files.read((await stored(envelope.Id)).fileKey);
    const meta = await sharp(bytes).metadata();
    expect([meta.exif, meta.width, meta.height]).toEqual([undefined, 240, 320]);
    expect(bytes.includes('CanaryCam')).toBe(false);
  });

  // offline-113, prescriptions-26
  it('with the same key or the same bytes gets the same id', async () => {
    const headers = { 'idempotency-key': `${randomUUID()}/1` };
    const photo = await aPhoto('#112233');
    const before = await rows();
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => uploadFile(shop, photo, { headers })),
    );
    expect(new Set(responses.map(({ envelope }) => envelope.Id)).size).toBe(1);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rows()).toBe(before + 1);
    const again = await uploadFile(shop, photo, { headers });
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('of other bytes under the same key is refused with 422', async () => {
    const headers = { 'idempotency-key': `${randomUUID()}/1` };
    await uploadFile(shop, await aPhoto('#445566'), { headers });
    expect((await uploadFile(shop, await aPhoto('#665544'), { headers })).status).toBe(422);
  });

  // errors-39, offline-113
  it('must match its digest', async () => {
    const photo = await aPhoto();
    const digest = createHash('sha256').update(photo).digest('hex');
    expect(
      (await uploadFile(shop, photo, { headers: { 'x-content-sha256': digest } })).status,
    ).toBe(200);
    const wrong = await uploadFile(shop, photo, {
      headers: { 'x-content-sha256': digest.replace(/./, 'z') },
    });
    expect(wrong.status).toBe(400);
  });

  // errors-43, prescriptions-4
  it('of more than 10 MB is refused with 413', async () => {
    const big = Buffer.concat([await aPhoto(), randomBytes(10 * 1024 * 1024)]);
    expect((await uploadFile(shop, big)).status).toBe(413);
  });
});

describe('a hostile upload', () => {
  const html = Buffer.from('<script>alert(1)</script>');
  const attacks: [string, () => Buffer | Promise<Buffer>, string, string][] = [
    ['HTML as a picture', () => html, 'a.jpg', 'image/jpeg'],
    [
      'SVG as a picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
      'a.png',
      'image/png',
    ],
    ['SVG by its own name', () => Buffer.from('<svg/>'), 'a.svg', 'image/svg+xml'],
    [
      'a program',
      () => Buffer.concat([Buffer.from('MZ'), randomBytes(500)]),
      'a.exe',
      'application/octet-stream',
    ],
    ['a PNG named JPG', () => aPng(), 'a.jpg', 'image/jpeg'],
    ['a PDF named DOC', () => aPdf(), 'a.doc', 'application/msword'],
    ['a JPEG cut in half', async () => (await aPhoto()).subarray(0, 300), 'a.jpg', 'image/jpeg'],
    [
      'a signature with noise behind it',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(900)]),
      'a.jpg',
      'image/jpeg',
    ],
    [
      'a PDF that runs a script',
      () => aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
      'a.pdf',
      'application/pdf',
    ],
    [
      'a PDF that starts a program',
      () => aPdf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
      'a.pdf',
      'application/pdf',
    ],
    ['a PDF without an end', () => Buffer.from('%PDF-1.4\n1 0 obj'), 'a.pdf', 'application/pdf'],
    ['a DOC with macros', () => aDoc('_VBA_PROJECT'), 'a.doc', 'application/msword'],
    ['a DOCX with macros', () => aDocx('word/vbaProject.bin'), 'a.docx', ''],
    ['a DOCX that climbs out', () => aDocx('../../etc/cron.d/x'), 'a.docx', ''],
    [
      'a spreadsheet named DOCX',
      () => aZip(['[Content_Types].xml', 'xl/workbook.xml']),
      'a.docx',
      '',
    ],
    [
      'a zip bomb',
      () => aZip(['[Content_Types].xml', 'word/document.xml'], 0xf0000000),
      'a.docx',
      '',
    ],
    ['a zip with a broken directory', () => aDocx().subarray(0, -30), 'a.docx', ''],
  ];

  // prescriptions-28
  it.each(attacks)('%s is refused with 415 and not stored', async (_, make, name, mime) => {
    const before = await rows();
    const { status, envelope } = await uploadFile(shop, await make(), { name, mime });
    expect(status).toBe(415);
    expect(envelope.IsError).toBe(true);
    expect(await rows()).toBe(before);
  });

  const sentences: [string, () => Buffer | Promise<Buffer>, string, string][] = [
    ['a text called .jpg', () => html, 'a.jpg', 'This is not a picture that can be opened.'],
    [
      'a picture cut in half',
      async () => (await aPng()).subarray(0, 60),
      'a.png',
      'This is not a picture',
    ],
    [
      'a PDF with a script',
      () => aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }),
      'a.pdf',
      'This PDF holds a program',
    ],
    [
      'a locked PDF',
      () => aPdf({ trailer: '/Encrypt << /Filter /Standard >>' }),
      'a.pdf',
      'This PDF is locked',
    ],
    ['a PDF cut in half', () => aPdf().subarray(0, 300), 'a.pdf', 'We can’t open this PDF'],
    ['a DOC with macros', () => aDoc('Macros'), 'a.doc', 'This document cannot be opened'],
    [
      'a program',
      () => Buffer.from('MZ'),
      'a.exe',
      'Only JPG JPEG PNG DOC DOCX PDF format acceptable',
    ],
  ];

  // errors-61, prescriptions-3, prescriptions-29, prescriptions-30, prescriptions-31
  it.each(sentences)(
    'of %s is refused with advice on what to do instead',
    async (_, make, name, begin) => {
      const { envelope } = await uploadFile(shop, await make(), { name, mime: '' });
      expect(envelope.Msg.startsWith(begin)).toBe(true);
    },
  );

  it('is not assumed: a plain scan whose bytes happen to spell a script is stored', async () => {
    const picture = Buffer.concat([
      randomBytes(400_000),
      Buffer.from('/JS /Launch '),
      randomBytes(9),
    ]);
    const file = { name: 'scan.pdf', mime: 'application/pdf' };
    expect((await uploadFile(shop, aPdf({ picture, isPacked: true }), file)).status).toBe(200);
  });

  it('with a picture of too many pixels is refused', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect((await uploadFile(shop, bomb, { name: 'a.png', mime: 'image/png' })).status).toBe(415);
  });

  // prescriptions-29
  it('loses the data after a picture’s end', async () => {
    const { envelope } = await uploadFile(shop, Buffer.concat([await aPhoto(), html]));
    const bytes = await shop.files.read((await stored(envelope.Id)).fileKey);
    expect(bytes.includes('<script>')).toBe(false);
  });

  it('of random bytes under every name is never stored, nor crashes the server', async () => {
    const before = await rows();
    for (let round = 0; round < 60; round += 1) {
      const name =
        ['a.jpg', 'a.png', 'a.pdf', 'a.doc', 'a.docx', '../a.jpg', 'a', '.jpg'][round % 8] ?? '';
      const { status } = await uploadFile(shop, randomBytes(1 + round * 37), { name });
      expect([400, 415]).toContain(status);
    }
    expect(await rows()).toBe(before);
  });

  it('that is empty, without a file or without an end is refused with 400', async () => {
    expect((await uploadFile(shop, Buffer.alloc(0))).status).toBe(400);
    for (const payload of [
      '--b--\r\n',
      '--b\r\nContent-Disposition: form-data; name="Img"; filename="a.jpg"\r\n\r\nxx',
    ]) {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/ProductOrderArea/Prescription/Add',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        payload,
      });
      expect(response.statusCode).toBe(400);
    }
  });

  it('in JSON is refused with 415', async () => {
    expect((await callApi(shop, 'ProductOrderArea/Prescription/Add', { Img: 'x' })).status).toBe(
      415,
    );
  });
});

describe('removing a prescription', () => {
  const path = (id: unknown) => `ProductOrderArea/Prescription/AnonymousRemove/${String(id)}`;

  // offline-95, prescriptions-36
  it('without signing in works only for the phone that uploaded it', async () => {
    const mine = await registeredPhone(shop);
    const theirs = await registeredPhone(shop);
    const { envelope } = await uploadFile(shop, await aPhoto(), { fields: { activityId: mine } });
    const { fileKey } = await stored(envelope.Id);
    expect((await callApi(shop, path(envelope.Id), { ActivityId: theirs })).status).toBe(404);
    expect((await callApi(shop, path(envelope.Id), {})).status).toBe(404);
    expect((await callApi(shop, path(envelope.Id), { ActivityId: mine })).status).toBe(200);
    expect(await shop.files.has(fileKey)).toBe(false);
    expect((await callApi(shop, path(envelope.Id), { ActivityId: mine })).status).toBe(404);
  });

  // customer-area-89
  it('removes a customer’s own from their list, and nobody else’s', async () => {
    const owner = await signedIn(shop, '01711111111');
    const other = await signedIn(shop, '01711111112');
    const { envelope } = await uploadFile(shop, await aPhoto(), { headers: owner.headers });
    const remove = `ProductOrderArea/Prescription/Remove/${String(envelope.Id)}`;
    expect((await callApi(shop, remove, {}, other.headers)).status).toBe(404);
    const list = () => callApi(shop, 'ProductOrderArea/Prescription/Get', undefined, owner.headers);
    expect((await list()).envelope.Data).toMatchObject([{ Id: envelope.Id }]);
    expect((await callApi(shop, remove, {}, owner.headers)).status).toBe(200);
    expect((await list()).envelope.Data).toEqual([]);
  });

  // prescriptions-79
  it('does not renumber the others of the same minute', async () => {
    const owner = await signedIn(shop, '01711111114');
    const sent: unknown[] = [];
    for (let times = 0; times < 3; times += 1) {
      const { envelope } = await uploadFile(shop, await aPhoto(), { headers: owner.headers });
      sent.push(envelope.Id);
      shop.clock.now = new Date(shop.clock.now.getTime() + 1);
    }
    const remove = `ProductOrderArea/Prescription/Remove/${String(sent[0])}`;
    await callApi(shop, remove, {}, owner.headers);
    const list = await callApi(shop, 'ProductOrderArea/Prescription/Get', undefined, owner.headers);
    expect(list.envelope.Data).toMatchObject([
      { Id: sent[2], NthOfMinute: 3, CreatedAt: expect.stringMatching(/^20.*Z$/) },
      { Id: sent[1], NthOfMinute: 2 },
    ]);
  });

  // customer-area-89
  it('does not delete a file that an order needs', async () => {
    const owner = await signedIn(shop, '01711111113');
    const { envelope } = await uploadFile(shop, await aPhoto(), { headers: owner.headers });
    await callApi(shop, requestPath, aRequest({ ImgId: [envelope.Id] }), {
      ...aKey(),
      ...owner.headers,
    });
    await callApi(
      shop,
      `ProductOrderArea/Prescription/Remove/${String(envelope.Id)}`,
      {},
      owner.headers,
    );
    expect(await shop.files.has((await stored(envelope.Id)).fileKey)).toBe(true);
  });
});

describe('a prescription’s file', () => {
  // customer-area-83, customer-area-84, prescriptions-33
  it('is served only to its owner, and no cache may store it', async () => {
    const owner = await signedIn(shop, '01311111111');
    const other = await signedIn(shop, '01311111112');
    const { envelope } = await uploadFile(shop, aPdf(), { name: 'a.pdf', headers: owner.headers });
    const list = await callApi(shop, 'ProductOrderArea/Prescription/Get', undefined, owner.headers);
    const [{ FilePath }] = list.envelope.Data as [{ FilePath: string }];
    const fetchAs = (headers: Record<string, string>) =>
      shop.app.inject({ url: `/api/${FilePath}`, headers });
    const own = await fetchAs(owner.headers);
    expect(own.rawPayload.equals(aPdf())).toBe(true);
    expect(own.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="prescription.pdf"',
    });
    expect((await fetchAs(other.headers)).statusCode).toBe(404);
    expect((await fetchAs({})).statusCode).toBe(401);
    expect(String(envelope.Id)).toHaveLength(32);
  });

  // prescriptions-33
  it('is shown inline if it is a picture', async () => {
    const owner = await signedIn(shop, '01311111113');
    await uploadFile(shop, await aPhoto(), { headers: owner.headers });
    const list = await callApi(shop, 'ProductOrderArea/Prescription/Get', undefined, owner.headers);
    const [{ FilePath }] = list.envelope.Data as [{ FilePath: string }];
    const { headers } = await shop.app.inject({ url: `/api/${FilePath}`, headers: owner.headers });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="prescription.jpg"',
    });
  });
});

describe('maintenance', () => {
  // offline-96, prescriptions-34
  it('deletes a guest’s files that no order used for 30 days', async () => {
    const owner = await signedIn(shop, '01311111114');
    const own = await uploadFile(shop, await aPhoto('#030201'), { headers: owner.headers });
    const { envelope } = await uploadFile(shop, await aPhoto('#010203'));
    const { fileKey } = await stored(envelope.Id);
    const parts = { database: shop.database, files: shop.files };
    await removeExpired(parts, new Date(shop.clock.now.getTime() + 29 * 86_400_000));
    expect(await shop.files.has(fileKey)).toBe(true);
    await removeExpired(parts, new Date(shop.clock.now.getTime() + 31 * 86_400_000));
    expect(await shop.files.has(fileKey)).toBe(false);
    expect(await shop.files.has((await stored(own.envelope.Id)).fileKey)).toBe(true);
  });
});
