/**
 * A phone in happy-dom with a disk of its own (fake-indexeddb) and the outbox's
 * doors open, in front of the real server in memory. Only the network is a
 * stand-in, which carries uploads too.
 */
import 'fake-indexeddb/auto';
import { onlineManager } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { configureClient } from '#api/client.ts';
import { App } from '#app/App.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { createShopRouter } from '#app/router.ts';
import { noActivityId } from '#contract/wire.ts';
import { openDoors } from '#outbox/doors.ts';
import { tellNews } from '#outbox/news.ts';
import { observeLetters } from '#outbox/observe.ts';
import { outboxStore } from '#outbox/store.ts';
import { addressBookStore, addressStore } from '#state/address.ts';
import { languageStore } from '#state/language.ts';
import { sessionStore } from '#state/session.ts';
import type { Language } from '#text/sentences.ts';
import { Locks } from '#tests/outbox/locks.ts';
import { announce } from '#ui/announce.ts';
import { openTestShop, type TestShop } from '#tests/server/support/test-shop.ts';

// A shared machine is slow at times; a test that hangs still ends.
configure({ asyncUtilTimeout: 6_000 });
vi.setConfig({ testTimeout: 30_000 });

type Mode = 'online' | 'offline' | 'portal';

export interface Network {
  mode: Mode;
  /** Paths below /api/, in order, of everything that reached the server. */
  reached: string[];
  bodies: { path: string; body: unknown }[];
  /** Answers with this instead of the server's own. */
  answer: ((path: string) => Response | undefined) | null;
  /** Carries the next matching question to the server, then loses the answer. */
  loses: RegExp | null;
  /** Keeps every matching question waiting until it is taken away. */
  holds: { path: RegExp; until: Promise<void> } | null;
}

export const network: Network = {
  mode: 'online',
  reached: [],
  bodies: [],
  answer: null,
  loses: null,
  holds: null,
};

/** How often the server was asked at this path. */
export function timesReached(path: string): number {
  return network.reached.filter((one) => one.startsWith(path)).length;
}

export const submitPath = 'RequestOrderArea/RequestOrder/Add';
export const uploadPath = 'ProductOrderArea/Prescription/Add';

/** Loses or finds the network, as a phone tells it to its pages. */
export function setNetwork(mode: Mode): void {
  network.mode = mode;
  onlineManager.setOnline(mode !== 'offline');
  act(() => {
    window.dispatchEvent(new Event(mode === 'offline' ? 'offline' : 'online'));
  });
}

/** The server of this file's tests, and a clean phone before each of them. */
export function usePhone(): () => TestShop {
  let shop: TestShop | undefined;
  let closeDoors = (): void => undefined;

  beforeAll(async () => {
    shop = await openTestShop();
    shop.clock.now = new Date();
  }, 120_000);
  afterAll(() => shop?.close());

  beforeEach(() => {
    const { app } = theShop();
    Object.assign(network, {
      mode: 'online',
      reached: [],
      bodies: [],
      answer: null,
      loses: null,
      holds: null,
    });
    onlineManager.setOnline(true);
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => carry(app, url, init));
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.mode !== 'offline');
    Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    forgetTheRest();
    configureClient({ apiHost: '/api/', token: () => '', activityId: () => noActivityId });
    closeDoors = openDoors({
      owner: () => 'guest',
      surroundings: () => ({ apiHost: '/api/', paths: {}, activityId: noActivityId }),
      report: (failure) => {
        throw failure;
      },
    });
  });

  afterEach(async () => {
    closeDoors();
    cleanup();
    await emptyTheDisk();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function theShop(): TestShop {
    if (!shop) throw new Error('the shop is not open');
    return shop;
  }
  return theShop;
}

function forgetTheRest(): void {
  localStorage.clear();
  addressStore.clear();
  addressBookStore.clear();
  languageStore.clear();
  sessionStore.clear();
  announce('');
  announce('', 'assertive');
}

async function emptyTheDisk(): Promise<void> {
  localStorage.clear();
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('nirog-outbox', 1);
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const { result } = opening;
      const clearing = result.transaction('outbox', 'readwrite');
      clearing.objectStore('outbox').clear();
      clearing.addEventListener('complete', () => {
        result.close();
        resolve();
      });
    });
  });
  // The view of the letters is read anew, so that the next test starts with none.
  const stop = observeLetters.subscribe(() => undefined);
  tellNews();
  await waitFor(() => {
    if (observeLetters.getSnapshot().letters.length > 0) throw new Error('letters are left');
  });
  stop();
}

