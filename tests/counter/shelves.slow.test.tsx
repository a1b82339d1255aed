// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products, stockRequests } from '#server/db/tables/products.ts';
import { failOnceDone, network, setNetwork } from '#tests/screens/network.ts';
import { setProduct, stockLeft } from '#tests/server/support/orders.ts';
import { openCounter, readyButton, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

async function aProduct(nth: number, stock = 10) {
  const set = { listPrice: 1_000, discount: 0, stock };
  const { id } = await setProduct(theShop(), { nth, ...set });
  const [row] = await theShop()
    .database.db.update(products)
    .set({ name: `Zedlex ${nth}`, nameBn: '' })
    .where(eq(products.id, id))
    .returning();
  if (!row) throw new Error('no product');
  return row;
}

describe('the list of products', () => {
  // counter-150
  it('the search finds a misspelt product and reports an empty result', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { user, address } = openCounter('/products');
    const box = await screen.findByRole('searchbox', { name: 'Search products' });
    await user.type(box, 'paracetmol');
    await waitFor(() => expect(address()).toContain('q=paracetmol'));
    expect((await screen.findAllByText(/^Paracetamol/)).length).toBeGreaterThan(0);
    await user.clear(box);
    await user.type(box, 'qqqqqqqq');
    expect(await screen.findByText('No product is like this')).toBeTruthy();
  });

  // counter-151
  it('a price is changed in the list', async () => {
    const { id } = await aProduct(20);
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter(`/products?q=${id}`);
    await user.click(await screen.findByRole('button', { name: /^Price of Zedlex 20/ }));
    const dialog = await screen.findByRole('dialog');
    const price = within(dialog).getByLabelText(/^Price of a unit/);
    await user.clear(price);
    await user.type(price, '১২.৫০');
    await user.type(within(dialog).getByLabelText(/^Discount on a unit/), '20');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('The discount is higher than the price.')).toBeTruthy();
    await user.clear(within(dialog).getByLabelText(/^Discount on a unit/));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: /Zedlex 20: ৳12\.50/ })).toBeTruthy();
  });

  // counter-155
  it('the input stays without a network, and the stock is changed once', async () => {
    const { id } = await aProduct(21);
    await signInAs(theShop(), 'packer');
    const { user } = openCounter(`/products?q=${id}`);
    expect(screen.queryByRole('link', { name: 'New product' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: /^Stock of Zedlex 21/ }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/^Units/), '5');
    setNetwork('offline');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/cannot be reached/)).toBeTruthy();
    expect(within(dialog).getByLabelText(/^Units/)).toHaveProperty('value', '5');
    setNetwork('online');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stockLeft(theShop(), id)).toBe(15);
  });

  // counter-155
  it.each([500, 503])(
    'the stock is changed once if the server makes the change and responds with %s',
    async (status) => {
      const { id } = await aProduct(status === 500 ? 26 : 27);
      await signInAs(theShop(), 'packer');
      const { user } = openCounter(`/products?q=${id}`);
      await user.click(await screen.findByRole('button', { name: /^Stock of Zedlex/ }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText(/^Units/), '5');
      failOnceDone(/Stock$/, status);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await dialog.findByText(/Please try again/);
      expect(await stockLeft(theShop(), id)).toBe(15);
      expect(dialog.getByLabelText(/^Units/)).toHaveProperty('readOnly', true);
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await stockLeft(theShop(), id)).toBe(15);
    },
  );

  // counter-155
  it('a refused change of the stock can be corrected and sent again', async () => {
    const { id } = await aProduct(28);
    await signInAs(theShop(), 'packer');
    const { user } = openCounter(`/products?q=${id}`);
    await user.click(await screen.findByRole('button', { name: /^Stock of Zedlex/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Units/), '-50');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/There are only 10/);
    await user.clear(dialog.getByLabelText(/^Units/));
    await user.type(dialog.getByLabelText(/^Units/), '-5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await stockLeft(theShop(), id)).toBe(5);
  });

  // counter-156
  it('the counted stock is reduced by the units sold during the count', async () => {
    const { id } = await aProduct(22);
    await signInAs(theShop(), 'packer');
    const { user } = openCounter(`/products?q=${id}`);
    await user.click(await screen.findByRole('button', { name: /^Stock of Zedlex 22/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Counted' }));
    expect(await within(dialog).findByText(/^Counting since .* The shop says 10\.$/)).toBeTruthy();
    await theShop().database.db.update(products).set({ stock: 7 }).where(eq(products.id, id));
    await user.type(within(dialog).getByLabelText(/^Units for sale/), '12');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stockLeft(theShop(), id)).toBe(9));
    expect((await screen.findAllByText(/3 were sold while you counted/)).length).toBeGreaterThan(0);
  });
});

