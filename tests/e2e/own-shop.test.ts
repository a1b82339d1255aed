/**
 * The owner's afternoon: from an empty data folder to the first customer's order. A second shop with
 * other settings runs beside it.
 */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSettings } from '#demo/seed/shop.ts';
import { emptySettings } from '#domain/shop.ts';
import { startSmsReceiver, type SmsReceiver } from '#tests/server/support/sms-receiver.ts';
import { untilCached } from './support/cached-pages.ts';
import { openDesk, type Desk } from './support/counter.ts';
import { touchInput } from './support/input-methods.ts';
import { addFromSearch } from './support/main-paths.ts';
import { openNetwork, type Network } from './support/network.ts';
import { takePhone, untilControlled, type Phone } from './support/phone.ts';
import {
  aLogo,
  becomeOwner,
  codeOf,
  middleOf,
  ownerPassword,
  ownersLink,
  startRealShop,
} from './support/real-shop.ts';
import type { PharmacyServer } from './support/server.ts';
import { findInStores } from './support/stores.ts';
import { goOffline } from './support/test-world.ts';
import { click, tap, tapAndChoose, tapAndType } from './support/touch.ts';

/** What the owner enters by hand. */
const hers = {
  name: { en: 'Rahmat Pharmacy', bn: 'রহমত ফার্মেসি' },
  tagline: { en: 'Beside the river since 1998', bn: '১৯৯৮ থেকে নদীর পাড়ে' },
  phone: '01911-445566',
  address: { en: 'Ghat Road 7, Barishal', bn: 'ঘাট রোড ৭, বরিশাল' },
  licence: 'DL-BAR-2217',
  charge: '47',
  returns: {
    en: '## Our word\n\nBring it back within nine days, or call {phone}.',
    bn: '## আমাদের কথা\n\nনয় দিনের মধ্যে ফেরত আনুন, অথবা ফোন করুন {phone} নম্বরে।',
  },
};
const blue = { colour: '#1a5cad', pixel: [0x1a, 0x5c, 0xad] };

/** What the second shop's owner has entered. */
const theirs = {
  name: { en: 'Shapla Drug House', bn: 'শাপলা ড্রাগ হাউস' },
  tagline: { en: 'On the hill', bn: 'পাহাড়ের ওপরে' },
  phone: '01811-998877',
  address: { en: 'Station Road 3, Sylhet', bn: 'স্টেশন রোড ৩, সিলেট' },
  licence: 'DL-SYL-9034',
  returns: { en: 'We exchange for thirty days.', bn: 'ত্রিশ দিন পর্যন্ত বদলে দিই।' },
};
const red = { colour: '#b02a37', pixel: [0xb0, 0x2a, 0x37] };

const wordsOf = ({ name, tagline, phone, address, licence }: typeof hers | typeof theirs) => [
  name.en,
  name.bn,
  tagline.en,
  tagline.bn,
  phone,
  // As in a link to call it.
  `+88${phone.replace('-', '')}`,
  address.en,
  address.bn,
  licence,
];
const ofHers = [...wordsOf(hers), 'within nine days', 'নয় দিনের মধ্যে'];
const ofTheirs = [...wordsOf(theirs), theirs.returns.en, theirs.returns.bn];
const { identity, contact, legal } = demoSettings;
const ofDemonstration = [
  identity.name.en,
  identity.name.bn,
  identity.tagline.en,
  identity.tagline.bn,
  ...contact.phones,
  contact.email,
  contact.address.en,
  contact.address.bn,
  legal.licenceNumber,
  legal.pharmacist.registration,
];

const customer = { phone: '01712345678', name: 'Karim', address: 'House 7, Road 3' };

/** A price list as the owner has it in her spreadsheet, with headings of the market lists. */
const priceList = [
  'name,strength,form,company,price,stock,prescription',
  'Napa,500 mg,Tablet,Beximco,1.2,500,no',
  'Orsaline,10.25 g,Sachet,SMC,6,80,no',
].join('\n');

let sms: SmsReceiver;
let pharmacy: PharmacyServer;
let second: Promise<PharmacyServer>;
let desk: Desk;
let network: Network;
let phone: Phone;
/** The customer's page. */
let page: Page;

