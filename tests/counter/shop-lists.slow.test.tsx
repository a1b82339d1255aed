// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { branches } from '#server/db/tables/branches.ts';
import { readList } from '#tests/server/support/shop-lists.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => 'blob:chosen');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const shownBranches = () =>
  theShop().database.db.select().from(branches).orderBy(asc(branches.rank), asc(branches.id));

async function listOf(name: 'gallery' | 'directors') {
  const { headers } = await signedInStaff(theShop(), 'owner');
  return (await readList(theShop(), headers, name)).rows;
}

/** Opens a list as the owner. */
async function openList(name: string, label: string, language: 'en' | 'bn' = 'en') {
  await signInAs(theShop(), 'owner');
  const at = openCounter(`/shop/${name}`, language);
  const rows = within(await screen.findByRole('list', { name: label }));
  const save = () => at.user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = async (title: string | RegExp) =>
    within(await screen.findByRole('dialog', { name: title }));
  return { ...at, rows, save, dialog };
}

const namesIn = (rows: Awaited<ReturnType<typeof openList>>['rows']) =>
  rows.getAllByRole('listitem').map((row) => row.querySelector('strong')?.textContent ?? '');

describe('the branches at the counter', () => {
  // counter-311, counter-312
  it('the owner adds a branch with the link of a map, and customers see it once it is saved', async () => {
    const { user, save, dialog } = await openList('branches', 'Branches');
    const before = await shownBranches();
    await user.click(screen.getByRole('button', { name: 'Add a branch' }));
    const form = await dialog('New branch');
    await user.click(form.getByRole('button', { name: 'Done' }));
    expect(form.getAllByText('Write this in English and in Bengali.').length).toBeGreaterThan(0);
    expect(form.getByText(/This is not a phone number/)).toBeTruthy();
    await user.type(form.getByLabelText('Name (English)'), 'Khilgaon');
    await user.type(form.getByLabelText('Name (Bengali)'), 'খিলগাঁও');
    await user.type(form.getByLabelText('Address (English)'), 'Beside the market');
    await user.type(form.getByLabelText('Address (Bengali)'), 'বাজারের পাশে');
    await user.type(form.getByLabelText('Phone'), '01712-345678');
    const position = form.getByLabelText('Position on the map');
    await user.type(position, 'https://maps.app.goo.gl/Ab1Cd2');
    await user.click(form.getByRole('button', { name: 'Done' }));
    expect(form.getByText(/There is no position in this/)).toBeTruthy();
    await user.clear(position);
    await user.type(position, 'https://maps.google.com/maps/@23.7512,90.4256,17z');
    expect(form.getByText('Position: 23.7512, 90.4256')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Khilgaon')).toBeTruthy();
    expect(await shownBranches()).toHaveLength(before.length);
    await save();
    await waitFor(async () =>
      expect((await shownBranches()).at(-1)).toMatchObject({
        name: 'Khilgaon',
        nameBn: 'খিলগাঁও',
        lat: 23.7512,
        lng: 90.4256,
      }),
    );
  });

  // counter-311
  it('an entry is moved with the keyboard, keeps the focus, and its place is announced', async () => {
    const { user, rows, save } = await openList('branches', 'Branches');
    const [first = '', second = ''] = namesIn(rows);
    const down = rows.getByRole('button', { name: `Move ${first} down` });
    down.focus();
    await user.keyboard('{Enter}');
    expect(namesIn(rows).slice(0, 2)).toEqual([second, first]);
    await waitFor(() =>
      expect(document.activeElement).toBe(rows.getByRole('button', { name: `Move ${first} down` })),
    );
    expect(await screen.findByText(new RegExp(`^${first} is now number 2 of`))).toBeTruthy();
    const top = rows.getByRole('button', { name: `Move ${second} up` });
    expect(top.getAttribute('aria-disabled')).toBe('true');
    await save();
    await waitFor(async () => expect((await shownBranches())[0]?.name).toBe(second));
  });

  // counter-303, counter-311
  it('a hidden and a removed branch come back from the history', async () => {
    const { user, rows, save } = await openList('branches', 'Branches');
    const before = (await shownBranches()).map(({ name }) => name);
    const [first = '', second = ''] = namesIn(rows);
    await user.click(rows.getByRole('button', { name: `Hide ${first}` }));
    await user.click(rows.getByRole('button', { name: `Remove ${second}` }));
    expect(rows.getByText('Hidden from customers')).toBeTruthy();
    await save();
    await waitFor(async () =>
      expect((await shownBranches()).map(({ name }) => name)).toEqual(before.slice(2)),
    );
    await user.click(screen.getByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History' }));
    const versions = await history.findAllByText(/^\d.*, owner/);
    await user.click(versions[1] ?? history.getByText('none'));
    await user.click(await history.findByRole('button', { name: 'Restore this version' }));
    await waitFor(async () =>
      expect((await shownBranches()).map(({ name }) => name)).toEqual(before),
    );
  });

  // counter-312
  it('a Bengali page shows the position in its digits, and takes that of the device', async () => {
    const coords = { latitude: 23.7461234, longitude: 90.3742 };
    const geolocation = { getCurrentPosition: (found: (at: object) => void) => found({ coords }) };
    Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    const { user, rows, dialog } = await openList('branches', 'শাখা', 'bn');
    await user.click(rows.getAllByRole('button', { name: /বদলান$/ })[0] ?? document.body);
    const form = await dialog(/বদলান$/);
    const position = form.getByLabelText('ম্যাপে অবস্থান');
    expect(position).toHaveProperty('value', expect.stringMatching(/^[০-৯.]+, [০-৯.]+$/));
    await user.click(form.getByRole('button', { name: 'এই যন্ত্রের অবস্থান নিন' }));
    expect(position).toHaveProperty('value', '২৩.৭৪৬১২, ৯০.৩৭৪২');
  });

  // counter-312
  it('a browser without a map says so, and the position can still be typed', async () => {
    const { user, rows, dialog } = await openList('branches', 'Branches');
    await user.click(rows.getAllByRole('button', { name: /^Edit/ })[0] ?? document.body);
    const form = await dialog(/^Edit /);
    const opens = form.getByText('Set it on the map').closest('details');
    if (!opens) throw new Error('no map');
    opens.open = true;
    opens.dispatchEvent(new Event('toggle'));
    expect(await form.findByText(/This browser cannot show the map/)).toBeTruthy();
  });
});

describe('the gallery at the counter', () => {
  // counter-311, counter-313
  it('a photograph with its captions becomes the first picture', async () => {
    const { user, save, dialog } = await openList('gallery', 'Pictures of the gallery');
    await user.click(screen.getByRole('button', { name: 'Add a picture' }));
    const form = await dialog('New picture');
    await user.click(form.getByRole('button', { name: 'Done' }));
    expect(form.getByText('Choose a photograph first.')).toBeTruthy();
    const photo = new File([new Uint8Array(await aPhoto('#2080c0', 640, 420))], 'eid.jpg', {
      type: 'image/jpeg',
    });
    await user.upload(form.getByLabelText('Choose a photograph'), photo);
    await user.type(form.getByLabelText('Caption (English)'), 'Eid');
    await user.type(form.getByLabelText('Caption (Bengali)'), 'ঈদ');
    await user.click(form.getByRole('button', { name: 'Done' }));
    // The first picture starts the process that cuts it.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 60_000 });
    await save();
    await waitFor(async () =>
      expect((await listOf('gallery'))[0]).toMatchObject({
        name: { en: 'Eid', bn: 'ঈদ' },
        image: expect.stringMatching(/^gallery-[0-9a-f]{12}\.webp$/),
      }),
    );
  }, 90_000);
});

describe('the directors at the counter', () => {
  // counter-311, counter-314
  it('a director without a portrait is added, and one is edited', async () => {
    const { user, rows, save, dialog } = await openList('directors', 'Directors');
    await user.click(rows.getByRole('button', { name: 'Edit Rokeya Sultana' }));
    const edit = await dialog('Edit Rokeya Sultana');
    await user.clear(edit.getByLabelText('Position (English)'));
    await user.type(edit.getByLabelText('Position (English)'), 'Founder');
    await user.click(edit.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Add a director' }));
    const form = await dialog('New director');
    await user.type(form.getByLabelText('Name (English)'), 'Mahmuda Akter');
    await user.type(form.getByLabelText('Name (Bengali)'), 'মাহমুদা আক্তার');
    await user.type(form.getByLabelText('Position (English)'), 'Adviser');
    await user.type(form.getByLabelText('Position (Bengali)'), 'উপদেষ্টা');
    await user.click(form.getByRole('button', { name: 'Done' }));
    await save();
    await waitFor(async () => {
      const saved = await listOf('directors');
      expect(saved[0]).toMatchObject({ role: { en: 'Founder', bn: 'চেয়ারপারসন' } });
      expect(saved.at(-1)).toMatchObject({ id: 7, name: { en: 'Mahmuda Akter' }, image: '' });
    });
  });

  // counter-240, counter-311
  it('an unsaved list is there again after the screen was left', async () => {
    const { user, rows } = await openList('directors', 'Directors');
    const [first = ''] = namesIn(rows);
    await user.click(rows.getByRole('button', { name: `Hide ${first}` }));
    const [back] = screen.getAllByRole('link', { name: 'Shop' });
    await user.click(back ?? document.body);
    await user.click(await screen.findByRole('link', { name: /^Directors/ }));
    expect(await screen.findByText('Hidden from customers')).toBeTruthy();
  });
});
