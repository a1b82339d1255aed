/**
 * The one way to ask the server. Unwraps the envelope once, checks the answer
 * against the contract once. Runs in the page and in the service worker.
 */
import * as v from 'valibot';
import type { ResponseOutput, RequestInput, Endpoint } from '#contract/endpoint.ts';
import { envelope, markerHeader, markerValue, tokenHeader } from '#contract/envelope.ts';
import { noActivityId } from '#contract/wire.ts';
import { insteadOfHeader, savedAtHeader } from '#contract/worker.ts';
import type { HostKind } from '#domain/capabilities.ts';
import type { StoredPrice } from '#domain/priced-at.ts';
import { responderOf, type ResponseSource } from '#domain/responder.ts';
import { ApiFailure, type FailureReason } from './failure.ts';

interface ClientSettings {
  /** Ends with a slash: '/api/' or 'https://api.example/'. */
  apiHost: string;
  /** The host of the error log; the API host where it is not set (errors-2). */
  logHost?: string;
  /** The session token, sent to the API host alone; '' when signed out. */
  token: () => string;
  /** The registered device's ActivityId, all zeros before (shell-102). */
  activityId: () => string;
  /** The reader's language, in which the server's sentences come. */
  language?: () => string;
  /** An operator's own paths, by endpoint name (errors-1). */
  paths?: Record<string, string>;
  /** How a question travels; the browser's own `fetch` where it is not set. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Told after every call what it says of the network. */
  observed?: (seen: NetworkObservation) => void;
  /** The whole catalogue on this phone; its code comes when it is asked. */
  catalogue?: () => Promise<CachedCatalogue>;
  /** What is known of the API host, from its responses: '' before its first envelope. */
  host?: () => HostKind | '';
}

/** A response in our own names, and since when it is known to be so (ISO); null where there is none. */
export type CachedResponse<E extends Endpoint> = {
  content: ResponseOutput<E>;
  savedAt: string;
} | null;

/** Responds from the catalogue on this phone; with null if it is not newer than `since` (milliseconds). */
interface CachedCatalogue {
  answerFromCatalogue: <E extends Endpoint>(
    agreed: E,
    request: RequestInput<E>,
    since?: number,
  ) => Promise<CachedResponse<E>>;
  newerPrices: (
    products: readonly { id: string; permalink: string }[],
    since: number,
  ) => Promise<{ prices: readonly StoredPrice[]; savedAt: string } | null>;
}

/** What a call says of the network. */
export interface NetworkObservation {
  /** Who answered just now; of a last stored response: in whose place it was given. */
  from: ResponseSource;
  /** When the last stored response was kept that was given in its place, ISO; null where it was not one. */
  savedAt: string | null;
  /** Which kind of host it was; null where the shop did not envelope. */
  host: HostKind | null;
}

let settings: ClientSettings = {
  apiHost: '/api/',
  token: () => '',
  activityId: () => noActivityId,
};

/** A request and its response, whoever gave it. */
export interface Exchange {
  endpoint: Endpoint;
  /** Query or body, on the wire. */
  request: Record<string, unknown>;
  /** Not read yet: who wants to read it takes a copy at once. */
  response: Response;
}

let watch: ((exchange: Exchange) => void) | undefined;

/** Shows every response of the API host to one watcher. */
export function watchResponses(next: typeof watch): void {
  watch = next;
}

/** Called once at start, by the app and by the worker. */
export function configureClient(next: ClientSettings): void {
  settings = next;
}

/** What the client was told at start. */
export function clientSettings(): ClientSettings {
  return settings;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Extra headers: the outbox's key and grant. */
  headers?: Record<string, string>;
  /** Sends no session token, whatever is stored. */
  anonymous?: boolean;
  /** The host knows the base calls alone, whatever it has shown so far. */
  isLegacyHost?: boolean;
}

/**
 * Asks and answers in our own names. Throws an {@link ApiFailure} and nothing
 * else, aborts excepted; its `kind` says whether the server answered at all
 * (shell-100: no answer of the network is an answer of the server).
 */
export async function call<E extends Endpoint>(
  agreed: E,
  request: RequestInput<E>,
  options: CallOptions = {},
): Promise<ResponseOutput<E>> {
  const response = await fetchResponse(agreed, request, options);
  return readResponse(agreed, response);
}

/**
 * Asks and hands back the bare response, for who must see its status and headers
 * (the outbox). Throws an {@link ApiFailure} of kind `unreachable`, or the abort.
 */