beforeAll(async () => {
  sms = await startSmsReceiver();
  pharmacy = await startRealShop(sms.env);
  // The second shop starts while the first owner works.
  second = startSecondShop();
  second.catch(() => undefined);
  network = await openNetwork(() => pharmacy.origin);
  desk = await openDesk(pharmacy);
  phone = await takePhone();
  page = await phone.open();
  // The first start of an empty folder is long on a busy machine.
}, 300_000);

afterAll(async () => {
  await phone.remove();
  await desk.remove();
  await network.close();
  sms.close();
  await pharmacy.remove();
  await (await second).remove();
});

async function startSecondShop(): Promise<PharmacyServer> {
  const shop = await startRealShop({});
  const owner = await becomeOwner(shop, 'Shapla');
  const logo = await owner.uploadLogo(await aLogo('diamond', red.colour));
  const { name, tagline, address } = theirs;
  await owner.save('identity', { name, tagline, copyrightYear: 2011, logo, color: red.colour });
  await owner.save('contact', { ...emptySettings.contact, phones: [theirs.phone], address });
  await owner.save('legal', { ...emptySettings.legal, licenceNumber: theirs.licence });
  await owner.save('page-returns', { text: theirs.returns });
  const { rows } = await owner.section('districts');
  const dearer = { standard: 90_00, threshold: 0, reduced: 0 };
  await owner.save('districts', { rows: rows.map((row) => ({ ...row, ...dearer })) });
  await owner.save('opening', { state: 'open', note: { en: '', bn: '' } });
  return shop;
}

/** Clicks a control of the desk that is called so. */
async function press(role: 'button' | 'link' | 'checkbox', name: string | RegExp): Promise<void> {
  const control = desk.page.getByRole(role, { name, exact: true });
  await click(desk.page, control.first());
}

/** Clicks a field of the desk, and types over what it holds. */
async function type(label: string, text: string): Promise<void> {
  const field = desk.page.getByLabel(label, { exact: true });
  await click(desk.page, field);
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await desk.page.keyboard.press('ControlOrMeta+A');
  await desk.page.keyboard.type(text);
  await expect.poll(() => field.inputValue()).toBe(text);
}

async function typeBoth(label: string, { en, bn }: { en: string; bn: string }): Promise<void> {
  await type(`${label} (English)`, en);
  await type(`${label} (Bengali)`, bn);
}

/** Opens a part of the shop from the list of its parts. */
async function openPart(name: RegExp): Promise<void> {
  await press('link', 'Shop');
  await desk.page.getByRole('heading', { level: 1, name: 'Shop', exact: true }).waitFor();
  await press('link', name);
}

/** Saves the open part, which nobody has saved before. */
async function saveFirst(): Promise<void> {
  await press('button', 'Save');
  await desk.page.getByText(/^Last change: Salma/).waitFor();
}

const step = (title: string) =>
  desk.page
    .getByRole('region', { name: 'Checklist' })
    .getByRole('listitem')
    .filter({ has: desk.page.getByRole('heading', { name: title, exact: true }) });

/** Opens the checklist, where this step is done. */
async function expectDone(title: string): Promise<void> {
  await press('link', 'Opening');
  await step(title).getByText('Done', { exact: true }).waitFor();
}

async function chooseFile(label: string, file: { name: string; buffer: Buffer }): Promise<void> {
  const opened = desk.page.waitForEvent('filechooser');
  await click(desk.page, desk.page.getByLabel(label));
  const mimeType = file.name.endsWith('.png') ? 'image/png' : 'text/csv';
  await (await opened).setFiles({ ...file, mimeType });
}

const dialogOf = (one: Page): Locator => one.locator('dialog:modal').last();

