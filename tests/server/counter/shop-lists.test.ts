import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as branches from '#contract/branches.ts';
import * as contract from '#contract/counter/shop.ts';
import * as gallery from '#contract/gallery.ts';
import { directors } from '#contract/shop.ts';
import { demoDirectors } from '#demo/seed/directors.ts';
import type { BranchEntry } from '#domain/shop-lists.ts';
import { branches as branchTable } from '#server/db/tables/branches.ts';
import { galleryItems } from '#server/db/tables/gallery.ts';
import { shopSections } from '#server/db/tables/shop.ts';
import { pictureKeys } from '#server/services/uploads/catalogue-pictures.ts';
import { referencedPictures } from '#server/services/uploads/referenced.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { ask, upload } from '#tests/server/support/counter-shelves.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { changeList, readList } from '#tests/server/support/shop-lists.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const owner = beforeTests(async () => (await signedInStaff(shop, 'owner')).headers);

beforeEach(() => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 1_000);
});

async function shownBranches() {
  const { envelope } = await callApi(shop, `${branches.list.path}?pageNumber=1&pageSize=1000`);
  return v.parse(branches.list.response, envelope.Data).rows;
}

async function shownGallery() {
  const query = 'pageNumber=1&pageSize=100&isDescending=true';
  const { envelope } = await callApi(shop, `${gallery.list.path}?${query}`);
  return v.parse(gallery.list.response, envelope.Data).rows;
}

async function shownDirectors() {
  const { envelope } = await callApi(shop, directors.path);
  return v.parse(directors.response, envelope.Data).rows;
}

const aBranch: BranchEntry = {
  id: 900,
  name: { en: 'Khilgaon', bn: 'খিলগাঁও' },
  isHidden: false,
  place: { en: 'Beside the market, Khilgaon', bn: 'বাজারের পাশে, খিলগাঁও' },
  phone: '01712-345678',
  position: { lat: 23.7512, lng: 90.4256 },
};

const addPhoto = (use: contract.PictureUse, content: Buffer, headers = owner) =>
  upload(shop, contract.addPicture, headers, { content, name: 'a.jpg', fields: { use } });

const version = async () => (await readList(shop, owner, 'branches')).version;

