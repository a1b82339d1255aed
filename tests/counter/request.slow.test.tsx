// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { products } from '#server/db/tables/products.ts';
import { requestHistory, requestOrders } from '#server/db/tables/requests.ts';
import { staffSessions } from '#server/db/tables/staff.ts';
import { languageStore } from '#state/language.ts';
import { failOnceDone, network, setNetwork } from '#tests/screens/network.ts';
import {
  quote as quoteBy,
  counter,
  offerOf,
  read,
  sendRequest,
  take,
} from '#tests/server/support/counter-requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn } from '#tests/server/support/test-shop.ts';
import { openCounter, signInAs, ToldStream, useCounter } from './counter-harness.tsx';

const theShop = useCounter();
let customer: Awaited<ReturnType<typeof signedIn>>;
/** A medicine of the catalogue that other companies make too. */
let napa: { id: number; name: string; strength: string };

beforeAll(async () => {
  customer = await signedIn(theShop(), '01711111181');
  const { db } = theShop().database;
  const [found] = await db.select().from(products).where(eq(products.name, 'Napa')).limit(1);
  if (!found) throw new Error('the catalogue has no Napa');
  napa = found;
  await db.update(products).set({ stock: 500 }).where(eq(products.id, napa.id));
});

const medicines = () => [
  { Name: napa.name, Strength: napa.strength, Quantity: 10, Position: 1 },
  { Name: 'Zzyzxin', Strength: '1 mg', Quantity: 2, Position: 2 },
];

async function aRequest(changes: Record<string, unknown> = {}) {
  return sendRequest(theShop(), customer.headers, { Items: medicines(), ...changes });
}

async function openRequest(id: string) {
  const page = openCounter(`/requests/${id}`);
  await screen.findByRole('heading', { name: /^Request R-/ });
  await screen.findAllByRole('listitem', { name: /^Medicine 1:/ });
  return page;
}

/** Signs in a pharmacist and opens a new request. */
async function openNewRequest() {
  const shop = theShop();
  await signInAs(shop, 'pharmacist');
  const { id } = await aRequest();
  return { shop, id, ...(await openRequest(id)) };
}

const row = (n: number) => screen.getByRole('listitem', { name: new RegExp(`^Medicine ${n}:`) });
const send = () => screen.getByRole('button', { name: /^Answer/ });

const quantity = () =>
  within(row(1)).getByRole<HTMLInputElement>('textbox', { name: /^To be had:/ });

async function typeQuantity({ clear, type }: UserEvent, typed: string): Promise<void> {
  await clear(quantity());
  await type(quantity(), typed);
}

async function stored(id: string) {
  const { db } = theShop().database;
  const [one] = await db.select().from(requestOrders).where(eq(requestOrders.id, id));
  if (!one) throw new Error(`no request ${id}`);
  return one;
}

