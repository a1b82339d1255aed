/**
 * The shop in a page of happy-dom, in front of the real server in memory:
 * `useShop` for what is only looked at, `usePhone` where something is sent (a
 * disk of its own and the outbox's triggers started). Only network and clock are stand-ins.
 */
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { App } from '#app/App.tsx';
import { reportCaught } from '#app/report-caught.ts';
import { createQueryClient } from '#app/query-client.ts';
import { createShopRouter, type ShopRouter } from '#app/router.ts';
import { noActivityId } from '#contract/wire.ts';
import { startTriggers } from '#outbox/delivery/triggers.ts';
import { addressBookStore, addressStore } from '#state/address.ts';
import { bagStore, closeBag, forgetBagNews } from '#state/bag.ts';
import { followLanguage } from '#state/follow-language.ts';
import { fullPhoneStore } from '#state/full-phone.ts';
import { languageStore } from '#state/language.ts';
import { observeNetwork } from '#state/network.ts';
import { closeStockRequest } from '#state/out-of-stock.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { codeStepStore } from '#state/sign-in-step.ts';
import { closeSignIn } from '#state/sign-in.ts';
import type { Language } from '#text/sentences.ts';
import { signedIn, useTestShop, type TestShop } from '#tests/server/support/test-shop.ts';
import { announce } from '#ui/announce.ts';
import { carry, network, resetNetwork } from './network.ts';
import { emptyTheDisk, freshLocks } from './indexed-db.ts';
import { hideRouterWarnings } from './router-warnings.ts';

/** The server of this file's tests, open before the first and closed after the last; a clean page for each. */
export function useShop(env: Record<string, string> = {}): () => TestShop {
  const shop = useTestShop({ env });

  // The next file of this worker finds the same stores.
  afterAll(forgetTheRest);

  beforeEach(() => {
    const { app } = shop;
    resetNetwork();
    freshLocks();
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => carry(app, url, init));
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.state !== 'offline');
    hideRouterWarnings();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // Nothing is loaded here: a picture neither came nor failed until a test says so.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    forgetTheRest();
    configureClient({
      apiHost: '/api/',
      token: () => sessionStore.get()?.token ?? '',
      activityId: () => noActivityId,
      language: () => languageStore.get(),
    });
  });

  afterEach(closePage);

  return () => shop;
}

/** As {@link useShop}, with the outbox's triggers started, a clean disk for each test, and the clock of the phone at the server too. */
export function usePhone(env: Record<string, string> = {}): () => TestShop {
  const theShop = useShop(env);
  let stopTriggers = (): void => undefined;

  beforeEach(() => {
    theShop().clock.now = new Date();
    stopTriggers = startTriggers({
      owner: () => currentOwner(sessionStore.get()),
      workerSettings: () => ({ apiHost: '/api/', paths: {}, activityId: noActivityId }),
      report: (failure) => {
        throw failure;
      },
      tellFull: fullPhoneStore.set,
    });
  });

  afterEach(async () => {
    stopTriggers();
    fullPhoneStore.set(false);
    cleanup();
    await emptyTheDisk();
  });
  return theShop;
}

function closePage(): void {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}

function forgetTheRest(): void {
  localStorage.clear();
  for (const store of [addressStore, addressBookStore, bagStore, languageStore, sessionStore])
    store.clear();
  codeStepStore.clear();
  forgetBagNews();
  closeBag();
  closeStockRequest();
  closeSignIn();
  observeNetwork('shop', null);
  onlineManager.setOnline(true);
  announce('');
  announce('', 'assertive');
}

let customers = 0;

/** Signs a customer of this phone in; answers their id. */
export async function signIn(shop: TestShop, name = 'Test Customer'): Promise<string> {
  customers += 1;
  const phone = `018${String(customers).padStart(8, '0')}`;
  const { id, headers } = await signedIn(shop, phone);
  const token = headers.datacontent;
  sessionStore.set({ id, name, phone, email: '', image: '', token });
  return id;
}

export interface Visit {
  user: ReturnType<typeof userEvent.setup>;
  queryClient: QueryClient;
  router: ShopRouter;
  /** The address as the browser shows it. */
  address: () => string;
  go: (path: string) => Promise<void>;
  /** The browser's Back. */
  back: () => void;
}

/** Opens an address of the shop, in place of the page that is open. */
export function visit(path: string, language: Language = 'en'): Visit {
  cleanup();
  if (language !== 'en') languageStore.set(language);
  onTestFinished(followLanguage());
  const queryClient = createQueryClient();
  // A test does not wait between tries.
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
  });
  const router = createShopRouter(queryClient);
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ ...router.options, history });
  render(<App queryClient={queryClient} router={router} />, { onCaughtError: reportCaught });
  return {
    user: userEvent.setup({
      advanceTimers: (delay) => {
        if (vi.isFakeTimers()) vi.advanceTimersByTime(delay);
      },
    }),
    queryClient,
    router,
    address: () => router.state.location.href,
    go: (to) => router.navigate({ href: to }),
    back: () => history.back(),
  };
}

/** A field that can be written in: the phone has said whether there is a draft. */
export async function openField(label: string): Promise<HTMLInputElement> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await waitFor(() => {
    if (field.closest('fieldset:disabled')) throw new Error('not open yet');
  });
  return field;
}

/** Writes over what stands in a field, as one pastes: quick. */
export async function write(user: Visit['user'], field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Resolves when screen readers have been told this: a frame after what it is about (ui/announce.ts). */
export async function untilAnnounced(words: string | RegExp): Promise<void> {
  await waitFor(() => {
    const said = screen.getAllByRole('status').map((region) => region.textContent);
    expect(said.join(' ')).toMatch(words);
  });
}