// shell-128
describe('the owner’s afternoon', () => {
  // shell-130
  it('a stranger reads that the pharmacy opens soon, in both languages', async () => {
    await page.goto(network.origin);
    await page.getByText('The pharmacy opens soon.').waitFor();
    await tap(page, page.getByRole('button', { name: 'বাংলা' }));
    await page.getByText('ফার্মেসি শিগগিরই খুলছে।').waitFor();
    await tap(page, page.getByRole('button', { name: 'English' }));
    await page.getByText('The pharmacy opens soon.').waitFor();
    await untilControlled(page);
  });

  // counter-13, counter-17, counter-320
  it('the printed invitation makes her the owner, with a second step and recovery codes', async () => {
    await desk.page.goto(await ownersLink(pharmacy));
    await press('button', 'Continue');
    await type('Your name', 'Salma');
    await type('Your password', ownerPassword);
    const key = await desk.page.locator('fieldset code').textContent();
    await type('Code from your authenticator app', codeOf(key ?? ''));
    await press('button', 'Begin');
    const codes = desk.page.getByRole('group', { name: 'Recovery codes' }).getByRole('listitem');
    await expect.poll(() => codes.count()).toBe(10);
    await press('button', 'I have written them down');
    await desk.page.getByRole('heading', { level: 1, name: 'Opening' }).waitFor();
    await step('Name and contacts').getByText('Missing: name').waitFor();
  });

  // counter-322
  it('the shop cannot open without a name and a phone number', async () => {
    await press('button', 'Open the shop');
    await desk.page
      .getByText('The shop needs a name and a phone number before it can open.')
      .waitFor();
  });

  // shell-124, counter-321
  it('she enters her name in both languages and her logo, then her contacts and licence', async () => {
    await press('link', 'Name and logo');
    await typeBoth('Name', hers.name);
    await typeBoth('Tagline', hers.tagline);
    await type('Year in the footer', '1998');
    const logo = { name: 'logo.png', buffer: await aLogo('disc', blue.colour) };
    await chooseFile('Upload a logo', logo);
    await desk.page.getByText('Customers see a new logo once you save.').waitFor();
    await saveFirst();

    await press('link', 'Opening');
    await press('link', 'Contact and opening hours');
    await type('Phone numbers', hers.phone);
    await typeBoth('Address', hers.address);
    await saveFirst();

    await press('link', 'Opening');
    await press('link', 'Licences');
    await type('Drug licence number', hers.licence);
    await typeBoth('Pharmacist in charge', { en: 'Anwara Begum', bn: 'আনোয়ারা বেগম' });
    await type('Registration number of the pharmacist', 'A-41107');
    await saveFirst();
    await expectDone('Licence');
  });

  // counter-321, counter-343
  it('she sets one delivery charge for all districts', async () => {
    await press('link', 'Charges by district');
    await press('button', 'Set for all…');
    const dialog = dialogOf(desk.page);
    await dialog.getByLabel('Charge (৳)', { exact: true }).waitFor();
    await type('Charge (৳)', hers.charge);
    await type('Lower charge from an order of (৳)', '0');
    await type('Lower charge (৳)', '0');
    await press('button', 'Put into the table');
    await dialog.waitFor({ state: 'detached' });
    await saveFirst();
    await press('link', 'Opening');
    await press('checkbox', 'I have checked what delivery costs');
    await step('Delivery').getByText('Done', { exact: true }).waitFor();
  });

  // counter-165, counter-167, counter-330
  it('she imports her price list', async () => {
    await press('link', 'Import a file');
    await chooseFile('Choose a file', { name: 'prices.csv', buffer: Buffer.from(priceList) });
    // The columns are guessed once for a file without ids.
    await press('button', 'Read the file');
    await press('button', 'Import 2 changes');
    await click(
      desk.page,
      dialogOf(desk.page).getByRole('button', { name: 'Import', exact: true }),
    );
    await desk.page.getByText('The file is imported.').waitFor();
    await expectDone('Products');
  });

  // counter-354
  it('she takes cash only', async () => {
    await openPart(/^Payment/);
    const now = desk.page.getByRole('checkbox', { name: 'Pay Now' });
    await click(desk.page, now);
    await expect.poll(() => now.isChecked()).toBe(false);
    await saveFirst();
  });

  // counter-380
  it('she writes her own return policy, with her phone number as a figure', async () => {
    await openPart(/^Page: Return Policy/);
    await typeBoth('Text', hers.returns);
    await saveFirst();
    await press('link', 'Opening');
    await press('checkbox', 'I have read the pages');
    await step('Pages').getByText('Done', { exact: true }).waitFor();
  });

  // counter-322
  it('she opens the shop with one button, after reading what is still open', async () => {
    await press('button', 'Open the shop');
    const dialog = dialogOf(desk.page);
    await dialog.getByText('a first backup').waitFor();
    await click(desk.page, dialog.getByRole('button', { name: 'Open the shop', exact: true }));
    await desk.page.getByText('Your shop is open and takes orders.').waitFor();
    expect(desk.browser.complaints).toEqual([]);
  });
});