describe('a product', () => {
  // counter-152
  it('a conflict with a colleague’s change shows both values and loses no input', async () => {
    const { id } = await aProduct(23);
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter(`/products/${id}`);
    const price = await screen.findByLabelText(/^Price of a unit/);
    await waitFor(() => expect(price).toHaveProperty('value', '10'));
    await user.clear(price);
    await user.type(price, '11');
    await user.clear(screen.getByLabelText('Strength'));
    await user.type(screen.getByLabelText('Strength'), '7 mg');
    await theShop()
      .database.db.update(products)
      .set({ listPrice: 1_300, company: 'Elsewhere' })
      .where(eq(products.id, id));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody else has changed this meanwhile')).toBeTruthy();
    expect(screen.getByText('Theirs: ৳13.00')).toBeTruthy();
    expect(screen.getByText('Yours: ৳11.00')).toBeTruthy();
    expect(price).toHaveProperty('value', '11');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const [row] = await theShop().database.db.select().from(products).where(eq(products.id, id));
      expect(row).toMatchObject({ listPrice: 1_300, company: 'Elsewhere', strength: '7 mg' });
    });
  });

  // counter-158
  it('a product is removed only after a confirmation', async () => {
    const { id } = await aProduct(24);
    await signInAs(theShop(), 'owner');
    const { user, address } = openCounter(`/products/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Remove from the shop' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove from the shop' }));
    await waitFor(() => expect(address()).toBe('/counter/products'));
    expect(await stockLeft(theShop(), id)).toBe(-1);
  });

  // counter-154
  it('a new product with missing fields shows an error at the field', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { user, address } = openCounter('/products/new');
    await user.type(await screen.findByLabelText('Form'), 'Syrup');
    await user.click(screen.getByRole('button', { name: 'Add to the shop' }));
    const missing = await screen.findAllByText('Please write a name, in English or Bengali.');
    expect(missing[0]).toBeTruthy();
    await user.type(screen.getByLabelText('Name'), 'Brand New');
    const category = screen.getByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(within(category).getAllByRole('option').length).toBeGreaterThan(2));
    await user.selectOptions(
      category,
      within(category).getAllByRole('option')[1]?.textContent ?? '',
    );
    await user.click(screen.getByRole('button', { name: 'Add to the shop' }));
    await waitFor(() => expect(address()).toMatch(/\/products\/\d+$/));
    expect(await screen.findByRole('heading', { name: 'Brand New' })).toBeTruthy();
  });
});

describe('a file of products', () => {
  // counter-166, counter-169
  it('the import shows a preview and then writes the products', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter('/import');
    const csv = 'id,name,price,Stock Qty,Notes\nscr-1,From A File,"5,00",3,x\nscr-2,,5,3,';
    const input = await screen.findByLabelText('Choose a file');
    await user.upload(input, new File([csv], 'list.csv', { type: 'text/csv' }));
    expect(await screen.findByText('From A File')).toBeTruthy();
    expect(screen.getByText('The name is missing.')).toBeTruthy();
    expect(screen.getByText('The column “Stock Qty” is read as stock.')).toBeTruthy();
    expect(screen.getByText('The column “Notes” is not used.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Import 1 changes' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('The file is imported.')).toBeTruthy();
    const [row] = await theShop()
      .database.db.select()
      .from(products)
      .where(eq(products.externalId, 'scr-1'));
    expect(row).toMatchObject({ name: 'From A File', listPrice: 500, stock: 3 });
  });

  // counter-171
  it('an import that ended early shows the reason in the reader’s language', async () => {
    const { db } = theShop().database;
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter('/import');
    const csv = 'id,name,price,stock\nscr-9,Too Much,5,3';
    const input = await screen.findByLabelText('Choose a file');
    await user.upload(input, new File([csv], 'list.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Too Much')).toBeTruthy();
    await db.execute(
      sql`update catalogue_import_rows set content = jsonb_set(content, '{fields,listPrice}', '99999999999')`,
    );
    await user.click(screen.getByRole('button', { name: 'Import 1 changes' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Import' }));
    expect(await screen.findByText(/^The import ended after 0 of 1 changes/)).toBeTruthy();
    const why = 'Line 2: The product “Too Much” could not be written (error 22003).';
    expect(screen.getByText(why)).toBeTruthy();
  });
});

describe('a customer who waits for a product', () => {
  // counter-161, counter-163
  it('the customer is listed below the product until they are marked as informed, in Bengali', async () => {
    const { id } = await aProduct(25, 0);
    await theShop().database.db.insert(stockRequests).values({
      productId: id,
      phone: '01711111199',
      quantity: 2,
      createdAt: theShop().clock.now,
    });
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter('/stock-requests', 'bn');
    const number = await screen.findByRole('link', { name: '০১৭১১১১১১৯৯' });
    expect(number.getAttribute('href')).toBe('tel:+8801711111199');
    await user.click(screen.getByRole('button', { name: '০১৭১১১১১১৯৯-কে জানানো হয়েছে' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '০১৭১১১১১১৯৯' })).toBeNull());
    expect(await screen.findByText('কেউ অপেক্ষায় নেই')).toBeTruthy();
  });
});

describe('many customers who wait for a product', () => {
  // counter-245
  it('the list shows a hundred customers of a product and the number of others', async () => {
    const { id } = await aProduct(27, 0);
    const { database, clock } = theShop();
    const asking = { productId: id, quantity: 2, createdAt: clock.now };
    const many = Array.from({ length: 112 }, (_, nth) => ({
      ...asking,
      phone: `018${String(nth).padStart(8, '0')}`,
    }));
    await database.db.insert(stockRequests).values(many);
    await signInAs(theShop(), 'pharmacist');
    openCounter('/stock-requests');
    expect(await screen.findByText('12 more wait. They stand here after these.')).toBeTruthy();
    await database.db.delete(stockRequests).where(eq(stockRequests.productId, id));
  });
});

describe('a second press', () => {
  // counter-36, counter-163
  it('the customer who moves into the pressed place is not marked as informed', async () => {
    const { id } = await aProduct(29, 0);
    const { database, clock } = theShop();
    const asking = { productId: id, quantity: 2, createdAt: clock.now };
    const phones = ['01711111197', '01711111198'];
    await database.db.insert(stockRequests).values(phones.map((phone) => ({ ...asking, phone })));
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter('/stock-requests');
    const [first, second] = ['01711111197 is answered', '01711111198 is answered'];
    await user.click(await screen.findByRole('button', { name: first }));
    await waitFor(() => expect(screen.queryByRole('button', { name: first })).toBeNull());
    await user.click(screen.getByRole('button', { name: second }));
    await user.click(await readyButton(second ?? ''));
    await waitFor(() => expect(screen.queryByRole('button', { name: second })).toBeNull());
    const told = network.requests.filter(({ path }) => path === 'Counter/Shelves/MarkAnswered');
    expect(told).toHaveLength(2);
  });

  // counter-36, counter-164
  it('a product that was just hidden is not shown again', async () => {
    const { id } = await aProduct(30);
    await signInAs(theShop(), 'owner');
    const { user } = openCounter(`/products/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Hide from customers' }));
    await user.click(await screen.findByRole('button', { name: 'Show it again' }));
    await readyButton('Show it again');
    expect(await isHidden(id)).toBe(true);
  });
});

