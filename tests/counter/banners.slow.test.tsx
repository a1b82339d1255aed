// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { banners } from '#server/db/tables/home.ts';
import { offers } from '#server/db/tables/offers.ts';
import { products } from '#server/db/tables/products.ts';
import { hold, network, setNetwork, timesReached } from '#tests/screens/network.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { asked, openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:chosen');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});

async function aFile(name = 'eid.jpg', colour = '#c04030'): Promise<File> {
  const photo = await aPhoto(colour, 640, 420);
  return new File([new Uint8Array(photo)], name, { type: 'image/jpeg' });
}

const withWords = (alt: string) =>
  theShop().database.db.select().from(banners).where(eq(banners.alt, alt)).orderBy(asc(banners.id));

const addPath = /Promotions\/AddBanner/;

/** Opens the form of a new banner as the owner. */
async function newBanner() {
  await signInAs(theShop(), 'owner');
  const at = openCounter('/banners');
  const open = await screen.findByRole('button', { name: 'New banner' });
  await waitFor(() => expect(open).toHaveProperty('disabled', false));
  await at.user.click(open);
  const form = within(await screen.findByRole('dialog', { name: 'New banner' }));
  return { ...at, form, save: () => at.user.click(form.getByRole('button', { name: 'Save' })) };
}

describe('the screen of banners', () => {
  // counter-220
  it('the owner makes a banner of a photograph and words, beside a category if that is chosen', async () => {
    const { user, form, save } = await newBanner();
    await save();
    expect(form.getByText('Choose a photograph first.')).toBeTruthy();
    expect(form.getByText('Write the words in English.')).toBeTruthy();
    await user.upload(form.getByLabelText('Choose a photograph'), await aFile());
    expect(form.getByText('eid.jpg')).toBeTruthy();
    await user.type(form.getByLabelText('Words (English)'), 'Eid – all week');
    await user.type(form.getByLabelText('Leads to'), '/special/offer');
    const places = form.getByRole('combobox', { name: 'Place' });
    const beside = within(places).getAllByText(/^Beside /)[0];
    await user.selectOptions(places, beside?.textContent ?? '');
    await save();
    // The first picture starts the process that makes the sizes, so it takes longer.
    const soon = { timeout: 60_000 };
    expect(await screen.findByRole('row', { name: /Eid – all week/ }, soon)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    const rows = await withWords('Eid – all week');
    expect(rows.map(({ viewport }) => viewport)).toEqual(['large', 'medium', 'small']);
    expect(rows[0]).toMatchObject({ place: 'set', link: '/special/offer', isActive: true });
  }, 90_000);

  // counter-209, counter-220
  it('a banner with words in both languages is placed by its number, and moved by another number', async () => {
    const { user, form, save } = await newBanner();
    await user.upload(form.getByLabelText('Choose a photograph'), await aFile());
    await user.type(form.getByLabelText('Words (English)'), 'Third');
    await user.type(form.getByLabelText('Words (Bengali)'), 'তৃতীয়');
    await user.type(form.getByLabelText('Place in the row'), 'soon');
    await save();
    expect(form.getByText('Write a whole number.')).toBeTruthy();
    await user.clear(form.getByLabelText('Place in the row'));
    await user.type(form.getByLabelText('Place in the row'), '৩০১');
    await save();
    const row = within(await screen.findByRole('row', { name: /Third/ }));
    for (const shown of ['On top', '301']) expect(row.getByText(shown)).toBeTruthy();
    expect(await withWords('Third')).toMatchObject(
      Array.from({ length: 3 }, () => ({ altBn: 'তৃতীয়', rank: 301, place: 'main' })),
    );
    await user.click(row.getByRole('button', { name: /^Change/ }));
    const change = within(await screen.findByRole('dialog', { name: 'Change the banner' }));
    await user.clear(change.getByLabelText('Place in the row'));
    await user.type(change.getByLabelText('Place in the row'), '302');
    await user.click(change.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await withWords('Third')).map(({ rank }) => rank)).toEqual([302, 302, 302]);
  });

  // counter-224
  it('the form shows the progress of an upload and can stop it, and the typed words stay', async () => {
    const { user, form, save } = await newBanner();
    await user.upload(form.getByLabelText('Choose a photograph'), await aFile());
    await user.type(form.getByLabelText('Words (English)'), 'Held');
    const letGo = hold(addPath);
    await save();
    const bar = await form.findByRole('progressbar', { name: 'Being sent … 50%' });
    expect(bar).toHaveProperty('value', 0.5);
    await user.click(form.getByRole('button', { name: 'Stop sending' }));
    expect(await form.findByText('You stopped it: it was not sent.')).toBeTruthy();
    network.holds = null;
    expect(form.getByLabelText('Words (English)')).toHaveProperty('value', 'Held');
    await save();
    expect(await screen.findByRole('row', { name: /Held/ })).toBeTruthy();
    letGo();
    // The stopped upload arrives after all, and creates no second banner.
    await waitFor(() => expect(timesReached('Counter/Promotions/AddBanner')).toBe(2));
    await Promise.allSettled(asked);
    expect(await withWords('Held')).toHaveLength(3);
  });

  // counter-224
  it('the form retains the file and the words without a network, and one more press sends them', async () => {
    const { user, form, save } = await newBanner();
    await user.upload(form.getByLabelText('Choose a photograph'), await aFile());
    await user.type(form.getByLabelText('Words (English)'), 'Kept');
    setNetwork('offline');
    await save();
    expect(await form.findByText(/cannot be reached/)).toBeTruthy();
    expect(form.getByText('eid.jpg')).toBeTruthy();
    setNetwork('online');
    await save();
    await waitFor(async () => expect(await withWords('Kept')).toHaveLength(3));
  });

  // counter-222
  it('a banner gets another picture and other words with the keyboard', async () => {
    const before = await withWords('Kept');
    await signInAs(theShop(), 'owner');
    const { user } = openCounter('/banners');
    const change = await screen.findByRole('button', { name: /^Change.*Kept$/ });
    change.focus();
    await user.keyboard('{Enter}');
    const form = within(await screen.findByRole('dialog', { name: 'Change the banner' }));
    const wide = form.getByRole('combobox', { name: 'Another picture is for' });
    await user.selectOptions(wide, 'phones');
    const other = await aFile('phone.jpg', '#3040c0');
    await user.upload(form.getByLabelText('Choose another photograph'), other);
    await user.type(form.getByLabelText('Words (English)'), ' too');
    form.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await withWords('Kept too'))[2]?.image).toBeTruthy());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const after = await withWords('Kept too');
    expect(after.map(({ image }) => image).slice(0, 2)).toEqual(
      before.map(({ image }) => image).slice(0, 2),
    );
    expect(after[2]?.image).not.toBe(before[2]?.image);
  });

  // counter-221
  it('a banner is removed after a confirmation', async () => {
    await signInAs(theShop(), 'owner');
    const { user } = openCounter('/banners');
    await user.click(await screen.findByRole('button', { name: /^Remove.*Kept too$/ }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove this banner?' }));
    expect(question.getByText(/end it instead/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Kept too/ })).toBeNull());
    expect(await withWords('Kept too')).toEqual([]);
  });

  // counter-220
  it('the form explains in Bengali why a picture is refused', async () => {
    await signInAs(theShop(), 'owner');
    const { user } = openCounter('/banners', 'bn');
    const open = await screen.findByRole('button', { name: 'নতুন ব্যানার' });
    await waitFor(() => expect(open).toHaveProperty('disabled', false));
    await user.click(open);
    const form = within(await screen.findByRole('dialog', { name: 'নতুন ব্যানার' }));
    const broken = new File(['no picture'], 'a.jpg', { type: 'image/jpeg' });
    await user.upload(form.getByLabelText('ছবি বেছে নিন'), broken);
    await user.type(form.getByLabelText('লেখা (ইংরেজি)'), 'Broken');
    await user.click(form.getByRole('button', { name: 'জমা করুন' }));
    expect(await form.findByText('ছবিটি খোলা যাচ্ছে না। JPG বা PNG পাঠান।')).toBeTruthy();
    expect(form.getByText('a.jpg')).toBeTruthy();
  });

  it('the screen shows that there are no banners', async () => {
    await theShop().database.db.delete(banners);
    await signInAs(theShop(), 'owner');
    openCounter('/banners');
    expect(await screen.findByText('No banners yet')).toBeTruthy();
  });
});

