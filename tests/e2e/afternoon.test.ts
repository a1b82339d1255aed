import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesText } from '#text/addresses.ts';
import { branchesText } from '#text/branches.ts';
import { commentsText } from '#text/comments.ts';
import { contactText } from '#text/contact.ts';
import { outboxText } from '#text/outbox.ts';
import { galleryText } from '#text/gallery.ts';
import { digits } from '#text/numbers.ts';
import { productPageText } from '#text/product-page.ts';
import { requestOutcomeText } from '#text/request-outcome.ts';
import { requestsText } from '#text/requests.ts';
import { postsText } from '#text/posts.ts';
import { signInText } from '#text/sign-in.ts';
import { speak } from '#text/sentences.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { codeFor } from './support/inbox.ts';
import { readRequests } from './support/stored-requests.ts';
import { untilControlled } from './support/phone.ts';
import { prescriptionPhoto } from './support/photo.ts';
import { share } from './support/share-sheet.ts';

/** All texts are in Bengali. */
const bn = <P extends Parameters<typeof speak>[0]>(pairs: P) => speak(pairs, 'bn');
const comments = bn(commentsText);
const contact = bn(contactText);
const signIn = bn(signInText);
const requests = bn(requestsText);
const outcome = bn(requestOutcomeText);
const addresses = bn(addressesText);

const phone = '01812345678';
const comment = 'বাবার জন্য নিয়েছি, ঠিকমতো পেয়েছি।';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld();
  page = await world.phone.open();
  await page.goto(world.network.origin);
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await untilControlled(page);
});

afterAll(() => world.remove());

const dialog = () => page.getByRole('dialog');

async function go(address: string): Promise<void> {
  await page.goto(world.network.origin + address);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
}

describe("the visitor's afternoon, in Bengali", () => {
  it('the search finds Napa by its Bengali name and opens it', async () => {
    await page.getByRole('combobox').fill('নাপা');
    const first = page.getByRole('row').first();
    await first.waitFor();
    expect(await first.textContent()).toContain('নাপা');
    await first.click();
    await page.waitForURL(/\/product\/details\/napa/);
    await page.getByRole('heading', { level: 1, name: /নাপা/ }).waitFor();
  });

  it('a comment needs a sign-in before it is posted, and its text stays', async () => {
    await page.getByRole('tab', { name: bn(productPageText).reviews }).click();
    await page.getByLabel(comments.field).fill(comment);
    await page.getByRole('button', { name: bn(postsText).post }).click();
    await dialog().getByLabel(signIn.phone).fill(phone);
    await dialog().getByRole('button', { name: signIn.sendCode }).click();
    await dialog().getByRole('heading', { name: signIn.codeTitle }).waitFor();
    const code = await codeFor(world.pharmacy, phone);
    // As a Bengali keyboard types it.
    await dialog().getByLabel(signIn.code).fill(digits(code, 'bn'));
    await dialog().getByRole('button', { name: signIn.confirm }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByLabel(comments.field).waitFor();
    expect(await page.getByLabel(comments.field).inputValue()).toBe(comment);
  });

  it('the comment is posted: the field is empty, and the list contains it', async () => {
    await page.getByRole('button', { name: bn(postsText).post }).click();
    const mine = page.getByRole('listitem').filter({ hasText: comment });
    // A queued comment is shown above the list until the shop has received it.
    await expect.poll(() => mine.allTextContents()).toHaveLength(1);
    await expect.poll(() => mine.first().textContent()).not.toContain('এই ফোনে');
    await expect.poll(() => page.getByLabel(comments.field).inputValue()).toBe('');
  });

  it('a message without a network is saved and sent later', async () => {
    await go('/contact');
    await world.goOffline();
    await page.getByLabel(contact.name).fill('রহিমা খাতুন');
    await page.getByLabel(contact.phone, { exact: true }).fill(phone);
    await page.getByLabel(contact.message).fill('আজ রাতে কোন শাখা খোলা থাকে?');
    await page.getByRole('button', { name: contact.send, exact: true }).click();
    await page.getByRole('heading', { name: bn(outboxText).saved }).waitFor();
    expect(await page.getByText(contact.sent).count()).toBe(0);
    await world.goOnline();
    await page.getByText(contact.sent).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: contact.close }).first().click();
  });

  it('a branch is found on the map', async () => {
    await go('/branchLocation');
    const search = page.getByLabel(bn(branchesText).search);
    await search.fill('উত্তরা');
    const row = page.getByRole('row').filter({ hasText: 'উত্তরা' }).first();
    await row.getByRole('button').first().click();
    const told = page.locator('.maplibregl-popup, [class*=Popup], [class*=popup]').first();
    await told.waitFor();
    expect(await told.textContent()).toContain('উত্তরা');
  });

  it('a picture of the gallery opens in the large view', async () => {
    await go('/gallery');
    await page
      .getByRole('button', { name: /বড় করে দেখুন/ })
      .first()
      .click();
    await dialog().getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: bn(galleryText).title }).count()).toBe(1);
  });

  it('the photo of a prescription is shared with the shop', async () => {
    await share(page, [await prescriptionPhoto('from the gallery')]);
    await page.locator('#prescriptions').getByRole('img').first().waitFor();
  });

  it('the photo is sent with a request order', async () => {
    const row = page.getByRole('row', { name: requests.rowLabel(1), exact: true });
    await row.getByLabel(requests.productName).fill('ইনসুলিন মিক্সটার্ড');
    await row.getByLabel(requests.strength).fill('১০০ আইইউ');
    await row.getByLabel(requests.quantity).fill('২');
    await page.getByLabel(addresses.receiverPhone).fill('০১৭১২৩৪৫৬৭৮');
    await page.getByLabel(addresses.division).selectOption({ label: 'ঢাকা' });
    await page.getByLabel(addresses.district).selectOption({ label: 'ঢাকা' });
    await page.getByLabel(addresses.address, { exact: true }).fill('বাড়ি ৭, রোড ৩, মিরপুর');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: requests.send }).click();
    await page.getByRole('heading', { name: outcome.placed }).waitFor({ timeout: 60_000 });
  });

  it('the console has no errors, and the pharmacy has one request with its photo', async () => {
    expect(world.phone.complaints).toEqual([]);
    const { requests: sent } = await readRequests(world.pharmacy);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      items: [{ name: 'ইনসুলিন মিক্সটার্ড', strength: '১০০ আইইউ', quantity: 2 }],
      photos: 1,
    });
  });
});