describe('a new product', () => {
  // counter-154
  it('a form that was changed after a lost response adds no second product and links to the existing one', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { user, address } = openCounter('/products/new');
    await user.type(await screen.findByLabelText('Name'), 'Zedlex Novo');
    await user.type(screen.getByLabelText(/^Price of a unit/), '12');
    const category = await screen.findByLabelText<HTMLSelectElement>('Category');
    await waitFor(() => expect(category.options.length).toBeGreaterThan(1));
    await user.selectOptions(category, category.options[1]?.value ?? '');
    network.loses = /Shelves\/Add/;
    await user.click(screen.getByRole('button', { name: 'Add to the shop' }));
    await screen.findByText(/The shop cannot be reached/);
    await user.clear(screen.getByLabelText(/^Price of a unit/));
    await user.type(screen.getByLabelText(/^Price of a unit/), '15');
    await user.click(screen.getByRole('button', { name: 'Add to the shop' }));
    const link = await screen.findByRole('link', { name: 'Open the product that is there' });
    expect(screen.getByLabelText(/^Price of a unit/)).toHaveProperty('value', '15');
    await user.click(link);
    const { db } = theShop().database;
    const rows = await db.select().from(products).where(eq(products.name, 'Zedlex Novo'));
    expect(rows.map(({ listPrice }) => listPrice)).toEqual([12_00]);
    expect(address()).toContain(`/products/${rows[0]?.id}`);
  });
});

describe('a product that the owner hides', () => {
  // counter-164
  it('an owner hides a product and shows it again, and the list marks it as hidden', async () => {
    const { db } = theShop().database;
    const [row] = await db.select().from(products).where(eq(products.name, 'Napa')).limit(1);
    await signInAs(theShop(), 'owner');
    const at = openCounter(`/products/${row?.id}`);
    await at.user.click(await screen.findByRole('button', { name: 'Hide from customers' }));
    await screen.findByRole('button', { name: 'Show it again' });
    expect(await isHidden(row?.id ?? 0)).toBe(true);
    cleanup();
    const list = openCounter('/products?filter=hidden');
    const line = await screen.findByRole('row', { name: /Napa/ });
    expect(within(line).getByText('Hidden')).toBeTruthy();
    cleanup();
    const again = openCounter(`/products/${row?.id}`);
    await again.user.click(await screen.findByRole('button', { name: 'Show it again' }));
    await screen.findByRole('button', { name: 'Hide from customers' });
    expect(await isHidden(row?.id ?? 0)).toBe(false);
    expect(list.address()).toContain('filter=hidden');
  });

  // counter-164
  it('a pharmacist cannot hide a product', async () => {
    const { db } = theShop().database;
    const [row] = await db.select().from(products).where(eq(products.name, 'Napa')).limit(1);
    await signInAs(theShop(), 'pharmacist');
    openCounter(`/products/${row?.id}`);
    await screen.findByRole('heading', { name: 'Remove from the shop' });
    expect(screen.queryByRole('button', { name: 'Hide from customers' })).toBeNull();
  });
});

async function isHidden(id: number): Promise<boolean | undefined> {
  const { db } = theShop().database;
  const [row] = await db.select().from(products).where(eq(products.id, id));
  return row?.isHidden;
}
