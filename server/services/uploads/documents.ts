/**
 * Whether a Word document is what its signature says. Documents are never rendered
 * here and only ever handed out as attachments; what could run is refused. PDFs: `pdf/`.
 */

const mostEntries = 2_000;
const mostUnpacked = 200 * 1024 * 1024;

/** A Word document of the older kind: its directory names a WordDocument and no macros. */
export function isPlainDoc(content: Buffer): boolean {
  const smallestFile = 1_536;
  if (content.length < smallestFile || content.length % 512 !== 0) return false;
  const names = (name: string) => content.includes(Buffer.from(name, 'utf16le'));
  return names('WordDocument') && !names('_VBA_PROJECT') && !names('Macros');
}

/** A Word document of the newer kind: a sound zip that holds one, without macros or odd paths. */
export function isPlainDocx(content: Buffer): boolean {
  const names = zipEntries(content);
  if (!names) return false;
  const isOdd = (name: string) =>
    name.includes('..') || name.startsWith('/') || name.includes('\\') || /vbaproject/i.test(name);
  return (
    names.includes('[Content_Types].xml') &&
    names.includes('word/document.xml') &&
    !names.some(isOdd)
  );
}

/** The names in a zip's directory; null where the zip is broken, divided or a bomb. */
function zipEntries(content: Buffer): string[] | null {
  const end = content.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > content.length) return null;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  if (count === 0 || count > mostEntries) return null;
  const names: string[] = [];
  let unpacked = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > end || content.readUInt32LE(at) !== 0x02014b50) return null;
    unpacked += content.readUInt32LE(at + 24);
    const nameLength = content.readUInt16LE(at + 28);
    names.push(content.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return unpacked <= mostUnpacked ? names : null;
}
