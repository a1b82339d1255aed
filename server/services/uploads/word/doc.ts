/** The older Word format. The server never parses it and only serves it as an attachment. */

/**
 * Storages and streams with programs or other files, by their directory names (MS-CFB:
 * case-insensitive).
 */
const refused = ['_VBA_PROJECT', 'Macros', 'ObjectPool', '\u0001Ole10Native', 'EncryptedPackage'];

/** Fields that start a program or fetch a file, in both encodings of text. */
const fields = ['DDEAUTO', 'INCLUDETEXT', 'INCLUDEPICTURE'];

/** Whether the directory contains a WordDocument and nothing that could act. */
export function isPlainDoc(content: Buffer): boolean {
  const smallestFile = 1_536;
  if (content.length < smallestFile || content.length % 512 !== 0) return false;
  const text = content.toString('latin1').toLowerCase();
  const holds = (name: string) => text.includes(name.toLowerCase());
  const names = (name: string) => holds(Buffer.from(name, 'utf16le').toString('latin1'));
  return (
    names('WordDocument') &&
    !refused.some(names) &&
    !fields.some((field) => names(field) || holds(field))
  );
}
