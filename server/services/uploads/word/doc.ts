/** The older kind of Word document. It is never opened here and only ever handed out as an attachment. */

/** Storages and streams that hold programs or other files, as a directory names them (MS-CFB: whatever the case). */
const refused = ['_VBA_PROJECT', 'Macros', 'ObjectPool', '\u0001Ole10Native', 'EncryptedPackage'];

/** Fields that start a program or fetch a file, in either of the two ways in which text is written. */
const fields = ['DDEAUTO', 'INCLUDETEXT', 'INCLUDEPICTURE'];

/** Its directory names a WordDocument, and nothing that could act. */
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
