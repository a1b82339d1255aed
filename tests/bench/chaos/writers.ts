/** Writes each kind of submission in its form, until the page shows the result. */
import type { Page } from 'playwright-core';
import { addressesText } from '#text/addresses.ts';
import { checkoutText } from '#text/checkout.ts';
import { commentsText } from '#text/comments.ts';
import { complaintsText } from '#text/complaints.ts';
import { contactText } from '#text/contact.ts';
import { ordersText } from '#text/orders.ts';
import { outboxText } from '#text/outbox.ts';
import { postsText } from '#text/posts.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { prescriptionsText } from '#text/prescriptions.ts';
import { productCardText } from '#text/product-card.ts';
import { productRequestText } from '#text/product-request.ts';
import { complainText } from '#text/profile.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { requestsText } from '#text/requests.ts';
import { reviewsText } from '#text/reviews.ts';
import { speak } from '#text/sentences.ts';
import { send } from '#tests/e2e/support/request-form.ts';
import { phoneOf, type Acknowledgement, type WrittenKind } from './ledger.ts';
import type { PickedFile } from './marked-picture.ts';

export interface Writing {
  page: Page;
  origin: string;
  word: string;
  pictures: PickedFile[];
  /** The page of the product for comments. */
  product: string;
  /** The page of a sold-out product. */
  soldOut: string;
}

export interface Writer {
  kind: WrittenKind;
  mostPictures: number;
  needsCustomer: boolean;
  /** Resolves with the page's confirmation. Rejects if there is none. */
  write: (writing: Writing) => Promise<Acknowledgement>;
}

const saved = speak(outboxText, 'en').saved;
const places = speak(addressesText, 'en');
const files = speak(prescriptionsText, 'en');

/** Milliseconds, more than the ten seconds after which the shop shows the state. */
const writeTimeout = 15_000;

interface Answer {
  /** The selector of the element with the confirmation. */
  within: string;
  /** Matches only elements that also contain this. */
  word?: string;
  saved: string;
  /** With the number in a group, if there is one. */
  sent: RegExp;
}

/**
 * A dialog's live region (ui/ModalDialog.tsx). It also announces other submissions: read as part of
 * the dialog, such news would count as the response to what is being sent.
 */
const unseen = 'dialog > span:last-child';

/** Waits until the page visibly shows one of the two results. */
async function answered(
  page: Page,
  { word = '', sent, ...rest }: Answer,
): Promise<Acknowledgement> {
  const said = await page.waitForFunction(
    (look) => {
      for (const place of document.querySelectorAll<HTMLElement>(look.within)) {
        const spoken = place.querySelector<HTMLElement>(look.unseen)?.innerText ?? '';
        const text = place.innerText.replace(spoken, '');
        if (!text.includes(look.word)) continue;
        const found = new RegExp(look.sent).exec(text);
        if (found) return { what: 'sent' as const, number: found[1] ?? '' };
        if (text.includes(look.saved)) return { what: 'saved' as const, number: '' };
      }
      return null;
    },
    { ...rest, word, unseen, sent: sent.source },
    { timeout: writeTimeout },
  );
  const acknowledged = await said.jsonValue();
  if (!acknowledged) throw new Error('The page has said nothing');
  return acknowledged;
}

/** People do not wait until everything has loaded either. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

async function chooseDhaka(page: Page): Promise<void> {
  for (const name of [places.division, places.district]) {
    const select = page.locator('main form').getByLabel(name);
    await select.locator('option', { hasText: 'Dhaka' }).first().waitFor({ state: 'attached' });
    await select.selectOption({ label: 'Dhaka' });
  }
}

const shownPictures = (page: Page) => page.locator('#prescriptions').getByRole('img');

/** Selects these pictures. Removes pictures of an unsent draft, which the form restores. */
async function choose(page: Page, pictures: PickedFile[]): Promise<void> {
  const area = page.locator('#prescriptions');
  const left = area.getByRole('button', { name: files.removePhoto(1), exact: true });
  while ((await left.count()) > 0) {
    const before = await shownPictures(page).count();
    await left.click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('#prescriptions img').length < count,
      before,
    );
  }
  if (pictures.length === 0) return;
  await area.locator('input[type=file]').first().setInputFiles(pictures);
  await area.getByRole('img', { name: files.photoAlt(pictures.length) }).waitFor();
}

async function writeRequest({ page, origin, word, pictures }: Writing): Promise<Acknowledgement> {
  const t = speak(requestsText, 'en');
  await open(page, `${origin}/order`);
  const row = page.getByRole('row', { name: t.rowLabel(1), exact: true });
  await row.getByLabel(t.productName).fill('Napa');
  await row.getByLabel(t.strength).fill('500 mg');
  await row.getByLabel(t.quantity).fill('20');
  await choose(page, pictures);
  await page.getByLabel(places.receiverPhone).fill('01712345678');
  await chooseDhaka(page);
  await page.getByLabel(places.address, { exact: true }).fill('House 7, Road 3');
  await page.getByLabel(t.addNote).fill(word);
  await page.getByRole('checkbox', { name: new RegExp(t.agreeLink) }).check();
  // A draft may be restored after that, late or once more after a reload: people check what they
  // send.
  while ((await shownPictures(page).count()) !== pictures.length) await choose(page, pictures);
  await send(page);
  const { placed } = speak(requestOutcomeText, 'en');
  const sent = new RegExp(`${placed}[^]*Request (R-\\d+)`);
  return answered(page, { within: 'dialog:modal', saved: t.savedTitle, sent });
}

