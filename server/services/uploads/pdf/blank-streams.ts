/**
 * Blanks picture metadata (place, time, camera) in a PDF. Blanked data keeps its length, so that
 * the file's cross-reference table remains valid.
 */
import { constants, deflateSync, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  type PDFContext,
} from '@cantoo/pdf-lib';
import { blankedJpeg, isJpeg, tellsPlace } from '#server/services/uploads/jpeg-metadata.ts';

/** A stream and the offset of its content in the file. */
export interface PlacedStream {
  stream: PDFRawStream;
  start: number;
}

/**
 * Why a picture could not be cleared: it contains a location, or is compressed in a way that
 * pictures never are.
 */
export type BlankProblem = 'place' | 'damaged';

const maxUnpackedBytes = 64 * 1024 * 1024;
const pictureFilter = 'DCTDecode';
const description = PDFName.of('Metadata');

/**
 * Blanks metadata within `bytes`. Returns the reason if that is not possible. Call it once all
 * objects are parsed.
 */
export function blankStreams(
  bytes: Uint8Array,
  streams: readonly PlacedStream[],
  context: PDFContext,
): BlankProblem | null {
  let remainingBytes = maxUnpackedBytes;
  for (const { stream, start } of streams) {
    const filters = filtersOf(stream.dict, context);
    const isPicture = filters.some((name) => name === pictureFilter);
    const isDescription = context.lookup(stream.dict.get(PDFName.of('Type'))) === description;
    if (!isPicture && !isDescription && !isJpeg(stream.contents)) continue;
    const packing = filters.filter((name) => name !== pictureFilter);
    const content = unpacked(stream, packing, context, remainingBytes);
    if (content === 'damaged') return content;
    if (packing.length > 0) remainingBytes -= content.length;
    const blank = isDescription ? blankedDescription(content) : blankedJpeg(content);
    if (!blank) continue;
    const repacked = packedAgain(blank, packing, stream.contents.length);
    if (repacked) bytes.set(repacked, start);
    else if (tellsPlace(content)) return 'place';
  }
  return null;
}

/** XMP of a camera picture, as spaces; null for other XMP. */
function blankedDescription(content: Uint8Array): Uint8Array | null {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!['exif:', 'tiff:', 'GPSL'].some((name) => text.includes(name))) return null;
  return new Uint8Array(content.length).fill(0x20);
}

function filtersOf(dict: PDFDict, context: PDFContext): string[] {
  const filter = context.lookup(dict.get(PDFName.of('Filter')));
  const all = filter instanceof PDFArray ? filter.asArray() : [filter];
  return all
    .map((one) => context.lookup(one))
    .filter((one) => one instanceof PDFName)
    .map((name) => name.decodeText());
}

function unpacked(
  { contents }: PDFRawStream,
  packing: readonly string[],
  context: PDFContext,
  remainingBytes: number,
): Uint8Array | 'damaged' {
  const [first, second] = packing;
  if (first === undefined) return contents;
  if (second !== undefined) return 'damaged';
  try {
    if (isFlate(first)) {
      if (remainingBytes <= 0) return 'damaged';
      return inflateSync(contents, {
        maxOutputLength: remainingBytes,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    }
    // ASCII encodings do not expand much. Other filters have no size limit here, so they are
    // rejected.
    if (!['ASCII85Decode', 'ASCIIHexDecode'].includes(first)) return 'damaged';
    const plain = PDFDict.withContext(context);
    plain.set(PDFName.of('Filter'), PDFName.of(first));
    return decodePDFRawStream(PDFRawStream.of(plain, contents)).decode();
  } catch {
    return 'damaged';
  }
}

function isFlate(filter: string): boolean {
  return filter === 'FlateDecode';
}

/** Recompresses the content to at most the original length; null if that is impossible. */
function packedAgain(
  content: Uint8Array,
  [packing]: readonly string[],
  length: number,
): Uint8Array | null {
  if (packing === undefined) return content;
  if (!isFlate(packing)) return null;
  const smallest = deflateSync(content, { level: 9 });
  if (smallest.length > length) return null;
  // Bytes after the end of the compressed data are ignored, like the line end before `endstream`.
  return Buffer.concat([smallest, Buffer.alloc(length - smallest.length)]);
}
