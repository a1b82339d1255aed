import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { parseInChildProcess } from '#server/services/uploads/parse-in-child-process.ts';
import { cleanPdf } from '#server/services/uploads/pdf/read-pdf.ts';
import {
  aForm,
  aPdf,
  aStream,
  anObjectStream,
  formsOfForms,
  pageContent,
  type PdfMaking,
} from './support/pdf-files.ts';

/** Byte sequences that a picture may contain by chance. */
const unlucky = [
  '/JS ',
  '/JavaScript',
  '/Launch',
  '/EmbeddedFile ',
  '/XFA',
  '/OpenAction',
  '/Encrypt ',
];

describe('a plain scan', () => {
  it('is never refused, whatever its picture contains by chance, packed or not', async () => {
    const scan = fc.record({
      picture: fc.uint8Array({ minLength: 1, maxLength: 20_000, size: 'max' }),
      spelled: fc.array(fc.constantFrom(...unlucky), { maxLength: 4 }),
      isPacked: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(scan, async ({ picture, spelled, isPacked }) => {
        const bytes = Buffer.concat([picture, Buffer.from(spelled.join('\0')), picture]);
        expect(await cleanPdf(aPdf({ picture: bytes, isPacked }))).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  it('of some megabytes is never refused', async () => {
    for (let scan = 0; scan < 12; scan += 1) {
      const picture = randomBytes(3 * 1024 * 1024);
      expect(await cleanPdf(aPdf({ picture, isPacked: scan % 2 === 0 }))).toBeNull();
    }
  });

  // prescriptions-64
  it('may open at a page, link to a website, and use any names for its parts', async () => {
    const making: PdfMaking = {
      catalog: '/OpenAction [3 0 R /FitH null]',
      page: '/Annots [<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://clinic.example) >> >>]',
      objects: [
        { n: 9, body: '<< /Font << /JS 10 0 R /AA 10 0 R /EF 10 0 R >> >>' },
        { n: 10, body: '<< /Type /Font >>' },
      ],
    };
    expect(await cleanPdf(aPdf(making))).toBeNull();
    expect(await cleanPdf(aPdf({ ...making, isPacked: true }))).toBeNull();
    expect(
      await cleanPdf(aPdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })),
    ).toBeNull();
  });

  it('written by a library, with and without object streams, is accepted', async () => {
    const written = await PDFDocument.create();
    written.addPage().drawText('Tab. Napa 500 mg 1+1+1');
    for (const useObjectStreams of [true, false]) {
      const bytes = await written.save({ useObjectStreams });
      expect(await cleanPdf(bytes)).toBeNull();
    }
  });

  it('that was changed later is accepted with both revisions', async () => {
    const before = aPdf();
    const change = '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Lang (bn) >>\nendobj\n';
    const end = `xref\n1 1\n${String(before.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 40 /Root 1 0 R /Prev 9 >>\nstartxref\n${before.length + change.length}\n%%EOF\n`;
    expect(await cleanPdf(Buffer.concat([before, Buffer.from(change + end)]))).toBeNull();
  });
});

describe('a hostile PDF is refused', () => {
  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const active: [string, PdfMaking][] = [
    ['with a script in an object stream', { isPacked: true, objects: [{ n: 9, body: script }] }],
    ['with a script', { objects: [{ n: 9, body: script }] }],
    [
      'with a script under an escaped name',
      { objects: [{ n: 9, body: '<< /S /J#61vaScript /JS (x) >>' }] },
    ],
    [
      'with a script whose kind stands elsewhere',
      {
        objects: [
          { n: 9, body: '<< /S 10 0 R >>' },
          { n: 10, body: '/JavaScript' },
        ],
      },
    ],
    [
      'with scripts by name',
      { catalog: '/Names << /JavaScript 9 0 R >>', objects: [{ n: 9, body: '<< /Names [] >>' }] },
    ],
    ['that runs a script when opened', { catalog: `/OpenAction ${script}` }],
    [
      'that opens a page of the web by itself',
      {
        catalog: '/OpenAction 9 0 R',
        objects: [{ n: 9, body: '<< /S /URI /URI (https://bad.example) >>' }],
      },
    ],
    [
      'that does so when its page is turned',
      {
        page: '/AA << /O 9 0 R >>',
        objects: [{ n: 9, body: '<< /S /URI /URI (https://bad.example) >>' }],
        isPacked: true,
      },
    ],
    ['that starts a program', { objects: [{ n: 9, body: '<< /S /Launch /F (cmd.exe) >>' }] }],
    [
      'that starts a program, packed',
      { isPacked: true, page: '/Annots [<< /Subtype /Link /A << /S /Launch /F (cmd.exe) >> >>]' },
    ],
    [
      'that sends a form',
      { objects: [{ n: 9, body: '<< /S /SubmitForm /F (https://bad.example) >>' }] },
    ],
    [
      'that carries a file',
      { objects: [{ n: 9, body: aStream('/Type /EmbeddedFile /Length 2', Buffer.from('MZ')) }] },
    ],
    [
      'that names a file it carries',
      { objects: [{ n: 9, body: '<< /Type /Filespec /F (a.exe) /EF << /F 10 0 R >> >>' }] },
    ],
    ['with a list of files it carries', { catalog: '/Names << /EmbeddedFiles 9 0 R >>' }],
    ['with a form that is a program', { catalog: '/AcroForm << /Fields [] /XFA [] >>' }],
    [
      'that sends a form, under an escaped name and packed',
      {
        isPacked: true,
        objects: [{ n: 9, body: '<< /#53 /Subm#69tForm /F (https://bad.example) >>' }],
      },
    ],
    [
      'that starts a program under an escaped name',
      { catalog: '/OpenAction << /S /L#61unch /F (cmd.exe) >>' },
    ],
    [
      'with scripts by an escaped name',
      { catalog: '/Names << /J#61v#61Script << /Names [] >> >>' },
    ],
    ['that fills a form from a file', { objects: [{ n: 9, body: '<< /S /ImportData /F (a) >>' }] }],
    [
      'that opens another file',
      { page: '/Annots [<< /Subtype /Link /A << /S /GoToR /F (\\\\bad.example\\a) /D [0] >> >>]' },
    ],
    [
      'that opens an article of another file',
      { objects: [{ n: 9, body: '<< /S /Thread /F (a.pdf) /D 0 >>' }] },
    ],
    ['that opens a file it carries', { objects: [{ n: 9, body: '<< /S /GoToE /D [0] >>' }] }],
    [
      'that draws a page of another file',
      {
        objects: [
          {
            n: 9,
            body: aStream(
              '/Subtype /Form /Ref << /F (a.pdf) /Page 0 >> /Length 1',
              Buffer.from('n'),
            ),
          },
        ],
      },
    ],
    [
      'whose picture is another file',
      {
        objects: [
          { n: 9, body: aStream('/Subtype /Image /F (a.jpg) /Length 1', Buffer.from('n')) },
        ],
      },
    ],
    [
      'with a link that runs a script',
      { page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (java\\163cript:x) >> >>]' },
    ],
    [
      'with a link to a file of the reader, in hexadecimal',
      { objects: [{ n: 9, body: `<< /URI <${Buffer.from('FILE:///c:/a').toString('hex')}> >>` }] },
    ],
    ['that plays something', { page: '/Annots [<< /Subtype /RichMedia >>]' }],
  ];

  // prescriptions-30, prescriptions-64
  it.each(active)('%s', async (_, making) => {
    expect(await cleanPdf(aPdf(making))).toBe('active');
  });

  it('with a script in a replaced revision', async () => {
    const before = aPdf({ objects: [{ n: 9, body: script }] });
    const after =
      '9 0 obj\n<< >>\nendobj\nxref\n0 0\ntrailer\n<< /Size 40 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
    expect(await cleanPdf(Buffer.concat([before, Buffer.from(after)]))).toBe('active');
  });

  it('with an object stream that lacks its type', async () => {
    const stream = anObjectStream([{ n: 20, body: script }]).toString('latin1');
    const body = Buffer.from(stream.replace('/Type /ObjStm', ''), 'latin1');
    expect(await cleanPdf(aPdf({ objects: [{ n: 9, body }] }))).toBe('active');
  });

  it('with an object hidden in a picture', async () => {
    const picture = Buffer.from(`...\n9 0 obj\n${script}\nendobj\n`);
    expect(await cleanPdf(aPdf({ picture }))).toBe('damaged');
  });

  // prescriptions-30
  it('that is locked, packed or not', async () => {
    const lock = {
      trailer: '/Encrypt 9 0 R',
      objects: [{ n: 9, body: '<< /Filter /Standard /V 2 /R 3 >>' }],
    };
    expect(await cleanPdf(aPdf(lock))).toBe('locked');
    expect(await cleanPdf(aPdf({ ...lock, isPacked: true }))).toBe('locked');
  });

  // prescriptions-30
  it('that is truncated, empty or not a PDF', async () => {
    const whole = aPdf({ picture: randomBytes(5_000) });
    for (const bytes of [
      whole.subarray(0, 2_000),
      Buffer.concat([whole.subarray(0, 2_000), Buffer.from('startxref\n0\n%%EOF')]),
      Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n'),
      Buffer.from(whole.toString('latin1').replace('/Pages 2 0 R', ''), 'latin1'),
    ]) {
      expect(await cleanPdf(bytes)).toBe('damaged');
    }
  });

  it('that unpacks to far more than its size', async () => {
    const body = anObjectStream([{ n: 20, body: '<< >>' }], 100 * 1024 * 1024);
    expect(await cleanPdf(aPdf({ objects: [{ n: 9, body }] }))).toBe('damaged');
  });

  it('that nests without an end', async () => {
    const body = '['.repeat(200_000);
    expect(await cleanPdf(aPdf({ objects: [{ n: 9, body }] }))).toBe('damaged');
  });
});

describe('a PDF that is too complex to draw is refused', () => {
  const { page, first, levels, last } = formsOfForms;

  // prescriptions-76
  it.each([
    ['with forms that draw each other', { page, objects: [first, ...levels, last] }],
    ['with such forms, packed', { page, objects: [first, ...levels, last], isPacked: true }],
    [
      'with a form that draws itself',
      { page, objects: [first, aForm(10, '/Me Do', '/XObject << /Me 10 0 R >>')] },
    ],
    [
      'with a page of a hundred megabytes',
      {
        objects: [pageContent(deflateSync(Buffer.alloc(100_000_000, ' ')), '/Filter /FlateDecode')],
      },
    ],
    [
      'with such a page, packed twice',
      {
        objects: [
          pageContent(
            deflateSync(deflateSync(Buffer.alloc(100_000_000, ' '))),
            '/Filter [/FlateDecode /Fl]',
          ),
        ],
      },
    ],
    [
      'with a page of twenty megabytes in many small parts',
      {
        page: `/Contents [${'9 0 R '.repeat(20)}]`,
        objects: [{ ...pageContent(Buffer.alloc(1_000_000, ' ')), n: 9 }],
      },
    ],
    [
      'with a pattern of such forms',
      {
        page: '/Resources << /Pattern << /First 10 0 R >> >>',
        objects: [pageContent(Buffer.from('/Pattern cs /First scn')), ...levels, last],
      },
    ],
    [
      'with a mask of such forms',
      {
        page: '/Resources << /ExtGState << /Soft << /SMask << /S /Alpha /G 10 0 R >> >> >> >>',
        objects: [pageContent(Buffer.from('/Soft gs')), ...levels, last],
      },
    ],
    [
      'with a font whose letters draw them',
      {
        page: '/Resources << /Font << /F 9 0 R >> >>',
        objects: [
          pageContent(Buffer.from('/F 9 Tf (a) Tj')),
          { n: 9, body: '<< /Type /Font /Subtype /Type3 /CharProcs << /a 10 0 R >> >>' },
          ...levels,
          last,
        ],
      },
    ],
    [
      'in an edition that was replaced, which its table may still lead to',
      { page, objects: [first, ...levels, last, aForm(10, '0 0 9 9 re f', '')] },
    ],
  ] satisfies [string, PdfMaking][])('%s', async (_, making) => {
    expect(await cleanPdf(aPdf(making))).toBe('heavy');
  });

  it('but not one that draws a form on each of a thousand lines', async () => {
    const lines = pageContent(Buffer.from('q 1 0 0 1 9 9 cm /First Do Q '.repeat(1_000)));
    const letterhead = aForm(10, '0 0 9 9 re f '.repeat(500), '');
    expect(await cleanPdf(aPdf({ page, objects: [lines, letterhead] }))).toBeNull();
  });
});

describe('a PDF that every viewer opens', () => {
  // prescriptions-77
  it.each([
    ['behind a blank line', '\r\n', ''],
    ['behind the mark of UTF-8', '\u00ef\u00bb\u00bf', ''],
    ['behind what a printer puts there', '\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', ''],
    ['in front of a page of the web', '', `\n${'<p>thank you</p>\n'.repeat(400)}`],
  ])('is taken %s, and kept without it', async (_, before, after) => {
    const file = aPdf();
    const around = [Buffer.from(before, 'latin1'), file, Buffer.from(after, 'latin1')];
    const read = await parseInChildProcess({ kind: 'pdf', bytes: Buffer.concat(around) });
    expect(read).toHaveProperty('content');
    if ('content' in read) expect(Buffer.from(read.content).equals(file)).toBe(true);
  });
});

describe('the process that reads PDFs', () => {
  it('gives up on an endless one, and continues with the next', async () => {
    const digits = '1'.repeat(4_000_000);
    const endless = Buffer.concat([aPdf(), Buffer.from(`\n${digits}\nstartxref\n0\n%%EOF\n`)]);
    const [given, taken] = await Promise.all([
      parseInChildProcess({ kind: 'pdf', bytes: endless }, { time: 2_000 }),
      parseInChildProcess({ kind: 'pdf', bytes: aPdf() }),
    ]);
    expect(given).toEqual({ problem: 'damaged' });
    expect(taken).toHaveProperty('content');
  }, 60_000);
});
