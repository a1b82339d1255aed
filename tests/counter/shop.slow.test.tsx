// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeSession } from '#counter/api/session.ts';
import { screens } from '#counter/app/screens.ts';
import { draftOf } from '#counter/parts/drafts/stored-drafts.ts';
import { listedParts } from '#counter/screens/shop/parts.ts';
import type { SectionName } from '#domain/shop-sections.ts';
import { readSection, saveSection } from '#server/services/shop/sections.ts';
import { storeShop } from '#tests/builders/shop.ts';
import { network } from '#tests/screens/network.ts';
import { openCounter, signInAs, useCounter, type AtCounter } from './counter-harness.tsx';

const theShop = useCounter();

beforeEach(() => {
  // Later than the demonstration's particulars were stored.
  theShop().clock.now = new Date(Date.now() + 60_000);
});

const stored = async (name: SectionName) => Object(await readSection(theShop().database.db, name));

/** Another owner changes a part meanwhile. */
async function changeElsewhere(name: SectionName, changed: object): Promise<void> {
  const { database, clock } = theShop();
  const { value, version } = await stored(name);
  clock.now = new Date(clock.now.getTime() + 1_000);
  const by = { actor: 'Nadia', now: clock.now };
  await saveSection(database.db, by, { name, version, value: { ...value, ...changed } });
}

