/** Excel workbooks as Excel writes them, reduced to what a reader needs. */
import { strToU8, zipSync } from 'fflate';

type Cell = string | number | boolean | null;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export function zipOf(parts: Record<string, string>): Buffer {
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** A workbook with these sheets. */
export function workbookOf(...sheets: readonly (readonly Cell[])[][]): Buffer {
  const list = sheets.map(
    (_, at) => `<sheet name="S${at}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  return zipOf({
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}">${links.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(rows)]),
    ),
  });
}

function sheetOf(rows: readonly (readonly Cell[])[]): string {
  const written = rows.map((cells, row) => {
    const own = cells.map((cell, column) => cellOf(cell, `${nameOf(column)}${row + 1}`));
    return `<row r="${row + 1}">${own.join('')}</row>`;
  });
  return `${head}<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellOf(cell: Cell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
}

/** The column's letters, up to 26 columns. */
function nameOf(column: number): string {
  return String.fromCharCode(65 + column);
}

/** A small workbook that unpacks to more than 64 MB. */
export function bomb(): Buffer {
  return zipOf({ 'xl/workbook.xml': 'x', 'xl/worksheets/sheet1.xml': ' '.repeat(70_000_000) });
}
