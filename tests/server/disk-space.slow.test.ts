import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import * as banners from '#contract/counter/banners.ts';
import { addPicture } from '#contract/profile.ts';
import { openDiskSpace } from '#server/services/uploads/disk-space.ts';
import { apiText } from '#text/api.ts';
import { aPhone } from './support/codes.ts';
import { upload } from './support/counter-shelves.ts';
import { aPhoto } from './support/files.ts';
import { anOrder, place, setProduct } from './support/orders.ts';
import { aKey } from './support/requests.ts';
import { signedInStaff } from './support/staff.ts';
import { callApi, openTestShop, signedIn, uploadFile, useTestShop } from './support/test-shop.ts';

const megabyte = 1_000_000;
const plenty = 1_000 * megabyte;
const photo = await aPhoto('#112233', 1_600, 1_200);

/** The simulated free space of the disk. */
const disk = { free: plenty, answer: () => Promise.resolve(disk.free) };
const ofDisk = () => Promise.resolve(disk.free);
const shop = useTestShop({ env: { FREE_DISK_MB: '100' }, freeBytes: () => disk.answer() });

beforeEach(() => {
  disk.free = plenty;
  disk.answer = ofDisk;
});

async function uploadBanner(headers: Record<string, string>) {
  const fields = { key: crypto.randomUUID(), place: 'main', alt: 'Eid', altBn: 'ঈদ', link: '/' };
  const file = { content: await aPhoto('#c04030', 1_000, 700), name: 'eid.jpg' };
  return upload(shop, banners.addBanner, headers, { ...file, fields: { ...fields, rank: '' } });
}

describe('when the disk has only the space left that the shop keeps free', () => {
  // running-12, errors-45
  it('uploads are refused for everybody, and accepted when there is space again', async () => {
    const customer = await signedIn(shop, aPhone());
    const { headers } = await signedInStaff(shop, 'owner');
    disk.free = 100 * megabyte + photo.length;
    const ofVisitor = await uploadFile(shop, photo);
    expect([ofVisitor.status, ofVisitor.envelope.Msg]).toEqual([503, apiText.overloaded[0]]);
    expect(Number(ofVisitor.headers['retry-after'])).toBeGreaterThan(60);
    disk.free = 100 * megabyte;
    const ofCustomer = await uploadFile(shop, photo, { headers: customer.headers });
    expect(ofCustomer.status).toBe(503);
    const ofOwner = await uploadBanner(headers);
    expect([ofOwner.status, ofOwner.sentence]).toEqual([503, apiText.overloaded[0]]);
    disk.free = plenty;
    expect((await uploadFile(shop, photo)).status).toBe(200);
    expect((await uploadBanner(headers)).status).toBe(200);
  });

  // running-12
  it('orders are still stored', async () => {
    disk.free = 0;
    const syrup = await setProduct(shop, { nth: 2, listPrice: 600_00, discount: 0, stock: 10 });
    const order = anOrder({ lines: [{ ...syrup, quantity: 1 }], isGuest: true });
    expect((await place(shop, order, aKey())).status).toBe(200);
    expect((await callApi(shop, 'Capabilities')).status).toBe(200);
  });

  // running-12
  it('a file is refused before any of it is received', async () => {
    disk.free = 0;
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const answered = new Promise<string>((resolve) =>
      socket.once('data', (piece) => resolve(piece.toString('latin1'))),
    );
    socket.write(
      'POST /api/ProductOrderArea/Prescription/Add HTTP/1.1\r\nhost: shop\r\n' +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 4000000\r\n\r\n',
    );
    expect(await answered).toMatch(/^HTTP\/1.1 503 /);
    socket.destroy();
  });

  // running-12
  it('concurrent uploads never reserve more than the free space', async () => {
    const count = 8;
    const fits = 3;
    const body = photo.length + 1_000;
    disk.free = 100 * megabyte + 2 * body * fits;
    let asked = 0;
    let answer = (_free: number): void => undefined;
    const read = new Promise<number>((resolve) => (answer = resolve));
    // The response comes only after all of them have queried the free space.
    disk.answer = () => {
      asked += 1;
      if (asked === count) answer(disk.free);
      return read;
    };
    const sent = Array.from({ length: count }, () => uploadFile(shop, photo));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(fits);
    expect(statuses.filter((status) => status === 503)).toHaveLength(count - fits);
  });

  // running-12
  it('the reservation is released, whatever the outcome of the upload', async () => {
    disk.free = 100 * megabyte + 2 * (photo.length + 1_000);
    const customer = await signedIn(shop, aPhone());
    for (let n = 0; n < 3; n += 1) {
      expect((await uploadFile(shop, Buffer.from('no photo'))).status).toBe(415);
      expect((await uploadFile(shop, photo, { headers: customer.headers })).status).toBe(200);
    }
  });

  // running-12
  it('the reservation for a customer’s photo is released before the response', async () => {
    const { id, headers } = await signedIn(shop, aPhone());
    const fields = { UserId: id, ActivityId: '' };
    const send = () =>
      upload(shop, addPicture, headers, { content: photo, name: 'me.jpg', fields });
    disk.free = 100 * megabyte + 2 * (photo.length + 1_000);
    for (let n = 0; n < 5; n += 1) expect((await send()).status).toBe(200);
  });

  // running-12
  it('the limit comes from the operating system and a setting', async () => {
    const full = await openTestShop({ env: { FREE_DISK_MB: '100000000' } });
    expect((await uploadFile(full, photo)).status).toBe(503);
    await full.close();
    const free = () => Promise.resolve(0);
    const unlimited = await openTestShop({ env: { FREE_DISK_MB: '0' }, freeBytes: free });
    expect((await uploadFile(unlimited, photo)).status).toBe(200);
    await unlimited.close();
  });

  // running-12
  it('the log reports it once, and again when it recurs', async () => {
    let free = 0;
    let said = 0;
    const settings = { keepsFree: 10, freeBytes: () => Promise.resolve(free) };
    const room = openDiskSpace({ ...settings, onFull: () => (said += 1) });
    for (let n = 0; n < 3; n += 1) await expect(room.reserve(1)).rejects.toThrow();
    expect(said).toBe(1);
    free = 100;
    (await room.reserve(90))();
    free = 0;
    await expect(room.reserve(1)).rejects.toThrow();
    expect(said).toBe(2);
  });
});
