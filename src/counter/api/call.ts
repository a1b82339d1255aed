/**
 * The counter's only way to call the server. The browser sends the session's cookie, and an expired
 * session is renewed by a sign-in over the screen.
 */
import * as v from 'valibot';
import { fillPath, formData, queryString } from '#api/client.ts';
import { memberHeader, unattendedHeader } from '#contract/counter/counter-endpoint.ts';
import type { Endpoint, RequestInput, ResponseOutput } from '#contract/endpoint.ts';
import { envelope } from '#contract/envelope.ts';
import { languageStore } from '#state/language.ts';
import { observeNetwork } from '#state/network.ts';
import { isUnattended } from './attendance.ts';
import { CounterProblem, type ProblemKind } from './problem.ts';
import { sendForm } from './send-form.ts';
import { memberOfPage, waitForSignIn } from './session.ts';

export const apiHost = '/api/';

export interface CallOptions {
  signal?: AbortSignal;
  /** A 401 is an expected response: in the sign-in, and in the first check of who is signed in. */
  isEntrance?: boolean;
  /** The call concerns the browser's current session, whichever tab opened it: the sign-out. */
  isOfBrowser?: boolean;
  /** Somebody is at work, although nobody has pressed anything for a minute. */
  isAttended?: boolean;
  /** Receives the uploaded share of the form's file, from 0 to 1. */
  onSent?: (share: number) => void;
}

/**
 * Sends the request and parses the response. Throws a {@link CounterProblem}, or the abort error.
 * If the session has expired, waits until the same member has signed in again and then repeats the
 * request, so that no typed value is lost.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: RequestInput<E>,
  options: CallOptions = {},
): Promise<ResponseOutput<E>> {
  for (;;) {
    const response = await send(endpoint, input, options);
    if (response.status !== 401 || options.isEntrance) return read(endpoint, response);
    await waitForSignIn();
  }
}

/**
 * The URL of a file of the counter for `<img src>` and links, from a path of the contract and its
 * values.
 */
export function fileAddress(path: string, values: Record<string, unknown> = {}): string {
  const filled = fillPath(path, values);
  return apiHost + filled.path + queryString(filled.remaining);
}

async function send(
  endpoint: Endpoint,
  input: unknown,
  { signal, isAttended = false, isOfBrowser = false, onSent }: CallOptions,
): Promise<Response> {
  const { path, remaining } = fillPath(endpoint.path, { ...Object(input) });
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': languageStore.get(),
  });
  if (!isAttended && isUnattended()) headers.set(unattendedHeader, '1');
  const member = memberOfPage();
  if (member && !isOfBrowser) headers.set(memberHeader, member.id);
  const init: RequestInit = { method: endpoint.method, headers, signal: signal ?? null };
  let url = apiHost + path;
  const form = endpoint.body === 'multipart' ? formData(remaining) : null;
  if (endpoint.method === 'GET') url += queryString(remaining);
  else if (form) init.body = form;
  else {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(remaining);
  }
  try {
    if (form && onSent) {
      const { method } = endpoint;
      return await sendForm({ url, method, headers, form, signal: signal ?? null, onSent });
    }
    return await fetch(url, { ...init, credentials: 'same-origin', cache: 'no-store' });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    observeNetwork('nobody', null);
    throw new CounterProblem('unreachable');
  }
}

const kinds = new Map<number, ProblemKind>([
  [200, 'refused'],
  [400, 'refused'],
  [401, 'signed-out'],
  [403, 'forbidden'],
  [404, 'missing'],
  [409, 'refused'],
  [413, 'refused'],
  [415, 'refused'],
  [422, 'refused'],
  [429, 'busy'],
  [503, 'busy'],
]);

async function read<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<ResponseOutput<E>> {
  const parsed = v.safeParse(envelope, await json(response));
  if (!parsed.success) {
    // The page of a captive portal or a proxy. The shop always responds with its envelope.
    observeNetwork('nobody', null);
    throw new CounterProblem('unreachable');
  }
  observeNetwork('shop', null);
  const { IsError, Id, Msg, Data } = parsed.output;
  if (IsError || !response.ok) {
    const kind = kinds.get(response.status) ?? 'failed';
    const sentence = kind === 'failed' || kind === 'busy' ? '' : Msg;
    throw new CounterProblem(kind, { id: String(Id ?? ''), sentence, content: Data });
  }
  const data = v.safeParse(endpoint.response, Data ?? null);
  if (!data.success) throw new CounterProblem('failed');
  return data.output;
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