async function openPart(name: SectionName, language: 'en' | 'bn' = 'en'): Promise<AtCounter> {
  await signInAs(theShop(), 'owner');
  const at = openCounter(`/shop/${name}`, language);
  await screen.findByRole('button', { name: language === 'en' ? 'Save' : 'জমা দিন' });
  return at;
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async ({ user }: AtCounter, name: string) =>
  user.click(await screen.findByRole('button', { name }));

async function retype({ user }: AtCounter, label: string, text: string): Promise<void> {
  const input = await field(label);
  await user.clear(input);
  await user.type(input, text);
}

describe('the list of the shop’s parts', () => {
  // counter-305
  it('links to the screen of each part, with what is missing', async () => {
    const { value } = await stored('legal');
    await changeElsewhere('legal', { licenceNumber: '' });
    await signInAs(theShop(), 'owner');
    openCounter('/shop');
    const legal = await screen.findByRole('link', { name: /^Licences/ });
    expect(legal.textContent).toContain('Missing: drug licence');
    expect(screen.getByRole('link', { name: /^Delivery by district/ }).textContent).toContain(
      'Complete',
    );
    for (const name of listedParts) {
      expect(screens.map(({ path }) => path)).toContain(`/shop/${name}`);
      expect(document.querySelector(`a[href="/counter/shop/${name}"]`)).not.toBeNull();
    }
    await changeElsewhere('legal', value);
  });

  // counter-304
  it('is only for the owner', async () => {
    await signInAs(theShop(), 'pharmacist');
    openCounter('/shop');
    expect(await screen.findByText('This screen is not for your role')).toBeTruthy();
  });
});

describe('the screen of a part', () => {
  // counter-300, shell-122
  it('saves the part, names who saved it, and the counter has the new name at once', async () => {
    storeShop();
    const at = await openPart('identity');
    await retype(at, 'Name (English)', 'Shefa');
    await retype(at, 'Name (Bengali)', 'শেফা');
    await press(at, 'Save');
    expect(await screen.findByText(/^Saved\./)).toBeTruthy();
    expect(await screen.findByText(/^Last change: owner/)).toBeTruthy();
    expect((await stored('identity')).value.name).toEqual({ en: 'Shefa', bn: 'শেফা' });
    await waitFor(() => expect(document.title).toBe('Name, logo and colour · Counter · Shefa'));
  });

  // counter-302, errors-82
  it('shows each error beside its field, focuses the first one and loses nothing', async () => {
    const at = await openPart('contact');
    await retype(at, 'Phone numbers', 'call me');
    await retype(at, 'E-mail', 'care@');
    await press(at, 'Save');
    const phones = await field('Phone numbers');
    await waitFor(() => expect(document.activeElement).toBe(phones));
    expect(phones.getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findByText(/^This is not an e-mail address/)).toBeTruthy();
    expect(phones.value).toBe('call me');
    await retype(at, 'Phone numbers', '01712-345678');
    expect(phones.getAttribute('aria-invalid')).toBeNull();
    await press(at, 'Discard changes');
    await waitFor(async () =>
      expect((await field('Phone numbers')).value).toBe('09610-000000\n01700-000000'),
    );
  });

  // counter-240, counter-300
  it('restores a draft with another number of rows after a reload', async () => {
    const at = await openPart('contact');
    await press(at, 'Add a link');
    const names = await screen.findAllByLabelText('Name');
    expect(names).toHaveLength(4);
    await at.user.type(names[3] ?? document.body, 'TikTok');
    await waitFor(() =>
      expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/shop contact$/)),
    );
    await waitFor(() => expect(JSON.stringify(draftOf('shop contact'))).toContain('TikTok'));
    // The browser encrypts the last words.
    await new Promise((resolve) => setTimeout(resolve, 50));
    cleanup();
    closeSession();
    const again = openCounter('/shop/contact');
    expect(await screen.findByText(/^This is what you began before/)).toBeTruthy();
    expect(await screen.findByDisplayValue('TikTok')).toBeTruthy();
    await press(again, 'Remove TikTok');
    expect(screen.getAllByLabelText('Name')).toHaveLength(3);
    await press(again, 'Start again');
  });

  // counter-300
  it('shows the opening hours in the words that customers read', async () => {
    const at = await openPart('contact');
    expect(await screen.findByText('Every day, 8 AM to 11 PM')).toBeTruthy();
    const friday = within(screen.getByRole('group', { name: 'Friday' }));
    await at.user.click(friday.getByRole('checkbox'));
    expect(await screen.findByText('Friday, closed')).toBeTruthy();
    expect(screen.getByText('শুক্রবার বন্ধ')).toBeTruthy();
    const saturday = within(screen.getByRole('group', { name: 'Saturday' }));
    fireEvent.change(saturday.getByLabelText('Closes'), { target: { value: '00:00' } });
    expect(await screen.findByText('Saturday, 8 AM to 12 AM')).toBeTruthy();
    await press(at, 'Discard changes');
  });

  // counter-242, counter-300
  it('shows and accepts numbers in the reader’s digits', async () => {
    const at = await openPart('delivery', 'bn');
    const outside = within(await screen.findByRole('group', { name: 'শহরের বাইরে কত দিনে পৌঁছায়' }));
    const most = outside.getByLabelText<HTMLInputElement>('সর্বোচ্চ');
    expect(most.value).toBe('৪');
    fireEvent.change(most, { target: { value: '৬' } });
    await press(at, 'জমা দিন');
    await waitFor(async () =>
      expect((await stored('delivery')).value.outsideDhaka).toEqual({ from: 2, to: 6 }),
    );
  });

  // counter-354
  it('sets the advance and an own account, whose number it needs', async () => {
    const at = await openPart('payment');
    await retype(at, 'Advance outside the city (%)', '30');
    await at.user.click(screen.getByRole('checkbox', { name: 'Take payments with bKash' }));
    await press(at, 'Save');
    expect(await screen.findByText(/^This is not a phone number/)).toBeTruthy();
    await retype(at, 'bKash number', '01700-000000');
    await at.user.selectOptions(await field('Kind of account'), 'merchant');
    expect(await screen.findByText(/^Open the bKash app, choose Payment/)).toBeTruthy();
    await press(at, 'Save');
    await waitFor(async () =>
      expect((await stored('payment')).value).toMatchObject({
        advancePercent: 30,
        accounts: { bkash: { isOn: true, kind: 'merchant', number: '01700-000000' } },
      }),
    );
  });

  // counter-301
  it('keeps what was typed if somebody else has saved meanwhile', async () => {
    const at = await openPart('legal');
    await retype(at, 'Drug licence number', 'MINE-1');
    await changeElsewhere('legal', { licenceNumber: 'THEIRS-1' });
    await press(at, 'Save');
    expect(await screen.findByText(/^Nadia has saved this meanwhile/)).toBeTruthy();
    expect((await field('Drug licence number')).value).toBe('MINE-1');
    await press(at, 'Keep mine');
    await press(at, 'Save');
    await waitFor(async () => expect((await stored('legal')).value.licenceNumber).toBe('MINE-1'));

    await retype(at, 'Drug licence number', 'MINE-2');
    await changeElsewhere('legal', { licenceNumber: 'THEIRS-2' });
    await press(at, 'Save');
    await press(at, 'Load the newest');
    expect((await field('Drug licence number')).value).toBe('THEIRS-2');
    expect(screen.queryByText(/^Nadia has saved this meanwhile/)).toBeNull();
  });

  // counter-301
  it('shows the newest version by itself while nothing is typed', async () => {
    await openPart('legal');
    await changeElsewhere('legal', { licenceNumber: 'NEW-1' });
    // The window gets the focus again, later than the response is fresh.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () => expect((await field('Drug licence number')).value).toBe('NEW-1'));
  });

  // counter-301
  it('says that it is saved if only the response was lost', async () => {
    const at = await openPart('legal');
    await retype(at, 'Drug licence number', 'LOST-1');
    network.loses = /Shop\/SaveSection/;
    await press(at, 'Save');
    expect(await screen.findByText(/^Saved\./)).toBeTruthy();
    expect(screen.queryByText(/The shop cannot be reached/)).toBeNull();
    expect((await stored('legal')).value.licenceNumber).toBe('LOST-1');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  // counter-303
  it('shows older versions, and restores one', async () => {
    await changeElsewhere('legal', { tradeLicence: 'TRAD/1' });
    await changeElsewhere('legal', { tradeLicence: 'TRAD/2' });
    const at = await openPart('legal');
    await press(at, 'History');
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    const versions = await dialog.findAllByText(/, Nadia$/);
    for (const version of versions.slice(0, 2)) fireEvent.click(version);
    const old = await dialog.findByDisplayValue('TRAD/1');
    expect(old.closest('fieldset')?.disabled).toBe(true);
    expect(dialog.getByText('In use now')).toBeTruthy();
    await at.user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await field('Trade licence number')).value).toBe('TRAD/1');
    expect((await stored('legal')).value.tradeLicence).toBe('TRAD/1');
  });
});

describe('the audit log', () => {
  // counter-197, counter-300
  it.each([
    ['en', 'Shop changed', 'Licences'],
    ['bn', 'দোকানের তথ্য বদলানো হয়েছে', 'লাইসেন্স'],
  ] as const)('names the part that was changed in %s', async (language, action, part) => {
    await changeElsewhere('legal', { tradeLicence: `LOG/${language}` });
    await signInAs(theShop(), 'owner');
    openCounter('/audit-log', language);
    const [words] = await screen.findAllByText(action);
    const row = words?.closest('tr') ?? document.body;
    const link = within(row).getByRole('link', { name: part });
    expect(link.getAttribute('href')).toBe('/counter/shop/legal');
  });
});