describe('a request at the counter', () => {
  // counter-84, counter-86, counter-88
  it('the request is quoted after every medicine without a match is decided', async () => {
    const shop = theShop();
    await signInAs(shop, 'pharmacist');
    const { id, number } = await aRequest({ Remarks: 'For my mother' });
    const { user } = await openRequest(id);
    expect(screen.getByText(/For my mother/)).toBeTruthy();
    expect(within(row(1)).getByText(/in stock/)).toBeTruthy();

    await user.click(send());
    expect((await within(row(2)).findByRole('alert')).textContent).toMatch(
      /Medicine 2 is not decided/,
    );
    expect((await stored(id)).status).toBe('Pending');

    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    await user.type(screen.getByLabelText('Note to the customer'), 'Only the first');
    await user.click(send());
    await screen.findByRole('heading', { name: new RegExp(`^${number} is answered: ৳`) });
    const quoted = await stored(id);
    expect(quoted).toMatchObject({ status: 'Answered', quoteNote: 'Only the first' });
    expect(quoted.quotedTotal).toBe((quoted.quotedGoods ?? 0) + (quoted.quotedCharge ?? 0));
  });

  // counter-251
  it('the number to call is the receiver’s, and the number of the account is below it', async () => {
    await openNewRequest();
    const call = screen.getByRole('link', { name: 'Call 01712345678' });
    expect(call.getAttribute('href')).toBe('tel:+8801712345678');
    expect(screen.getByRole('link', { name: '01711111181' })).toBeTruthy();
  });

  // counter-85, counter-91
  it('a missing match is replaced through the search, with the keyboard', async () => {
    const { user } = await openNewRequest();
    const search = within(row(2)).getByRole('combobox');
    await user.type(search, 'ace');
    const list = await within(row(2)).findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(1));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(within(row(2)).queryByRole('combobox')).toBeNull());
    expect(within(row(2)).getByText(/in stock/)).toBeTruthy();
    await user.click(send());
    await screen.findByText(/The customer has been told/);
  });

  // counter-250
  it('Enter in the search chooses only from the results for the typed text', async () => {
    const { user } = await openNewRequest();
    const medicine = within(row(2));
    const search = medicine.getByRole('combobox');
    await user.type(search, 'napa');
    await medicine.findAllByRole('option', { name: /Napa/ });

    await user.clear(search);
    await user.type(search, 'seclo{Enter}');
    expect(medicine.queryByRole('combobox')).toBe(search);
    await medicine.findByRole('option', { name: /^Seclo 20 mg/ });
    await user.keyboard('{Enter}');
    await medicine.findByText(/^Seclo/);
    expect(medicine.queryByRole('combobox')).toBeNull();
  });

  // counter-86
  it('the quote accepts a medicine that was read from the photo', async () => {
    const { id, user } = await openNewRequest();
    await user.click(screen.getByRole('button', { name: 'Add a medicine from the photo' }));
    const third = await screen.findByRole('listitem', { name: /^Medicine 3/ });
    await user.type(within(third).getByLabelText(/Name, as it is on the photo/), 'Seclo');
    await user.click(within(third).getByRole('button', { name: 'A price of my own' }));
    await user.type(within(third).getByLabelText(/Price of a piece/), '৬.৫০');
    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    expect(screen.getByText('They cannot accept it with a tap: call them.')).toBeTruthy();
    await user.click(send());
    await screen.findByText(/The customer has been told/);
    expect(await stored(id)).toMatchObject({ status: 'Answered', isOffer: false });
  });

  // bag-18, bag-56
  it.each(['5000', 'abc'])('no quote is sent while a quantity is %s', async (typed) => {
    const { id, user } = await openNewRequest();
    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    await typeQuantity(user, typed);
    await user.click(send());
    expect(document.activeElement).toBe(quantity());
    expect(quantity().value).toBe(typed);
    expect(within(row(1)).getByRole('alert').textContent).toMatch(/a whole number from 1 to 500/);
    expect((await stored(id)).status).toBe('Pending');
    await typeQuantity(user, '3');
    await user.click(send());
    await screen.findByText(/The customer has been told/);
  });

  // bag-17, bag-56
  it('the press that leaves a typed 0 shows a message and sends no quote', async () => {
    const { id, user } = await openNewRequest();
    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    await typeQuantity(user, '0');
    await user.click(send());
    const alert = await screen.findByRole('alertdialog', {
      name: "Quantity can't be less than 1.",
    });
    expect((await stored(id)).status).toBe('Pending');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(quantity()));
    expect(quantity().value).toBe('1');
    await user.click(send());
    await screen.findByText(/The customer has been told/);
  });

  // counter-88
  it('a request of which nothing can be had is ended after a confirmation', async () => {
    const { id, user } = await openNewRequest();
    await user.click(within(row(1)).getByRole('button', { name: /^Change/ }));
    await user.click(within(row(1)).getByRole('button', { name: 'Not to be had' }));
    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    await user.click(screen.getByRole('button', { name: 'Say that nothing can be had' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Say that nothing can be had' }));
    await screen.findByText(/nothing could be had/);
    expect((await stored(id)).status).toBe('Cancelled');
  });

  // counter-90
  it('the request shows its worker and can be taken over', async () => {
    const shop = theShop();
    const other = await signedInStaff(shop, 'pharmacist');
    const { id } = await aRequest();
    await take(shop, other.headers, id);
    await signInAs(shop, 'pharmacist');
    const { user } = await openRequest(id);
    expect(screen.getByText(new RegExp(`${other.member.name} has been working`))).toBeTruthy();
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Take it over' }));
    await waitFor(() => expect(send().getAttribute('aria-disabled')).not.toBe('true'));
  });

  // counter-92
  it('the draft is kept when a colleague quotes meanwhile', async () => {
    const { shop, id, user } = await openNewRequest();
    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    await user.type(screen.getByLabelText('Note to the customer'), 'Mine');
    const other = await signedInStaff(shop, 'pharmacist');
    await take(shop, other.headers, id, true);
    const given = await quoteBy(shop, other.headers, id, napa);
    expect(given.isError).toBe(false);
    await user.click(send());
    await screen.findByText('Somebody has answered meanwhile');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note to the customer').value).toBe('Mine');
    expect((await stored(id)).quoteNote).not.toBe('Mine');
    await user.click(screen.getByRole('button', { name: 'Go on with mine' }));
    await user.click(await screen.findByRole('button', { name: /^Answer anew/ }));
    await screen.findByText(/The customer has been told/);
    expect((await stored(id)).quoteNote).toBe('Mine');
  });

  const quotePath = /Requests\/[^/]+\/Answer$/;

  // counter-92
  it.each([
    ['lost on the way', /What you typed stays here/, () => (network.loses = quotePath)],
    ['told by the shop as failed', /went wrong/, () => failOnceDone(quotePath, 500)],
    ['told as too much', /a lot to do/, () => failOnceDone(quotePath, 503)],
  ])(
    'a quote that was %s is not shown as a colleague’s, and is stored once when sent again',
    async (...how) => {
      const [, says, happen] = how;
      const { shop, id, user } = await openNewRequest();
      await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
      happen();
      await user.click(send());
      await screen.findAllByText(says);
      await screen.findByRole('button', { name: /^Answer anew/ });
      expect(screen.queryByText('Somebody has answered meanwhile')).toBeNull();
      await user.click(send());
      await screen.findByText(/The customer has been told/);
      const { db } = shop.database;
      expect(await db.$count(requestHistory, eq(requestHistory.requestOrderId, id))).toBe(1);
    },
  );

  // counter-89
  it('the draft is kept while another screen is open', async () => {
    const { id, user } = await openNewRequest();
    await user.type(screen.getByLabelText('Note to the customer'), 'Half a note');
    const [toQueue] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Queue' });
    if (!toQueue) throw new Error('no way to the queue');
    await user.click(toQueue);
    const { number } = { number: `R-${(await stored(id)).orderNumber}` };
    await user.click(await screen.findByRole('link', { name: number }));
    await screen.findByRole('heading', { name: `Request ${number}` });
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Note to the customer')).value).toBe(
      'Half a note',
    );
    const kept = [sessionStorage, localStorage].flatMap((store) => Object.values(store));
    expect(kept.join(' ')).not.toContain('Half a note');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note to the customer').value).toBe('');
  });

  // counter-89
  it('the notice about an earlier draft is not shown while a new draft is begun', async () => {
    const { user } = await openNewRequest();
    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    await user.type(screen.getByLabelText('Note to the customer'), 'Mine');
    expect(screen.queryByText(/what you began before/)).toBeNull();
  });

  // counter-85, counter-86
  it('a medicine that was read from a photo is not reported as missing in the catalogue, and its quantity is in the reader’s digits', async () => {
    const { user } = await openNewRequest();
    expect(within(row(2)).getByText('Nothing like it is in the catalogue.')).toBeTruthy();
    act(() => {
      languageStore.set('bn');
    });
    await user.click(screen.getByRole('button', { name: 'ছবি থেকে ওষুধ যোগ করুন' }));
    const added = () => screen.getByRole('listitem', { name: /^৩ নম্বর ওষুধ:/ });
    await user.type(within(added()).getByLabelText('ছবিতে যে নাম লেখা'), napa.name);
    expect(within(added()).queryByText('এ রকম কিছু ক্যাটালগে নেই।')).toBeNull();
    expect(within(added()).getByLabelText<HTMLInputElement>('পরিমাণ').value).toBe('১');
  });

  // counter-35
  it('screen readers announce the opened request and not the queue, however late the response', async () => {
    const shop = theShop();
    await signInAs(shop, 'pharmacist');
    const { number } = await aRequest();
    const { user } = openCounter('/queue');
    const link = await screen.findByRole('link', { name: number });
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return ask(...asked);
    });
    await user.click(link);
    const said = () => screen.getAllByRole('status').map((region) => region.textContent);
    await waitFor(() => expect(said().join(' ')).toMatch(/Request/));
    expect(said().join(' ')).not.toContain('Queue');
  });

  // counter-93
  it('a missing network loses no input, and the quote can be sent later', async () => {
    const { user } = await openNewRequest();
    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    setNetwork('offline');
    await user.click(send());
    await screen.findAllByText(/What you typed stays here/);
    setNetwork('online');
    await user.click(send());
    await screen.findByText(/The customer has been told/);
  });

  // counter-93
  it('an ended session shows a sign-in dialog and keeps the draft', async () => {
    const shop = theShop();
    const member = await signInAs(shop, 'pharmacist');
    const { id } = await aRequest();
    const { user } = await openRequest(id);
    await user.click(within(row(2)).getByRole('button', { name: 'Not to be had' }));
    await shop.database.db.delete(staffSessions).where(eq(staffSessions.staffId, member.id));
    await user.click(send());
    const dialog = await screen.findByRole('dialog');
    expect(within(row(2)).getByText('Not to be had')).toBeTruthy();
    expect(dialog).toBeTruthy();
    expect((await stored(id)).status).toBe('Pending');
  });

  // counter-95
  it('a request that has become an order shows the order and no form', async () => {
    const shop = theShop();
    const pharmacist = await signedInStaff(shop, 'pharmacist');
    const { id } = await aRequest();
    const given = await quoteBy(shop, pharmacist.headers, id, napa);
    const { envelope } = await callApi(
      shop,
      'RequestOrderArea/RequestOrder/Accept',
      { Id: id, Version: given.data['version'] },
      customer.headers,
    );
    expect(envelope.Msg).not.toBeNull();
    await signInAs(shop, 'pharmacist');
    openCounter(`/requests/${id}`);
    await screen.findByText(/It became order N-/);
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
  });
});

