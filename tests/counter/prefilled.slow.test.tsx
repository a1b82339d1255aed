// @vitest-environment happy-dom
/** Tests of fields that start with a number, in Bengali. */
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '#server/db/tables/offers.ts';
import { orders } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { speak } from '#text/sentences.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const shop = useCounter();
let syrup: Awaited<ReturnType<typeof setProduct>>;

beforeAll(async () => {
  syrup = await setProduct(shop(), { nth: 2, listPrice: 600_50, discount: 0, stock: 1_000 });
  await shop()
    .database.db.update(products)
    .set({ isPrescriptionRequired: false, packPieces: 30 })
    .where(eq(products.id, syrup.id));
}, 120_000);

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a field that starts with a number, in Bengali', () => {
  // counter-130, counter-242
  it('the field of a payment starts with the amount left in Bengali digits and accepts it', async () => {
    const t = speak(counterOrderText, 'bn');
    const body = anOrder({ lines: [{ ...syrup, quantity: 2 }], isGuest: true });
    const { Id: id } = placedIn((await place(shop(), body, aKey())).envelope.Data);
    await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}`, 'bn');
    await user.click(await screen.findByRole('button', { name: t.takePayment }));
    expect((await dialog()).getByLabelText(t.amount)).toHaveProperty('value', '১২৮১');
    await user.click((await dialog()).getByRole('button', { name: t.payNow('৳১,২৮১.০০') }));
    await gone();
    const [row] = await shop().database.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ paid: 1_281_00 });
  });

  // counter-151, counter-242
  it('the field in the list of products starts with the price and saves it unchanged', async () => {
    const t = speak(shelvesText, 'bn');
    await signInAs(shop(), 'owner');
    const { user } = openCounter(`/products?q=${syrup.id}`, 'bn');
    await user.click(await screen.findByRole('button', { name: /৳৬০০\.৫০$/ }));
    const price = (await dialog()).getByLabelText(new RegExp(`^${t.listPrice}`));
    expect(price).toHaveProperty('value', '৬০০.৫০');
    await user.click((await dialog()).getByRole('button', { name: t.save }));
    await gone();
    const [row] = await shop().database.db.select().from(products).where(eq(products.id, syrup.id));
    expect(row).toMatchObject({ listPrice: 600_50, discount: 0 });
  });

  // counter-152, counter-242
  it('the fields of a product start with its numbers, which do not count as changes', async () => {
    const t = speak(shelvesText, 'bn');
    await signInAs(shop(), 'owner');
    openCounter(`/products/${syrup.id}`, 'bn');
    const price = await screen.findByLabelText(new RegExp(`^${t.listPrice}`));
    expect(price).toHaveProperty('value', '৬০০.৫০');
    expect(screen.getByLabelText(t.packPieces)).toHaveProperty('value', '৩০');
    expect(screen.getByRole('button', { name: t.save })).toHaveProperty('disabled', true);
  });

  // counter-242
  it('the fields of a coupon start with its terms and save them unchanged', async () => {
    const t = speak(promotionsText, 'bn');
    const terms = { basisPoints: 750, leastAmount: 500_00, mostDiscount: 100_00, mostUses: 40 };
    const times = { startsAt: new Date('2026-01-01'), endsAt: new Date('2036-01-01') };
    const { db } = shop().database;
    await db.insert(coupons).values({ code: 'DIGITS', ...terms, ...times });
    await signInAs(shop(), 'owner');
    const { user } = openCounter('/coupons', 'bn');
    const row = within(await screen.findByRole('row', { name: /DIGITS/ }));
    await user.click(row.getByRole('button', { name: new RegExp(`^${t.change}`) }));
    const form = await dialog();
    expect(form.getByLabelText(t.percent)).toHaveProperty('value', '৭.৫');
    expect(form.getByLabelText(new RegExp(`^${t.mostUses}`))).toHaveProperty('value', '৪০');
    const amounts = form.getAllByRole('textbox').map((field) => Reflect.get(field, 'value'));
    expect(amounts).toEqual(expect.arrayContaining(['৫০০', '১০০']));
    await user.click(form.getByRole('button', { name: t.save }));
    await gone();
    const [stored] = await db.select().from(coupons).where(eq(coupons.code, 'DIGITS'));
    expect(stored).toMatchObject(terms);
  });
});
