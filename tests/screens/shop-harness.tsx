/**
 * The shop in a page of happy-dom, asked through a fetch that is the real
 * server in memory. Only the network and the clock are stand-ins.
 */
import { setTimeout as rest } from 'node:timers/promises';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { App } from '#app/App.tsx';
import { tellCaught } from '#app/caught.ts';
import { createQueryClient } from '#app/query-client.ts';
import { createShopRouter } from '#app/router.ts';
import { noActivityId } from '#contract/wire.ts';
import { bagStore, closeBag, forgetBagNews } from '#state/bag.ts';
import { followLanguage } from '#state/follow-language.ts';
import { languageStore } from '#state/language.ts';
import { hearOfNetwork } from '#state/network.ts';
import { stopAsking } from '#state/out-of-stock.ts';
import { sessionStore } from '#state/session.ts';
import { codeStepStore } from '#state/sign-in-step.ts';
import { closeSignIn } from '#state/sign-in.ts';
import type { Language } from '#text/sentences.ts';
import { openTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

/** Parts are loaded when they are needed, and test machines are busy. */
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

/** What was asked of the server, in order. */
export interface Asked {
  /** Below /api/. */
  path: string;
  body: unknown;
}

export interface Network {
  /** `offline`: the phone knows it. `silent`: the network is up and nothing ever comes. */
  state: 'online' | 'offline' | 'silent';
  /** Answers with this instead of the server's own. */
  answer: ((path: string) => Response | undefined) | null;
  asked: Asked[];
}

export const network: Network = { state: 'online', answer: null, asked: [] };

/** What the last test asked for at this path. */
export function askedFor(path: string): Asked[] {
  return network.asked.filter((one) => one.path.toLowerCase().startsWith(path.toLowerCase()));
}

/** Loses or finds the network, as a phone tells it to its pages. */
export function setNetwork(state: Network['state']): void {
  network.state = state;
  onlineManager.setOnline(state !== 'offline');
  window.dispatchEvent(new Event(state === 'offline' ? 'offline' : 'online'));
}

/** The server of this file's tests; opened before the first and closed after the last. */
export function useShop(): () => TestShop {
  let shop: TestShop | undefined;

  beforeAll(async () => {
    shop = await openTestShop();
  }, 120_000);

  afterAll(() => shop?.close());

  beforeEach(() => {
    const { app } = theShop();
    network.answer = null;
    network.asked = [];
    setNetwork('online');
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => carry(app, url, init));
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.state !== 'offline');
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    localStorage.clear();
    bagStore.clear();
    languageStore.clear();
    forgetBagNews();
    closeBag();
    stopAsking();
    closeSignIn();
    sessionStore.clear();
    codeStepStore.clear();
    hearOfNetwork(true, null);
    configureClient({
      apiHost: '/api/',
      token: () => sessionStore.get()?.token ?? '',
      activityId: () => noActivityId,
      language: () => languageStore.get(),
    });
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function theShop(): TestShop {
    if (!shop) throw new Error('the shop is not open');
    return shop;
  }
  return theShop;
}

async function carry(app: TestShop['app'], url: string, init: RequestInit): Promise<Response> {
  const path = url.replace(/^\/api\//, '');
  const text = typeof init.body === 'string' ? init.body : '';
  network.asked.push({ path, body: text ? JSON.parse(text) : null });
  if (network.state === 'offline') throw new TypeError('Failed to fetch');
  if (network.state === 'silent') return untilAborted(init.signal ?? null);
  const instead = network.answer?.(path);
  if (instead) return instead;
  const headers: Record<string, string> = {};
  new Headers(init.headers).forEach((value, name) => {
    headers[name] = value;
  });
  const ask = () =>
    app.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url,
      headers,
      payload: text || undefined,
    });
  let answer = await ask();
  // Page and server share one thread here: a page that is busy drawing looks like an overload to the server.
  while (answer.statusCode === 503) {
    await rest(100);
    answer = await ask();
  }
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: { 'content-type': String(answer.headers['content-type'] ?? ''), 'x-shop-api': '1' },
  });
}

function untilAborted(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

/** An answer of a server that is unwell. */
export function statusAnswer(status: number): Response {
  return new Response('<h1>unwell</h1>', { status, headers: { 'content-type': 'text/html' } });
}

/** An answer of the shop's own. */
export function shopAnswer(content: unknown): Response {
  return new Response(JSON.stringify({ IsError: false, Id: null, Msg: '', Data: content }), {
    headers: { 'content-type': 'application/json', 'x-shop-api': '1' },
  });
}

/** A no of the shop. */
export function refusal(message: string, id: string | number): Response {
  return new Response(JSON.stringify({ IsError: true, Id: id, Msg: message, Data: null }), {
    headers: { 'content-type': 'application/json', 'x-shop-api': '1' },
  });
}

export interface Visit {
  user: ReturnType<typeof userEvent.setup>;
  queryClient: QueryClient;
  /** The address as the browser shows it. */
  address: () => string;
  go: (path: string) => Promise<void>;
}

/** Opens an address of the shop. */
export function visit(path: string, language: Language = 'en'): Visit {
  if (language !== 'en') languageStore.set(language);
  void followLanguage();
  const queryClient = createQueryClient();
  // A test does not wait between tries.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
  });
  const router = createShopRouter(queryClient);
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ ...router.options, history });
  render(<App queryClient={queryClient} router={router} />, { onCaughtError: tellCaught });
  return {
    user: userEvent.setup({
      advanceTimers: (delay) => {
        if (vi.isFakeTimers()) vi.advanceTimersByTime(delay);
      },
    }),
    queryClient,
    address: () => router.state.location.href,
    go: (to) => router.navigate({ to }),
  };
}
