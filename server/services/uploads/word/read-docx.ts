/**
 * Validates a DOCX file part by part and writes it again, so that bytes outside its parts and
 * picture metadata are dropped. Rejects files that could run code, fetch from elsewhere or contain
 * another file (ECMA-376, parts 1 and 2).
 */
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { blankedJpeg, isJpeg } from '#server/services/uploads/jpeg-metadata.ts';
import { areFieldsPlain, areLinksPlain, areTypesPlain, isXml } from './word-parts.ts';

const maxParts = 2_000;
/** The maximum size of all parts together, in bytes. */
const maxUnpackedBytes = 64 * 1024 * 1024;
/** The earliest date in a zip. A constant date makes the output the same every time. */
const firstDay = new Date(1980, 0, 1);

/** Returns the document as it is stored; null if it is damaged or not allowed. */
export function plainDocx(content: Uint8Array): Uint8Array | null {
  try {
    const parts = partsOf(content);
    return parts && isPlain(parts) ? written(parts) : null;
  } catch {
    // A document that the reader cannot parse is rejected.
    return null;
  }
}

function partsOf(content: Uint8Array): Map<string, Uint8Array> | null {
  let count = 0;
  let unpacked = 0;
  const files = unzipSync(content, {
    filter: ({ originalSize }) => {
      count += 1;
      unpacked += originalSize;
      if (count > maxParts || unpacked > maxUnpackedBytes) throw new Error('Too much in one zip.');
      return true;
    },
  });
  const parts = new Map(Object.entries(files).filter(([name]) => !name.endsWith('/')));
  const lowerCase = new Set([...parts.keys()].map((name) => name.toLowerCase()));
  return lowerCase.size === parts.size ? parts : null;
}

function isPlain(parts: ReadonlyMap<string, Uint8Array>): boolean {
  const types = parts.get('[Content_Types].xml');
  if (!types || !parts.has('word/document.xml') || !areTypesPlain(types)) return false;
  return [...parts].every(([name, content]) => {
    if (isOddName(name)) return false;
    if (/\.rels$/i.test(name)) return areLinksPlain(content);
    // Check every XML part whatever its name, because the part types are in another list and Word
    // reads any XML.
    return !isXml(content) || areFieldsPlain(content);
  });
}

function isOddName(name: string): boolean {
  const isOutside = name.includes('..') || name.startsWith('/') || name.includes('\\');
  return isOutside || /vbaproject|vbadata|activex|oleobject/i.test(name);
}

function written(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of parts) {
    files[name] = isJpeg(content) ? (blankedJpeg(content) ?? content) : content;
  }
  return zipSync(files, { mtime: firstDay });
}
