/**
 * How much work a PDF's pages are for whoever draws them. Forms may draw each other: a file of 4 kB
 * can ask for 20^12 drawings, or unpack to a gigabyte (docs/security.md).
 */
import { constants, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** All objects of a file by their number, with every edition of those that were replaced. */
export type Editions = ReadonlyMap<PDFRef, readonly PDFObject[]>;

const megabyte = 1024 * 1024;
/** Bytes of the drawing commands of one page; those of a form count each time that it is drawn. */
const maxDrawnBytes = 16 * megabyte;
/** Bytes of all that is not a picture, unpacked. */
const maxUnpackedBytes = 64 * megabyte;
const maxDepth = 50;

/** As in PDF 32000-1, 7.4; pages and forms may use the short names too. */
const unpackers: Readonly<Record<string, string>> = {
  FlateDecode: 'FlateDecode',
  Fl: 'FlateDecode',
  LZWDecode: 'LZWDecode',
  LZW: 'LZWDecode',
  ASCII85Decode: 'ASCII85Decode',
  A85: 'ASCII85Decode',
  ASCIIHexDecode: 'ASCIIHexDecode',
  AHx: 'ASCIIHexDecode',
  RunLengthDecode: 'RunLengthDecode',
  RL: 'RunLengthDecode',
};

const names = {
  CharProcs: PDFName.of('CharProcs'),
  Contents: PDFName.of('Contents'),
  DecodeParms: PDFName.of('DecodeParms'),
  ExtGState: PDFName.of('ExtGState'),
  Filter: PDFName.of('Filter'),
  Font: PDFName.of('Font'),
  G: PDFName.of('G'),
  Image: PDFName.of('Image'),
  Parent: PDFName.of('Parent'),
  Pattern: PDFName.of('Pattern'),
  Predictor: PDFName.of('Predictor'),
  Resources: PDFName.of('Resources'),
  SMask: PDFName.of('SMask'),
  Subtype: PDFName.of('Subtype'),
  XObject: PDFName.of('XObject'),
} as const;

/** True where a page is more work than a plain prescription ever is. Throws for what cannot be unpacked. */
export function isTooMuchWork(editions: Editions, context: PDFContext): boolean {
  const work = new DrawingWork(editions, context);
  const all = [...editions.values()].flat();
  return all.some((object) => work.isTooLarge(object)) || all.some((one) => work.isTooMuch(one));
}

/** What is drawn by a name that stands in the drawing commands. */
interface Drawable {
  name: string;
  stream: PDFRawStream;
  /** Where what it draws in turn is listed. */
  resources: readonly PDFDict[];
  /** A character of a font that is drawn: every byte of the commands may be it. */
  isGlyph: boolean;
}

class DrawingWork {
  private unpackedBytes = 0;
  private readonly unpacked = new Map<PDFRawStream, Uint8Array>();
  private readonly known = new Map<PDFRawStream, Map<readonly PDFDict[], number>>();
  private readonly editions: Editions;
  private readonly context: PDFContext;

  constructor(editions: Editions, context: PDFContext) {
    this.editions = editions;
    this.context = context;
  }

  /** Unpacks it, unless it is a picture: what a picture takes is bounded by its size. */
  isTooLarge(object: PDFObject): boolean {
    if (!(object instanceof PDFRawStream)) return false;
    if (object.dict.get(names.Subtype) === names.Image) return false;
    if (this.filtersOf(object).some((filter) => !(filter in unpackers))) return false;
    try {
      this.unpack(object);
    } catch {
      // What is broken at once unpacks to nothing; where it is drawn, the file is damaged.
    }
    return this.unpackedBytes > maxUnpackedBytes;
  }

  /** Of each page in it, wherever that stands. */
  isTooMuch(object: PDFObject): boolean {
    return dictsIn(object).some((dict) => {
      const contents = this.all(dict.get(names.Contents));
      const streams = contents
        .flatMap((one) => (one instanceof PDFArray ? one.asArray() : [one]))
        .flatMap((one) => this.streams(one));
      const resources = this.resourcesOf(dict);
      let sum = 0;
      return streams.some((stream) => (sum += this.workOf(stream, resources, [])) > maxDrawnBytes);
    });
  }

  private workOf(
    stream: PDFRawStream,
    inherited: readonly PDFDict[],
    path: readonly PDFRawStream[],
  ): number {
    if (path.includes(stream) || path.length > maxDepth) return Infinity;
    const own = this.dicts(stream.dict.get(names.Resources));
    const resources = own.length > 0 ? own : inherited;
    const before = this.known.get(stream)?.get(resources);
    if (before !== undefined) return before;
    const content = this.unpack(stream);
    const drawn = namesIn(content);
    let work = content.length;
    for (const drawable of this.drawables(resources)) {
      const times = drawn.get(drawable.name) ?? 0;
      if (times === 0) continue;
      const each = this.workOf(drawable.stream, drawable.resources, [...path, stream]);
      // A character that draws no form is remembered by whoever draws it.
      const isRemembered = drawable.isGlyph && each === this.unpack(drawable.stream).length;
      work += drawable.isGlyph && !isRemembered ? content.length * each : times * each;
      if (work > maxDrawnBytes) break;
    }
    const known = this.known.get(stream) ?? new Map<readonly PDFDict[], number>();
    this.known.set(stream, known.set(resources, work));
    return work;
  }

  private drawables(resources: readonly PDFDict[]): Drawable[] {
    const listed = (kind: PDFName) =>
      resources
        .flatMap((one) => this.dicts(one.get(kind)))
        .flatMap((list) => list.entries())
        .map(([name, value]) => ({ name: name.decodeText(), value }));
    const forms = [...listed(names.XObject), ...listed(names.Pattern)].flatMap(({ name, value }) =>
      this.streams(value)
        .filter(({ dict }) => dict.get(names.Subtype) !== names.Image)
        .map((stream) => ({ name, stream, resources, isGlyph: false })),
    );
    const masks = listed(names.ExtGState).flatMap(({ name, value }) =>
      this.dicts(value)
        .flatMap((state) => this.dicts(state.get(names.SMask)))
        .flatMap((mask) => this.streams(mask.get(names.G)))
        .map((stream) => ({ name, stream, resources, isGlyph: false })),
    );
    const glyphs = listed(names.Font).flatMap(({ name, value }) =>
      this.dicts(value).flatMap((font) => {
        const own = this.dicts(font.get(names.Resources));
        return this.dicts(font.get(names.CharProcs))
          .flatMap((list) => list.values())
          .flatMap((one) => this.streams(one))
          .map((stream) => ({
            name,
            stream,
            resources: own.length > 0 ? own : resources,
            isGlyph: true,
          }));
      }),
    );
    return [...forms, ...masks, ...glyphs];
  }

  /** Of the page, else of what stands above it in the tree of pages. */
  private resourcesOf(page: PDFDict): readonly PDFDict[] {
    let level: PDFDict[] = [page];
    for (let depth = 0; depth < maxDepth && level.length > 0; depth += 1) {
      const own = level.flatMap((one) => this.dicts(one.get(names.Resources)));
      if (own.length > 0) return own;
      level = level.flatMap((one) => this.dicts(one.get(names.Parent)));
    }
    return [];
  }

  private all(object: PDFObject | undefined): readonly PDFObject[] {
    if (object instanceof PDFRef) return this.editions.get(object) ?? [];
    return object ? [object] : [];
  }

  private dicts(object: PDFObject | undefined): PDFDict[] {
    return this.all(object).filter((one) => one instanceof PDFDict);
  }

  private streams(object: PDFObject | undefined): PDFRawStream[] {
    return this.all(object).filter((one) => one instanceof PDFRawStream);
  }

  private filtersOf({ dict }: PDFRawStream): string[] {
    const filter = this.context.lookup(dict.get(names.Filter));
    const all = filter instanceof PDFArray ? filter.asArray() : [filter];
    return all
      .map((one) => this.context.lookup(one))
      .filter((one) => one instanceof PDFName)
      .map((name) => name.decodeText());
  }

  private unpack(stream: PDFRawStream): Uint8Array {
    const before = this.unpacked.get(stream);
    if (before) return before;
    const content = this.unpackedOnce(stream);
    this.unpackedBytes += content.length;
    this.unpacked.set(stream, content);
    return content;
  }

  /** At most one byte more than may be unpacked at all. */
  private unpackedOnce(stream: PDFRawStream): Uint8Array {
    const filters = this.filtersOf(stream).map((filter) => unpackers[filter] ?? '');
    const [first] = filters;
    if (first === undefined) return stream.contents;
    if (filters.includes('')) throw new Error('What is drawn is packed as a picture.');
    const room = Math.max(maxUnpackedBytes - this.unpackedBytes, 0) + 1;
    if (filters.length === 1 && first === 'FlateDecode' && !this.isPredicted(stream))
      return inflated(stream.contents, room);
    const dict = stream.dict.clone();
    dict.set(names.Filter, this.context.obj(filters.map((filter) => PDFName.of(filter))));
    return Uint8Array.from(
      decodePDFRawStream(PDFRawStream.of(dict, stream.contents)).getBytes(room),
    );
  }

  private isPredicted({ dict }: PDFRawStream): boolean {
    const parms = this.context.lookup(dict.get(names.DecodeParms));
    const predictor = parms instanceof PDFDict ? parms.lookup(names.Predictor) : null;
    return predictor instanceof PDFNumber && predictor.asNumber() > 1;
  }
}

function inflated(content: Uint8Array, room: number): Uint8Array {
  try {
    return inflateSync(content, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (failure) {
    const isMore = failure instanceof RangeError && Reflect.get(failure, 'code') === tooLarge;
    if (isMore) return new Uint8Array(room);
    throw failure;
  }
}

const tooLarge = 'ERR_BUFFER_TOO_LARGE';

/** The object, and whatever stands in it; no reference is followed. */
function dictsIn(object: PDFObject): PDFDict[] {
  const found: PDFDict[] = [];
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFArray) waiting.push(...next.asArray());
    const dict = next instanceof PDFRawStream ? next.dict : next;
    if (!(dict instanceof PDFDict)) continue;
    found.push(dict);
    waiting.push(...dict.values());
  }
  return found;
}

/** How often each name stands in drawing commands. */
function namesIn(content: Uint8Array): ReadonlyMap<string, number> {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const times = new Map<string, number>();
  for (const [, written = ''] of text
    .toString('latin1')
    .matchAll(/\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g)) {
    const name = written.includes('#') ? PDFName.of(written).decodeText() : written;
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return times;
}
