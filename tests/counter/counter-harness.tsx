/**
 * Renders the counter in happy-dom in front of the real server in memory. Only the network is a
 * stand-in.
 */
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { CounterApp } from '#counter/app/CounterApp.tsx';
import { closeSession } from '#counter/api/session.ts';
import { bellStore } from '#counter/parts/bell.ts';
import { themeStore } from '#counter/parts/theme.ts';
import { counterTitle } from '#counter/parts/title.ts';
import { toasts } from '#counter/parts/toast.ts';
import { counterCookie } from '#server/endpoint/counter-cookie.ts';
import type { StaffMember, StaffRole } from '#domain/staff.ts';
import { languageStore } from '#state/language.ts';
import { observeNetwork } from '#state/network.ts';
import type { Language } from '#text/sentences.ts';
import { carry, network, resetNetwork } from '#tests/screens/network.ts';
import { hideRouterWarnings } from '#tests/screens/router-warnings.ts';
import { signedInStaff, tokenIn } from '#tests/server/support/staff.ts';
import { storeShop } from '#tests/builders/shop.ts';
import {
  useTestShop,
  type TestShop,
  type TestShopOptions,
} from '#tests/server/support/test-shop.ts';
import { announce } from '#ui/announce.ts';

/** The cookies of this browser: only the counter's session. */
export const jar = { token: '' };

/** The responses that the page has requested. */
export const asked: Promise<unknown>[] = [];

/** Starts the server for a file's tests, and resets the page for each test. */
export function useCounter(
  env: Record<string, string> = {},
  options: Pick<TestShopOptions, 'partners'> = {},
): () => TestShop {
  const shop = useTestShop({ env, ...options });

  beforeEach(() => {
    resetNetwork();
    forget();
    const app = withCookies(shop.app);
    const ask = (url: string, init: RequestInit = {}) => {
      const answer = carry(app, url, init);
      asked.push(answer);
      return answer;
    };
    vi.stubGlobal('fetch', ask);
    vi.stubGlobal('XMLHttpRequest', uploadsOver(ask));
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.state !== 'offline');
    // By default no events arrive. A test that needs events uses {@link ToldStream}.
    vi.stubGlobal('EventSource', SilentStream);
    hideRouterWarnings();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(closePage);

  return () => shop;
}

/** A stream whose events the test sends. Call `stand` before each page. */
export class ToldStream extends EventTarget {
  static open: ToldStream | null = null;
  readonly readyState = 1;

  constructor() {
    super();
    ToldStream.open = this;
  }

  static stand(): void {
    ToldStream.open = null;
    vi.stubGlobal('EventSource', ToldStream);
  }

  /** Sends an event with these counts. */
  static tell(changed: { new?: number; toPack?: number }): void {
    const counts = { new: 0, answering: 0, answered: 0, toPack: 0, onTheWay: 0, ...changed };
    const data = JSON.stringify({ counts, changed: [], isMore: false });
    act(() => void ToldStream.open?.dispatchEvent(new MessageEvent('queue', { data })));
  }

  close(): void {}
}

/**
 * Replaces XMLHttpRequest. Reports half of the upload before the response, and the rest with it.
 */
function uploadsOver(ask: (url: string, init: RequestInit) => Promise<Response>) {
  return class {
    readonly upload: { onprogress?: (event: object) => void } = {};
    readonly #stopping = new AbortController();
    readonly #headers: Record<string, string> = {};
    #to = ['', ''];
    status = 0;
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;

    open(method: string, url: string): void {
      this.#to = [method, url];
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    abort(): void {
      this.#stopping.abort();
      this.onabort?.();
    }
    send(body: FormData): void {
      const [method = '', url = ''] = this.#to;
      const sent = (loaded: number) =>
        this.upload.onprogress?.({ lengthComputable: true, loaded, total: 2 });
      sent(1);
      const init = { method, headers: this.#headers, body, signal: this.#stopping.signal };
      void this.#hear(ask(url, init), () => sent(2));
    }
    async #hear(answer: Promise<Response>, onGone: () => void): Promise<void> {
      const response = await answer.catch(() => null);
      if (!response) return this.onerror?.();
      onGone();
      this.status = response.status;
      this.responseText = await response.text();
      if (!this.#stopping.signal.aborted) this.onload?.();
    }
  };
}

class SilentStream extends EventTarget {
  readonly readyState = 1;
  close(): void {}
}

async function closePage(): Promise<void> {
  cleanup();
  // The page's last requests, such as releasing a lease, need the cookie of its member.
  await Promise.allSettled(asked.splice(0));
  forget();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

function forget(): void {
  localStorage.clear();
  storeShop();
  for (const store of [languageStore, bellStore, themeStore]) store.clear();
  closeSession();
  counterTitle.set(counterTitle.initial());
  toasts.set([]);
  observeNetwork('shop', null);
  announce('');
  announce('', 'assertive');
  jar.token = '';
}

/**
 * The same server, called by a browser that stores the counter's cookie and sends `sec-fetch-site`.
 */
function withCookies(app: TestShop['app']): TestShop['app'] {
  const inject = async (options: { headers: Record<string, string> }) => {
    const headers = {
      ...options.headers,
      'sec-fetch-site': 'same-origin',
      ...(jar.token && { cookie: `${counterCookie}=${jar.token}` }),
    };
    const response = await app.inject({ ...options, headers });
    if (response.headers['set-cookie']) jar.token = tokenIn(response.headers);
    return response;
  };
  return { inject } as unknown as TestShop['app'];
}

/** Signs in a member with this role in this browser. */
export async function signInAs(shop: TestShop, role: StaffRole): Promise<StaffMember> {
  const { member, headers } = await signedInStaff(shop, role);
  jar.token = (headers['cookie'] ?? '').slice(counterCookie.length + 1);
  return member;
}

/**
 * Resolves to the button once it accepts presses. A button that has just replaced another one
 * ignores them for a second.
 */
export async function readyButton(
  name: string | RegExp,
  where: Pick<typeof screen, 'findByRole'> = screen,
): Promise<HTMLElement> {
  const find = () => where.findByRole('button', { name });
  await waitFor(async () => expect((await find()).getAttribute('aria-disabled')).toBeNull());
  return find();
}

/** Closes the page and loses its cookie. */
export function leave(): void {
  cleanup();
  closeSession();
  jar.token = '';
}

export interface AtCounter {
  user: ReturnType<typeof userEvent.setup>;
  /** The current URL of the browser. */
  address: () => string;
}

/** Opens a path of the counter, such as `/requests`. */
export function openCounter(path = '/', language: Language = 'en'): AtCounter {
  if (language !== 'en') languageStore.set(language);
  const history = createMemoryHistory({ initialEntries: [`/counter${path}`] });
  render(<CounterApp history={history} />);
  return { user: userEvent.setup(), address: () => history.location.href };
}
