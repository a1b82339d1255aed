/**
 * Takes the pictures of the counter for the docs, from a demonstration at SHOP_URL
 * (http://localhost:8080 by default): `node scripts/take-counter-pictures.mjs`. It first writes
 * three requests so that the queue is not empty. Use it only with a demonstration that can be
 * thrown away.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { browserEnvironment, browserOrExit } from './browser.mjs';

const shop = process.env['SHOP_URL'] ?? 'http://localhost:8080';
const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const nobody = '00000000-0000-0000-0000-000000000000';
const password = 'nirog-demo-counter';

/** An invented prescription, as a doctor in Dhaka might write it. */
const lines = [
  ['Dr. N. Haque, MBBS', 40, 70, 34],
  ['Chamber: Mirpur 10, Dhaka', 40, 110, 20],
  ['Mr. Karim, 46 y        12/03', 40, 190, 26],
  ['Rx', 40, 270, 48],
  ['1.  Tab. Napa 500 mg     1+1+1   (5 d)', 70, 340, 30],
  ['2.  Cap. Seclo 20 mg     1+0+1   (14 d)', 70, 410, 30],
  ['3.  Tab. Alatrol 10 mg   0+0+1   (10 d)', 70, 480, 30],
  ['Plenty of water. Again after 2 weeks.', 70, 590, 26],
];

async function photo() {
  const written = lines
    .map(([words, x, y, size]) => `<text x="${x}" y="${y}" font-size="${size}">${words}</text>`)
    .join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="1000"><rect width="760" height="1000" fill="#fbf7ec"/><path d="M40 135h680M40 215h680" stroke="#9aa6b5"/><g fill="#24345c" font-family="serif" font-style="italic">${written}</g></svg>`;
  return sharp(Buffer.from(page))
    .rotate(-2, { background: '#8d8577' })
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function post(path, init) {
  const headers = { 'idempotency-key': randomUUID(), ...init.headers };
  const response = await fetch(`${shop}/api/${path}`, { method: 'POST', ...init, headers });
  const content = await response.json();
  if (content.IsError !== false) throw new Error(`${path}: ${content.Msg}`);
  return content;
}

async function upload(file) {
  const form = new FormData();
  for (const [name, value] of [
    ['From', 'Upload Prescription'],
    ['Description', ''],
    ['activityId', nobody],
  ])
    form.set(name, value);
  form.set('Img', new Blob([file], { type: 'image/jpeg' }), 'prescription.jpg');
  const { Id } = await post('ProductOrderArea/Prescription/Add', { body: form });
  return String(Id);
}

async function write({ receiver, phone, items, photos = [], note = '' }) {
  const address = {
    receiverName: receiver,
    receiverPhone: phone,
    customerPhone: '',
    divisionId: '1',
    division: 'Dhaka',
    districtId: '1',
    district: 'Dhaka',
    areaId: 0,
    area: '',
    address: 'House 7, Road 3, Mirpur',
    maxAmount: 0,
    minChargeAmount: 0,
    chargeAmount: 1,
  };
  const body = JSON.stringify({
    TotalItem: items.length,
    TotalQuantity: items.reduce((sum, { Quantity }) => sum + Quantity, 0),
    Items: items.map((item, at) => ({ ...item, Position: at + 1 })),
    ImgId: photos,
    ActivityId: nobody,
    Remarks: note,
    address,
  });
  const headers = { 'content-type': 'application/json' };
  await post('RequestOrderArea/RequestOrder/Add', { body, headers });
}

const item = (Name, Strength, Quantity) => ({ Name, Strength, Quantity });
await write({
  receiver: 'Abdul Karim',
  phone: '01711000001',
  items: [item('Napa', '500 mg', 15), item('Seclo', '20 mg', 28), item('Alatrol', '10 mg', 10)],
  photos: [await upload(await photo())],
  note: 'If Seclo is not there, something like it.',
});
await write({
  receiver: 'Rahima Khatun',
  phone: '01711000002',
  items: [item('Ace', '500 mg', 20)],
});
await write({
  receiver: 'Shirin Akter',
  phone: '01711000003',
  items: [item('Losectil', '20 mg', 14), item('Fexo', '120 mg', 10)],
});

const browser = await chromium.launch({
  executablePath: browserOrExit(),
  env: browserEnvironment(),
  args: ['--no-sandbox', '--disable-background-networking', '--no-first-run'],
});

async function openCounter(viewport, language) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', colorScheme: 'light' });
  await page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
  await page.goto(`${shop}/counter`);
  await page.locator('input[autocomplete=username]').fill('pharmacist');
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('main tbody tr').first().waitFor();
  await page.waitForTimeout(1_500);
  return page;
}

async function keep(page, file, width) {
  await page.waitForTimeout(1_500);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, file));
}

const desk = await openCounter({ width: 1280, height: 800 }, 'en');
await keep(desk, 'counter-queue.webp', 1024);
await desk.locator('main tbody tr a').first().click();
await desk.locator('main img').first().waitFor();
await keep(desk, 'counter-request.webp', 1024);
const phone = await openCounter({ width: 360, height: 740 }, 'bn');
await keep(phone, 'counter-bengali.webp', 360);
await browser.close();
