/**
 * The network between a page in happy-dom and the real server in memory: the only stand-in of the
 * screen tests.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { TestShop } from '#tests/server/support/test-shop.ts';

export interface SentRequest {
  /** The path below /api/. */
  path: string;
  body: unknown;
}

export interface Network {
  /**
   * `offline`: the browser reports no connection. `silent`: it reports one, but no response
   * arrives. `portal`: a captive portal's page is the response to everything.
   */
  state: 'online' | 'offline' | 'silent' | 'portal';
  /** All requests of the page, in order, successful or not. */
  requests: SentRequest[];
  /** The requests that reached the server. */
  reached: SentRequest[];
  /** Returns a response that replaces the server's, or undefined. */
  respond: ((path: string) => Response | undefined) | null;
  /** The server handles the next matching request, but its response is lost. */
  loses: RegExp | null;
  /** The server handles the next matching request, but the page gets this status. */
  fails: { path: RegExp; status: number } | null;
  /** Delays every matching request until the promise resolves. */
  holds: { path: RegExp; until: Promise<void> } | null;
}

const fine = { state: 'online', respond: null, loses: null, fails: null, holds: null } as const;

export const network: Network = { ...fine, requests: [], reached: [] };

/**
 * An online network without requests. Files of one worker share TanStack's `onlineManager`: left
 * offline, every query of the next file would hang without an error.
 */
export function resetNetwork(): void {
  Object.assign(network, { ...fine, requests: [], reached: [] });
  onlineManager.setOnline(true);
}

/** The requests of this test to paths that begin with this, in any case. */
export function requestsTo(path: string): SentRequest[] {
  return network.requests.filter((one) => one.path.toLowerCase().startsWith(path.toLowerCase()));
}

/** The number of requests with this prefix that reached the server. */
export function timesReached(path: string): number {
  return network.reached.filter((one) => one.path.startsWith(path)).length;
}

/** Changes the network's state and fires the browser's `online` or `offline` event. */
export function setNetwork(state: Network['state']): void {
  network.state = state;
  onlineManager.setOnline(state !== 'offline');
  act(() => {
    window.dispatchEvent(new Event(state === 'offline' ? 'offline' : 'online'));
  });
}

/** The server handles the next matching request, but the page gets this status. */
export function failOnceDone(path: RegExp, status: number): void {
  network.fails = { path, status };
}

/** Delays every matching request until the returned function is called. */
export function hold(path: RegExp): () => void {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  network.holds = { path, until };
  return letGo;
}

/** Replaces `fetch`. */
export async function carry(
  app: TestShop['app'],
  url: string,
  init: RequestInit,
): Promise<Response> {
  const path = url.replace(/^\/api\//, '');
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
  network.requests.push({ path, body });
  if (network.holds?.path.test(path)) await network.holds.until;
  if (network.state === 'offline') throw new TypeError('Failed to fetch');
  if (network.state === 'silent') return untilAborted(init.signal ?? null);
  if (network.state === 'portal') {
    return new Response('<h1>Sign in to WiFi</h1>', { headers: { 'content-type': 'text/html' } });
  }
  network.reached.push({ path, body });
  const instead = network.respond?.(path);
  if (instead) return instead;
  const response = await injectRequest(app, url, init);
  if (network.loses?.test(path)) {
    network.loses = null;
    throw new TypeError('Failed to fetch');
  }
  if (network.fails?.path.test(path)) {
    const { status } = network.fails;
    network.fails = null;
    return Response.json({ IsError: true, Id: null, Msg: '', Data: null }, { status });
  }
  return response;
}

async function injectRequest(
  app: TestShop['app'],
  url: string,
  init: RequestInit,
): Promise<Response> {
  const headers: Record<string, string> = {};
  new Headers(init.headers).forEach((value, name) => {
    headers[name] = value;
  });
  const { payload, type } = await encoded(init.body);
  const ask = () =>
    app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url,
      headers: type ? { ...headers, 'content-type': type } : headers,
      payload,
    });
  let response = await ask();
  // Page and server share one thread here, so the server takes a busy page for its own overload.
  while (response.statusCode === 503) {
    await rest(100);
    response = await ask();
  }
  return new Response(response.body, {
    status: response.statusCode,
    headers: plain(response.headers),
  });
}

function plain(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** The multipart body of a form: happy-dom's `FormData` cannot be injected into the server. */
async function encoded(
  body: RequestInit['body'],
): Promise<{ payload: string | Buffer | undefined; type: string }> {
  if (!(body instanceof FormData)) {
    return { payload: typeof body === 'string' ? body : undefined, type: '' };
  }
  const boundary = 'a-boundary-of-the-test';
  const parts: Buffer[] = [];
  for (const [name, value] of body.entries()) {
    const isFile = typeof value !== 'string';
    const file = isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : '';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    const content = isFile ? Buffer.from(await value.arrayBuffer()) : Buffer.from(value);
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(parts), type: `multipart/form-data; boundary=${boundary}` };
}

function untilAborted(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

/** An HTML error page with this status. */
export function statusResponse(status: number): Response {
  return new Response('<h1>unwell</h1>', { status, headers: { 'content-type': 'text/html' } });
}

/** A successful response of the shop. */
export function shopResponse(content: unknown): Response {
  return envelope({ IsError: false, Id: null, Msg: '', Data: content });
}

/** A refusal of the shop, optionally with the current data. */
export function refusal(message: string, id: string | number, content: unknown = null): Response {
  return envelope({ IsError: true, Id: id, Msg: message, Data: content });
}

function envelope(content: unknown): Response {
  return new Response(JSON.stringify(content), {
    headers: { 'content-type': 'application/json', 'x-shop-api': '1' },
  });
}

/** Responds to paths that begin with a key of the table. All others reach the server. */
export function respondBy(table: Record<string, () => unknown>): void {
  network.respond = (path) => {
    const found = Object.keys(table).find((one) => path.startsWith(one));
    const content = found && table[found]?.();
    if (content instanceof Response) return content;
    return found ? shopResponse(content) : undefined;
  };
}
