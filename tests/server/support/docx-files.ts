/** Word documents to upload: as Word, LibreOffice and Google Docs write them, and hostile ones. */
import { strToU8, zipSync } from 'fflate';

const wordNames = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface DocxMaking {
  /** The content of the document's body, in WordprocessingML with the prefix `w`. */
  body?: string;
  /** Relationships of the document: the attributes of each `Relationship` except its id. */
  links?: string[];
  /** More files of the zip, by name. */
  files?: Record<string, Uint8Array | string>;
  /** More entries of the content type list. */
  types?: string;
}

/**
 * The attributes of a relationship, such as `link('image', 'media/a.jpg')`. `isOutside` makes it
 * external.
 */
export function link(kind: string, target: string, isOutside = false): string {
  const mode = isOutside ? ' TargetMode="External"' : '';
  return `Type="${relationships}/${kind}" Target="${target}"${mode}`;
}

export function aField(...runs: string[]): string {
  const written = runs.map((run) => `<w:r><w:instrText>${run}</w:instrText></w:r>`).join('');
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  return `<w:p>${mark('begin')}${written}${mark('separate')}<w:r><w:t>1</w:t></w:r>${mark('end')}</w:p>`;
}

export function aDocxWith({
  body = '',
  links = [],
  files = {},
  types = '',
}: DocxMaking = {}): Buffer {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const rels = links.map((one, n) => `<Relationship Id="rId${n}" ${one}/>`).join('');
  const parts: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${types}</Types>`,
    '_rels/.rels': relsOf(
      `<Relationship Id="rId1" ${link('officeDocument', 'word/document.xml')}/>`,
    ),
    'word/document.xml': `${head}<w:document xmlns:w="${wordNames}"><w:body><w:p><w:r><w:t>Tab. Napa 500 mg</w:t></w:r></w:p>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relsOf(rels),
    ...files,
  };
  const bytes = Object.entries(parts).map(
    ([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content] as const,
  );
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

export function relsOf(rows: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows}</Relationships>`;
}