describe('a quote to which the customer has agreed on the phone', () => {
  /** Opens the dialog for a quote that a colleague has made. */
  async function openQuestion() {
    const shop = theShop();
    const { headers } = await signedInStaff(shop, 'pharmacist');
    const { id } = await aRequest();
    await quoteBy(shop, headers, id, napa);
    ToldStream.stand();
    await signInAs(shop, 'pharmacist');
    const { user } = await openRequest(id);
    await user.click(screen.getByRole('button', { name: 'They said yes on the phone' }));
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = () => user.click(dialog.getByRole('button', { name: 'Make the order' }));
    return { shop, id, headers, dialog, confirm };
  }

  // counter-77
  it('the quote becomes an order', async () => {
    const { id, confirm } = await openQuestion();
    await confirm();
    await screen.findByRole('heading', { level: 1, name: /^Order N-/ });
    expect((await stored(id)).orderId).not.toBeNull();
  });

  // counter-75, counter-144
  it('a newer quote by a colleague is not ordered, and the dialog reports it', async () => {
    const { shop, id, headers, dialog, confirm } = await openQuestion();
    const asked = dialog.getByRole('heading').textContent;
    await take(shop, headers, id, true);
    const another = offerOf(await read(shop, headers, id), napa, { quantity: 5 });
    await counter(shop, `Requests/${id}/Answer`, headers, { ...another, note: 'Five alone' });
    ToldStream.tell({});
    await screen.findByText('Five alone', { selector: 'li *' });
    expect(dialog.getByRole('heading').textContent).toBe(asked);
    await confirm();
    expect(await dialog.findByText(/has changed its answer/)).toBeTruthy();
    expect(await stored(id)).toMatchObject({ status: 'Answered', orderId: null });
  });

  // counter-74, counter-144
  it('the confirmation opens the existing order if a colleague was faster', async () => {
    const { shop, id, headers, confirm } = await openQuestion();
    await take(shop, headers, id, true);
    const { version } = await read(shop, headers, id);
    await counter(shop, `Requests/${id}/Accept`, headers, { version });
    ToldStream.tell({});
    await screen.findByText(/It became order N-/);
    await confirm();
    await screen.findByRole('heading', { level: 1, name: /^Order N-/ });
  });
});

