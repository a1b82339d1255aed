// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contactMessages } from '#server/db/tables/contact.ts';
import { coupons } from '#server/db/tables/offers.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { setNetwork } from '#tests/screens/network.ts';
import { openCounter, readyButton, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

async function aMessage(submissionId: string): Promise<void> {
  const { database, clock } = theShop();
  await database.db.insert(contactMessages).values({
    submissionId,
    fingerprint: '',
    name: `Karim ${submissionId}`,
    phone: '01912345678',
    email: '',
    message: 'Do you have insulin?',
    createdAt: clock.now,
  });
}

describe('the screen of messages', () => {
  // counter-180, counter-183
  it('the screen shows the number of a guest to call, and records the reply by phone', async () => {
    const { name } = await signInAs(theShop(), 'pharmacist');
    await aMessage('one');
    const at = openCounter('/messages');
    const card = within(await screen.findByRole('article', { name: 'Message: Karim one' }));
    expect(card.getByRole('link', { name: 'Call 01912345678' }).getAttribute('href')).toBe(
      'tel:+8801912345678',
    );
    expect(card.queryByRole('button', { name: 'Answer in the app' })).toBeNull();
    await at.user.click(card.getByRole('button', { name: 'Answered by phone' }));
    const note = card.getByLabelText<HTMLTextAreaElement>(/^What was said/);
    await at.user.type(note, 'Two pens kept');
    setNetwork('offline');
    await at.user.click(card.getByRole('button', { name: 'Note it down' }));
    expect(await card.findByText(/^The shop cannot be reached/)).toBeDefined();
    expect(note.value).toBe('Two pens kept');
    setNetwork('online');
    await at.user.click(card.getByRole('button', { name: 'Note it down' }));
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Message: Karim one' })).toBeNull(),
    );
    const [row] = await theShop()
      .database.db.select()
      .from(contactMessages)
      .where(eq(contactMessages.submissionId, 'one'));
    expect(row).toMatchObject({ state: 'answered', reply: 'Two pens kept', repliedBy: name });
  });
});

describe('a double press', () => {
  // counter-36, counter-183
  it('a double press closes one message, because the next one in its place ignores presses at first', async () => {
    await signInAs(theShop(), 'pharmacist');
    await aMessage('two');
    await aMessage('three');
    const at = openCounter('/messages');
    const card = (name: string) =>
      screen.queryByRole('article', { name: `Message: Karim ${name}` });
    const close = (name: string) => {
      const found = card(name);
      if (!found) throw new Error(`no message ${name}`);
      return at.user.click(within(found).getByRole('button', { name: 'Close' }));
    };
    await waitFor(() => expect(card('three')).not.toBeNull());
    await close('two');
    await waitFor(() => expect(card('two')).toBeNull());
    await close('three');
    await readyButton('Close');
    expect(card('three')).not.toBeNull();
    await close('three');
    await waitFor(() => expect(card('three')).toBeNull());
  });

  // counter-36, counter-189
  it('a double press does not publish a review again that it has just hidden', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { database, clock } = theShop();
    const createdAt = new Date(clock.now.getTime() + 120_000);
    await database.db.insert(reviews).values({ author: 'Ruder One', content: 'Bad.', createdAt });
    const at = openCounter('/reviews');
    const card = within(await screen.findByRole('article', { name: 'Ruder One' }));
    await at.user.click(card.getByRole('button', { name: 'Hide' }));
    await at.user.click(await card.findByRole('button', { name: 'Publish again' }));
    await readyButton('Publish again');
    const [row] = await database.db.select().from(reviews).where(eq(reviews.author, 'Ruder One'));
    expect(row?.hiddenAt).not.toBeNull();
  });

  // counter-36, counter-203
  it('a double press does not begin a coupon again that it has just ended', async () => {
    const { database } = theShop();
    await signInAs(theShop(), 'owner');
    await database.db.insert(coupons).values({ code: 'TWICE', amount: 10_00 });
    const at = openCounter('/coupons');
    const again = /^Show again ?: TWICE/;
    await at.user.click(await screen.findByRole('button', { name: /^End ?: TWICE/ }));
    await at.user.click(await screen.findByRole('button', { name: again }));
    await readyButton(again);
    const [row] = await database.db.select().from(coupons).where(eq(coupons.code, 'TWICE'));
    expect(row?.isActive).toBe(false);
  });
});

describe('the screen of reviews', () => {
  // counter-189
  it('a review is hidden, and published again', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { database, clock } = theShop();
    const createdAt = new Date(clock.now.getTime() + 60_000);
    await database.db.insert(reviews).values({ author: 'Rude One', content: 'Bad.', createdAt });
    const at = openCounter('/reviews');
    const card = async () => within(await screen.findByRole('article', { name: 'Rude One' }));
    await at.user.click((await card()).getByRole('button', { name: 'Hide' }));
    await (await card()).findByRole('button', { name: 'Publish again' });
    const hiddenAt = async () =>
      (await database.db.select().from(reviews).where(eq(reviews.author, 'Rude One')))[0]?.hiddenAt;
    expect(await hiddenAt()).not.toBeNull();
    await at.user.click(await readyButton('Publish again', await card()));
    await (await card()).findByRole('button', { name: 'Hide' });
    expect(await hiddenAt()).toBeNull();
  });
});

describe('the screen of coupons', () => {
  // counter-200
  it('a coupon is made from the typed values, and a value that is no amount is marked', async () => {
    await signInAs(theShop(), 'owner');
    const at = openCounter('/coupons');
    await at.user.click(await screen.findByRole('button', { name: 'New coupon' }));
    const form = within(await screen.findByRole('dialog', { name: 'New coupon' }));
    await at.user.type(form.getByLabelText('Code'), 'eid-60');
    await at.user.type(form.getByLabelText('Amount (৳)'), 'sixty');
    await at.user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Write an amount in taka, such as 120.50.')).toBeDefined();
    await at.user.clear(form.getByLabelText('Amount (৳)'));
    await at.user.type(form.getByLabelText('Amount (৳)'), '৬০');
    await at.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('row', { name: /EID-60/ })).toBeDefined();
    const [row] = await theShop()
      .database.db.select()
      .from(coupons)
      .where(eq(coupons.code, 'EID-60'));
    expect(row).toMatchObject({ amount: 60_00, leastAmount: 0, mostUses: null });
  });
});
