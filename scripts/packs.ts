/**
 * Puts the app's files into packs (sw/pack.ts), sorted by need, and lists them for the service
 * worker.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  formOf,
  type AppFile,
  type BuiltApp,
  type Forms,
  type Listed,
  type PackHeader,
} from '#contract/packs.ts';

/** An entry of Vite's manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
export type Chunks = Readonly<Record<string, Chunk>>;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The screens of the packs `core` and `buying`. All other files go into the pack `rest`. */
const screens = {
  core: [
    'index',
    'order',
    'category.$key',
    'subCategory.$id',
    'product.details.$key',
    'products.Search',
  ],
  buying: ['Checkout', 'Order.Success', 'deviceOrders', 'profile', 'Request-Order', 'invoice.$id'],
};
/** The screen that the app shows if the code of another screen cannot be loaded. */
const failingScreen = 'src/parts/screen-failed/ScreenFailed.tsx';

/**
 * The files of each pack, by its name, sorted by need. Each file is in the first pack that needs
 * it. The pack `core` begins with the files in `opening`.
 */
export function packed(
  names: readonly string[],
  chunks: Chunks,
  opening: ReadonlySet<string>,
): Map<string, string[]> {
  const left = new Set(names);
  const seen = new Set<string>();

  /**
   * Takes the files of these chunks and of their imports. With `lazy`, also the files of the lazy
   * parts that they can show.
   */
  function take(keys: readonly string[], lazy: boolean): string[] {
    return keys.flatMap((key) => {
      const chunk = chunks[key];
      if (!chunk || seen.has(key)) return [];
      seen.add(key);
      const files = [chunk.file, ...(chunk.css ?? [])].filter((file) => left.delete(file));
      return [
        ...files,
        ...take(chunk.imports ?? [], lazy),
        ...(lazy ? take(lazyParts(key), true) : []),
      ];
    });
  }
  const lazyParts = (key: string) =>
    (chunks[key]?.dynamicImports ?? []).filter((part) => !part.startsWith('src/routes/'));
  const entry = entryOf(chunks);
  const pictures = () => names.filter((name) => name.endsWith('.svg') && left.delete(name));

  const begins = take(entry, false);
  const isScript = (name: string) => name.endsWith('.js');

  return new Map([
    // The scripts of every page, which the browser has already fetched on a first visit. Styles are
    // not among them, because the server inlines them into the page.
    ['first', begins.filter(isScript)],
    [
      'core',
      [
        ...begins.filter((name) => !isScript(name)),
        ...take(screensOf(chunks, screens.core), true),
        ...take(entry.flatMap(lazyParts), true),
        ...pictures(),
      ].toSorted((one, other) => Number(opening.has(other)) - Number(opening.has(one))),
    ],
    ['buying', take(screensOf(chunks, screens.buying), true)],
    ['rest', [...left]],
  ]);
}

/** The files without which the app cannot open: the frame, home and the error screen. */
export function openingFiles(chunks: Chunks): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  function add(key: string): void {
    const chunk = chunks[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(add);
  }
  [...entryOf(chunks), ...screensOf(chunks, ['index']), failingScreen].forEach(add);
  return files;
}

function entryOf(chunks: Chunks): string[] {
  return Object.keys(chunks).filter((key) => chunks[key]?.isEntry);
}

function screensOf(chunks: Chunks, routes: readonly string[]): string[] {
  return routes.flatMap((route) =>
    Object.keys(chunks).filter((key) => key.startsWith(`src/routes/${route}.`)),
  );
}

/** The bytes of a pack: its header as JSON, a line feed, and the files. */
export function packOf(files: readonly string[], read: (file: string) => Buffer): Buffer {
  const header: PackHeader = {
    files: files.map((name) => ({
      name,
      type: types[extname(name)] ?? 'application/octet-stream',
      length: read(name).length,
    })),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...files.map(read)]);
}

/**
 * Files that the worker does not install: they are for developers or few visitors, or the browser
 * fetches them itself.
 */
const unlisted =
  /^(sw\.js|kill-switch\.js|favicon\.svg|screenshots\/.*|assets\/(worker|maplibre|development|ComponentsScreen)[-.].*)$/;

/** The paths of all files of the app, relative to the built shop. */
function appFilesIn(shopDir: string): string[] {
  return readdirSync(shopDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css|svg|woff2)$/.test(name) && !unlisted.test(name))
    .toSorted();
}

/**
 * Writes the packs of a built shop. Returns the files that the worker fetches: the shell page, the
 * packs, and the list of forms.
 */
export function writePacks(shopDir: string): Listed[] {
  const read = (file: string) => readFileSync(join(shopDir, file));
  const chunks: Chunks = JSON.parse(read(join('.vite', 'manifest.json')).toString());
  const names = appFilesIn(shopDir);
  /** Writes a file under a name that contains the hash of its content. Returns its path. */
  const write = (name: string, type: string, bytes: Buffer): string => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const url = `assets/${name}-${hash}.${type}`;
    writeFileSync(join(shopDir, url), bytes);
    return url;
  };
  const opening = openingFiles(chunks);
  const packs = [...packed(names, chunks, opening)].map(([name, files]) => {
    const listed = files.map((file): AppFile => {
      const content = read(file);
      return [file, hashOf(content), content.length];
    });
    const least = files.filter((file) => opening.has(file)).length;
    return { url: write(name, 'pack', packOf(files, read)), revision: null, files: listed, least };
  });
  const forms = Buffer.from(JSON.stringify(formsOf(names, read)));
  return [
    { url: 'index.html', revision: revisionOf(read('index.html')) },
    ...packs,
    { url: write('forms', 'json', forms), revision: null },
  ];
}

/**
 * Writes `sw.js`, which contains the list of this build's files and imports the worker's code. The
 * code has a file name with the hash of its content, so an update that changes a screen does not
 * fetch the code again (docs/decisions/0018). Throws if the code is not a classic script.
 */
export function writeWorker(shopDir: string, code: string, app: BuiltApp): void {
  if (/\bimport\.meta\b|\bimport\(/.test(code)) throw new Error('The worker imports modules.');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/worker-${hash}.js`;
  writeFileSync(join(shopDir, file), code);
  const address = JSON.stringify(`/${file}`);
  // Under Trusted Types, the worker's policy allows only this script.
  const policy = `trustedTypes.createPolicy("nirog#worker",{createScriptURL:()=>${address}})`;
  const script = `self.trustedTypes?${policy}.createScriptURL(""):${address}`;
  writeFileSync(
    join(shopDir, 'sw.js'),
    `self.app=${JSON.stringify(app)};importScripts(${script});\n`,
  );
}

/** The forms of scripts and styles, which an update compares (sw/app-update.ts). */
function formsOf(names: readonly string[], read: (file: string) => Buffer): Forms {
  const texts = names.filter((name) => /\.(js|css)$/.test(name));
  return Object.fromEntries(
    texts.map((name) => {
      const { form, names: named } = formOf(read(name).toString());
      return [name, [hashOf(Buffer.from(form)), named]];
    }),
  );
}

/** Must compute the same hash as the worker (sw/app-cache.ts). */
function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest().subarray(0, 6).toString('base64');
}

/** Must compute the same hash as the server (server/http/pages/template.ts). */
function revisionOf(page: Buffer): string {
  return createHash('md5').update(page).digest('hex');
}
