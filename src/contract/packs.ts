/**
 * The contract between build and worker about the app's files. A pack carries many files in one
 * response (docs/decisions/0018): one line of JSON that lists them ({@link PackHeader}), then their
 * bytes without separators. A pack is compressed in transit like every other file.
 */

import type { PageAddress } from './pages.ts';

/**
 * A built file: its path, the first 48 bits of its SHA-256 in base64, and its uncompressed size in
 * bytes.
 */
export type AppFile = readonly [name: string, hash: string, length: number];

/**
 * An entry of the list that the build writes into the worker: the shell page, the packs with their
 * files in order of need, or the file of forms.
 */
export interface Listed {
  url: string;
  revision: string | null;
  files?: readonly AppFile[];
  /** The number of files, counted from the first, that the app cannot open without. */
  least?: number;
}

/** The build's data inside the worker. */
export interface BuiltApp {
  files: readonly Listed[];
  /** The pages that the server renders, as their routes declare them. */
  pages: readonly Pick<PageAddress, 'path' | 'query'>[];
}

/** The first line of a pack. A line feed ends it. */
export interface PackHeader {
  files: { name: string; type: string; length: number }[];
}

/** Scripts and styles by path: the hash of the form, and the file names in the text. */
export type Forms = Readonly<Record<string, readonly [hash: string, names: readonly string[]]>>;

/** Matches the URL of the file that holds {@link Forms} as JSON. */
export const formsFile = /^assets\/forms-[\w-]+\.json$/;

/**
 * Matches a built file name inside another file. Built names carry a content hash, so they change
 * with the content.
 */
const builtName = /[\w-]+\.(?:js|css)\b/g;

/**
 * The form of a script or style: its text with a number in place of each file name. Two files with
 * the same form differ only in these names.
 */
export function formOf(text: string): { form: string; names: string[] } {
  const names: string[] = [];
  const form = text.replace(builtName, (name) => {
    if (!names.includes(name)) names.push(name);
    return `*${names.indexOf(name)}`;
  });
  return { form, names };
}

/** Replaces the file names in a text by the given names of another file with the same form. */
export function withNames(text: string, names: readonly string[]): string {
  const own = formOf(text).names;
  return text.replace(builtName, (name) => names[own.indexOf(name)] ?? name);
}
