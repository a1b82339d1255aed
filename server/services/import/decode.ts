/** Decodes the bytes of a spreadsheet export, whatever its encoding. */
import { isUtf8 } from 'node:buffer';
import { UnreadableFile } from './unreadable-file.ts';

export type Encoding = 'UTF-8' | 'UTF-16 LE' | 'UTF-16 BE' | 'windows-1252';

export interface Decoded {
  text: string;
  encoding: Encoding;
}

const marks: readonly [Encoding, string, number[]][] = [
  ['UTF-8', 'utf-8', [0xef, 0xbb, 0xbf]],
  ['UTF-16 LE', 'utf-16le', [0xff, 0xfe]],
  ['UTF-16 BE', 'utf-16be', [0xfe, 0xff]],
];

const zip = [0x50, 0x4b, 0x03, 0x04];
/** Signatures of files that are not text, whatever their extension. */
const otherFiles = [
  ['oldWorkbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
] as const;

/** Whether the file is an archive, as workbooks are. */
export function isZip(bytes: Buffer): boolean {
  return zip.every((byte, at) => bytes[at] === byte);
}

/**
 * Detects the encoding by the byte order mark or the zero bytes of UTF-16. Otherwise it is UTF-8 if
 * valid, and windows-1252 if not. The encoding is reported to the importer, because windows-1252
 * cannot represent Bengali. Throws {@link UnreadableFile} if the file is not text.
 */
export function decode(bytes: Buffer): Decoded {
  const starts = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  for (const [kind, mark] of otherFiles) if (starts(mark)) throw new UnreadableFile({ kind });
  const [encoding, label] = marks.find(([, , mark]) => starts(mark)) ?? unmarked(bytes);
  const decoded =
    encoding === 'windows-1252' ? decodeWindows(bytes) : new TextDecoder(label).decode(bytes);
  if (/^\s*(?:<(?:[!?]|[a-z]+[\s>])|MIME-Version:)/i.test(decoded))
    throw new UnreadableFile({ kind: 'webPage' });
  return { encoding, text: decoded };
}

/** Files in other encodings may contain one or two zero bytes. */
const leastZeros = 3;

function unmarked(bytes: Buffer): [Encoding, string] {
  // Separators and most headings are ASCII. In UTF-16 one of their two bytes is 0, always on the
  // same side.
  const head = bytes.subarray(0, 200);
  const zeros = [0, 1].map(
    (side) => head.filter((byte, at) => byte === 0 && at % 2 === side).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > leastZeros && Math.min(even, odd) === 0)
    return odd > even ? ['UTF-16 LE', 'utf-16le'] : ['UTF-16 BE', 'utf-16be'];
  // If it is not UTF-8, assume windows-1252, the only older encoding that spreadsheets here still
  // write.
  return isUtf8(bytes) ? ['UTF-8', 'utf-8'] : ['windows-1252', ''];
}

/**
 * The characters for 0x80–0x9f. `TextDecoder('windows-1252')` decodes latin1 in Node 20, 22.18 and
 * 24.9, and returns control characters for them.
 */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));
}