describe('a quote that could not be accepted because the stock was too low', () => {
  // counter-70, counter-94
  it('the queue marks the request, which lists the short products and can be quoted again', async () => {
    const shop = theShop();
    const { db } = shop.database;
    const other = await signedInStaff(shop, 'pharmacist');
    const { id, number } = await aRequest();
    const { data } = await quoteBy(shop, other.headers, id, napa);
    await db.update(products).set({ stock: 4 }).where(eq(products.id, napa.id));
    const asked = { Id: id, Version: data['version'], Key: '' };
    await callApi(shop, 'RequestOrderArea/RequestOrder/Accept', asked, customer.headers);

    await signInAs(shop, 'pharmacist');
    const queue = openCounter(`/queue?find=${number}`);
    const line = await screen.findByRole('row', { name: new RegExp(number) });
    expect(within(line).getByText('Not enough in stock')).toBeTruthy();
    await queue.user.click(within(line).getByRole('link', { name: number }));
    await screen.findByText(/the customer wanted to accept, and there was not enough/);
    const name = `${napa.name} ${napa.strength}`;
    expect(screen.getByText(`${name}: 10 promised, 4 in stock at that moment`)).toBeTruthy();
    await screen.findAllByRole('listitem', { name: /^Medicine 1:/ });
    await queue.user.click(send());
    await screen.findByText(/The customer has been told/);
    expect(await stored(id)).toMatchObject({ status: 'Answered', fellShortAt: null });
    await db.update(products).set({ stock: 500 }).where(eq(products.id, napa.id));
  });
});
