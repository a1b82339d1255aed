/**
 * The only client of the server. It unwraps the envelope and validates the response against the
 * contract, each once. The page and the service worker use it.
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
  /** The host of the error log; the API host if it is not set (errors-2). */
  logHost?: string;
  /** Returns the session token, which is sent only to the API host; '' when signed out. */
  token: () => string;
  /**
   * Returns the ActivityId of the registered device; all zeros before the registration (shell-102).
   */
  activityId: () => string;
  /**
   * Returns the reader's language for the `accept-language` header: the server writes its sentences
   * in it.
   */
  language?: () => string;
  /** Paths that an operator has set, by endpoint name (errors-1). */
  paths?: Record<string, string>;
  /** Replaces the browser's `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Called after every call with its observation of the network. */
  observed?: (seen: NetworkObservation) => void;
  /** Loads the code of the on-device catalogue and returns the catalogue. */
  catalogue?: () => Promise<CachedCatalogue>;
  /**
   * Returns the kind of the API host, detected from its responses; '' before its first envelope.
   */
  host?: () => HostKind | '';
}

/**
 * A response in our own names and the time at which the phone stored it (ISO); null if there is
 * none.
 */
export type DatedResponse<E extends Endpoint> = {
  content: ResponseOutput<E>;
  savedAt: string;
} | null;

/** Responds from the catalogue on this phone; with null if it is not newer than `since` (milliseconds). */
interface CachedCatalogue {
  respondFromCatalogue: <E extends Endpoint>(
    agreed: E,
    request: RequestInput<E>,
    since?: number,
  ) => Promise<DatedResponse<E>>;
  newerPrices: (
    products: readonly { id: string; permalink: string }[],
    since: number,
  ) => Promise<{ prices: readonly StoredPrice[]; savedAt: string } | null>;
}

/** The state of the network as one call observed it. */
export interface NetworkObservation {
  /** The source of the response. For a stored response: the source that it replaced. */
  from: ResponseSource;
  /**
   * The time at which the phone stored this fallback response (ISO); null for a response from the
   * network.
   */
  savedAt: string | null;
  /** The kind of host that responded; null if the response carries no envelope of the shop. */
  host: HostKind | null;
}

let settings: ClientSettings = {
  apiHost: '/api/',
  token: () => '',
  activityId: () => noActivityId,
};

/** A request and its response, from any source. */
export interface Exchange {
  endpoint: Endpoint;
  /** The query or body as it is sent. */
  request: Record<string, unknown>;
  /** Not read yet. A watcher that wants to read it must clone it synchronously. */
  response: Response;
}

let watch: ((exchange: Exchange) => void) | undefined;

/** Passes every response of the API host to one watcher. */
export function watchResponses(next: typeof watch): void {
  watch = next;
}

/** Called once at start, by the app and by the worker. */
export function configureClient(next: ClientSettings): void {
  settings = next;
}

export function clientSettings(): ClientSettings {
  return settings;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Additional headers, for example the outbox's idempotency key and grant. */
  headers?: Record<string, string>;
  /** Sends no session token even if one is stored. */
  anonymous?: boolean;
  /**
   * Treats the host as one that supports only the base calls, whatever its responses have shown.
   */
  isLegacyHost?: boolean;
}

/**
 * Sends a request and returns the response in our own names. Throws only an {@link ApiFailure}, or
 * the abort. Its `kind` tells a failure of the network from a response of the server (shell-100: a
 * response that the network made up is not a response of the server).
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
 * Sends a request and returns the raw response, for callers that need its status and headers (the
 * outbox). Throws an {@link ApiFailure} of kind `unreachable`, or the abort.
 */
export async function fetchResponse(
  agreed: Endpoint,
  request: unknown,
  options: CallOptions = {},
): Promise<Response> {
  const host = options.isLegacyHost ? 'documents' : settings.host?.();
  const whole = withActivity(agreed, request);
  const known = host === 'documents' ? withoutExtras(whole, agreed.extras) : whole;
  const { path, remaining } = fillPath(settings.paths?.[agreed.name] ?? agreed.path, known);
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  // errors-3: every call to the API host carries the token. On our own host, calls whose response
  // is the same for everybody carry none, so that the worker may cache the response.
  const isPublic = options.anonymous || agreed.host === 'log' || (agreed.shared && host === 'ours');
  const token = isPublic ? '' : settings.token();
  if (token) headers.set(tokenHeader, token);
  // Shared responses are the same in every language, so they are cached without one.
  if (!agreed.shared && settings.language) headers.set('accept-language', settings.language());
  const init: RequestInit = { method: agreed.method, headers, signal: options.signal ?? null };
  let url =
    (agreed.host === 'log' && settings.logHost ? settings.logHost : settings.apiHost) + path;
  if (agreed.method === 'GET') url += queryString(remaining);
  else if (agreed.body === 'multipart') init.body = formData(remaining);
  else {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(remaining);
  }
  try {
    const response = await (settings.fetch ?? fetch)(url, init);
    if (agreed.host !== 'log') {
      settings.observed?.(observationOf(response));
      watch?.({ endpoint: agreed, request: remaining, response });
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
  // A JSON error comes from the shop itself, so the shop is reachable; the screen shows the error.
  const from = type.includes('json') ? 'shop' : responderOf(response.status, type);
  return { from, savedAt, host: hostOf(response, from) };
}

/**
 * Returns the content of a raw response in our own names. Throws an {@link ApiFailure} as `call`
 * does.
 */
export async function readResponse<E extends Endpoint>(
  agreed: E,
  response: Response,
): Promise<ResponseOutput<E>> {
  if (!response.ok) throw new ApiFailure(reasonOfStatus(response));
  return responseIn(agreed, await json(response));
}

function hostOf({ headers, status }: Response, from: ResponseSource): HostKind | null {
  if (headers.get(markerHeader) === markerValue) return 'ours';
  // A gateway in front of our host sends no marker either, but it only sends errors.
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

/**
 * Only the server decides who is signed in: a captive portal's 401 or 403 in HTML does not end the
 * session (offline-122).
 */
function reasonOfStatus(response: Response): FailureReason {
  const { status } = response;
  const isStranger = responderOf(status, contentType(response)) === 'stranger';
  return isStranger ? { kind: 'stranger' } : { kind: 'status', status };
}

/** Returns the content of a parsed envelope in our own names. Throws an {@link ApiFailure}. */
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

/**
 * True if the response carries our marker header, so it does not come from a captive portal or a
 * proxy.
 */
export function isOurs(response: Response): boolean {
  return (
    response.headers.get(markerHeader) === markerValue &&
    (response.headers.get('content-type') ?? '').includes('application/json')
  );
}

/**
 * Returns the request without the fields that a legacy host does not support. `a.b` is the field
 * `b` inside `a`.
 */
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

/**
 * Fills the `{names}` of a path template. Returns the path and the remaining values, which go into
 * the query or body.
 */
export function fillPath(template: string, values: Record<string, unknown>) {
  const remaining = { ...values };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = remaining[name];
    delete remaining[name];
    return encodeURIComponent(plain(value));
  });
  return { path, remaining };
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
  // Text fields go first, so that a server that streams the file has read them when it starts.
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
