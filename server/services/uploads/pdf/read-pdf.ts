/**
 * Parses a PDF object by object, without drawing it, and decides whether it may be stored. A text
 * search would not work: every fourth 3 MB scan contains `/JS` by chance. Every object is checked,
 * including replaced ones and those in object streams: a PDF library uses the last revision of an
 * object, but a viewer uses the one in the cross-reference table, and the table may point into a
 * picture.
 */
import { constants, inflateSync } from 'node:zlib';
import {
  PDFDict,
  PDFName,
  PDFNumber,
  PDFParser,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { maxBeforePdf } from '#domain/prescription-file.ts';
import { findActive, isActiveName, startsSomething } from './active-content.ts';
import { blankStreams, type PlacedStream } from './blank-streams.ts';
import { isTooMuchWork } from './drawing-work.ts';

/**
 * `locked`: needs a password. `active`: can run, send, start or contain something. `place`: a
 * picture contains its location and is compressed so that it cannot be removed. `heavy`: drawing
 * its pages would take too much work.
 */
export type PdfProblem = 'locked' | 'active' | 'damaged' | 'place' | 'heavy';

/** The maximum size of all decompressed object streams, in bytes. */
const maxUnpackedBytes = 64 * 1024 * 1024;
const deepestNesting = 100;
/** A trailer may be followed by some padding. */
const tailLength = 2_048;

/**
 * Returns the PDF without the bytes that printers and web pages add before its header and after its
 * end.
 */
export function withoutSurroundings(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.subarray(0, maxBeforePdf).indexOf('%PDF-');
  const end = file.lastIndexOf('%%EOF');
  if (start < 0 || end < start) return bytes;
  const line = /^%%EOF\r?\n?/.exec(file.subarray(end, end + 7).toString('latin1'))?.[0] ?? '';
  return bytes.subarray(start, end + line.length);
}

/**
 * Returns the reason why the PDF may not be stored, or null. Blanks picture metadata in `bytes`. A
 * hostile file can make it run without end, so it runs in a child process: see
 * `parse-in-child-process.ts`.
 */
export async function cleanPdf(bytes: Uint8Array): Promise<PdfProblem | null> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const tail = text.slice(-tailLength);
  if (!/^%PDF-[12]\.\d/.test(text)) return 'damaged';
  if (!tail.includes('startxref') || !tail.includes('%%EOF')) return 'damaged';
  const reader = new PdfReader(bytes);
  try {
    const context = await reader.parseDocument();
    return (
      reader.problem ??
      problemAfterReading(context) ??
      reader.problemWithHidden(text) ??
      (isTooMuchWork(reader.editions, context) ? 'heavy' : null) ??
      blankStreams(bytes, reader.streams, context)
    );
  } catch {
    if (reader.problem) return reader.problem;
    // Encrypted streams cannot be decompressed. Report the file as locked, not as damaged.
    return /\/Encrypt\s+\d+\s+\d+\s+R\b/.test(text) ? 'locked' : 'damaged';
  }
}

function problemAfterReading(context: PDFContext): PdfProblem | null {
  const { Encrypt, Root } = context.trailerInfo;
  if (Encrypt) return 'locked';
  const catalog = context.lookup(Root);
  if (!(catalog instanceof PDFDict)) return 'damaged';
  return context.lookup(catalog.get(PDFName.of('Pages'))) instanceof PDFDict ? null : 'damaged';
}

class PdfReader extends PDFParser {
  problem: PdfProblem | null = null;
  readonly streams: PlacedStream[] = [];
  readonly editions = new Map<PDFRef, PDFObject[]>();
  private depth = 0;
  private unpacked = 0;
  /** The content offsets of all parsed objects. */
  private readonly starts = new Set<number>();
  /** Actions that may run automatically, evaluated once everything is parsed. */
  private readonly selfStarters: PDFObject[] = [];
  private readonly file: Uint8Array;

