// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { screens } from '#counter/app/screens.ts';
import { linksOf } from '#counter/screens/opening/Steps.tsx';
import { emptySettings } from '#domain/shop.ts';
import { demoSettings } from '#demo/seed/shop.ts';
import { readSection, writeSection } from '#server/services/shop/sections.ts';
import { setNetwork } from '#tests/screens/network.ts';
import { openCounter, signInAs, useCounter, type AtCounter } from './counter-harness.tsx';

// Without DEMO=no the owner's notices are not shown.
const theShop = useCounter({ DEMO: 'no' });

beforeEach(async () => {
  // Later than the demonstration's particulars were stored.
  theShop().clock.now = new Date(Date.now() + 60_000);
  await write('identity', demoSettings.identity);
  await write('contact', demoSettings.contact);
  await write('opening', emptySettings.opening);
});

const write: typeof writeSection extends (tx: never, by: never, ...rest: infer Rest) => unknown
  ? (...rest: Rest) => Promise<number>
  : never = (name, value) => {
  const { database, clock } = theShop();
  return writeSection(database.db, { actor: 'test', now: clock.now }, name, value);
};

const opening = async () => Object((await readSection(theShop().database.db, 'opening')).value);
const press = async ({ user }: AtCounter, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('the checklist', () => {
  // counter-320
  it('is the first screen of an owner whose shop has not opened, and each link has a screen', async () => {
    await signInAs(theShop(), 'owner');
    openCounter('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Opening' })).toBeDefined();
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent).slice(0, 8)).toEqual([
      'Name and contacts',
      'Licence',
      'Delivery',
      'Products',
      'SMS and payment',
      'Staff',
      'Pages',
      'Backup',
    ]);
    const paths = screens.map(({ path }) => path);
    for (const path of Object.values(linksOf).flat()) expect(paths).toContain(path);
  });

  // counter-321
  it('keeps a tick', async () => {
    await signInAs(theShop(), 'owner');
    const at = openCounter('/opening');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /read the pages/ });
    expect(box.checked).toBe(false);
    await at.user.click(box);
    await waitFor(() => expect(screen.queryByText('Missing: pages read')).toBeNull());
    expect(box.checked).toBe(true);
  });

  // counter-322
  it('opens the shop after a warning that names what is missing', async () => {
    await signInAs(theShop(), 'owner');
    const at = openCounter('/opening');
    await press(at, 'Open the shop');
    const warning = within(await screen.findByRole('dialog', { name: 'Open with steps left?' }));
    expect(warning.getByText('a first backup')).toBeDefined();
    expect(await opening()).toMatchObject({ state: 'soon' });
    await at.user.click(warning.getByRole('button', { name: 'Open the shop' }));
    expect(await screen.findByRole('button', { name: 'Close for today' })).toBeDefined();
    expect(await opening()).toMatchObject({ state: 'open' });
  });

  // counter-322
  it('says that a name and a phone are required', async () => {
    await write('contact', { ...demoSettings.contact, phones: [] });
    await signInAs(theShop(), 'owner');
    const at = openCounter('/opening');
    await press(at, 'Open the shop');
    expect(await screen.findByText(/needs a name and a phone number/)).toBeDefined();
    expect(await opening()).toMatchObject({ state: 'soon' });
  });
});

describe('an open shop', () => {
  beforeEach(() => write('opening', demoSettings.opening));

  // counter-323
  it('is closed with the owner’s sentence in both languages, and opened again', async () => {
    await signInAs(theShop(), 'owner');
    const at = openCounter('/opening');
    await press(at, 'Close for today');
    const dialog = within(await screen.findByRole('dialog', { name: 'Close the shop' }));
    await at.user.type(dialog.getByLabelText('Sentence for customers (English)'), 'Back at nine.');
    await press(at, 'Close now');
    expect(await dialog.findByText('Write this in English and in Bengali.')).toBeDefined();
    await at.user.type(dialog.getByLabelText('Sentence for customers (Bengali)'), 'নয়টায়।');
    setNetwork('offline');
    await press(at, 'Close now');
    expect(await dialog.findByText(/^The shop cannot be reached/)).toBeDefined();
    setNetwork('online');
    await at.user.click(dialog.getByRole('button', { name: 'Close now' }));
    expect(await screen.findByText('Back at nine.')).toBeDefined();
    expect(await opening()).toMatchObject({ state: 'closed', note: { bn: 'নয়টায়।' } });
    await press(at, 'Open again');
    expect(await screen.findByRole('button', { name: 'Close for today' })).toBeDefined();
    expect(await opening()).toMatchObject({ state: 'open' });
  });

  // counter-325
  it('warns the owner on the queue of a missing backup, and nobody else', async () => {
    await signInAs(theShop(), 'owner');
    const at = openCounter('/queue');
    expect(await screen.findByText(/There is no backup yet/)).toBeDefined();
    await at.user.click(screen.getByRole('link', { name: 'To the opening' }));
    expect(await screen.findByRole('button', { name: 'Download a backup' })).toBeDefined();
  });

  // counter-324
  it('asks for the password before a download', async () => {
    await signInAs(theShop(), 'owner');
    const at = openCounter('/opening');
    await press(at, 'Download a backup');
    const dialog = within(await screen.findByRole('dialog', { name: 'Download a backup' }));
    await at.user.click(dialog.getByRole('button', { name: 'Download a backup' }));
    expect(dialog.getByText('Please type your password.')).toBeDefined();
    await at.user.type(dialog.getByLabelText('Your password'), 'not this one');
    await at.user.click(dialog.getByRole('button', { name: 'Download a backup' }));
    expect(await dialog.findByText('This is not the password that you have now.')).toBeDefined();
  });
});
