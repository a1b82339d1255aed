// @vitest-environment happy-dom
/** Tests of the counter's screens for orders, against the real server in memory. */
import { setTimeout as rest } from 'node:timers/promises';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { products } from '#server/db/tables/products.ts';
import { languageStore } from '#state/language.ts';
import { datedShop, storeShop } from '#tests/builders/shop.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { hold, network, requestsTo } from '#tests/screens/network.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn, uploadFile } from '#tests/server/support/test-shop.ts';
import { openCounter, readyButton, signInAs, ToldStream, useCounter } from './counter-harness.tsx';

const shop = useCounter();
let syrup: Awaited<ReturnType<typeof setProduct>>;

beforeAll(async () => {
  syrup = await setProduct(shop(), { nth: 2, listPrice: 600_00, discount: 0, stock: 1_000 });
  await shop()
    .database.db.update(products)
    .set({ isPrescriptionRequired: false })
    .where(eq(products.id, syrup.id));
}, 120_000);

let phones = 0;

/** Places an order of two units, if requested with a line that requires a prescription. */
async function placed({ needsOne = false, isGuest = false, photos = 0 } = {}) {
  const phone = `0181400${String((phones += 1)).padStart(4, '0')}`;
  const { headers } = isGuest ? { headers: {} } : await signedIn(shop(), phone);
  const ids: string[] = [];
  for (let at = 0; at < photos; at += 1) {
    const { envelope: sent } = await uploadFile(shop(), await aPhoto(), { headers });
    ids.push(String(sent.Id));
  }
  const changes = { ImgId: ids };
  const body = anOrder({ lines: [{ ...syrup, quantity: 2 }], isGuest, changes });
  const { envelope } = await place(shop(), body, { ...headers, ...aKey() });
  const { Id: id, OrderNo: number } = placedIn(envelope.Data);
  if (needsOne)
    await shop()
      .database.db.update(orderLines)
      .set({ isPrescriptionRequired: true })
      .where(eq(orderLines.orderId, id));
  return { id, number };
}

async function rowOf(id: string) {
  const [row] = await shop().database.db.select().from(orders).where(eq(orders.id, id));
  return row;
}

/** A change that another member makes on another screen. */
async function elsewhere(id: string, what: string, body: unknown) {
  const { headers } = await signedInStaff(shop(), 'owner');
  const response = await askCounter(shop(), `Orders/${id}/${what}`, headers, body);
  expect(response.json().IsError).toBe(false);
}

const confirmed = (id: string) => elsewhere(id, 'Move', { from: 'Pending', to: 'Confirmed' });
const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const panel = (name: string) => within(screen.getByRole('region', { name }));

const valueOf = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : null);