async function carry(app: TestShop['app'], url: string, init: RequestInit): Promise<Response> {
  const path = url.replace(/^\/api\//, '');
  if (network.holds?.path.test(path)) await network.holds.until;
  if (network.mode === 'offline') throw new TypeError('Failed to fetch');
  if (network.mode === 'portal') {
    return new Response('<h1>Sign in to WiFi</h1>', { headers: { 'content-type': 'text/html' } });
  }
  const headers: Record<string, string> = {};
  new Headers(init.headers).forEach((value, name) => {
    headers[name] = value;
  });
  network.reached.push(path);
  if (typeof init.body === 'string') network.bodies.push({ path, body: JSON.parse(init.body) });
  const instead = network.answer?.(path);
  if (instead) return instead;
  const { payload, type } = await encoded(init.body);
  const answer = await app.inject({
    method: init.method === 'POST' ? 'POST' : 'GET',
    url,
    headers: type ? { ...headers, 'content-type': type } : headers,
    payload,
  });
  if (network.loses?.test(path)) {
    network.loses = null;
    throw new TypeError('Failed to fetch');
  }
  return new Response(answer.body, { status: answer.statusCode, headers: plain(answer.headers) });
}

function plain(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** A form as the wire carries it: happy-dom's own cannot be handed to the server. */
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

/** A no of the shop. */
export function refusal(message: string, id: string | number): Response {
  return new Response(JSON.stringify({ IsError: true, Id: id, Msg: message, Data: null }), {
    headers: { 'content-type': 'application/json', 'x-shop-api': '1' },
  });
}

export interface Visit {
  user: ReturnType<typeof userEvent.setup>;
  address: () => string;
}

/** Opens an address of the shop on this phone. */
export function visit(path: string, language: Language = 'en'): Visit {
  if (language !== 'en') languageStore.set(language);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
  });
  const router = createShopRouter(queryClient);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  render(<App queryClient={queryClient} router={router} />);
  return { user: userEvent.setup(), address: () => router.state.location.href };
}

/** A real little photo, as a camera would hand it over. */
export async function aPhotoFile(name = 'rx.jpg'): Promise<File> {
  const background = { r: 200, g: 180, b: 160 };
  const image = sharp({ create: { width: 60, height: 80, channels: 3, background } });
  const bytes = await image.jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

/** The letters on this phone's disk, drafts too. */
export function lettersOnDisk() {
  return outboxStore.letters();
}

/** A field of the n-th row, counted from 1. */
export function rowField(position: number, label: string): HTMLElement {
  const row = screen.getByRole('row', { name: new RegExp(`^Product ${position}$`) });
  return within(row).getByRole('textbox', { name: label });
}

/** Writes over what stands in a field, as one pastes: quick. */
export async function write(user: Visit['user'], field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** The form can be written in once the phone has said whether there is a draft. */
export async function formReady(): Promise<void> {
  await screen.findByRole('heading', { name: 'Products' });
  await waitFor(() => {
    if (rowField(1, 'Product Name').closest('fieldset:disabled')) throw new Error('not ready');
  });
}

/** Waits for the form and fills the first row. */
export async function fillRow(user: Visit['user'], name = 'Napa'): Promise<void> {
  await formReady();
  await write(user, rowField(1, 'Product Name'), name);
  await write(user, rowField(1, 'Strength'), '500 mg');
  await write(user, rowField(1, 'Quantity'), '10');
}

/** Chooses the first place that matches in one step of the cascade. */
export async function choose(user: Visit['user'], label: RegExp, place: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name: label });
  const option = await within(select).findByRole('option', { name: place });
  await user.selectOptions(select, option);
}

export async function fillAddress(user: Visit['user'], phone = '01712345678'): Promise<void> {
  await write(user, screen.getByRole('textbox', { name: /Receiver Phone/ }), phone);
  await choose(user, /Division/, 'Dhaka');
  await choose(user, /District/, 'Gazipur');
  await write(user, screen.getByRole('textbox', { name: 'Address' }), 'House 12, Road 5');
}

/** A whole request, but for pressing Send. */
export async function fillRequest(user: Visit['user']): Promise<void> {
  await fillRow(user);
  await fillAddress(user);
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
}

export function pressSend(user: Visit['user']): Promise<void> {
  return user.click(screen.getByRole('button', { name: 'Send Product Request' }));
}
