/** Bytes of a spreadsheet's export as text, whatever it was saved in. */

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

/**
 * By its byte order mark, else as UTF-8, else as windows-1252, which every byte
 * is: who imports is told, since Bengali cannot be written in it.
 */
export function decode(bytes: Buffer): Decoded {
  for (const [encoding, label, mark] of marks) {
    if (mark.every((byte, at) => bytes[at] === byte))
      return { encoding, text: new TextDecoder(label, { fatal: true }).decode(bytes) };
  }
  try {
    return { encoding: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    // Not UTF-8: the one older encoding that spreadsheets here still write.
    return { encoding: 'windows-1252', text: decodeWindows(bytes) };
  }
}

/** The characters of 0x80–0x9f: the decoders of Node 20 and of several releases of 22 and 24 read them as control characters. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));
}
