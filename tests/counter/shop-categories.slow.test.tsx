// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readPart } from '#tests/server/support/shop-categories.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

async function saved<Name extends 'categories' | 'home'>(name: Name) {
  const { headers } = await signedInStaff(theShop(), 'owner');
  return (await readPart(theShop(), headers, name)).value;
}

async function open(path: string) {
  await signInAs(theShop(), 'owner');
  const at = openCounter(path);
  const save = async () => at.user.click(await screen.findByRole('button', { name: 'Save' }));
  return { ...at, save };
}

describe('the categories at the counter', () => {
  // counter-370, counter-371, counter-373
  it('the owner adds one, merges another one into it, and separates it again', async () => {
    const { user, save } = await open('/shop/categories');
    const list = within(await screen.findByRole('list', { name: 'Categories' }));
    expect(list.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a category' }));
    const form = within(await screen.findByRole('dialog', { name: 'New category' }));
    await user.click(form.getByRole('button', { name: 'Done' }));
    expect(form.getAllByText('Write the English name.').length).toBeGreaterThan(0);
    await user.type(form.getByLabelText('Name (English)'), 'Pet care');
    await user.click(form.getByRole('button', { name: 'Done' }));
    await save();
    await waitFor(async () =>
      expect((await saved('categories')).rows.at(-1)?.name).toEqual({ en: 'Pet care', bn: '' }),
    );
    const first = (await saved('categories')).rows[0];
    const name = first?.name.en ?? '';
    await user.click(list.getByRole('button', { name: `Edit ${name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
    await user.selectOptions(dialog.getByLabelText('Merge into'), 'Pet care');
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(`${name} is part of Pet care`)).toBeTruthy();
    await save();
    await waitFor(async () => {
      const { rows, subRows } = await saved('categories');
      expect(rows.find(({ id }) => id === first?.id)?.mergedInto).toBeGreaterThan(0);
      expect(subRows.some(({ parentId }) => parentId === first?.id)).toBe(false);
    });
    await user.click(await screen.findByRole('button', { name: `Separate ${name} again` }));
    await save();
    await waitFor(async () =>
      expect((await saved('categories')).rows.every(({ mergedInto }) => !mergedInto)).toBe(true),
    );
  });

  // counter-370, counter-372
  it('the owner moves a sub-category below another category', async () => {
    const { user, save } = await open('/shop/categories');
    const { rows, subRows } = await saved('categories');
    const target = rows.at(-1);
    const sub = subRows.find(({ parentId }) => parentId !== target?.id);
    const parent = rows.find(({ id }) => id === sub?.parentId);
    if (!sub || !parent || !target) throw new Error('too few categories');
    await user.click(await screen.findByText(new RegExp(`^${parent.name.en}: \\d`)));
    await user.click(await screen.findByRole('button', { name: `Edit ${sub.name.en}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Edit ${sub.name.en}` }));
    await user.selectOptions(dialog.getByLabelText('Below the category'), target.name.en);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await save();
    await waitFor(async () =>
      expect((await saved('categories')).subRows.find(({ id }) => id === sub.id)?.parentId).toBe(
        target.id,
      ),
    );
  });
});

describe('the rows of the home page at the counter', () => {
  // counter-376, counter-377
  it('the owner chooses rows with their numbers, and returns to the standard', async () => {
    const { user, save } = await open('/shop/home');
    const standard = await screen.findByLabelText('Show the standard rows');
    await user.click(standard);
    const counts = await screen.findAllByLabelText('Products');
    const count = counts[0];
    if (!count) throw new Error('no row');
    await user.clear(count);
    await user.type(count, '40');
    await save();
    expect(await screen.findByText(/from 1 to 24/)).toBeTruthy();
    await user.clear(count);
    await user.type(count, '৭');
    await save();
    await waitFor(async () => expect((await saved('home')).rows[0]?.count).toBe(7));
    expect((await saved('home')).isStandard).toBe(false);
    await user.click(standard);
    await save();
    await waitFor(async () => expect((await saved('home')).isStandard).toBe(true));
  });
});
