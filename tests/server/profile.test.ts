import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { profileLimits } from '#domain/profile.ts';
import { profileText } from '#text/profile.ts';
import { beforeTests } from './support/before-tests.ts';
import { aPng } from './support/files.ts';
import { aPdf } from './support/pdf-files.ts';
import { callApi, signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(() => signedIn(shop, '01711111111'));
const other = beforeTests(() => signedIn(shop, '01711111112'));

function update(changes: Record<string, unknown> = {}, headers = owner.headers) {
  const body = { UserId: owner.id, Name: 'Rahima Khatun', Email: '', ...changes };
  return callApi(shop, 'CustomerArea/Customer/UpdateInfo', body, headers);
}

async function readProfile(headers = owner.headers) {
  const { envelope } = await callApi(shop, 'CustomerArea/Customer/Info', undefined, headers);
  return Object(envelope.Data).Customer as Record<string, unknown>;
}

async function addPicture(
  content: Buffer,
  { name = 'me.png', mime = 'image/png', userId = owner.id, headers = owner.headers } = {},
) {
  const form = new FormData();
  form.set('UserId', userId);
  form.set('ActivityId', '');
  form.set('Img', new Blob([new Uint8Array(content)], { type: mime }), name);
  const encoded = new Response(form);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/CustomerArea/Customer/AddPicture',
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, envelope: response.json() };
}

const picture = (path: string, headers: Record<string, string> = owner.headers) =>
  shop.app.inject({ method: 'GET', url: `/api/${path}`, headers });

describe('updating the profile', () => {
  it('stores name and e-mail, trimmed', async () => {
    expect((await update({ Name: ' Rahima \u202e  Khatun ', Email: 'r@x.test' })).status).toBe(200);
    expect(await readProfile()).toMatchObject({ Name: 'Rahima Khatun', Email: 'r@x.test' });
  });

  // customer-area-110
  it.each(['not-an-email', 'a@b', 'a b@x.test', '@x.test', 'a@x..test', 'a@x.test.'])(
    'is not changed to the malformed e-mail %j',
    async (Email) => {
      await update({ Email: 'r@x.test' });
      const { status, envelope } = await update({ Email });
      expect(status).toBe(200);
      expect(envelope).toMatchObject({ IsError: true, Msg: profileText.emailInvalid[0] });
      expect(await readProfile()).toMatchObject({ Email: 'r@x.test' });
    },
  );

  // customer-area-110
  it('may leave the e-mail empty', async () => {
    await update({ Email: '' });
    expect(await readProfile()).toMatchObject({ Email: '' });
  });

  // customer-area-109
  it.each(['', '   ', '\u200b'])('needs a name: %j', async (Name) => {
    const { envelope } = await update({ Name });
    expect([envelope.IsError, envelope.Msg]).toEqual([true, 'Name is required.']);
  });

  // customer-area-109, customer-area-110
  it('is limited in length', async () => {
    expect((await update({ Name: 'x'.repeat(profileLimits.name + 1) })).status).toBe(400);
    const tooLong = `${'x'.repeat(profileLimits.email)}@x.test`;
    expect((await update({ Email: tooLong })).status).toBe(400);
  });

  // customer-area-108
  it('never changes the phone', async () => {
    await update({ Phone: '01999999999' });
    expect(await readProfile()).toMatchObject({ Phone: '01711111111' });
  });

  it('of another customer is not found, and changes nothing', async () => {
    const before = await readProfile(other.headers);
    expect((await update({ UserId: other.id, Name: 'Mallory' })).status).toBe(404);
    expect(await readProfile(other.headers)).toEqual(before);
  });
});

describe('the profile’s photo', () => {
  // customer-area-116
  it('is stored re-encoded, without the location where it was taken', async () => {
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#806040' },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { envelope } = await addPicture(photo, { name: 'me.jpg', mime: 'image/jpeg' });
    expect(envelope).toMatchObject({ IsError: false });
    const path = String(envelope.Data);
    expect(await readProfile()).toMatchObject({ Image: path });
    const answer = await picture(path);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const kept = await sharp(answer.rawPayload).metadata();
    expect([kept.width, kept.height, kept.exif]).toEqual([512, 341, undefined]);
  });

  // customer-area-116
  it('is visible only to its owner', async () => {
    const { envelope } = await addPicture(await aPng());
    const path = String(envelope.Data);
    expect((await picture(path)).statusCode).toBe(200);
    expect((await picture(path, other.headers)).statusCode).toBe(404);
    expect((await picture(path, {})).statusCode).toBe(401);
  });

  it('replaces the previous one, which is deleted', async () => {
    const first = String((await addPicture(await aPng())).envelope.Data);
    const second = String((await addPicture(await aPng())).envelope.Data);
    expect(second).not.toBe(first);
    expect((await picture(first)).statusCode).toBe(404);
    expect((await picture(second)).statusCode).toBe(200);
  });

  // customer-area-115
  it.each([
    ['a document', aPdf(), 'me.pdf', 'application/pdf'],
    ['a document that calls itself a picture', aPdf(), 'me.png', 'image/png'],
    ['bytes that are none', Buffer.from('hello'), 'me.jpg', 'image/jpeg'],
  ])('refuses %s', async (_, content, name, mime) => {
    const { status, envelope } = await addPicture(content, { name, mime });
    expect([status, envelope.Msg]).toEqual([415, 'Only JPG JPEG PNG format acceptable.']);
  });

  it('cannot be set for another customer, nor without a session', async () => {
    expect((await addPicture(await aPng(), { userId: other.id })).status).toBe(404);
    expect((await addPicture(await aPng(), { headers: { datacontent: '' } })).status).toBe(401);
  });
});
