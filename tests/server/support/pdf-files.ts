/** PDFs to upload: plain scans as scanners and phones write them, and hostile ones. */
import { deflateSync } from 'node:zlib';

interface PdfObject {
  n: number;
  /** The content between `obj` and `endobj`. */
  body: Buffer | string;
}

export interface PdfMaking {
  /** The bytes of the scanned page's picture. */
  picture?: Buffer;
  /** More entries of the catalog, such as `/OpenAction 9 0 R`. */
  catalog?: string;
  /** More entries of the page. */
  page?: string;
  /** More objects, from number 9 on. */
  objects?: PdfObject[];
  /** More entries of the trailer. */
  trailer?: string;
  /**
   * As newer programs write it: most objects are packed into an object stream, and the
   * cross-reference table is a stream.
   */
  isPacked?: boolean;
}

/** A document of one page with one picture. */
export function aPdf(making: PdfMaking = {}): Buffer {
  const { picture = Buffer.from('a picture'), isPacked = false } = making;
  const small: PdfObject[] = [
    { n: 1, body: `<< /Type /Catalog /Pages 2 0 R ${making.catalog ?? ''} >>` },
    { n: 2, body: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
    {
      n: 3,
      body: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /XObject << /Im0 4 0 R >> >> ${making.page ?? ''} >>`,
    },
  ];
  const shown = deflateSync(Buffer.from('q 595 0 0 842 0 0 cm /Im0 Do Q'));
  const streams: PdfObject[] = [
    {
      n: 4,
      body: aStream(
        '/Type /XObject /Subtype /Image /Width 64 /Height 48 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode /Length 6 0 R',
        picture,
      ),
    },
    { n: 5, body: aStream(`/Filter /FlateDecode /Length ${shown.length}`, shown) },
    { n: 6, body: String(picture.length) },
  ];
  const more = making.objects ?? [];
  return isPacked
    ? packed(
        small,
        [...streams, ...more.filter(isStream)],
        more.filter((one) => !isStream(one)),
        making,
      )
    : plain([...small, ...streams, ...more], making);
}

export function aStream(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

function isStream({ body }: PdfObject): boolean {
  return Buffer.isBuffer(body);
}

function plain(objects: PdfObject[], { trailer = '' }: PdfMaking): Buffer {
  const { bytes, offsets } = written('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', objects);
  const table = objects
    .map(({ n }) => `${n} 1\n${String(offsets.get(n)).padStart(10, '0')} 00000 n \n`)
    .join('');
  const end = `xref\n0 1\n0000000000 65535 f \n${table}trailer\n<< /Size 40 /Root 1 0 R ${trailer} >>\nstartxref\n${bytes.length}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(end, 'latin1')]);
}

function packed(
  small: PdfObject[],
  streams: PdfObject[],
  more: PdfObject[],
  making: PdfMaking,
): Buffer {
  const inside = [...small, ...more];
  const { bytes, offsets } = written('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', [
    ...streams,
    { n: 30, body: anObjectStream(inside) },
  ]);
  const rows = [...offsets].map(([n, offset]) => ({ n, fields: [1, offset, 0] }));
  const inStream = inside.map(({ n }, index) => ({ n, fields: [2, 30, index] }));
  const all = [...rows, ...inStream, { n: 31, fields: [1, bytes.length, 0] }];
  const index = all.map(({ n }) => `${n} 1`).join(' ');
  const table = deflateSync(
    Buffer.concat(
      all.map(({ fields: [type = 0, offset = 0, generation = 0] }) => {
        const row = Buffer.alloc(7);
        row.writeUInt8(type, 0);
        row.writeUInt32BE(offset, 1);
        row.writeUInt16BE(generation, 5);
        return row;
      }),
    ),
  );
  const entries = `/Type /XRef /Size 40 /Root 1 0 R /W [1 4 2] /Index [${index}] /Filter /FlateDecode /Length ${table.length} ${making.trailer ?? ''}`;
  return Buffer.concat([
    bytes,
    Buffer.from('31 0 obj\n'),
    aStream(entries, table),
    Buffer.from(`\nendobj\nstartxref\n${bytes.length}\n%%EOF\n`),
  ]);
}

/** An object stream. `unpackedSize` more bytes of zeros make it a bomb. */
export function anObjectStream(objects: PdfObject[], unpackedSize = 0): Buffer {
  const bodies = objects.map(({ body }) => `${body.toString()}\n`);
  let at = 0;
  const head = objects
    .map(({ n }, index) => {
      const entry = `${n} ${at}`;
      at += bodies[index]?.length ?? 0;
      return entry;
    })
    .join(' ');
  const content = deflateSync(
    Buffer.concat([Buffer.from(`${head} ${bodies.join('')}`), Buffer.alloc(unpackedSize, ' ')]),
  );
  const entries = `/Type /ObjStm /N ${objects.length} /First ${head.length + 1} /Filter /FlateDecode /Length ${content.length}`;
  return aStream(entries, content);
}

function written(head: string, objects: PdfObject[]) {
  const offsets = new Map<number, number>();
  const parts = [Buffer.from(head, 'latin1')];
  let length = parts[0]?.length ?? 0;
  for (const { n, body } of objects) {
    offsets.set(n, length);
    const part = Buffer.concat([
      Buffer.from(`${n} 0 obj\n`),
      Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  }
  return { bytes: Buffer.concat(parts), offsets };
}

/** A form XObject with these drawing operators. */
export function aForm(n: number, drawn: string, resources: string): PdfObject {
  const content = Buffer.from(drawn);
  const head = `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >>`;
  return { n, body: aStream(`${head} /Length ${content.length}`, content) };
}

/** Page content that replaces that of `aPdf`, because a later definition of an object wins. */
export function pageContent(content: Buffer, entries = ''): PdfObject {
  return { n: 5, body: aStream(`${entries} /Length ${content.length}`, content) };
}

/** Twelve forms, each of which draws the next one twenty times: 20^12 drawings in 4 kB. */
export const formsOfForms = {
  page: '/Resources << /XObject << /First 10 0 R >> >>',
  first: pageContent(Buffer.from('/First Do')),
  levels: Array.from({ length: 12 }, (_, level) =>
    aForm(10 + level, '/Next Do '.repeat(20), `/XObject << /Next ${11 + level} 0 R >>`),
  ),
  last: aForm(22, '0 0 9 9 re f', ''),
};