describe('the branches', () => {
  // counter-310
  it('a shop that has never edited them edits those that it has', async () => {
    const { rows, version: current } = await readList(shop, owner, 'branches');
    expect(current).toBe(0);
    const shown = await shownBranches();
    expect(rows.map(({ id }) => String(id))).toEqual(shown.map(({ id }) => id));
    expect(rows[0]).toMatchObject({ name: { en: shown[0]?.name, bn: shown[0]?.nameBn } });
  });

  // counter-310, counter-311
  it('one that is added is shown, and each keeps its id when it is edited or moved', async () => {
    const before = await shownBranches();
    const saved = await changeList(shop, owner, 'branches', ([first, ...others]) => [
      aBranch,
      ...others,
      { ...first, phone: '01812-345678' },
    ]);
    expect(saved.content?.version).toBeGreaterThan(0);
    const after = await shownBranches();
    expect(after.map(({ id }) => id)).toEqual([
      '900',
      ...before.slice(1).map(({ id }) => id),
      before[0]?.id,
    ]);
    expect(after[0]).toEqual({
      id: '900',
      name: 'Khilgaon',
      nameBn: 'খিলগাঁও',
      mobile: '01712-345678',
      location: 'Beside the market, Khilgaon',
      locationBn: 'বাজারের পাশে, খিলগাঁও',
      lat: 23.7512,
      lng: 90.4256,
    });
    expect(after.at(-1)).toMatchObject({ name: before[0]?.name, mobile: '01812-345678' });
  });

  // counter-311
  it('a hidden one stays in the list of the owner and is not sent to customers', async () => {
    const isIt = ({ name }: { name: string }) => name === 'Khilgaon';
    await changeList(shop, owner, 'branches', (rows) =>
      rows.map((row) => ({ ...row, isHidden: row.id === 900 })),
    );
    expect((await shownBranches()).some(isIt)).toBe(false);
    const { rows } = await readList(shop, owner, 'branches');
    expect(rows.find(({ id }) => id === 900)).toEqual({ ...aBranch, isHidden: true });
  });

  // counter-303, counter-310
  it('an older version that is saved again is shown as it was', async () => {
    const before = await shownBranches();
    const { rows } = await readList(shop, owner, 'branches');
    await changeList(shop, owner, 'branches', () => []);
    expect(await shownBranches()).toEqual([]);
    await changeList(shop, owner, 'branches', () => rows);
    expect(await shownBranches()).toEqual(before);
  });

  it('one that another program adds afterwards gets an unused id', async () => {
    const { position: _position, place: _place, ...rest } = aBranch;
    const [added] = await shop.database.db
      .insert(branchTable)
      .values({ name: 'New', mobile: rest.phone, location: 'Here', lat: 0, lng: 0 })
      .returning();
    expect(added?.id).toBeGreaterThan(1);
    await shop.database.db.delete(branchTable).where(eq(branchTable.id, added?.id ?? 0));
  });

  // counter-312
  it('one without a position is sent without one, and has no marker', async () => {
    await changeList(shop, owner, 'branches', (rows) => [
      ...rows,
      { ...aBranch, id: 901, position: null },
    ]);
    expect((await shownBranches()).at(-1)).toMatchObject({ id: '901', lat: 0, lng: 0 });
  });

  // counter-302, counter-311
  it.each([
    [{ name: { en: 'Khilgaon', bn: '' } }, 'Khilgaon: Write this in English and in Bengali.'],
    [{ place: { en: '', bn: '' } }, 'Khilgaon: Write this in English and in Bengali.'],
    [{ phone: 'none' }, /^Khilgaon: This is not a phone number/],
    [{ position: { lat: 90.3742, lng: 23.7461 } }, /^Khilgaon: This position is not in Bangladesh/],
  ])('one that is not valid is refused with its name: %j', async (change, sentence) => {
    const before = await version();
    const { sentence: shown } = await changeList(shop, owner, 'branches', () => [
      { ...aBranch, ...change },
    ]);
    expect(shown).toMatch(sentence);
    expect(await version()).toBe(before);
  });

  // counter-310
  it('two with the same id, or another shape, are a malformed request', async () => {
    const twice = await changeList(shop, owner, 'branches', () => [aBranch, aBranch]);
    expect(twice.status).toBe(400);
    const { position: _position, ...incomplete } = aBranch;
    const short = await changeList(shop, owner, 'branches', () => [incomplete]);
    expect(short.status).toBe(400);
  });

  // counter-302
  it('more than two hundred are refused', async () => {
    const { sentence } = await changeList(shop, owner, 'branches', () =>
      Array.from({ length: 201 }, (_, at) => ({ ...aBranch, id: at + 1 })),
    );
    expect(sentence).toBe('These are too many.');
  });
});

