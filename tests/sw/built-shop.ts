/**
 * A built shop of a few small files with its packs, and a network that serves it: interrupted,
 * silent, or a captive portal's.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formsFile, type Listed } from '#contract/packs.ts';
import { writePacks, type Chunks } from '#scripts/packs.ts';

const origin = 'https://shop.example/';

const failing = 'src/parts/screen-failed/ScreenFailed.tsx';

/** The chunks of Vite's manifest: the entry, screens, a dialog. */
const chunks: Chunks = {
  'index.html': {
    file: 'assets/entry-1.js',
    isEntry: true,
    css: ['assets/entry.css'],
    imports: ['framework'],
    dynamicImports: [failing, 'dialog', 'src/routes/about.tsx?x'],
  },
  [failing]: { file: 'assets/failed.js', imports: ['framework'] },
  framework: { file: 'assets/framework.js' },
  dialog: { file: 'assets/dialog.js', css: ['assets/dialog.css'], imports: ['framework'] },
  'src/routes/index.tsx?x': { file: 'assets/home.js', dynamicImports: ['outcome'] },
  'src/routes/order.tsx?x': { file: 'assets/order.js', imports: ['form'] },
  form: { file: 'assets/form.js' },
  outcome: { file: 'assets/outcome.js' },
  'src/routes/Checkout.tsx?x': { file: 'assets/checkout.js', imports: ['form'] },
  'src/routes/about.tsx?x': { file: 'assets/about.js' },
};

/** The files of the build, each with different content. */
function filesOf(
  changed: Readonly<Record<string, string>>,
  revision: string,
): Record<string, string> {
  const names = Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]);
  const files = names.map((name) => [
    name,
    `/* ${name.split('.')[0]} */ `.repeat(40 + name.length),
  ]);
  return {
    'index.html': `<script type="module" crossorigin src="/assets/entry-1.js"></script><!-- ${revision} -->`,
    'logo.svg': '<svg/>',
    ...Object.fromEntries(files),
    ...changed,
  };
}

export interface BuiltShop {
  readonly listed: Listed[];
  /** The paths of all network requests, in order. */
  readonly asked: string[];
  /** The files in the browser's HTTP cache. */
  readonly browserHas: Set<string>;
  /** The path of the pack with this name in this build. */
  pack: (name: string) => string;
  /** The path of the list of forms. */
  readonly forms: string;
  read: (file: string) => string;
  /** A file for which the server responds with 404. */
  lost: string | null;
  /** The number of bytes of a pack that arrive. Later requests fail. */
  cutAfter: number | null;
  /** Whether an interrupted response stays open without more bytes. */
  isSilent: boolean;
  mode: 'up' | 'down' | 'portal';
  /** Replaces `fetch`. */
  fetch: (address: string | URL, init?: RequestInit) => Promise<Response>;
  remove: () => void;
}

export function buildShop(
  changed: Readonly<Record<string, string>> = {},
  revision = 'b1',
): BuiltShop {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const files = filesOf(changed, revision);
  for (const sub of ['assets', '.vite']) mkdirSync(join(folder, sub));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(chunks));
  const manifest = writePacks(folder);

  const read = (file: string) => readFileSync(join(folder, file));
  const shop: BuiltShop = {
    listed: manifest,
    asked: [],
    browserHas: new Set(),
    cutAfter: null,
    isSilent: false,
    mode: 'up',
    pack: (name) => manifest.find(({ url }) => url.startsWith(`assets/${name}-`))?.url ?? '',
    forms: manifest.find(({ url }) => formsFile.test(url))?.url ?? '',
    lost: null,
    read: (file) => read(file).toString(),
    async fetch(address, init) {
      const name = String(address).slice(origin.length);
      if (init?.cache === 'only-if-cached') {
        if (shop.browserHas.has(name)) return answer(name, read(name));
        throw new TypeError('Failed to fetch');
      }
      shop.asked.push(name);
      if (name === shop.lost) return new Response('Not found', { status: 404 });
      if (shop.mode === 'down') throw new TypeError('Failed to fetch');
      if (shop.mode === 'portal') return new Response('<h1>Welcome to Free Wi-Fi</h1>');
      if (shop.cutAfter === null || !name.endsWith('.pack')) return answer(name, read(name));
      shop.mode = 'down';
      const arrived = read(name).subarray(0, shop.cutAfter);
      return new Response(brokenOff(arrived, shop.isSilent ? init?.signal : null));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  return shop;
}

function answer(name: string, bytes: Buffer): Response {
  const type = name.endsWith('.js') ? 'text/javascript' : 'text/css';
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
}

/**
 * A stream of the bytes that arrived, in small chunks. It then fails, or with `givenUp` stays
 * silent until the abort.
 */
function brokenOff(arrived: Buffer, givenUp?: AbortSignal | null): ReadableStream<Uint8Array> {
  const piece = 700;
  let at = 0;
  return new ReadableStream({
    async pull(stream) {
      if (at < arrived.length) {
        stream.enqueue(new Uint8Array(arrived.subarray(at, (at += piece))));
        return;
      }
      if (givenUp) {
        await new Promise<void>((resolve) => {
          givenUp.addEventListener('abort', () => resolve());
        });
      }
      stream.error(new TypeError('network error'));
    },
  });
}