describe('the first customer', () => {
  // shell-122, shell-123
  it('sees her name in both languages at a next visit, and no strip', async () => {
    const home = (name: string) => page.getByRole('link', { name: new RegExp(name) }).first();
    // The worker shows the page that it has stored, and renews it for the next visit.
    const namesAtAVisit = async () => {
      await page.goto(network.origin);
      return home(hers.name.en).count();
    };
    await expect.poll(namesAtAVisit, { interval: 1_000 }).toBe(1);
    await page.getByText('The pharmacy opens soon.').waitFor({ state: 'detached' });
    await tap(page, page.getByRole('button', { name: 'বাংলা' }));
    await home(hers.name.bn).waitFor();
    await tap(page, page.getByRole('button', { name: 'English' }));
    await home(hers.name.en).waitFor();
  });

  // shell-123, shell-124
  it('would install an app with her name and her logo', async () => {
    await expectAppOf(pharmacy, hers.name.en, blue.pixel);
    await expectAppOf(await second, theirs.name.en, red.pixel);
  });

  // sign-in-3
  it('signs in with a code by SMS', async () => {
    await tap(page, page.getByRole('button', { name: 'Login' }).first());
    const dialog = dialogOf(page);
    await tapAndType(page, dialog.getByLabel('Mobile Number'), customer.phone);
    await tap(page, dialog.getByRole('button', { name: 'Send code' }));
    await dialog.getByRole('heading', { name: 'Please Enter Your Otp Code' }).waitFor();
    await expect.poll(() => sms.codeFor(customer.phone)).not.toBe('');
    await tapAndType(page, dialog.getByLabel('OTP code'), sms.codeFor(customer.phone));
    await tap(page, dialog.getByRole('button', { name: 'Confirm' }));
    await dialog.waitFor({ state: 'detached' });
  });

  // checkout-1, checkout-98
  it('orders a product for her charge, and reads her phone number on the success page', async () => {
    await addFromSearch({ page, input: touchInput(page), language: 'en' });
    await tap(page, page.getByRole('button', { name: /^Bag/ }).last());
    await tap(page, dialogOf(page).getByRole('button', { name: 'Order Now', exact: true }));
    await page.waitForURL(/\/Checkout/);
    const form = page.locator('main form');
    await tapAndType(page, form.getByLabel(/^Receiver Name/), customer.name);
    await tapAndType(page, form.getByLabel('Receiver Phone Number'), customer.phone);
    await tapAndChoose(page, form.getByLabel('Division'), 'Dhaka');
    await tapAndChoose(page, form.getByLabel('District'), 'Dhaka');
    await tapAndType(page, form.getByLabel('Address', { exact: true }), customer.address);
    const charge = page.locator('main dl > *').filter({ hasText: 'Delivery charge' });
    await charge.getByText(`৳${hers.charge}.00`).first().waitFor();
    expect(await page.getByRole('radio', { name: 'Pay Now' }).count()).toBe(0);
    await tap(page, form.getByRole('radio', { name: /^Cash On Delivery/ }));
    await tap(page, page.getByRole('button', { name: 'Place Order', exact: true }));
    await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor();
    await page.locator('main').getByRole('link', { name: hers.phone }).first().waitFor();
  });

  it('is served: the order is at her counter, with the sum of her price and her charge', async () => {
    await press('link', 'Orders');
    const order = desk.page.getByRole('row').filter({ hasText: /N-\d+/ });
    await order.first().getByText(customer.name).waitFor();
    await order.first().getByText('৳49.40').first().waitFor();
    expect(await order.count()).toBe(1);
  });

  // checkout-106, checkout-108
  it('reads her name, address and phone number on the invoice', async () => {
    await tap(page, page.getByRole('button', { name: 'View Order' }));
    const [sheet] = await Promise.all([
      page.context().waitForEvent('page'),
      tap(page, page.getByRole('link', { name: 'Print Invoice' })),
    ]);
    await sheet.getByRole('heading', { level: 1, name: /^Invoice N-/ }).waitFor();
    const paper = sheet.getByRole('article');
    for (const word of [hers.name.en, hers.address.en, hers.phone, `${hers.charge}.00`])
      await paper.getByText(word).first().waitFor();
    await sheet.close();
  });

  // shell-122, counter-381
  it('reads her return policy without a network', async () => {
    await page.goto(`${network.origin}/return`);
    await page.getByText('Bring it back within nine days').waitFor();
    await untilCached(page, ['/return?language=en']);
    await goOffline(network, phone);
    await page.close();
    page = await phone.open();
    await page.goto(`${network.origin}/return`);
    await page.getByText(`within nine days, or call ${hers.phone}.`).waitFor();
    expect(phone.complaints).toEqual([]);
  });
});

