/**
 * Detects active content in a PDF: PDF 32000-1, 12.6 (actions), 7.11.4 and 12.5.6 (files, media).
 */
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** Rejected action types (`/S`). Links within the file and to web pages are allowed. */
const actions = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'GoTo3DView',
  'RichMediaExecute',
]);
/** Annotation types that play or contain something (`/Subtype`). */
const annotations = new Set(['RichMedia', 'FileAttachment', 'Screen', 'Movie', 'Sound', '3D']);
/** Entries that contain scripts, attached files or a programmable form. */
const entries = new Set(['JavaScript', 'EmbeddedFiles', 'XFA', 'RichMediaContent']);

const names = {
  S: PDFName.of('S'),
  JS: PDFName.of('JS'),
  EF: PDFName.of('EF'),
  F: PDFName.of('F'),
  UF: PDFName.of('UF'),
  Ref: PDFName.of('Ref'),
  Form: PDFName.of('Form'),
  Thread: PDFName.of('Thread'),
  Type: PDFName.of('Type'),
  Subtype: PDFName.of('Subtype'),
  OpenAction: PDFName.of('OpenAction'),
  AA: PDFName.of('AA'),
  GoTo: PDFName.of('GoTo'),
} as const;

export interface Found {
  isActive: boolean;
  /**
   * Actions that run without a tap (`/OpenAction`, `/AA`). They are evaluated once everything is
   * parsed.
   */
  selfStarters: PDFObject[];
}

/** Searches an object and its nested objects. References are not followed. */
export function findActive(object: PDFObject): Found {
  const selfStarters: PDFObject[] = [];
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFArray) waiting.push(...next.asArray());
    if (isActiveText(next)) return { isActive: true, selfStarters };
    const dict = next instanceof PDFRawStream ? next.dict : next;
    // The content of this stream is another file.
    if (next instanceof PDFRawStream && dict instanceof PDFDict && dict.has(names.F)) {
      return { isActive: true, selfStarters };
    }
    if (!(dict instanceof PDFDict)) continue;
    if (isActiveDict(dict)) return { isActive: true, selfStarters };
    for (const key of [names.OpenAction, names.AA])
      selfStarters.push(...[dict.get(key) ?? []].flat());
    waiting.push(...dict.values());
  }
  return { isActive: false, selfStarters };
}

/**
 * Matches a name that is an object of its own, because an action's type may be a reference to one.
 */
export function isActiveName(object: PDFObject): boolean {
  return object instanceof PDFName && actions.has(object.decodeText());
}

/**
 * Matches link addresses that run code or open local files. Web, mail and phone links are allowed.
 */
function isActiveText(object: PDFObject): boolean {
  if (!(object instanceof PDFString || object instanceof PDFHexString)) return false;
  return /^\s*(?:javascript|vbscript|data|file|ms-[a-z-]+):/i.test(object.decodeText());
}

/** Whether an automatic action does anything but go to a page of the same file. */
export function startsSomething(action: PDFObject, context: PDFContext): boolean {
  const what = context.lookup(action);
  if (!(what instanceof PDFDict)) return false;
  const kind = what.lookup(names.S);
  if (kind) return kind !== names.GoTo;
  return what.values().some((one) => {
    const inner = context.lookup(one);
    return inner instanceof PDFDict && inner.has(names.S) && inner.lookup(names.S) !== names.GoTo;
  });
}

function isActiveDict(dict: PDFDict): boolean {
  if (dict.keys().some((key) => entries.has(key.decodeText()))) return true;
  if (isNamed(dict, names.S, actions) || isNamed(dict, names.Subtype, annotations)) return true;
  if (dict.get(names.Type) === PDFName.of('EmbeddedFile')) return true;
  if (dict.has(names.JS) && dict.has(names.S)) return true;
  // A page of another file drawn into this one, or an article of another file.
  if (dict.get(names.Subtype) === names.Form && dict.has(names.Ref)) return true;
  if (dict.get(names.S) === names.Thread && dict.has(names.F)) return true;
  return dict.has(names.EF) && [names.F, names.UF, names.Type].some((key) => dict.has(key));
}

function isNamed(dict: PDFDict, key: PDFName, kinds: ReadonlySet<string>): boolean {
  const value = dict.get(key);
  return value instanceof PDFName && kinds.has(value.decodeText());
}
