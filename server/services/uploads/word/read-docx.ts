/**
 * Reads a Word document of the newer kind part by part and writes it anew: what its own list
 * does not name is gone, and pictures say nothing but what they show. Refused is what could
 * run, fetch from elsewhere, or carry another file (ECMA-376, parts 1 and 2).
 */
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { blankedJpeg, isJpeg } from '#server/services/uploads/jpeg-metadata.ts';
import { areFieldsPlain, areLinksPlain, areTypesPlain, isXml } from './word-parts.ts';

const mostParts = 2_000;
/** Bytes of all parts together. */
const mostUnpacked = 64 * 1024 * 1024;
/** The first day that a zip can name: the same document is written the same way every time. */
const firstDay = new Date(1980, 0, 1);

/** The document as it may be kept; null for one that is broken or not plain. */
export function plainDocx(content: Uint8Array): Uint8Array | null {
  try {
    const parts = partsOf(content);
    return parts && isPlain(parts) ? written(parts) : null;
  } catch {
    // Whatever the reader stumbles over, it is no document that we keep.
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
      if (count > mostParts || unpacked > mostUnpacked) throw new Error('Too much in one zip.');
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
    // Whatever its name: a part's type stands in another list, and Word reads what is XML there.
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
