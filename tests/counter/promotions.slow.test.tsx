// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { notices } from '#server/db/tables/home.ts';
import { coupons, offers } from '#server/db/tables/offers.ts';
import { network } from '#tests/screens/network.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

describe('a dialog that cannot save', () => {
  // errors-82
  it('the dialog focuses the first invalid field and scrolls to the reason of a failed request', async () => {
    await signInAs(theShop(), 'owner');
    const { user } = openCounter('/coupons');
    const opener = await screen.findByRole('button', { name: 'New coupon' });
    await waitFor(() => expect(opener).toHaveProperty('disabled', false));
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Code'), '4000');
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
    await save();
    const amount = dialog.getByLabelText('Amount (৳)');
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(amount);

    await user.type(amount, '50');
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    network.loses = /Promotions\/Save/;
    await save();
    const why = await dialog.findByText(/The shop cannot be reached/);
    expect(shown.mock.contexts.some((one) => one instanceof Element && one.contains(why))).toBe(
      true,
    );
  });
});

describe('a form that is saved again after its response was lost', () => {
  // counter-200, counter-204, counter-208
  it.each([
    ['a coupon', '/coupons', 'New coupon', ['Code', 'Amount (৳)'], coupons],
    ['an offer', '/offers', 'New offer', ['Heading (English)', 'Text (English)'], offers],
    ['a notice', '/notices', 'New notice', ['Notice (English)'], notices],
  ] as const)('the retry creates one record: %s', async (_, path, button, fields, table) => {
    const { db } = theShop().database;
    const before = await db.$count(table);
    await signInAs(theShop(), 'owner');
    const { user } = openCounter(path);
    const opener = await screen.findByRole('button', { name: button });
    await waitFor(() => expect(opener).toHaveProperty('disabled', false));
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    for (const label of fields) await user.type(dialog.getByLabelText(label), '5000');
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }));
    network.loses = /Promotions\/Save/;
    await save();
    await dialog.findByText(/The shop cannot be reached/);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await db.$count(table)).toBe(before + 1);
  });
});
