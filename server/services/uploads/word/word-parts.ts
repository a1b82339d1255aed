/** Checks the XML of a Word document: relationships, fields and content types. */
import sax, { type QualifiedTag, type Tag } from 'sax';

/**
 * The last segment of a relationship type (`…/relationships/oleObject`), in lower case, for
 * relationships that can act or embed a file.
 */
const refusedLinks = new Set([
  'afchunk',
  'activexcontrolbinary',
  'attachedtemplate',
  'attachedtoolbars',
  'control',
  'extensibility',
  'frame',
  'keymapcustomizations',
  'mailmergesource',
  'oleobject',
  'package',
  'subdocument',
  'vbaproject',
  'wordvbadata',
]);

/** Fields that start a program, fetch a file, or assemble a field's name. */
const refusedFields = new Set([
  'CONTROL',
  'DATABASE',
  'DDE',
  'DDEAUTO',
  'EMBED',
  'HTMLACTIVEX',
  'IMPORT',
  'INCLUDE',
  'INCLUDEPICTURE',
  'INCLUDETEXT',
  'LINK',
  'QUOTE',
  'RD',
]);

/** Elements that include external content without a relationship. */
const refusedElements = new Set(['altChunk', 'connectString', 'subDoc']);
const pictureElements = new Set(['imagedata', 'fill', 'stroke']);

/** A picture that is inlined in base64 is one attribute of any length. */
Object.assign(sax, { MAX_BUFFER_LENGTH: Infinity });

/**
 * Checked attributes. Two of them on one element with different prefixes are an attempt to bypass
 * the check.
 */
const judgedAttributes = new Set([
  'ContentType',
  'Target',
  'TargetMode',
  'Type',
  'althref',
  'fldCharType',
  'href',
  'instr',
  'src',
]);

/** Whether the first character after whitespace and a byte order mark starts an element. */
export function isXml(content: Uint8Array): boolean {
  const passedOver = new Set([0, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);
  return content.find((byte) => !passedOver.has(byte)) === 0x3c;
}

/** Whether the list of content types contains neither macros nor embedded objects. */
export function areTypesPlain(content: Uint8Array): boolean {
  let isPlain = true;
  readXml(content, {
    onOpen: ({ attributes }) => {
      const type = attributes.get('ContentType') ?? '';
      if (/macroEnabled|vbaProject|vbaData|oleObject|activeX/i.test(type)) isPlain = false;
    },
  });
  return isPlain;
}

/**
 * Whether all relationships (a `.rels` part) point into the document. The only allowed external
 * targets are hyperlinks to web, mail and phone addresses.
 */
export function areLinksPlain(content: Uint8Array): boolean {
  let isPlain = true;
  readXml(content, {
    onOpen: ({ name, attributes }) => {
      if (name !== 'Relationship') return;
      const kind = (attributes.get('Type') ?? '').split('/').at(-1)?.toLowerCase() ?? '';
      const target = (attributes.get('Target') ?? '').trim();
      const mode = (attributes.get('TargetMode') ?? 'Internal').trim().toLowerCase();
      const isWithin = mode === 'internal' && !isElsewhere(target);
      const isTapped = kind === 'hyperlink' && /^(?:#|(?:https?|mailto|tel):)/i.test(target);
      if (refusedLinks.has(kind) || !(isWithin || isTapped)) isPlain = false;
    },
  });
  return isPlain;
}

/** Whether the part's fields and pictures neither fetch nor start anything. */
export function areFieldsPlain(content: Uint8Array): boolean {
  let isPlain = true;
  /** Open fields, innermost last. Text after a field's instruction is its result. */
  const open: { instruction: string; isInstruction: boolean }[] = [];
  const judge = (instruction: string) => {
    const [word = ''] = instruction.trim().split(/[\s\\"]/);
    if (refusedFields.has(word.toUpperCase())) isPlain = false;
  };
  const onMark = (mark: string) => {
    const field = open.at(-1);
    if (mark === 'begin') {
      // A nested field inside another field's name would generate that name.
      if (field?.isInstruction && !/^\s*\S+\s/.test(field.instruction)) isPlain = false;
      open.push({ instruction: '', isInstruction: true });
    }
    if (mark !== 'separate' && mark !== 'end') return;
    if (field?.isInstruction) judge(field.instruction);
    if (field) field.isInstruction = false;
    if (mark === 'end') open.pop();
  };
  let isWritten = false;
  readXml(content, {
    onOpen: ({ name, attributes }) => {
      if (refusedElements.has(name)) isPlain = false;
      if (name === 'fldSimple') judge(attributes.get('instr') ?? '');
      if (name === 'fldChar') onMark(attributes.get('fldCharType') ?? '');
      isWritten = name === 'instrText' || name === 'delInstrText';
      if (pictureElements.has(name)) {
        const from = ['src', 'href', 'althref'].map((key) => attributes.get(key) ?? '');
        if (from.some(isElsewhere)) isPlain = false;
      }
    },
    onText: (text) => {
      const field = open.at(-1);
      if (isWritten && field?.isInstruction) field.instruction += text;
      else if (isWritten) judge(text);
    },
    onClose: () => {
      isWritten = false;
    },
  });
  for (const { instruction } of open) judge(instruction);
  return isPlain;
}

function isElsewhere(target: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\\\\|\/\/)/i.test(target.trim());
}

interface Reading {
  onOpen: (element: { name: string; attributes: ReadonlyMap<string, string> }) => void;
  onText?: (text: string) => void;
  onClose?: () => void;
}

/** Parses XML; names have no prefix. Throws if it is malformed, is empty or has a document type. */
function readXml(content: Uint8Array, { onOpen, onText, onClose }: Reading): void {
  const strict = sax.parser(true);
  strict.onerror = (error) => {
    throw error;
  };
  strict.ondoctype = () => {
    throw new Error('A document type in a Word document.');
  };
  let isEmpty = true;
  strict.onopentag = (tag) => {
    isEmpty = false;
    onOpen({ name: local(tag.name), attributes: attributesOf(tag) });
  };
  strict.ontext = (text) => onText?.(text);
  strict.oncdata = (text) => onText?.(text);
  strict.onclosetag = () => onClose?.();
  strict.write(decoded(content)).close();
  if (isEmpty) throw new Error('An empty part.');
}

function attributesOf({ attributes }: Tag | QualifiedTag): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of Object.entries(attributes)) {
    const key = local(name);
    if (values.has(key) && judgedAttributes.has(key)) throw new Error('An attribute in disguise.');
    values.set(key, typeof value === 'string' ? value : value.value);
  }
  return values;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Word writes UTF-8 and reads UTF-16 with a byte order mark. Other encodings are rejected. */
function decoded(content: Uint8Array): string {
  const [first, second] = content;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(content);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  const encoding = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']+)/.exec(text)?.[1] ?? 'utf-8';
  if (encoding.toLowerCase() !== 'utf-8') throw new Error('A Word document in an odd encoding.');
  return text;
}