  constructor(file: Uint8Array) {
    const objectsPerTick = Infinity;
    const throwOnInvalidObject = true;
    super(file, objectsPerTick, throwOnInvalidObject);
    this.file = file;
    const { context } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      this.inspect(object);
      this.editions.set(ref, [...(this.editions.get(ref) ?? []), object]);
      assign(ref, object);
    };
  }

  override async parseDocument(): Promise<PDFContext> {
    const context = await super.parseDocument();
    if (this.selfStarters.some((action) => startsSomething(action, context))) {
      this.problem ??= 'active';
    }
    return context;
  }

  override parseObject(ref?: PDFRef): PDFObject {
    if (this.depth === 0) this.starts.add(this.bytes.offset());
    if (this.depth >= deepestNesting) throw this.refused('damaged');
    this.depth += 1;
    try {
      const object = super.parseObject(ref);
      return this.depth === 1 && object instanceof PDFRawStream ? this.opened(object) : object;
    } finally {
      this.depth -= 1;
    }
  }

  /**
   * Detects an object header where no object was parsed (inside a stream or a string), because the
   * cross-reference table may lead another reader there.
   */
  problemWithHidden(text: string): PdfProblem | null {
    const header =
      /(?<!\d)\d+(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+\d+(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+obj(?![A-Za-z])/g;
    const between = /(?:[\0\t\n\f\r ]|%[^\r\n]*(?:[\r\n]|$))*/y;
    for (const { index, 0: matched } of text.matchAll(header)) {
      between.lastIndex = index + matched.length;
      between.test(text);
      if (!this.starts.has(between.lastIndex)) return 'damaged';
    }
    return null;
  }

  private inspect(object: PDFObject): void {
    const { isActive, selfStarters } = findActive(object);
    if (isActive || isActiveName(object)) throw this.refused('active');
    this.selfStarters.push(...selfStarters);
  }

  /**
   * Returns the stream as the parser may continue with it: an object stream decompressed within
   * limits, a cross-reference stream as its dictionary only.
   */
  private opened(stream: PDFRawStream): PDFObject {
    const { dict } = stream;
    const type = dict.get(PDFName.of('Type'));
    if (type === PDFName.of('XRef')) {
      if (dict.has(PDFName.of('Encrypt'))) throw this.refused('locked');
      return dict;
    }
    const isPacked = dict.has(PDFName.of('N')) && dict.has(PDFName.of('First'));
    if (type !== PDFName.of('ObjStm') && !isPacked) {
      this.streams.push({ stream, start: this.startOf(stream.contents) });
      return stream;
    }
    const plain = dict.clone();
    plain.set(PDFName.of('Type'), PDFName.of('ObjStm'));
    plain.delete(PDFName.of('Filter'));
    return PDFRawStream.of(plain, this.unpack(stream));
  }

  /** The content offset of the stream that was just parsed, located before its `endstream`. */
  private startOf(contents: Uint8Array): number {
    const latest = this.bytes.offset() - 'endstream'.length - contents.length;
    const { buffer, byteOffset, byteLength } = this.file;
    const start = Buffer.from(buffer, byteOffset, byteLength).lastIndexOf(contents, latest);
    if (start < 0) throw this.refused('damaged');
    return start;
  }

  /**
   * Decompresses an object stream. Throws for filters that object streams do not use, and for
   * decompression bombs.
   */
  private unpack({ dict, contents }: PDFRawStream): Uint8Array {
    const filter = dict.lookup(PDFName.of('Filter'));
    if (!filter) return contents;
    const isFlate = /^\[?\s*\/FlateDecode\s*\]?$/.test(String(filter));
    const params = dict.lookup(PDFName.of('DecodeParms'));
    const predictor = params instanceof PDFDict ? params.lookup(PDFName.of('Predictor')) : null;
    const isPredicted = predictor instanceof PDFNumber && predictor.asNumber() > 1;
    if (!isFlate || isPredicted) throw this.refused('damaged');
    const content = inflateSync(contents, {
      maxOutputLength: maxUnpackedBytes - this.unpacked,
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    this.unpacked += content.length;
    return content;
  }

  /** Also stores the problem, because the parser catches this error and throws its own. */
  private refused(problem: PdfProblem): Error {
    this.problem ??= problem;
    return new Error(`This PDF is ${problem}.`);
  }
}
