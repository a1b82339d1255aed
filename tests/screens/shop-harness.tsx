/**
 * The shop in a page of happy-dom, with the real server in memory. `useShop` is for reading;
 * `usePhone` is for sending, with its own database and the outbox's triggers. Only network and
 * clock are simulated.
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
import { storeShop } from '#tests/builders/shop.ts';
import type { Language } from '#text/sentences.ts';
import { signedIn, useTestShop, type TestShop } from '#tests/server/support/test-shop.ts';
import { announce } from '#ui/announce.ts';
import { carry, network, resetNetwork } from './network.ts';
import { emptyTheDisk, freshLocks } from './indexed-db.ts';
import { hideRouterWarnings } from './router-warnings.ts';

/**
 * Starts the server before the first test of the file and stops it after the last. Each test gets a
 * clean page.
 */
export function useShop(env: Record<string, string> = {}): () => TestShop {
  const shop = useTestShop({ env });

  // The next file of this worker shares the stores.
  afterAll(forgetTheRest);

  beforeEach(() => {
    const { app } = shop;
    resetNetwork();
    freshLocks();
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => carry(app, url, init));
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.state !== 'offline');
    hideRouterWarnings();
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // happy-dom loads no pictures: each is neither loaded nor failed until a test fires the event.
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

/**
 * {@link useShop} with the outbox's triggers, an empty database for each test, and the phone's
 * clock at the server too.
 */
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
      onStorageFull: fullPhoneStore.set,
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
  storeShop();
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

/** Signs a customer in on this phone. Returns their id. */
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
  /** The address in the browser's address bar. */
  address: () => string;
  go: (path: string) => Promise<void>;
  /** The browser's Back. */
  back: () => void;
}

/** Opens an address of the shop and closes the open page. */
export function visit(path: string, language: Language = 'en'): Visit {
  cleanup();
  if (language !== 'en') languageStore.set(language);
  onTestFinished(followLanguage());
  const queryClient = createQueryClient();
  // Retries follow without a delay.
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

/** Waits until the phone has loaded the draft, if any, and the field is enabled. */
export async function openField(label: string): Promise<HTMLInputElement> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await waitFor(() => {
    if (field.closest('fieldset:disabled')) throw new Error('not open yet');
  });
  return field;
}

/** Replaces the field's text by pasting, which is faster than typing. */
export async function write(user: Visit['user'], field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/**
 * Waits for an announcement to screen readers, which follows its cause by a frame (ui/announce.ts).
 */
export async function untilAnnounced(words: string | RegExp): Promise<void> {
  await waitFor(() => {
    const said = screen.getAllByRole('status').map((region) => region.textContent);
    expect(said.join(' ')).toMatch(words);
  });
}
