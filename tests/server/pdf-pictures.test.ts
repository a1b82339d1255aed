import { deflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPdf } from '#server/services/uploads/pdf/read-pdf.ts';
import { blankedJpeg } from '#server/services/uploads/jpeg-metadata.ts';
import { aPhoto } from './support/files.ts';
import { aPdf, aStream } from './support/pdf-files.ts';

const canary = 'CanaryCam';
const gps = Buffer.from('<x:xmpmeta exif:GPSLatitude="23,46N" tiff:Make="CanaryCam"/>');

/** The base 85 encoding of PDF. */
function ascii85(content: Buffer): string {
  let text = '';
  for (let at = 0; at < content.length; at += 4) {
    const piece = content.subarray(at, at + 4);
    let value = Buffer.concat([piece, Buffer.alloc(4 - piece.length)]).readUInt32BE();
    const signs: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      signs.unshift(String.fromCharCode(33 + (value % 85)));
      value = Math.floor(value / 85);
    }
    const isShort = piece.length < 4 || signs.join('') !== '!!!!!';
    text += isShort ? signs.slice(0, piece.length + 1).join('') : 'z';
  }
  return `${text}~>`;
}

describe('a photo inside a PDF', () => {
  // prescriptions-65
  it.each([true, false])(
    'keeps its picture and nothing else (packed objects: %s)',
    async (isPacked) => {
      const photo = await aPhoto();
      const bytes = aPdf({ picture: photo, isPacked });
      const before = Buffer.from(bytes);
      expect(bytes.includes(canary)).toBe(true);
      expect(await cleanPdf(bytes)).toBeNull();
      expect(bytes.includes(canary)).toBe(false);
      expect(bytes.length).toBe(before.length);
      const blank = blankedJpeg(photo) ?? new Uint8Array();
      expect(bytes.includes(Buffer.from(blank))).toBe(true);
      const shown = (file: Uint8Array) => sharp(file).raw().toBuffer();
      expect((await shown(blank)).equals(await shown(photo))).toBe(true);
      expect((await sharp(blank).metadata()).exif?.includes(canary) ?? false).toBe(false);
      expect(await cleanPdf(bytes)).toBeNull();
    },
  );

  it('as a library embeds it', async () => {
    const made = await PDFDocument.create();
    const image = await made.embedJpg(await aPhoto());
    made.addPage().drawImage(image);
    const bytes = await made.save();
    expect(Buffer.from(bytes).includes(canary)).toBe(true);
    expect(await cleanPdf(bytes)).toBeNull();
    expect(Buffer.from(bytes).includes(canary)).toBe(false);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  });

  it('that is compressed twice is compressed again without its metadata', async () => {
    const packed = deflateSync(await aPhoto(), { level: 6 });
    const filter = '/Subtype /Image /Filter [/FlateDecode /DCTDecode]';
    const body = aStream(`${filter} /Length ${packed.length}`, packed);
    const bytes = aPdf({ objects: [{ n: 9, body }] });
    expect(await cleanPdf(bytes)).toBeNull();
    expect(bytes.includes(packed)).toBe(false);
    const stream = (await PDFDocument.load(bytes)).context.lookup(PDFRef.of(9));
    if (!(stream instanceof PDFRawStream)) throw new Error('No stream.');
    stream.dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    const jpeg = Buffer.from(decodePDFRawStream(stream).decode());
    expect(jpeg.includes(canary)).toBe(false);
    expect((await sharp(jpeg).metadata()).width).toBe(320);
  });

  it('that is encoded as text is accepted without a location, and refused with one', async () => {
    const photo = await aPhoto();
    const plain = await sharp(photo).jpeg().toBuffer();
    const written = (picture: Buffer) => {
      const text = Buffer.from(ascii85(picture));
      const filter = '/Subtype /Image /Filter [/ASCII85Decode /DCTDecode]';
      return aPdf({ objects: [{ n: 9, body: aStream(`${filter} /Length ${text.length}`, text) }] });
    };
    expect(await cleanPdf(written(plain))).toBeNull();
    expect(await cleanPdf(written(photo))).toBe('place');
  });

  it('loses a description that contains its location', async () => {
    const packed = deflateSync(gps);
    const bytes = aPdf({
      objects: [
        { n: 9, body: aStream(`/Type /Metadata /Subtype /XML /Length ${gps.length}`, gps) },
        {
          n: 10,
          body: aStream(`/Type /Metadata /Filter /FlateDecode /Length ${packed.length}`, packed),
        },
      ],
    });
    expect(await cleanPdf(bytes)).toBeNull();
    expect(bytes.includes(canary)).toBe(false);
    expect(bytes.includes(packed)).toBe(false);
  });

  it('compressed so that it would never end is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024));
    const filter = '/Subtype /Image /Filter [/FlateDecode /DCTDecode]';
    const body = aStream(`${filter} /Length ${bomb.length}`, bomb);
    expect(await cleanPdf(aPdf({ objects: [{ n: 9, body }] }))).toBe('damaged');
  });

  it('loses a second photo behind it, and comments, but not its colours', async () => {
    const profiled = await sharp(await aPhoto())
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const withMore = Buffer.concat([profiled, await aPhoto()]);
    const blank = Buffer.from(blankedJpeg(withMore) ?? []);
    expect(blank.includes(canary)).toBe(false);
    expect((await sharp(blank).metadata()).icc).toBeDefined();
  });
});
