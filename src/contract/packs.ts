/**
 * What the build and the worker have agreed on the app's files. A pack carries many
 * of them in one response (docs/decisions/0018): a line of JSON that lists them
 * ({@link PackHeader}), then their bytes, one file after the other, nothing between.
 * It is compressed on its way as every file is.
 */

/** A built file: its path, the first 48 bits of its SHA-256 in base64, its bytes unpacked. */
export type AppFile = readonly [name: string, hash: string, length: number];

/** What the build writes into the worker: the shell page, and the packs in order of need with their files. */
export interface Listed {
  url: string;
  revision: string | null;
  files?: readonly AppFile[];
}

/** The first line of a pack, ended by a line feed. */
export interface PackHeader {
  files: { name: string; type: string; length: number }[];
}
