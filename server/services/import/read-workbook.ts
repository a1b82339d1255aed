/** Reads the first filled sheet of an Excel workbook (.xlsx) as rows of text. */
import { unzipSync, zipSync, type Unzipped } from 'fflate';
import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import { UnreadableFile } from './unreadable-file.ts';

const maxParts = 2_000;
/** The maximum size of all parts together, in bytes: a list of about 100,000 lines. */
const maxUnpackedBytes = 64 * 1024 * 1024;
/** Excel calculates with fifteen digits, so the next ones are rounding errors. */
const maxDigits = 15;

/** Returns the cells of each row. Throws {@link UnreadableFile}. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const parts = partsOf(bytes);
  if (!('xl/workbook.xml' in parts)) throw new UnreadableFile({ kind: 'archive' });
  // The reader gets a zip that was checked: the size that a zip declares for a part may be a lie.
  const checked = zipSync(parts, { level: 0 });
  const sheets = await readXlsxFile(new Uint8Array(checked).buffer).catch(() => {
    throw new UnreadableFile({ kind: 'workbook' });
  });
  const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
  return (filled?.data ?? []).map((row) => row.map(textOf));
}

/** Unpacks the XML parts, none of them beyond its declared size. */
function partsOf(bytes: Uint8Array): Unzipped {
  let count = 0;
  let unpacked = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        count += 1;
        unpacked += originalSize;
        if (count > maxParts || unpacked > maxUnpackedBytes)
          throw new UnreadableFile({ kind: 'largeWorkbook' });
        return true;
      },
    });
  } catch (failure) {
    if (failure instanceof UnreadableFile) throw failure;
    throw new UnreadableFile({ kind: 'workbook' });
  }
}

function textOf(cell: CellValue | null): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(maxDigits)));
  return String(cell);
}
