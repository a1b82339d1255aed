import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPdf as aBuiltPdf, formsOfForms } from '#tests/server/support/pdf-files.ts';
import { aRequest, requestPath } from '#tests/server/support/requests.ts';
import { openDesk, signInAtCounter, staffPassword, type Desk } from './support/counter.ts';
import { counterFaults } from './support/counter-faults.ts';
import { speak } from './support/inspect-page.ts';
import { prescriptionPhoto } from './support/photo.ts';
import { preparePharmacy, type PharmacyServer } from './support/server.ts';

let pharmacy: PharmacyServer;
/** The computers of a pharmacist and of the owner, who is a pharmacist too. */
let first: Desk;
let second: Desk;

beforeAll(async () => {
  pharmacy = await preparePharmacy();
  await pharmacy.start();
  first = await openDesk(pharmacy);
  second = await openDesk(pharmacy);
  await signInAtCounter(first, pharmacy, 'pharmacist');
  await signInAtCounter(second, pharmacy, 'owner');
});

afterAll(async () => {
  await first.remove();
  await second.remove();
  await pharmacy.remove();
});

async function ask(path: string, body: FormData | string, headers: Record<string, string> = {}) {
  const response = await fetch(`${pharmacy.origin}/api/${path}`, {
    method: 'POST',
    headers,
    body,
  });
  const answer = (await response.json()) as {
    Id: string;
    Msg: string;
    IsError: boolean;
    Data: Record<string, string>;
  };
  expect(answer).toMatchObject({ IsError: false });
  return answer;
}

async function aPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const words of ['First page: Napa 500 mg', 'Second page: Seclo 20 mg'])
    pdf.addPage([400, 560]).drawText(words, { x: 40, y: 480, size: 24, font });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

interface SentFile {
  name: string;
  type: string;
  content: Buffer;
}

async function photoAndPdf(): Promise<SentFile[]> {
  const photo = await prescriptionPhoto('from-the-doctor');
  return [
    { name: photo.name, type: photo.mimeType, content: photo.buffer },
    { name: 'report.pdf', type: 'application/pdf', content: await aPdf() },
  ];
}

/** A page as an office scanner packs it (support/scans/README.md). */
function aScan(packed: string): SentFile {
  const content = readFileSync(join(import.meta.dirname, 'support', 'scans', `${packed}.pdf`));
  return { name: `${packed}.pdf`, type: 'application/pdf', content };
}

/**
 * Sends a customer's request with three medicines and these files, by default a photo and a PDF.
 */
async function sendRequest(sent?: SentFile[]): Promise<{ id: string; number: string }> {
  const json = { 'content-type': 'application/json' };
  const login = { UserName: '01700000101', Password: 'nirog-demo' };
  const { Data: who } = await ask('CustomerArea/Customer/Login', JSON.stringify(login), json);
  const headers = { datacontent: who['datacontent'] ?? '' };
  const files = sent ?? (await photoAndPdf());
  const ids: string[] = [];
  for (const { name, type, content } of files) {
    const form = new FormData();
    form.set('From', 'Upload Prescription');
    form.set('Description', '');
    form.set('Img', new Blob([new Uint8Array(content)], { type }), name);
    ids.push((await ask('ProductOrderArea/Prescription/Add', form, headers)).Id);
  }
  const items = [
    { Name: 'Napa', Strength: '500 mg', Quantity: 10, Position: 1 },
    { Name: 'Napa', Strength: '500 mg', Quantity: 20, Position: 2 },
    { Name: 'Zzyzxin', Strength: '1 mg', Quantity: 2, Position: 3 },
  ];
  const request = aRequest({
    Items: items,
    TotalItem: 3,
    TotalQuantity: 32,
    ImgId: ids,
  });
  const { Data } = await ask(requestPath, JSON.stringify(request), {
    ...headers,
    ...json,
  });
  return { id: Data['Id'] ?? '', number: Data['OrderNo'] ?? '' };
}

const row = (page: Page, n: number) => page.getByRole('listitem', { name: `Medicine ${n}:` });

