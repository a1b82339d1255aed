/** Puts the app's files into packs (sw/pack.ts) in order of need, and lists them for the worker. */
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

/** A row of vite's manifest. */
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

/** The screens of each pack; what is in none of them comes last. */
export const screens = {
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
/** What says that a screen is not on this phone yet. */
const failingScreen = 'src/parts/screen-failed/ScreenFailed.tsx';

/**
 * The files of each pack, by its name, in order of need. A file is in the first that needs it;
 * the core begins with what `opening` names.
 */
export function packed(
  names: readonly string[],
  chunks: Chunks,
  opening: ReadonlySet<string>,
): Map<string, string[]> {
  const left = new Set(names);
  const seen = new Set<string>();

  /** Takes what these chunks are, what they import, and with `lazy` what they can show. */
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
  const shell = shellFilesIn(names).filter((name) => left.delete(name));

  return new Map([
    // The scripts of every page: on a first visit the browser has them already. Not the styles, which are sent within it.
    ['first', begins.filter(isScript)],
    [
      'core',
      [
        ...shell,
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

/** What the app cannot open without: its frame, home, and the screen that says what is missing; and what the shell page runs first. */
export function openingFiles(chunks: Chunks, names: readonly string[]): Set<string> {
  const files = new Set<string>(shellFilesIn(names));
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

/** What the shell page alone names: its first script and its styles (shell-preloads.ts). */
function shellFilesIn(names: readonly string[]): string[] {
  return names.filter((name) => /^assets\/(ahead|start)-/.test(name));
}

function entryOf(chunks: Chunks): string[] {
  return Object.keys(chunks).filter((key) => chunks[key]?.isEntry);
}

function screensOf(chunks: Chunks, routes: readonly string[]): string[] {
  return routes.flatMap((route) =>
    Object.keys(chunks).filter((key) => key.startsWith(`src/routes/${route}.`)),
  );
}

/** The bytes of a pack: its header, a line feed, its files. */
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

/** Files that only developers or few visitors open, and what the browser fetches by itself. */
const unlisted =
  /^(sw\.js|kill-switch\.js|screenshots\/.*|assets\/(worker|maplibre|development|ComponentsScreen)[-.].*)$/;

/** Every file of the app, by its path in the built shop. */
function appFilesIn(shopDir: string): string[] {
  return readdirSync(shopDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(js|css|svg|woff2)$/.test(name) && !unlisted.test(name))
    .toSorted();
}

/** Writes the packs of a built shop; returns what the worker fetches: the shell page, the packs, and the forms. */
export function writePacks(shopDir: string): Listed[] {
  const read = (file: string) => readFileSync(join(shopDir, file));
  const chunks: Chunks = JSON.parse(read(join('.vite', 'manifest.json')).toString());
  const names = appFilesIn(shopDir);
  /** Writes a file whose name has the hash of its content; returns its path. */
  const write = (name: string, type: string, bytes: Buffer): string => {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const url = `assets/${name}-${hash}.${type}`;
    writeFileSync(join(shopDir, url), bytes);
    return url;
  };
  const opening = openingFiles(chunks, names);
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
 * Writes `sw.js`: what the worker knows of its build, and the import of its code, which lies under a
 * name with the hash of its content. So an update that changes a screen fetches no code of the
 * worker (docs/decisions/0018): the browser has it. Throws where the code is no classic script.
 */
export function writeWorker(shopDir: string, code: string, app: BuiltApp): void {
  if (/\bimport\.meta\b|\bimport\(/.test(code)) throw new Error('The worker imports modules.');
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/worker-${hash}.js`;
  writeFileSync(join(shopDir, file), code);
  const address = JSON.stringify(`/${file}`);
  // Under Trusted Types the worker's own policy says which script it is.
  const policy = `trustedTypes.createPolicy("nirog#worker",{createScriptURL:()=>${address}})`;
  const script = `self.trustedTypes?${policy}.createScriptURL(""):${address}`;
  writeFileSync(
    join(shopDir, 'sw.js'),
    `self.app=${JSON.stringify(app)};importScripts(${script});\n`,
  );
}

/** The forms of the scripts and styles: what an update compares (sw/app-update.ts). */
function formsOf(names: readonly string[], read: (file: string) => Buffer): Forms {
  const texts = names.filter((name) => /\.(js|css)$/.test(name));
  return Object.fromEntries(
    texts.map((name) => {
      const { form, names: named } = formOf(read(name).toString());
      return [name, [hashOf(Buffer.from(form)), named]];
    }),
  );
}

/** As the worker computes it (sw/app-cache.ts). */
function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest().subarray(0, 6).toString('base64');
}

/** As the server computes it (server/http/pages/template.ts). */
function revisionOf(page: Buffer): string {
  return createHash('md5').update(page).digest('hex');
}
