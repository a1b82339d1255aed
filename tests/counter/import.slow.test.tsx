// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { products } from '#server/db/tables/products.ts';
import { importMappings } from '#server/db/tables/shelves.ts';
import { setNetwork } from '#tests/screens/network.ts';
import { languageStore } from '#state/language.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

const csv = 'Item Description,T.P.,Rate,Mfr Co.\nColumns Probe,4,5.50,Acme\nOther Probe,6,7,Acme';
const file = () => new File([csv], 'supplier.csv', { type: 'text/csv' });

async function chooseFile() {
  await theShop().database.db.delete(importMappings);
  await signInAs(theShop(), 'pharmacist');
  const { user } = openCounter('/import');
  await user.upload(await screen.findByLabelText('Choose a file'), file());
  const dialog = await screen.findByRole('dialog', { name: 'Which column is which?' });
  return { user, dialog: within(dialog) };
}

describe('a file with unknown headings', () => {
  // counter-330
  it('the columns are guessed, corrected, and lead to the preview', async () => {
    const { user, dialog } = await chooseFile();
    expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Item Description');
    expect(dialog.getByLabelText('Company')).toHaveProperty('value', 'Mfr Co.');
    const rows = within(dialog.getByRole('table', { name: 'The first rows' }));
    expect(rows.getByText('Columns Probe')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Read the file' }));
    expect(await dialog.findByText('Choose the column.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Price')));
    await user.selectOptions(dialog.getByLabelText('Price'), 'Mfr Co.');
    expect(dialog.getByText('This column is chosen twice.')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Price'), 'Rate');
    expect(rows.getByText('5.50')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Read the file' }));
    expect(await screen.findByRole('button', { name: 'Import 2 changes' })).toBeTruthy();
    expect(screen.getByText('The column “Rate” is read as price.')).toBeTruthy();
    const [mapped] = await theShop().database.db.select().from(importMappings);
    expect(mapped?.mapping).toMatchObject({ name: 'Item Description', price: 'Rate' });
  });

  // counter-330, counter-240
  it('the choice stays without a network, and the same file is sent again', async () => {
    const { user, dialog } = await chooseFile();
    await user.selectOptions(dialog.getByLabelText('Price'), 'T.P.');
    setNetwork('offline');
    await user.click(dialog.getByRole('button', { name: 'Read the file' }));
    expect(await dialog.findByText(/cannot be reached/)).toBeTruthy();
    expect(dialog.getByLabelText('Price')).toHaveProperty('value', 'T.P.');
    setNetwork('online');
    await user.click(dialog.getByRole('button', { name: 'Read the file' }));
    expect(await screen.findByRole('button', { name: 'Import 2 changes' })).toBeTruthy();
  });

  // counter-331
  it('the columns can be chosen again for a known file, in Bengali', async () => {
    await signInAs(theShop(), 'pharmacist');
    languageStore.set('bn');
    const { user } = openCounter('/import');
    await user.click(await screen.findByLabelText('কোন কলাম কী, আবার বেছে নিন'));
    const known = new File(['id,name,price\ncols-1,Probe,5'], 'known.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('ফাইল বেছে নিন'), known);
    const dialog = within(await screen.findByRole('dialog', { name: 'কোন কলাম কী?' }));
    expect(dialog.getByLabelText('নাম')).toHaveProperty('value', 'name');
    await user.click(dialog.getByRole('button', { name: 'থাক' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('files to download', () => {
  async function savedBy(button: string, role: 'owner' | 'pharmacist') {
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    await signInAs(theShop(), role);
    const { user } = openCounter('/import');
    await user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(saved).toHaveLength(1));
    return { text: await saved[0]?.text(), name: names[0] };
  }

  // counter-336
  it('the template has our columns', async () => {
    const { text, name } = await savedBy('Download a template', 'pharmacist');
    expect(name).toBe('products-template.csv');
    expect(text).toMatch(/id,name,name_bn,generic,/);
    expect(screen.queryByRole('button', { name: 'Download all products' })).toBeNull();
  });

  // counter-333
  it('the owner downloads all products', async () => {
    const [one] = await theShop().database.db.select().from(products).limit(1);
    const { text, name } = await savedBy('Download all products', 'owner');
    expect(name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
    expect(text).toContain(one?.permalink);
  });
});
