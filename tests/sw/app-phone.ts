/** A phone whose worker caches the app's files, with its cache and its network. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Listed } from '#contract/packs.ts';
import type { AppOnPhone } from '#contract/worker.ts';
import { buildShop, type BuiltShop } from './built-shop.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

/** The files of the built shop, by pack. */
export const first = ['assets/entry-1.js', 'assets/framework.js'];
export const core = [
  'dialog.css',
  'dialog.js',
  'entry.css',
  'failed.js',
  'form.js',
  'home.js',
  'order.js',
  'outcome.js',
]
  .map((name) => `assets/${name}`)
  .concat('logo.svg');
/** The files of `core` that the app cannot open without. */
export const opening = ['entry.css', 'failed.js', 'home.js'].map((name) => `assets/${name}`);
export const rest = ['assets/checkout.js', 'assets/about.js'];

export interface AppFiles {
  install: () => Promise<void>;
  goOn: () => Promise<void>;
  count: () => Promise<AppOnPhone>;
  forgetOthers: () => Promise<void>;
}

export interface AppPhone {
  world: WorkerWorld;
  shop: BuiltShop;
}

/** Creates a phone and a built shop for every test of a file. */
export function takeAppPhones(use: (phone: AppPhone) => void): void {
  let shop: BuiltShop;
  beforeEach(() => {
    shop = buildShop();
    use({ world: newWorker(), shop });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    shop.remove();
  });
}

/** Starts a worker of the build. A second call replaces a stopped one. */
export async function startWorker(built: BuiltShop): Promise<AppFiles> {
  vi.resetModules();
  vi.stubGlobal('fetch', built.fetch);
  const part = await vi.importActual<{ openAppFiles: (listed: readonly Listed[]) => AppFiles }>(
    '#sw/app-files.ts',
  );
  return part.openAppFiles(built.listed);
}

/** The names of the cached files. */
export function keptFiles(world: WorkerWorld): string[] {
  const addresses = [...(world.stores.get('app-v1')?.keys() ?? [])];
  return addresses.map((url) => new URL(url).pathname.slice(1));
}

/** Expects that every file is cached once, as it was built. */
export async function expectWhole(world: WorkerWorld, built: BuiltShop): Promise<void> {
  expect(keptFiles(world).toSorted()).toEqual(
    ['index.html', ...first, ...core, ...rest].toSorted(),
  );
  for (const [url, response] of world.stores.get('app-v1') ?? []) {
    expect(await response.clone().text()).toBe(built.read(new URL(url).pathname.slice(1)));
  }
}