describe('the second shop beside it', () => {
  // shell-123, shell-128
  it('and the demonstration appear nowhere in hers, and hers nowhere in it', async () => {
    const inHers = await everythingFrom(pharmacy);
    const inTheirs = await everythingFrom(await second);
    // The search finds what is there.
    expect(ofHers.filter((word) => !inHers.some(({ text }) => text.includes(word)))).toEqual([]);
    expect(ofTheirs.filter((word) => !inTheirs.some(({ text }) => text.includes(word)))).toEqual(
      [],
    );
    expect(foundIn(inHers, [...ofTheirs, ...ofDemonstration])).toEqual([]);
    expect(foundIn(inTheirs, [...ofHers, ...ofDemonstration])).toEqual([]);
  });

  it('is not on the phone of her customer', async () => {
    const found = await findInStores(page, [hers.returns.en.slice(15, 40), ...ofTheirs]);
    expect(new Set(found.map(({ word }) => word))).toEqual(
      new Set([hers.returns.en.slice(15, 40)]),
    );
  });
});

interface Answer {
  path: string;
  text: string;
}

const publicPages = [
  '/',
  '/about',
  '/contact',
  '/branchLocation',
  '/gallery',
  '/howToOrder',
  '/privacy',
  '/return',
  '/termsCondition',
  '/carrer',
  '/order',
  '/Checkout',
  '/category/medicine',
  '/products/Search?query=napa',
];

/** What the shop sends to a visitor: pages with their JSON-LD in both languages, and its facts. */
async function everythingFrom({ origin }: PharmacyServer): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const language of ['en', 'bn'])
    for (const path of publicPages) {
      const headers = { cookie: `lang=${language}`, accept: 'text/html' };
      const text = await (await fetch(origin + path, { headers })).text();
      answers.push({ path: `${path} (${language})`, text });
    }
  for (const path of [
    '/manifest.webmanifest',
    '/api/Shop',
    '/api/Shop/Directors',
    '/api/Shop/Page?name=returns',
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/counter',
    '/.well-known/assetlinks.json',
  ])
    answers.push({ path, text: await (await fetch(origin + path)).text() });
  const home = answers[0]?.text ?? '';
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(home)?.[1] ?? '';
  answers.push({ path: 'the structured data', text: JSON.stringify(JSON.parse(facts)) });
  return answers;
}

function foundIn(answers: readonly Answer[], words: readonly string[]): string[] {
  return answers.flatMap(({ path, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${word}: ${path}`),
  );
}

/** Expects the manifest to which the home page links to have this name, and icons of this colour. */
async function expectAppOf(shop: PharmacyServer, name: string, pixel: number[]): Promise<void> {
  const home = await (await fetch(shop.origin)).text();
  const link = /<link rel="manifest" href="([^"]+)"/.exec(home)?.[1] ?? '';
  const manifest = await (await fetch(new URL(link, shop.origin))).json();
  const { icons, ...app } = manifest as {
    name: string;
    short_name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect([app.name, app.short_name, icons.length]).toEqual([name, name, 5]);
  for (const { src, sizes, purpose } of icons) {
    const response = await fetch(new URL(src, shop.origin));
    const icon = Buffer.from(await response.arrayBuffer());
    const { width, height } = await sharp(icon).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    const expected = purpose === 'monochrome' ? [0, 0, 0] : pixel;
    const middle = await middleOf(icon);
    const away = middle.map((part, at) => Math.abs(part - (expected[at] ?? 0)));
    expect([src, Math.max(...away) <= 4]).toEqual([src, true]);
  }
}
