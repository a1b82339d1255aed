/** Error reports from phones and the audit log, for the owner (counter-195 to counter-199). */
import * as v from 'valibot';
import { counterEndpoint } from './counter-endpoint.ts';
import { cursor } from './paging.ts';

const roles = ['owner'] as const;
const some = v.pipe(v.string(), v.maxLength(100));

/** Errors on phones, grouped by message, newest first. */
export const errors = counterEndpoint({
  name: 'counter.logs.errors',
  method: 'GET',
  path: 'Counter/Logs/Errors',
  roles,
  request: v.object({ after: cursor }),
  response: v.object({
    rows: v.array(
      v.object({
        message: v.string(),
        count: v.number(),
        firstAt: v.string(),
        lastAt: v.string(),
      }),
    ),
    next: v.string(),
  }),
});

/** The latest reports with the same message, as they are stored: redacted text is a `…`. */
export const reports = counterEndpoint({
  name: 'counter.logs.reports',
  method: 'POST',
  path: 'Counter/Logs/Reports',
  roles,
  request: v.object({ message: v.pipe(v.string(), v.maxLength(1_000)) }),
  response: v.object({
    rows: v.array(
      v.object({ id: v.number(), url: v.string(), content: v.string(), createdAt: v.string() }),
    ),
  }),
});

/** A day as `2026-03-01`; '' for any. */
const day = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]), '');

/** The subject of an entry, with its current name. */
const thing = v.object({
  kind: v.picklist([
    'order',
    'request',
    'product',
    'import',
    'contact',
    'complaint',
    'review',
    'comment',
  ]),
  id: v.string(),
  /**
   * A number, a file's name or an author; for a product, or a comment on one, the product's name.
   */
  name: v.string(),
  nameBn: v.string(),
  strength: v.string(),
});
export type AuditedSubject = v.InferOutput<typeof thing>;

/** The audit log, newest first. Each filter matches a part of the text, ignoring case. */
export const audit = counterEndpoint({
  name: 'counter.logs.audit',
  method: 'GET',
  path: 'Counter/Logs/Audit',
  roles,
  request: v.object({
    who: v.optional(some, ''),
    what: v.optional(some, ''),
    /** Days in Bangladesh, both inclusive. */
    from: day,
    to: day,
    after: cursor,
  }),
  response: v.object({
    rows: v.array(
      v.object({
        id: v.number(),
        actor: v.string(),
        action: v.string(),
        subject: v.string(),
        about: v.string(),
        /** Null if the subject is itself a name, or the thing no longer exists. */
        thing: v.nullable(thing),
        /** True if the subject is an id, which is meaningless to readers. */
        isById: v.boolean(),
        /** The photo of the order or request that was read, counted from 1. */
        photo: v.nullable(v.number()),
        createdAt: v.string(),
      }),
    ),
    next: v.string(),
  }),
});

export type AuditEntry = v.InferOutput<typeof audit.response>['rows'][number];
