/** Files that are imported at the counter: read, looked at, run (counter-165 to counter-172). */
import * as v from 'valibot';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';

const importId = v.pipe(v.string(), v.maxLength(64));

/** What a cell says before and after: text, number, yes or no; null for nothing. */
const value = v.nullable(v.union([v.string(), v.number(), v.boolean()]));

/** Columns of the file that are called otherwise than ours, and those that are not used. */
export const importHeadings = v.object({
  mapped: v.array(v.object({ heading: v.string(), column: v.string() })),
  /** `column`: the one that it may have meant. */
  unused: v.array(v.object({ heading: v.string(), column: v.nullable(v.string()) })),
});

const state = v.object({
  id: v.string(),
  fileName: v.string(),
  encoding: v.string(),
  /** `failed`: it ended before its last row; its first refused line says why. */
  state: v.picklist(['read', 'running', 'stopped', 'done', 'failed']),
  headings: importHeadings,
  /** Lines of the file with content. */
  lines: v.number(),
  added: v.number(),
  changed: v.number(),
  same: v.number(),
  /** What the file does not name, where it `replaces`. */
  removed: v.number(),
  /** Lines without a price. */
  flagged: v.number(),
  refused: v.number(),
  refusedLines: v.array(v.object({ line: v.number(), sentence: v.string() })),
  replaces: v.boolean(),
  /** Of `rows`, those that are in the catalogue. */
  done: v.number(),
  rows: v.number(),
  readBy: v.string(),
  readAt: v.string(),
  runBy: v.string(),
  endedAt: v.nullable(v.string()),
});

export type ImportState = v.InferOutput<typeof state>;

/** The last files, the newest first. */
export const latest = counterEndpoint({
  name: 'counter.imports.latest',
  method: 'POST',
  path: 'Counter/Imports/Latest',
  roles: pharmacy,
  request: v.object({}),
  response: v.object({ imports: v.array(state) }),
});

/** One file: how it stands, and its first rows of a kind. */
export const one = counterEndpoint({
  name: 'counter.imports.one',
  method: 'POST',
  path: 'Counter/Imports/One',
  roles: pharmacy,
  request: v.object({ id: importId }),
  response: v.object({
    state,
    /** The first of each kind. */
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

/** Reads a file and says what it would change; changes nothing. */
export const read = counterEndpoint({
  name: 'counter.imports.read',
  method: 'POST',
  path: 'Counter/Imports/Read',
  roles: pharmacy,
  body: 'multipart',
  /** `replaces`: products that the file does not name go. */
  request: v.object({ replaces: v.picklist(['true', 'false']), Img: v.any() }),
  response: v.object({ id: v.string() }),
});

/** The refusals' Ids: another file is being imported; this one cannot be run (any more). */
export const otherRuns = 'other-import-runs';
export const importOver = 'import-over';

/** Begins, or goes on with what was stopped. Refused with {@link otherRuns} while another one runs. */
export const run = counterEndpoint({
  name: 'counter.imports.run',
  method: 'POST',
  path: 'Counter/Imports/Run',
  roles: pharmacy,
  request: v.object({ id: importId }),
  response: state,
});

/** Stops after the portion at hand; what is done stays done. */
export const stop = counterEndpoint({
  name: 'counter.imports.stop',
  method: 'POST',
  path: 'Counter/Imports/Stop',
  roles: pharmacy,
  request: v.object({ id: importId }),
  response: state,
});
