/**
 * Estimates the work of drawing a PDF's pages. Forms may draw each other, so that a 4 kB file can
 * cause 20^12 drawings or expand to a gigabyte (docs/security.md).
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

/** All objects of a file by reference, with every revision of replaced objects. */
export type Editions = ReadonlyMap<PDFRef, readonly PDFObject[]>;

const megabyte = 1024 * 1024;
/**
 * The maximum size of the drawing commands of one page, in bytes. A form counts each time that it
 * is drawn.
 */
const maxDrawnBytes = 16 * megabyte;
/** The maximum size of everything except pictures, decompressed, in bytes. */
const maxUnpackedBytes = 64 * megabyte;
const maxDepth = 50;

/** The filters of PDF 32000-1, 7.4. Pages and forms may use the short names too. */
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

/**
 * Whether drawing a page takes more work than any ordinary prescription. Throws if a stream cannot
 * be decompressed.
 */
export function isTooMuchWork(editions: Editions, context: PDFContext): boolean {
  const work = new DrawingWork(editions, context);
  const all = [...editions.values()].flat();
  return all.some((object) => work.isTooLarge(object)) || all.some((one) => work.isTooMuch(one));
}

/** An object that drawing commands draw by its name. */
interface Drawable {
  name: string;
  stream: PDFRawStream;
  /** The resource dictionaries with the objects that it draws. */
  resources: readonly PDFDict[];
  /** A drawn glyph of a font. Every byte of the drawing commands may draw it. */
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

  /** Decompresses the object, unless it is a picture, whose memory is bounded by its dimensions. */
  isTooLarge(object: PDFObject): boolean {
    if (!(object instanceof PDFRawStream)) return false;
    if (object.dict.get(names.Subtype) === names.Image) return false;
    if (this.filtersOf(object).some((filter) => !(filter in unpackers))) return false;
    try {
      this.unpack(object);
    } catch {
      // A damaged stream expands to nothing here. If it is drawn, the file counts as damaged.
    }
    return this.unpackedBytes > maxUnpackedBytes;
  }

  /** Checks the work of each page in the object. */
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
      // Renderers cache glyphs that draw no form.
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

  /**
   * Returns the page's resources, otherwise those inherited from its ancestors in the page tree.
   */
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

  /** Returns at most one byte more than the total limit allows. */
  private unpackedOnce(stream: PDFRawStream): Uint8Array {
    const filters = this.filtersOf(stream).map((filter) => unpackers[filter] ?? '');
    const [first] = filters;
    if (first === undefined) return stream.contents;
    if (filters.includes('')) throw new Error('What is drawn is packed as a picture.');
    const maxBytes = Math.max(maxUnpackedBytes - this.unpackedBytes, 0) + 1;
    if (filters.length === 1 && first === 'FlateDecode' && !this.isPredicted(stream))
      return inflated(stream.contents, maxBytes);
    const dict = stream.dict.clone();
    dict.set(names.Filter, this.context.obj(filters.map((filter) => PDFName.of(filter))));
    return Uint8Array.from(
      decodePDFRawStream(PDFRawStream.of(dict, stream.contents)).getBytes(maxBytes),
    );
  }

  private isPredicted({ dict }: PDFRawStream): boolean {
    const parms = this.context.lookup(dict.get(names.DecodeParms));
    const predictor = parms instanceof PDFDict ? parms.lookup(names.Predictor) : null;
    return predictor instanceof PDFNumber && predictor.asNumber() > 1;
  }
}

function inflated(content: Uint8Array, maxBytes: number): Uint8Array {
  try {
    return inflateSync(content, { maxOutputLength: maxBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (failure) {
    const isMore = failure instanceof RangeError && Reflect.get(failure, 'code') === tooLarge;
    if (isMore) return new Uint8Array(maxBytes);
    throw failure;
  }
}

const tooLarge = 'ERR_BUFFER_TOO_LARGE';

/** Returns the object's dictionary and all nested ones. References are not followed. */
function dictsIn(object: PDFObject): PDFDict[] {
  const dicts: PDFDict[] = [];
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFArray) waiting.push(...next.asArray());
    const dict = next instanceof PDFRawStream ? next.dict : next;
    if (!(dict instanceof PDFDict)) continue;
    dicts.push(dict);
    waiting.push(...dict.values());
  }
  return dicts;
}

/** Counts the occurrences of each name in drawing commands. */
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