describe('the gallery', () => {
  // counter-310, counter-313
  it('the owner’s order is the order of the page, and a new photograph can be the first', async () => {
    const before = await shownGallery();
    const { content } = await addPhoto('gallery', await aPhoto('#2080c0', 900, 900));
    const image = content?.image ?? '';
    await changeList(shop, owner, 'gallery', (rows) => [
      { id: 500, name: { en: 'Eid', bn: 'ঈদ' }, isHidden: false, image },
      ...rows,
    ]);
    const after = await shownGallery();
    expect(after[0]).toEqual({ id: '500', name: 'Eid', nameBn: 'ঈদ', image });
    expect(after.slice(1)).toEqual(before);
    const response = await shop.app.inject({ url: `/Content/ImageData/Gallery/Orginal/${image}` });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1_200,
      height: 800,
    });
  });

  // counter-313
  it('a picture needs a photograph', async () => {
    const { sentence } = await changeList(shop, owner, 'gallery', (rows) =>
      rows.map((row, at) => (at === 0 ? { ...row, image: '' } : row)),
    );
    expect(sentence).toBe('Eid: Choose a photograph first.');
  });

  // counter-313
  it('a photograph stays in backups while any version of the history names it', async () => {
    const [first] = await shownGallery();
    const keys = pictureKeys('Gallery', first?.image ?? '');
    await changeList(shop, owner, 'gallery', (rows) => rows.slice(1));
    expect(await referencedPictures(shop.database.db)).toEqual(expect.arrayContaining(keys));
    // A photograph that was uploaded and never saved belongs to no version.
    const { content } = await addPhoto('gallery', await aPhoto('#c0c020'));
    const unused = pictureKeys('Gallery', content?.image ?? '');
    expect(await referencedPictures(shop.database.db)).not.toEqual(
      expect.arrayContaining(unused.slice(0, 1)),
    );
  });

  // counter-311
  it('the owner still sees the drawn picture of a hidden entry', async () => {
    await changeList(shop, owner, 'gallery', (rows) =>
      rows.map((row) => ({ ...row, isHidden: true })),
    );
    expect(await shop.database.db.$count(galleryItems)).toBe(0);
    const [row] = (await readList(shop, owner, 'gallery')).rows;
    const url = `/Content/ImageData/Gallery/Icons/${row?.image ?? ''}`;
    expect((await shop.app.inject({ url })).statusCode).toBe(200);
  });
});

describe('the board of directors', () => {
  // shell-87, catalogue-121
  it('the demonstration has its own board', async () => {
    expect(await shownDirectors()).toEqual(
      demoDirectors.rows.map(({ name, role, image }) => ({ name, role, image })),
    );
    expect(demoDirectors.rows).toHaveLength(6);
  });

  // counter-314
  it('a saved board is sent at once, without hidden persons', async () => {
    const chair = {
      id: 7,
      name: { en: 'Mahmuda Akter', bn: 'মাহমুদা আক্তার' },
      isHidden: false,
      role: { en: 'Chair', bn: 'সভাপতি' },
      image: '',
    };
    await changeList(shop, owner, 'directors', ([first]) => [chair, { ...first, isHidden: true }]);
    expect(await shownDirectors()).toEqual([{ name: chair.name, role: chair.role, image: '' }]);
  });

  // counter-314
  it('a shop that has never saved one has none', async () => {
    await shop.database.db.delete(shopSections).where(eq(shopSections.name, 'directors'));
    expect((await readList(shop, owner, 'directors')).rows).toEqual([]);
  });
});

describe('a photograph for a list', () => {
  // counter-313
  it('is cut for its list, and the same one gets the same name', async () => {
    const photo = await aPhoto('#804020', 1_000, 700);
    const { content } = await addPhoto('directors', photo);
    const image = content?.image ?? '';
    expect(image).toMatch(/^director-[0-9a-f]{12}\.webp$/);
    expect((await addPhoto('directors', photo)).content).toEqual({ image });
    const stored = await shop.pictures.read(`Gallery/Orginal/${image}`);
    expect(await sharp(stored).metadata()).toMatchObject({ width: 800, height: 800 });
  });

  // counter-313
  it('is refused if it is no photograph, and from everybody but the owner', async () => {
    expect((await addPhoto('gallery', Buffer.from('%PDF-1.7'))).status).toBe(415);
    const { headers } = await signedInStaff(shop, 'pharmacist');
    expect((await addPhoto('gallery', await aPhoto(), headers)).status).toBe(403);
    const { status } = await ask(shop, contract.saveSection, headers, {
      name: 'gallery',
      version: 0,
      value: { rows: [] },
    });
    expect(status).toBe(403);
  });
});