describe('the list of orders', () => {
  // counter-141, counter-142
  it('the search finds an order by its number and links to it', async () => {
    const { number } = await placed();
    await placed();
    await signInAs(shop(), 'packer');
    const { user, address } = openCounter('/orders');
    await user.type(await screen.findByRole('searchbox'), `${number}{Enter}`);
    expect(await screen.findByText('1 order')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: number }));
    await heading(new RegExp(number));
    expect(address()).toContain('/counter/orders/');
  });

  it('the list reports an empty search result and can show all orders again', async () => {
    await signInAs(shop(), 'packer');
    const { user } = openCounter('/orders?find=N-999999');
    expect(await screen.findByText('No orders here.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all orders' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

describe('an order', () => {
  // counter-120, counter-121, counter-143
  it('a packed line stays ticked after a reload, and one press moves the order on', async () => {
    const { id, number } = await placed();
    await confirmed(id);
    const packer = await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}`);
    await heading(new RegExp(number));
    const call = screen.getByRole('link', { name: /^Call 01/ });
    expect(call.getAttribute('href')).toMatch(/^tel:\+8801\d{9}$/);
    await user.click(panel('What to pack').getByRole('checkbox'));
    expect(await screen.findByText('1 of 1 taken')).toBeTruthy();
    expect(await screen.findByText(new RegExp(`Taken by ${packer.name}`))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Begin packing' }));
    expect(await screen.findByRole('button', { name: 'Hand it to the rider' })).toBeTruthy();
    expect((await rowOf(id))?.status).toBe('Processing');
    cleanup();
    openCounter(`/orders/${id}`);
    await heading(new RegExp(number));
    expect(panel('What to pack').getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  // counter-123, counter-124
  it('an order without its required prescription can be confirmed only after a reason is given', async () => {
    const { id } = await placed({ needsOne: true });
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter(`/orders/${id}`);
    expect(await screen.findByText('First a pharmacist checks the prescriptions.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm the order' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'It may go without one' }));
    expect(screen.getByText('Please write why.')).toBeTruthy();
    await user.type(screen.getByLabelText('Why it may go without one'), 'Seen at the counter');
    await user.click(screen.getByRole('button', { name: 'It may go without one' }));
    await user.click(await screen.findByRole('button', { name: 'Confirm the order' }));
    await waitFor(async () => expect((await rowOf(id))?.status).toBe('Confirmed'));
    expect((await rowOf(id))?.prescriptionsNote).toBe('Seen at the counter');
  });

  // counter-128
  it('the prescriptions are shown only on request, one at a time', async () => {
    const { id } = await placed({ photos: 2 });
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter(`/orders/${id}`);
    const show = await screen.findByRole('button', { name: 'Show the prescriptions' });
    expect(screen.queryByRole('img', { name: /^Prescription photo/ })).toBeNull();
    await user.click(show);
    const viewer = within(screen.getByRole('region', { name: 'Photos and files' }));
    const photo = () => viewer.getByRole<HTMLImageElement>('img');
    expect(photo().alt).toBe('Prescription photo 1');
    expect(photo().getAttribute('src')).toMatch(new RegExp(`^/api/Counter/Orders/${id}/Photos/`));
    await user.click(viewer.getByRole('button', { name: 'Turn right' }));
    expect(photo().parentElement?.style.rotate).toBe('90deg');
    await user.keyboard(']');
    await waitFor(() => expect(photo().alt).toBe('Prescription photo 2'));
    await user.click(screen.getByRole('button', { name: 'Hide them' }));
    expect(screen.queryByRole('region', { name: 'Photos and files' })).toBeNull();
  });

  // counter-125
  it('a packer can neither confirm nor cancel the order nor give money back', async () => {
    const { id } = await placed();
    await signInAs(shop(), 'packer');
    openCounter(`/orders/${id}`);
    expect(await screen.findByText(/A pharmacist confirms it/)).toBeTruthy();
    for (const name of ['Confirm the order', 'Cancel the order', 'Give money back'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  // counter-126
  it('a step on an order that a colleague has moved shows an error and the current status', async () => {
    const { id } = await placed();
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter(`/orders/${id}`);
    const button = await screen.findByRole('button', { name: 'Confirm the order' });
    await confirmed(id);
    await user.click(button);
    expect(await screen.findByText(/Somebody else was faster/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Begin packing' })).toBeTruthy();
  });

  // counter-133, counter-144
  it('the dialog for cancelling shows where the money goes and stores a reason in the history', async () => {
    const { id } = await placed();
    await elsewhere(id, 'TakePayment', aPayment(300_00));
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter(`/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/৳300.00 goes back into the customer’s wallet/)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Why/), 'Not reached');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await screen.findByText('Not reached', { ignore: 'textarea' })).toBeTruthy();
    expect((await rowOf(id))?.status).toBe('Cancelled');
  });

  // counter-126, counter-144
  it('an order that was dispatched while the dialog was open is not cancelled, and the typed reason stays', async () => {
    const { id } = await placed();
    await confirmed(id);
    ToldStream.stand();
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter(`/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Why/), 'Not reached');
    await elsewhere(id, 'Move', { from: 'Confirmed', to: 'Processing' });
    await elsewhere(id, 'Move', { from: 'Processing', to: 'Delivering' });
    ToldStream.tell({});
    await screen.findByText('It is delivered');
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await dialog.findByText(/^Somebody was faster/)).toBeTruthy();
    expect(dialog.getByDisplayValue('Not reached')).toBeTruthy();
    expect((await rowOf(id))?.status).toBe('Delivering');
  });
});

describe('a payment that arrives while the dialog for cancelling is open', () => {
  // counter-144
  it('the order is not cancelled, and the reopened dialog shows the amount that goes back', async () => {
    const { id } = await placed();
    await signInAs(shop(), 'pharmacist');
    const { user } = openCounter(`/orders/${id}`);
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cancel the order' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await ask();
    expect(dialog.getByText(/nothing/i)).toBeTruthy();
    await elsewhere(id, 'TakePayment', aPayment(300_00));
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await dialog.findByText(/^৳300.00 would go back now/);
    expect((await rowOf(id))?.status).toBe('Pending');
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    const again = await ask();
    expect(again.getByText(/৳300.00 goes back into the customer’s wallet/)).toBeTruthy();
  });
});

describe('the next step of an order', () => {
  const button = (name: string) => screen.findByRole('button', { name });
  const moves = (id: string) => requestsTo(`Counter/Orders/${id}/Move`).length;

  async function openConfirmed() {
    const { id } = await placed();
    await confirmed(id);
    await signInAs(shop(), 'packer');
    return { id, ...openCounter(`/orders/${id}`) };
  }

  // counter-122, counter-143
  it('a second quick press, by pointer or key, does not take the next step, and its button has the focus', async () => {
    const { id, user } = await openConfirmed();
    await user.click(await button('Begin packing'));
    const next = await button('Hand it to the rider');
    await user.click(next);
    await user.keyboard('n');
    expect(document.activeElement).toBe(next);
    await readyButton('Hand it to the rider');
    expect(moves(id)).toBe(1);
    await user.keyboard('n');
    await button('It is delivered');
    expect(moves(id)).toBe(2);
  });

  // counter-143
  it('the step is requested once while the response is pending', async () => {
    const { id, user } = await openConfirmed();
    await button('Begin packing');
    const letGo = hold(/\/Move$/);
    await user.keyboard('nn');
    await user.keyboard('n');
    letGo();
    await button('Hand it to the rider');
    expect(moves(id)).toBe(1);
  });

  // counter-122
  it.each([
    ['n', () => document.body],
    ['Enter', () => screen.getByRole('button', { name: 'Hand it to the rider' })],
  ])('a held %s key does not take the next step as well', async (key, where) => {
    const { id, user } = await openConfirmed();
    await user.click(await button('Begin packing'));
    await readyButton('Hand it to the rider');
    const isLeftToBrowser = fireEvent.keyDown(where(), { key, repeat: true });
    // A browser turns an event that is not prevented into a press.
    if (isLeftToBrowser) fireEvent.click(where());
    await rest(100);
    expect(moves(id)).toBe(1);
  });
});

const aPayment = (amount: number) => ({
  paymentId: crypto.randomUUID(),
  amount,
  service: 'Cash',
  paidSeen: 0,
});

describe('money', () => {
  // counter-130
  it('a payment starts at the amount left and is stored with its method and transaction number', async () => {
    const { id } = await placed();
    await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Take a payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText('Amount in taka');
    expect(valueOf(amount)).toBe('1280');
    await user.clear(amount);
    await user.type(amount, '৫০০');
    await user.selectOptions(dialog.getByLabelText('Paid with'), 'bKash');
    await user.type(dialog.getByLabelText(/^Transaction number/), '9FK3AB');
    await user.click(dialog.getByRole('button', { name: 'Take ৳500.00' }));
    expect(await screen.findByText(/no. 9FK3AB/)).toBeTruthy();
    expect(await rowOf(id)).toMatchObject({ paid: 500_00 });
  });

  // counter-131, counter-144
  it('a payment is refused if a colleague has recorded it meanwhile, and the typed amount stays', async () => {
    const { id } = await placed();
    await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Take a payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Amount in taka'));
    await user.type(dialog.getByLabelText('Amount in taka'), '300');
    await elsewhere(id, 'TakePayment', aPayment(300_00));
    await user.click(dialog.getByRole('button', { name: 'Take ৳300.00' }));
    expect(await dialog.findByText(/Money has come for this order meanwhile/)).toBeTruthy();
    expect(valueOf(dialog.getByLabelText('Amount in taka'))).toBe('300');
    const { db } = shop().database;
    expect(await db.$count(payments, eq(payments.orderId, id))).toBe(1);
  });

  // counter-130
  it('an empty or too large amount shows an error at the field', async () => {
    const { id } = await placed();
    await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Take a payment' }));
    const dialog = within(await screen.findByRole('dialog'));
    const amount = dialog.getByLabelText('Amount in taka');
    await user.clear(amount);
    await user.click(dialog.getByRole('button', { name: /^Take/ }));
    expect(dialog.getByText(/Please write an amount/)).toBeTruthy();
    await user.type(amount, '1280.01');
    expect(dialog.getByText('At most ৳1,280.00.')).toBeTruthy();
  });

  // counter-122
  it.each([
    [
      'a customer’s, says what cashback went into their wallet',
      false,
      'The customer has it. Cashback of ৳30.00 is in their wallet.',
    ],
    ['a guest’s, promises no wallet', true, 'The customer has it.'],
  ])('a delivered order, %s', async (_, isGuest, says) => {
    const { id } = await placed({ isGuest });
    const course = ['Pending', 'Confirmed', 'Processing', 'Delivering', 'Delivered'];
    for (const [at, to] of course.slice(1).entries())
      await elsewhere(id, 'Move', { from: course[at], to });
    await signInAs(shop(), 'packer');
    openCounter(`/orders/${id}`);
    await heading(/^Order /);
    expect(
      panel('What comes next')
        .getByText(/customer has it/)
        .textContent?.trim(),
    ).toBe(says);
  });

  // counter-136, counter-137
  it('a refund to a guest is shown as owed until the owner marks it as given back', async () => {
    const { id } = await placed({ isGuest: true });
    await elsewhere(id, 'TakePayment', aPayment(500_00));
    await signInAs(shop(), 'owner');
    const { user } = openCounter(`/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Amount in taka'), '200');
    await user.click(dialog.getByRole('button', { name: 'Give back ৳200.00' }));
    expect(dialog.getByText('Please write a reason.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Reason'), 'A bottle was broken');
    await user.click(dialog.getByRole('button', { name: 'Give back ৳200.00' }));
    expect(await screen.findByText(/৳200.00 is to be given back/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have given it back' }));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'I have given it back' }));
    await waitFor(async () =>
      expect(await rowOf(id)).toMatchObject({ refunded: 200_00, owedBack: 0 }),
    );
  });
});

describe('a refund whose response is lost', () => {
  // counter-136
  it('a retry reports success and refunds once, even for more than half of the payment', async () => {
    const { id } = await placed();
    await elsewhere(id, 'TakePayment', aPayment(500_00));
    await signInAs(shop(), 'owner');
    const { user } = openCounter(`/orders/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Give money back' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Amount in taka'), '300');
    await user.type(dialog.getByLabelText('Reason'), 'A bottle was broken');
    const give = () => dialog.getByRole('button', { name: 'Give back ৳300.00' });
    network.loses = /Orders\/[^/]+\/Refund$/;
    await user.click(give());
    await dialog.findByText(/The shop cannot be reached/);
    await waitFor(async () => expect(await rowOf(id)).toMatchObject({ refunded: 300_00 }));
    // The page has refetched the order.
    await waitFor(() => expect(network.reached.at(-1)?.path).toBe(`Counter/Orders/${id}`));
    await user.click(give());
    expect(await screen.findByText(/৳300.00 given back/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await rowOf(id)).toMatchObject({ refunded: 300_00 });
  });
});

describe('an order on paper', () => {
  // counter-145
  it('the paper is a packing slip with the amount to collect, or the customer’s invoice, in either language', async () => {
    const { id, number } = await placed();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}/papers`);
    await heading(new RegExp(number));
    expect(screen.getByText('Collect: ৳1,280.00')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Language'), 'bn');
    expect(await screen.findByText('নিতে হবে: ৳১,২৮০.০০')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Language'), 'en');
    await user.selectOptions(await screen.findByLabelText('What'), 'invoice');
    expect(await screen.findByText('Thank you. Get well soon.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  // counter-386, counter-387
  it('the papers begin with the shop’s own sizes and print its own lines', async () => {
    const { papers } = datedShop();
    const header = { en: 'VAT 123\nSince 1990', bn: 'ভ্যাট ১২৩' };
    const footer = { en: 'No returns of insulin.', bn: 'ইনসুলিন ফেরত নেই।' };
    const own = { ...papers, header, footer, invoice: '58mm', slip: '80mm' } as const;
    const { id, number } = await placed();
    await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}/papers`);
    await heading(new RegExp(number));
    // Newer than what the server sends.
    act(() => storeShop({ savedAt: '2999-01-01T00:00:00.000Z', papers: own }));
    const paper = () => screen.getByLabelText('Paper');
    expect(paper()).toHaveProperty('value', '80mm');
    await user.selectOptions(screen.getByLabelText('What'), 'invoice');
    expect(paper()).toHaveProperty('value', '58mm');
    expect(screen.getByText(/VAT 123\s+Since 1990/)).toBeTruthy();
    expect(screen.getByText('No returns of insulin.')).toBeTruthy();
    expect(screen.queryByText('Thank you. Get well soon.')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Unit price' })).toBeNull();
    await user.selectOptions(paper(), 'a4');
    expect(screen.getByRole('columnheader', { name: 'Unit price' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Language'), 'bn');
    expect(await screen.findByText('ইনসুলিন ফেরত নেই।')).toBeTruthy();
  });

  // counter-145
  it('only the sheet is printed: the elements around it are marked while it is mounted', async () => {
    const { id, number } = await placed();
    await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}/papers`);
    await heading(new RegExp(number));
    const sheet = screen.getByText('Collect: ৳1,280.00').closest('[data-printed]');
    const marked = () => [...document.querySelectorAll('[data-around-printed]')];
    expect(marked()).toContain(document.documentElement);
    expect(marked().at(-1)).toBe(sheet?.parentElement);
    expect(marked().every((one) => one.contains(sheet))).toBe(true);
    await user.click(screen.getByRole('link', { name: `Order ${number}` }));
    await waitFor(() => expect(marked()).toEqual([]));
  });

  // counter-145
  it('the language of the paper changes neither the counter’s language nor the stored one', async () => {
    const { id, number } = await placed();
    await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}/papers`, 'bn');
    await user.selectOptions(await screen.findByLabelText('ভাষা'), 'en');
    const collect = await screen.findByText('Collect: ৳1,280.00');
    expect(collect.closest('[lang]')?.getAttribute('lang')).toBe('en');
    expect(screen.getByRole('heading', { level: 2, name: `Packing slip ${number}` })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'ছাপুন' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('bn');
    expect(localStorage.getItem('lang')).toBe('bn');
    // The paper follows the counter's language only until a language is chosen for it.
    act(() => {
      languageStore.set('en');
    });
    await user.selectOptions(screen.getByLabelText('Language'), 'bn');
    expect(await screen.findByText('নিতে হবে: ৳১,২৮০.০০')).toBeTruthy();
    expect(localStorage.getItem('lang')).toBe('en');
  });
});
