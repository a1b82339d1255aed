/**
 * What the build and the worker have agreed on the app's files. A pack carries many
 * of them in one response (docs/decisions/0018): a line of JSON that lists them
 * ({@link PackHeader}), then their bytes, one file after the other, nothing between.
 * It is compressed on its way as every file is.
 */

import type { PageAddress } from './pages.ts';

/** A built file: its path, the first 48 bits of its SHA-256 in base64, its bytes unpacked. */
export type AppFile = readonly [name: string, hash: string, length: number];

/** What the build writes into the worker: the shell page, the packs in order of need with their files, and the forms. */
export interface Listed {
  url: string;
  revision: string | null;
  files?: readonly AppFile[];
  /** How many of them, from the first, the app cannot open without. */
  least?: number;
}

/** What the worker knows of its build. */
export interface BuiltApp {
  files: readonly Listed[];
  /** The pages that the server renders, as their routes declare them. */
  pages: readonly Pick<PageAddress, 'path' | 'query'>[];
}

/** The first line of a pack, ended by a line feed. */
export interface PackHeader {
  files: { name: string; type: string; length: number }[];
}

/** Scripts and styles, each by its path: the hash of its form, and the files that it names. */
export type Forms = Readonly<Record<string, readonly [hash: string, names: readonly string[]]>>;

/** What is listed under this name is a {@link Forms}, as JSON. */
export const formsFile = /^assets\/forms-[\w-]+\.json$/;

/** A file that another one names: built names carry the hash of their content, so they change with it. */
const builtName = /[\w-]+\.(?:js|css)\b/g;

/**
 * What of a script or style is its own: its text with a number for each file that
 * it names. Two files with the same form differ in nothing but these names.
 */
export function formOf(text: string): { form: string; names: string[] } {
  const names: string[] = [];
  const form = text.replace(builtName, (name) => {
    if (!names.includes(name)) names.push(name);
    return `*${names.indexOf(name)}`;
  });
  return { form, names };
}

/** A text of the same form that names these files in place of its own. */
export function withNames(text: string, names: readonly string[]): string {
  const own = formOf(text).names;
  return text.replace(builtName, (name) => names[own.indexOf(name)] ?? name);
}
