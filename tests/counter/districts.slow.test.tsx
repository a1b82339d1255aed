// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliveryTable } from '#contract/counter/delivery-table.ts';
import { readSection } from '#server/services/shop/sections.ts';
import { openCounter, signInAs, useCounter, type AtCounter } from './counter-harness.tsx';

const theShop = useCounter();

beforeEach(() => {
  theShop().clock.now = new Date(Date.now() + 60_000);
});

async function stored(id: number) {
  const { value } = await readSection(theShop().database.db, 'districts');
  const { rows } = v.parse(deliveryTable, value);
  const district = rows.find((row) => row.id === id);
  if (!district) throw new Error(`no district ${id}`);
  return district;
}

async function openTable(language: 'en' | 'bn' = 'en'): Promise<AtCounter> {
  await signInAs(theShop(), 'owner');
  const at = openCounter('/shop/districts', language);
  await screen.findByRole('table');
  return at;
}

const press = async ({ user }: AtCounter, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

async function search({ user }: AtCounter, label: string, text: string): Promise<void> {
  const input = await screen.findByLabelText(label);
  await user.clear(input);
  await user.type(input, text);
}

describe('the table of districts at the counter', () => {
  // counter-340, counter-341
  it('finds a district in both languages, and saves its terms and those of an area', async () => {
    const at = await openTable();
    await search(at, 'Search a district or an area', 'ঢাকা');
    expect(rowNames()).toContain('Dhaka');
    await search(at, 'Search a district or an area', 'savar');
    expect(rowNames()).toEqual(['Dhaka']);
    await press(at, 'Edit Dhaka');
    const dialog = within(await screen.findByRole('dialog'));
    const charge = dialog.getByLabelText<HTMLInputElement>('Charge (৳)');
    expect(charge.value).toBe('80');
    await at.user.clear(charge);
    await at.user.type(charge, '20000');
    await at.user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await dialog.findByText('Write the charge in taka, from 0 to 10,000.')).toBeTruthy();
    await at.user.clear(charge);
    await at.user.type(charge, '70');
    await at.user.click(dialog.getByRole('button', { name: 'Done' }));

    await press(at, /^Add an area of Dhaka/);
    const area = within(await screen.findByRole('dialog'));
    await at.user.selectOptions(area.getByLabelText('Area'), 'Savar');
    await at.user.click(area.getByLabelText('We deliver here'));
    await at.user.click(area.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(rowNames()).toEqual(['Dhaka', 'Savar (Dhaka)']));
    // Nothing is saved by the dialogs.
    expect(screen.queryByText(/^Saved\./)).toBeNull();
    expect((await stored(1)).standard).toBe(80_00);
    await press(at, 'Save');
    await waitFor(async () => expect((await stored(1)).standard).toBe(70_00));
    expect((await stored(1)).areas).toMatchObject([{ standard: 70_00, isDelivered: false }]);

    await press(at, /^Remove Savar/);
    expect(rowNames()).toEqual(['Dhaka']);
    await press(at, 'Save');
    await waitFor(async () => expect((await stored(1)).areas).toEqual([]));
  });

  // counter-343
  it('sets the charge for all districts that the search shows', async () => {
    const at = await openTable();
    await search(at, 'Search a district or an area', 'Gazipur');
    await press(at, 'Set for all…');
    const dialog = within(await screen.findByRole('dialog'));
    await at.user.click(dialog.getByRole('button', { name: 'Put into the table' }));
    expect(await dialog.findByText('Fill in at least one field.')).toBeTruthy();
    await at.user.type(dialog.getByLabelText('Charge (৳)'), '95');
    await at.user.click(dialog.getByRole('button', { name: 'Put into the table' }));
    const row = await screen.findByRole('row', { name: /Gazipur/ });
    await waitFor(() => expect(row.textContent).toContain('৳95'));
    await press(at, 'Save');
    expect(await screen.findByText(/^Saved\./)).toBeTruthy();
    expect((await stored(1)).standard).not.toBe(95_00);
  });

  // counter-345
  it('shows what a file changes before it fills the table', async () => {
    const at = await openTable('bn');
    const csv = 'district,charge\nখুলনা,১৩৫\nAtlantis,80\n';
    const input = screen.getByLabelText('ফাইল থেকে নিন…');
    await at.user.upload(input, new File([csv], 'charges.csv', { type: 'text/csv' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^৩ নম্বর লাইন: “Atlantis” কোনো জেলা নয়/)).toBeTruthy();
    expect(dialog.getAllByText(/৳১৩৫/)).not.toEqual([]);
    await at.user.click(dialog.getByRole('button', { name: 'তালিকায় বসান' }));
    const row = await screen.findByRole('row', { name: /^খুলনা/ });
    expect(row.textContent).toContain('৳১৩৫');
    await press(at, 'জমা দিন');
    await waitFor(async () =>
      expect(
        JSON.stringify((await readSection(theShop().database.db, 'districts')).value),
      ).toContain('13500'),
    );
  });
});
