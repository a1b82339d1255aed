/**
 * Importing product files at the counter: read, check, run (counter-165 to counter-172, counter-330
 * to counter-333), and the products as such a file.
 */
import * as v from 'valibot';
import { choosableColumns } from '#domain/import-columns.ts';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';

const importId = v.pipe(v.string(), v.maxLength(64));

/** The value of a cell before and after: text, number or boolean; null if empty. */
const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Columns of the file with names other than ours, and unused columns. */
export const importHeadings = v.object({
  mapped: v.array(v.object({ heading: v.string(), column: v.string() })),
  /** `column`: the one that the heading probably means. */
  unused: v.array(v.object({ heading: v.string(), column: v.nullable(v.string()) })),
});

const state = v.object({
  id: v.string(),
  fileName: v.string(),
  encoding: v.string(),
  /** `failed`: it ended before its last row. Its first refused line has the reason. */
  state: v.picklist(['read', 'running', 'stopped', 'done', 'failed']),
  headings: importHeadings,
  /** The number of lines with content. */
  lines: v.number(),
  added: v.number(),
  changed: v.number(),
  same: v.number(),
  /** Products that the file does not contain, if it `replaces`. */
  removed: v.number(),
  /** Lines without a price. */
  flagged: v.number(),
  refused: v.number(),
  refusedLines: v.array(v.object({ line: v.number(), sentence: v.string() })),
  replaces: v.boolean(),
  /** The number of `rows` that are already in the catalogue. */
  done: v.number(),
  rows: v.number(),
  readBy: v.string(),
  readAt: v.string(),
  runBy: v.string(),
  endedAt: v.nullable(v.string()),
});

export type ImportState = v.InferOutput<typeof state>;

/** The latest files, newest first. */
export const latest = counterEndpoint({
  name: 'counter.imports.latest',
  method: 'POST',
  path: 'Counter/Imports/Latest',
  roles: pharmacy,
  request: v.object({}),
  response: v.object({ imports: v.array(state) }),
});

/** One file: its state, and the first rows of each kind. */
export const one = counterEndpoint({
  name: 'counter.imports.one',
  method: 'POST',
  path: 'Counter/Imports/One',
  roles: pharmacy,
  request: v.object({ id: importId }),
  response: v.object({
    state,
    /** The first rows of each kind. */
    rows: v.array(
      v.object({
        position: v.number(),
        kind: v.picklist(['new', 'changed', 'removed']),
        name: v.string(),
        externalId: v.string(),
        differences: v.array(v.object({ field: v.string(), before: value, after: value })),
      }),
    ),
  }),
});

export type ImportRow = v.InferOutput<typeof one.response>['rows'][number];

/** The heading in a file for each of our columns that the file has (`ColumnMapping`). */
export const columnMapping = v.strictObject(
  v.entriesFromList(choosableColumns, v.exactOptional(v.pipe(v.string(), v.maxLength(80)))),
);

const columnQuestion = v.object({
  /** The same for all files with these headings. */
  signature: v.string(),
  /** In the order of the file. */
  headings: v.array(v.string()),
  /** The first rows: a cell for each heading. */
  samples: v.array(v.array(v.string())),
  /** Our columns, as far as they can be guessed or were chosen for an earlier file. */
  guesses: columnMapping,
});

/** What a person needs in order to choose the columns of a file (counter-330). */
export type ColumnQuestion = v.InferOutput<typeof columnQuestion>;

/** The value of `columns` that returns a question even if the headings are known. */
export const askForColumns = 'ask';

/**
 * Reads a file and reports what it would change, without changing anything. If its columns are not
 * known, returns a question instead: the same file is then sent again with the chosen columns.
 */
export const read = counterEndpoint({
  name: 'counter.imports.read',
  method: 'POST',
  path: 'Counter/Imports/Read',
  roles: pharmacy,
  body: 'multipart',
  /** `replaces`: products that the file does not contain are removed. */
  request: v.object({
    replaces: v.picklist(['true', 'false']),
    /**
     * '' to recognise the columns by their headings, {@link askForColumns}, or a
     * {@link columnMapping} as JSON.
     */
    columns: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ''),
    Img: v.any(),
  }),
  /** One of the two is null. */
  response: v.object({ id: v.nullable(v.string()), question: v.nullable(columnQuestion) }),
});

/** Ids of refusals: another import is running; this import cannot be run (any more). */
export const otherRuns = 'other-import-runs';
export const importOver = 'import-over';

/**
 * Starts an import, or continues a stopped one. Refused with {@link otherRuns} while another one
 * runs.
 */
export const run = counterEndpoint({
  name: 'counter.imports.run',
  method: 'POST',
  path: 'Counter/Imports/Run',
  roles: pharmacy,
  request: v.object({ id: importId }),
  response: state,
});

/** Stops after the current batch. Finished batches are kept. */
export const stop = counterEndpoint({
  name: 'counter.imports.stop',
  method: 'POST',
  path: 'Counter/Imports/Stop',
  roles: pharmacy,
  request: v.object({ id: importId }),
  response: state,
});

/** All products as a CSV file in the import's own layout (counter-333). */
export const exportProducts = counterEndpoint({
  name: 'counter.imports.exportProducts',
  method: 'POST',
  path: 'Counter/Imports/ExportProducts',
  roles: ['owner'],
  request: v.object({}),
  response: v.object({ csv: v.string() }),
});
