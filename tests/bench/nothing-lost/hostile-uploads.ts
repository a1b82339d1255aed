import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { aDoc, aDocx, aPhoto, aPng } from '#tests/server/support/files.ts';
import { aPdf } from '#tests/server/support/pdf-files.ts';
import { openTestShop, uploadFile, type TestShop } from '#tests/server/support/test-shop.ts';
import { docxMime, hostileFiles, type HostileFile } from './hostile-files.ts';
import type { Trial } from './trial.ts';

/**
 * Content that no stored file may contain in any of its parts: programs, links to the outside, and
 * the place of a photo.
 */
const active =
  /<script|<svg|\/JavaScript|\/J#61vaScript|\/Launch|\/L#61unch|\/SubmitForm|\/ImportData|\/GoToR|\/GoToE|vbaProject|_VBA|DDEAUTO|attachedTemplate|bad\.example|oleObject|^MZ/;
const place = /CanaryCam|GPSLatitude/;

/** Uploads that many hostile files, and then checks every stored file with independent readers. */
export async function hostileUploads(times: number): Promise<Trial> {
  const shop = await openTestShop();
  const broken = { 'wrong type': 0, active: 0, 'with its place': 0, 'plain ones refused': 0 };
  const sent = { active: 0, placed: 0 };
  let tried = 0;
  try {
    broken['plain ones refused'] = await plainRefused(shop);
    for await (const { content, ...parts } of hostileFiles()) {
      if (tried === times) break;
      tried += 1;
      const text = textOf(content);
      if (active.test(text)) sent.active += 1;
      if (place.test(text)) sent.placed += 1;
      await uploadFile(shop, content, parts);
    }
    // Readers that find nothing in the uploads would find nothing in the stored files either.
    if (sent.active === 0 || sent.placed === 0) throw new Error('The readers see nothing.');
    for (const { fileKey, mime } of await shop.database.db.select().from(prescriptions)) {
      const bytes = await shop.files.read(fileKey);
      if ((await kindOf(bytes)) !== mime) broken['wrong type'] += 1;
      const text = textOf(bytes);
      if (active.test(text)) broken.active += 1;
      if (place.test(text) || (await hasPlace(bytes, mime))) broken['with its place'] += 1;
    }
  } finally {
    await shop.close();
  }
  const goal = '0 stored under a wrong type, 0 run, 0 GPS kept';
  return { what: 'hostile uploads', tried, broken, goal };
}

/** A shop that refuses every file would pass all other checks. */
async function plainRefused(shop: TestShop): Promise<number> {
  const plain: HostileFile[] = [
    { content: await aPhoto(), name: 'a.jpg', mime: 'image/jpeg' },
    { content: await aPng(), name: 'a.png', mime: 'image/png' },
    { content: aPdf(), name: 'a.pdf', mime: 'application/pdf' },
    { content: aDoc(), name: 'a.doc', mime: 'application/msword' },
    { content: aDocx(), name: 'a.docx', mime: docxMime },
  ];
  let refused = 0;
  for (const { content, ...parts } of plain)
    refused += (await uploadFile(shop, content, parts)).envelope.IsError ? 1 : 0;
  return refused;
}

/** The file's type according to an independent reader; '' if none can read it. */
async function kindOf(bytes: Buffer): Promise<string> {
  const begin = bytes.subarray(0, 8).toString('latin1');
  if (begin.startsWith('%PDF-')) return 'application/pdf';
  if (begin.startsWith('\u00d0\u00cf\u0011\u00e0')) return 'application/msword';
  if (begin.startsWith('PK')) return 'word/document.xml' in unzipSync(bytes) ? docxMime : '';
  const picture = await metadataOf(bytes);
  return picture ? `image/${picture.format}` : '';
}

/** The file's text, with the parts of a zip or a PDF decompressed. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const unpacked = text.startsWith('PK') ? zipText(bytes) : '';
  return [text, unpacked, ...(text.startsWith('%PDF-') ? streamsOf(text) : [])].join('\n');
}

/** '' for a damaged one. */
function zipText(bytes: Buffer): string {
  try {
    const parts = Object.entries(
      unzipSync(bytes, { filter: ({ originalSize }) => originalSize < 1e7 }),
    );
    return parts.map(([name, part]) => `${name}\n${strFromU8(part, true)}`).join('\n');
  } catch {
    return '';
  }
}

/** The decompressed streams of a PDF. */
function streamsOf(text: string): string[] {
  return [...text.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
}

async function hasPlace(bytes: Buffer, mime: string): Promise<boolean> {
  if (!mime.startsWith('image/')) return false;
  return (await metadataOf(bytes))?.exif !== undefined;
}

/** null if it is not a picture. */
function metadataOf(bytes: Buffer) {
  return sharp(bytes)
    .metadata()
    .catch(() => null);
}