async function writeOrder({ page, origin, word }: Writing): Promise<Acknowledgement> {
  const t = speak(checkoutText, 'en');
  const orders = speak(ordersText, 'en');
  await open(page, `${origin}/category/medicine`);
  const { addToBag } = speak(productCardText, 'en');
  await page
    .getByRole('article')
    .getByRole('button', { name: new RegExp(`^${addToBag}`) })
    .first()
    .click();
  await open(page, `${origin}/Checkout`);
  const form = page.locator('main form');
  await form.getByLabel(places.receiverPhone).fill('01712345678');
  await chooseDhaka(page);
  await form.getByLabel(places.address, { exact: true }).fill('House 7, Road 3');
  await form.getByRole('radio', { name: new RegExp(`^${t.cashOnDelivery}`) }).check();
  await page.getByLabel(t.note).fill(word);
  await page.getByRole('button', { name: t.placeOrder, exact: true }).click();
  await page.waitForURL(/order\/Success/i, { timeout: writeTimeout });
  const sent = new RegExp(`${orders.placed}[^]*Order (N-\\d+)`);
  return answered(page, { within: 'main', saved: orders.savedTitle, sent });
}

async function writeContact({ page, origin, word }: Writing): Promise<Acknowledgement> {
  const t = speak(contactText, 'en');
  await open(page, `${origin}/contact`);
  await page.getByLabel(t.name, { exact: true }).fill('Rahima Khatun');
  await page.getByLabel(t.phone, { exact: true }).fill('01712345678');
  await page.getByLabel(t.message, { exact: true }).fill(word);
  await page.locator('main').getByRole('button', { name: t.send, exact: true }).click();
  return answered(page, { within: 'dialog:modal', saved, sent: new RegExp(t.sent) });
}

async function post(page: Page, field: string, word: string): Promise<Acknowledgement> {
  const main = page.locator('main');
  await main.getByLabel(field, { exact: true }).fill(word);
  await main.getByRole('button', { name: speak(postsText, 'en').post, exact: true }).click();
  // Its card while it is on the phone, then the pharmacy's list.
  const sent = /\bSent\b|\b\d{1,2} \w{3,9} \d{4}\b/;
  return answered(page, { within: 'main li', word, saved, sent });
}

async function writeReview({ page, origin, word }: Writing): Promise<Acknowledgement> {
  await open(page, `${origin}/review`);
  return post(page, speak(reviewsText, 'en').field, word);
}

async function writeComment({ page, origin, word, product }: Writing): Promise<Acknowledgement> {
  await open(page, `${origin}${product}#reviews`);
  return post(page, speak(commentsText, 'en').field, word);
}

async function writeComplaint({ page, origin, word }: Writing): Promise<Acknowledgement> {
  const t = speak(complainText, 'en');
  await open(page, `${origin}/profile/complain`);
  await page.getByLabel(t.type).selectOption('Products');
  await page.getByLabel(t.text, { exact: true }).fill(word);
  await page.getByRole('button', { name: t.send, exact: true }).click();
  await page.getByRole('button', { name: t.another }).waitFor();
  const { submitted } = speak(complaintsText, 'en');
  return answered(page, { within: 'main', saved, sent: new RegExp(submitted) });
}

async function writePrescription({ page, origin, pictures }: Writing): Promise<Acknowledgement> {
  await open(page, `${origin}/profile/prescription/history`);
  const upload = page
    .locator('main section')
    .filter({ has: page.locator('input[type=file]') })
    .first();
  await upload.waitFor();
  const { upload: choose, uploadNamed: named } = speak(prescriptionHistoryText, 'en');
  await upload.getByRole('button', { name: choose }).or(upload.getByText(choose)).first().waitFor();
  await upload.locator('input[type=file]').first().setInputFiles(pictures);
  // This form shows nothing else, and a submission that is being sent is already on the phone's
  // disk.
  const { sendingPhoto } = speak(outboxText, 'en');
  const sending = new RegExp(sendingPhoto(1, 2).replace(/\d/g, '\\d'));
  // Earlier uploads may be queued there too: each is named by its first file and the number of the
  // others.
  const within = 'main section:has(input[type=file]) li';
  const word = named(pictures[0]?.name ?? '', pictures.length - 1);
  const said = await answered(page, { within, word, saved, sent: sending });
  return { ...said, what: 'saved' };
}

async function writeProductRequest(writing: Writing): Promise<Acknowledgement> {
  const { page, origin, word, soldOut } = writing;
  const t = speak(productRequestText, 'en');
  await open(page, origin + soldOut);
  const { requestProduct } = speak(productCardText, 'en');
  await page.locator('main [data-buy]').getByText(requestProduct, { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t.requestTitle });
  await dialog.getByLabel(t.phone).fill(phoneOf(word));
  await dialog.getByRole('button', { name: t.sendRequest, exact: true }).click();
  return answered(page, { within: 'dialog:modal', saved, sent: new RegExp(t.requestSent) });
}

export const writers: readonly Writer[] = [
  { kind: 'request', mostPictures: 3, needsCustomer: false, write: writeRequest },
  { kind: 'order', mostPictures: 0, needsCustomer: false, write: writeOrder },
  { kind: 'contact', mostPictures: 0, needsCustomer: false, write: writeContact },
  { kind: 'review', mostPictures: 0, needsCustomer: true, write: writeReview },
  { kind: 'comment', mostPictures: 0, needsCustomer: true, write: writeComment },
  { kind: 'complaint', mostPictures: 0, needsCustomer: true, write: writeComplaint },
  { kind: 'prescription', mostPictures: 3, needsCustomer: true, write: writePrescription },
  { kind: 'product-request', mostPictures: 0, needsCustomer: false, write: writeProductRequest },
];