describe('the screen of offers', () => {
  // counter-223
  it('an offer gets its picture with its words, and a retry after a failure saves neither twice', async () => {
    await signInAs(theShop(), 'owner');
    const { user } = openCounter('/offers');
    await user.click(await screen.findByRole('button', { name: 'New offer' }));
    const form = within(await screen.findByRole('dialog', { name: 'New offer' }));
    await user.type(form.getByLabelText('Heading (English)'), 'Pictured');
    await user.type(form.getByLabelText('Text (English)'), 'With a picture');
    await user.upload(form.getByLabelText('Choose a photograph'), await aFile());
    network.respond = (path) =>
      path.includes('SetOfferPicture') ? new Response('down', { status: 502 }) : undefined;
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(/cannot be reached/)).toBeTruthy();
    network.respond = null;
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const rows = await theShop()
      .database.db.select()
      .from(offers)
      .where(eq(offers.header, 'Pictured'));
    expect(rows).toMatchObject([{ image: expect.stringMatching(/^offer-[0-9a-f]{12}\.webp$/) }]);
  });
});

describe('a photograph of a product', () => {
  // counter-224
  it('a photograph that did not arrive stays selected, and one press sends it', async () => {
    const [product] = await theShop().database.db.select().from(products).limit(1);
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter(`/products/${product?.id}`);
    const input = await screen.findByLabelText('Choose a photograph');
    setNetwork('offline');
    await user.upload(input, await aFile('pack.jpg'));
    expect(await screen.findByText('pack.jpg is still chosen.')).toBeTruthy();
    setNetwork('online');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect((await screen.findAllByText('The picture is in the shop.')).length).toBeGreaterThan(0);
    expect(screen.queryByText('pack.jpg is still chosen.')).toBeNull();
  });
});