export async function fetchResponse(
  agreed: Endpoint,
  request: unknown,
  options: CallOptions = {},
): Promise<Response> {
  const host = options.isLegacyHost ? 'documents' : settings.host?.();
  const whole = withActivity(agreed, request);
  const known = host === 'documents' ? withoutExtras(whole, agreed.extras) : whole;
  const { path, rest } = fillPath(settings.paths?.[agreed.name] ?? agreed.path, known);
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  // errors-3: the token goes with every call to the API host; at our own, what is alike for all is
  // asked without a session, so that the worker may keep the response.
  const isPublic = options.anonymous || agreed.host === 'log' || (agreed.shared && host === 'ours');
  const token = isPublic ? '' : settings.token();
  if (token) headers.set(tokenHeader, token);
  // Shared answers are alike for all: they are filed without a language.
  if (!agreed.shared && settings.language) headers.set('accept-language', settings.language());
  const init: RequestInit = { method: agreed.method, headers, signal: options.signal ?? null };
  let url =
    (agreed.host === 'log' && settings.logHost ? settings.logHost : settings.apiHost) + path;
  if (agreed.method === 'GET') url += queryString(rest);
  else if (agreed.body === 'multipart') init.body = formData(rest);
  else {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(rest);
  }
  try {
    const response = await (settings.fetch ?? fetch)(url, init);
    if (agreed.host !== 'log') {
      settings.observed?.(observationOf(response));
      watch?.({ endpoint: agreed, request: rest, response });
    }
    return response;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    if (agreed.host !== 'log') settings.observed?.({ from: 'nobody', savedAt: null, host: null });
    throw new ApiFailure({ kind: 'unreachable' }, { cause });
  }
}

function observationOf(response: Response): NetworkObservation {
  const savedAt = response.headers.get(savedAtHeader);
  if (savedAt !== null) return { from: insteadOf(response), savedAt, host: null };
  const type = contentType(response);
  // The shop that says itself, in JSON, that something failed is there: the screen tells of it.
  const from = type.includes('json') ? 'shop' : responderOf(response.status, type);
  return { from, savedAt, host: hostOf(response, from) };
}

/** The content of a bare response, in our own names; throws an {@link ApiFailure} as `call` does. */
export async function readResponse<E extends Endpoint>(
  agreed: E,
  response: Response,
): Promise<ResponseOutput<E>> {
  if (!response.ok) throw new ApiFailure(reasonOfStatus(response));
  return responseIn(agreed, await json(response));
}

function hostOf({ headers, status }: Response, from: ResponseSource): HostKind | null {
  if (headers.get(markerHeader) === markerValue) return 'ours';
  // A gateway in front of us has no mark either, but only ever says that something failed.
  return from === 'shop' && status < 500 ? 'documents' : null;
}

function contentType(response: Response): string {
  return response.headers.get('content-type') ?? '';
}

/** The source in whose place the worker gives its last response. */
export function insteadOf(response: Response): ResponseSource {
  const named = response.headers.get(insteadOfHeader);
  return named === 'failing' || named === 'stranger' ? named : 'nobody';
}

/** Who is signed in is for the server to say: a captive portal's 401 or 403 in HTML says nothing (offline-122). */
function reasonOfStatus(response: Response): FailureReason {
  const { status } = response;
  const isStranger = responderOf(status, contentType(response)) === 'stranger';
  return isStranger ? { kind: 'stranger' } : { kind: 'status', status };
}

/** The same of a response's JSON that was read already. */
export function responseIn<E extends Endpoint>(agreed: E, body: unknown): ResponseOutput<E> {
  const parsed = v.safeParse(envelope, body);
  if (!parsed.success) throw new ApiFailure({ kind: 'unreadable' });
  const response = parsed.output;
  if (response.IsError) {
    throw new ApiFailure({
      kind: 'refused',
      code: String(response.Id ?? 999),
      message: response.Msg,
    });
  }
  const content = agreed.reads === 'data' && response.Data !== undefined ? response.Data : response;
  const result = v.safeParse(agreed.response, content);
  if (!result.success) throw new ApiFailure({ kind: 'unreadable' }, { cause: result.issues });
  return result.output;
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    const isPage = contentType(response).includes('html');
    throw new ApiFailure({ kind: isPage ? 'stranger' : 'unreadable' }, { cause });
  }
}

function withActivity(agreed: Endpoint, request: unknown): Record<string, unknown> {
  const values: Record<string, unknown> = { ...Object(request) };
  if (agreed.activity) values[agreed.activity] ??= settings.activityId();
  return values;
}

/** True when the answer bears our mark: not a captive portal, not a stray proxy page. */
export function isOurs(response: Response): boolean {
  return (
    response.headers.get(markerHeader) === markerValue &&
    (response.headers.get('content-type') ?? '').includes('application/json')
  );
}

/** How a question is written on the wire: its path, its query, its form. */

/** The question without what a legacy host does not know; `a.b` names what stands within `a`. */
function withoutExtras(request: unknown, extras: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = { ...Object(request) };
  for (const extra of extras) {
    const [name = '', within] = extra.split('.');
    if (within === undefined) delete values[name];
    else if (values[name]) {
      const inner: Record<string, unknown> = { ...Object(values[name]) };
      delete inner[within];
      values[name] = inner;
    }
  }
  return values;
}

/** The path with its `{names}` filled in, and what is left to be sent. */
export function fillPath(template: string, values: Record<string, unknown>) {
  const rest = { ...values };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(plain(value));
  });
  return { path, rest };
}

export function queryString(values: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, plain(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

export function formData(values: Record<string, unknown>): FormData {
  const form = new FormData();
  // Text fields first: a server that streams the file already knows them when it arrives.
  for (const [name, value] of Object.entries(values)) {
    if (!(value instanceof Blob)) form.set(name, plain(value ?? ''));
  }
  for (const [name, value] of Object.entries(values))
    if (value instanceof Blob) form.set(name, value);
  return form;
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
