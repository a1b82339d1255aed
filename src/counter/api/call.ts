/** The counter's one way to the server: the session's cookie goes along by itself, and a session that has ended is begun again over the screen. */
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
  /** A 401 is the response itself: signing in, and the first question who is signed in. */
  isEntrance?: boolean;
  /** About whoever the browser has signed in by now, in this tab or another: signing out. */
  isOfBrowser?: boolean;
  /** Somebody is at work, though they have pressed nothing for a minute. */
  isAttended?: boolean;
  /** Told how much of a form's file has left, 0 to 1. */
  onSent?: (share: number) => void;
}

/**
 * Asks, and reads the response. Throws a {@link CounterProblem} and nothing else, aborts excepted.
 * Where the session has ended it waits until the same person has signed in again, and asks again:
 * nothing that was typed is lost.
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

/** The address of a file of the counter, for `<img src>` and links: a path of the contract with its values. */
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
    // A portal's or a proxy's page: the shop itself responds in its envelope.
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