describe('a request at the counter', () => {
  // counter-58, counter-80, counter-81, counter-85, counter-88, counter-96
  it('the request appears by itself and is quoted with a price, a substitute and an unavailable medicine', async () => {
    const { page } = first;
    await first.go('/queue');
    await page.getByRole('heading', { name: 'Queue' }).waitFor();
    const { number } = await sendRequest();
    const link = page.getByRole('link', { name: number });
    await link.waitFor();
    await page.keyboard.press('j');
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');

    const photo = page.getByRole('img', { name: 'Prescription photo 1' });
    await photo.waitFor();
    await expect
      .poll(() => photo.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
      .toBeGreaterThan(0);
    await page.keyboard.press('r');
    await page.keyboard.press(']');
    const pdf = page.getByRole('group', {
      name: /Prescription photo 2, Page 1 of 2/,
    });
    await pdf.waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByRole('group', { name: /Page 2 of 2/ }).waitFor();
    await page.getByText('The file is coming').waitFor({ state: 'detached' });
    expect(await page.locator('canvas').evaluate(inkOf)).toBeGreaterThan(100);

    await row(page, 1).getByText('in stock').waitFor();
    await row(page, 2)
      .getByRole('button', { name: /^Change/ })
      .click();
    await row(page, 2)
      .getByRole('button', { name: /, Substitute$/ })
      .first()
      .click();
    await row(page, 2).getByText('Substitute', { exact: true }).waitFor();
    await row(page, 3).getByRole('button', { name: 'Not to be had' }).click();
    await page.getByLabel('Note to the customer').fill('The second is by another company.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('heading', { name: new RegExp(`^${number} is answered: ৳`) }).waitFor();
    expect(first.browser.complaints).toEqual([]);
  });

  // counter-81
  it('scans in JPEG 2000, JBIG2 and fax packing are shown, without a different policy for the page', async () => {
    const { page, browser } = first;
    const scans = ['jpeg2000', 'jbig2', 'fax'];
    const { id } = await sendRequest(scans.map(aScan));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await first.go(`/requests/${id}`);
    for (const [position, scan] of scans.entries()) {
      await page.getByRole('group', { name: `Prescription photo ${position + 1}` }).waitFor();
      await page.getByText('The file is coming').waitFor({ state: 'detached' });
      const ink = await page.locator('canvas').evaluate(inkOf);
      expect([scan, ink > 20_000, ink < 500_000]).toEqual([scan, true, true]);
      expect(await page.getByText('Something on this page could not be drawn').count()).toBe(0);
      await page.keyboard.press(']');
    }
    // Decoded by the build's decoders and not by the worker's fallback.
    expect(
      asked.map((url) => /(openjpeg|jbig2)-[\w-]+\.wasm$/.exec(url)?.[1]).filter(Boolean),
    ).toEqual(['openjpeg', 'jbig2']);
    expect(browser.complaints).toEqual([]);
    // The page itself may not compile WebAssembly.
    const compiled = await page.evaluate(async () => {
      const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
      return WebAssembly.compile(empty).then(
        () => 'compiled',
        (refusal: Error) => refusal.name,
      );
    });
    expect(compiled).toBe('CompileError');
    // The violation is reported in the console.
    browser.complaints.splice(0);
  });

  // counter-81
  it('a page that cannot be drawn shows a message and offers the file', async () => {
    const { page, browser } = first;
    const broken = aScan('jpeg2000');
    const start = broken.content.indexOf(Buffer.from([0xff, 0x93]));
    broken.content.fill(0xff, start - 40, start);
    const { id } = await sendRequest([broken, aScan('jbig2')]);
    await first.go(`/requests/${id}`);
    const said = page.getByRole('status').filter({ hasText: 'could not be drawn' });
    await said.waitFor();
    await said.getByRole('link', { name: 'Save the file' }).waitFor();
    await page.keyboard.press(']');
    await page.getByRole('group', { name: 'Prescription photo 2' }).waitFor();
    await page.getByText('The file is coming').waitFor({ state: 'detached' });
    expect(await said.count()).toBe(0);
    expect(browser.complaints).toEqual([]);
  });

  // prescriptions-76
  it('a PDF that takes endless time to draw is aborted and can be saved', async () => {
    const { page } = first;
    const [report] = (await photoAndPdf()).slice(1);
    const { id } = await sendRequest(report && [report]);
    const { page: resources, first: content, levels, last } = formsOfForms;
    const body = aBuiltPdf({ page: resources, objects: [content, ...levels, last] });
    await page.route(/\/Photos\//, (route) =>
      route.fulfill({ contentType: 'application/pdf', body }),
    );
    await first.go(`/requests/${id}`);
    await page.getByText(/^This file takes too long to show\./).waitFor();
    await page.getByRole('link', { name: 'Save the file' }).waitFor();
    await page.unroute(/\/Photos\//);
  });

  // counter-90, counter-92
  it('one of two members works on the request, and the other loses nothing when it is taken over', async () => {
    const { id } = await sendRequest();
    const [mine, theirs] = [first.page, second.page];
    await first.go(`/requests/${id}`);
    await row(mine, 3).getByRole('button', { name: 'Not to be had' }).click();
    await mine.getByLabel('Note to the customer').fill('Mine');
    await second.go(`/requests/${id}`);
    await theirs.getByText(/pharmacist has been working on this/).waitFor();
    await theirs.getByRole('button', { name: 'Take it over' }).click();
    await mine.getByText(/owner has taken this over/).waitFor();
    await row(theirs, 3).getByRole('button', { name: 'Not to be had' }).click();
    await theirs.getByRole('button', { name: /^Answer: ৳/ }).click();
    await theirs.getByText('The customer has been told').waitFor();
    await mine.getByText('Somebody has answered meanwhile').waitFor();
    expect(await mine.getByLabel('Note to the customer').inputValue()).toBe('Mine');
  });

  // counter-31, counter-93
  it('an ended session loses nothing of the quote', async () => {
    const { id, number } = await sendRequest();
    const { page } = first;
    await first.go(`/requests/${id}`);
    await row(page, 3).getByRole('button', { name: 'Not to be had' }).click();
    await page.getByLabel('Note to the customer').fill('Before it ended');
    await page.context().clearCookies();
    // The request for the queue may detect it before the quote does: then the dialog covers the
    // button.
    const pressed = page.getByRole('button', { name: /^Answer: ৳/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(staffPassword);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await pressed;
    await page.getByRole('heading', { name: new RegExp(`^${number} is answered`) }).waitFor();
  });

  // counter-83
  it('the screen has no violation found by axe, on desk and phone, in both languages and themes', async () => {
    const { id } = await sendRequest();
    const { page } = first;
    for (const path of ['/queue', `/requests/${id}`]) {
      await first.go(path);
      await page
        .getByRole(path === '/queue' ? 'table' : 'combobox')
        .first()
        .waitFor();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await counterFaults(page)).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  // counter-80
  it('the photo tools are on one line, on the narrowest phone too', async () => {
    const { id } = await sendRequest();
    const { page } = first;
    await page.setViewportSize({ width: 320, height: 740 });
    await first.go(`/requests/${id}`);
    for (const language of ['bn', 'en'] as const) {
      await speak(page, language);
      await page
        .getByRole('button', { name: language === 'bn' ? /^ছবি\s?[০-৯]/ : /^Photos/ })
        .click();
      const tools = page.getByRole('toolbar').getByRole('button');
      await tools.first().waitFor();
      const places = await tools.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => [y, height >= 44]),
      );
      expect(places).toHaveLength(6);
      expect(new Set(places.map(String)).size).toBe(1);
      expect(places[0]?.[1]).toBe(true);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

/** The number of dark pixels of the canvas: a page that was not drawn has none. */
function inkOf(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
    data: [],
  };
  let dark = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 255) < 100 && (data[at + 3] ?? 0) > 200) dark += 1;
  return dark;
}
