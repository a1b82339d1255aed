/**
 * The built index.html that every rendered page is based on, and the build's files that the page
 * needs.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import escapeHtml from 'escape-html';
import * as v from 'valibot';
import { hydrationDataId, type PageRequest, type RenderedPage } from '#contract/pages.ts';
import type { DatedShop } from '#contract/shop.ts';
import { colourAttribute, withShop } from './shop-in-page.ts';

const manifestFile = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
    isEntry: v.optional(v.boolean(), false),
  }),
);
type Manifest = v.InferOutput<typeof manifestFile>;

export interface Filled {
  html: string;
  /** SHA-256 of the page's inline styles, for the style policy. */
  styleHash: string;
}

export interface Template {
  /** The id of the build that the scripts belong to. */
  build: string;
  fill: (page: RenderedPage, request: PageRequest, shop: DatedShop) => Filled;
}

/** Reads index.html and the manifest of a built shop; null if there is no manifest. */
export function readTemplate(shopDir: string): Template | null {
  const manifestPath = join(shopDir, '.vite', 'manifest.json');
  if (!existsSync(manifestPath)) return null;
  const manifest = v.parse(manifestFile, JSON.parse(readFileSync(manifestPath, 'utf8')));
  const html = readFileSync(join(shopDir, 'index.html'), 'utf8');
  const shell = readShell(html);
  const sheets = readSheets(manifest, shopDir);
  const styles = stylesByPart(sheets);
  return {
    // Matches the id in the worker's list of files (scripts/packs.ts).
    build: createHash('md5').update(html).digest('hex'),
    fill: (page, request, shop) => fill({ shell, manifest, sheets, styles }, page, request, shop),
  };
}

interface ShellParts {
  /** The part of the head that all pages share, without scripts. */
  head: string;
  script: string;
  entryStyles: string[];
  end: string;
}

const root = '<div id="root"></div>';

/** Splits the built page. Throws if it does not have the expected form. */
function readShell(html: string): ShellParts {
  const headAt = html.indexOf('<head>') + '<head>'.length;
  const [head = '', body = ''] = html.slice(headAt).split('</head>');
  const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html)?.[1];
  if (!script || !body.includes(root)) throw new Error('index.html is not the built page');
  const links = [...head.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  return {
    head: head
      .replace(/<script\b.*?<\/script>/gs, '')
      .replace(/<link rel="(stylesheet|modulepreload)"[^>]*>/g, '')
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/<meta\s+name="description".*?\/?>/s, '')
      .replace(/\s*\n\s*/g, ''),
    script,
    entryStyles: links.map(([, href = '']) => href),
    end: body
      .slice(body.indexOf(root) + root.length)
      // The message for a page that did not open. A rendered page has content instead.
      .replace(/<div class="unopened">.*?<\/div>/s, '')
      .replace(/\s*\n\s*/g, ''),
  };
}

interface Built {
  shell: ShellParts;
  manifest: Manifest;
  /** The content of every stylesheet, by its URL. */
  sheets: ReadonlyMap<string, string>;
  styles: ReadonlyMap<string, readonly string[]>;
}

function fill(built: Built, page: RenderedPage, request: PageRequest, shop: DatedShop): Filled {
  const { shell, manifest, styles } = built;
  // React writes the preloads of the first view's pictures before the markup. They belong in the
  // head.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(page.body) ?? [];
  const body = page.body.slice(preloads.length);
  const sheets = [...new Set([...shell.entryStyles, ...sheetsOf(body, styles)])];
  const style = sheets.map((href) => built.sheets.get(href) ?? '').join('');
  const data = page.hydrationData
    ? `<script type="application/json" id="${hydrationDataId}">${page.hydrationData}</script>`
    : '';
  // From the first paint on, floating elements must leave room for the page's own bar
  // (catalogue-56).
  const bar = / data-buy\b/.test(body) ? ' data-bar' : '';
  const html = [
    `<!doctype html><html lang="${request.language}"${colourAttribute(shop)}${bar}><head>`,
    withShop(shell.head, shop),
    `<title>${escapeHtml(page.title)}</title>`,
    `<style>${style}</style>`,
    // Disabled, so never fetched: they tell the lazy parts that their styles are already on the
    // page.
    sheets.map((href) => `<link rel="stylesheet" disabled href="${href}">`).join(''),
    preloads,
    `<script type="module" crossorigin src="${shell.script}"></script>`,
    scriptsOf(page.route, manifest)
      .filter((file) => `/${file}` !== shell.script)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join(''),
    page.head,
    `</head><body><div id="root">${body}</div>`,
    data,
    withShop(shell.end, shop),
  ].join('');
  return { html, styleHash: createHash('sha256').update(style).digest('base64') };
}

/** The stylesheets of the parts in the markup, found by class names. */
function sheetsOf(markup: string, styles: ReadonlyMap<string, readonly string[]>): Set<string> {
  const sheets = new Set<string>();
  for (const [, names = ''] of markup.matchAll(/ class="([^"]*)"/g)) {
    for (const name of names.split(' ')) {
      const part = name.slice(0, name.indexOf('-'));
      for (const sheet of styles.get(part) ?? []) sheets.add(sheet);
    }
  }
  return sheets;
}

/** The content of every stylesheet of the build, by its URL. */
function readSheets(manifest: Manifest, shopDir: string): Map<string, string> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css));
  return new Map([...files].map((file) => [`/${file}`, readFileSync(join(shopDir, file), 'utf8')]));
}

/** The stylesheets that contain a part's classes: `Footer-column` belongs to the part Footer. */
function stylesByPart(sheets: ReadonlyMap<string, string>): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const [href, text] of sheets) {
    const named = new Set(
      [...text.matchAll(/\.([A-Za-z]\w*)-[A-Za-z]/g)].map(([, part = '']) => part),
    );
    for (const part of named) parts.set(part, [...(parts.get(part) ?? []), href]);
  }
  return parts;
}

/**
 * The scripts that the browser needs to hydrate a page: those of the entry and the route, and all
 * that they import.
 */
function scriptsOf(route: string, manifest: Manifest): string[] {
  const manifestKeys = new Set<string>();
  const visit = (key: string): void => {
    if (manifestKeys.has(key)) return;
    manifestKeys.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  const file = routeFile(route);
  for (const [key, { isEntry }] of Object.entries(manifest)) {
    if (isEntry || key.startsWith(`${file}?`) || key.startsWith(`${parentFile(file)}?`)) visit(key);
  }
  return [...manifestKeys]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((name) => name.endsWith('.js'));
}

/** The source file of a route: `/category/$key/` is in src/routes/category.$key.index.tsx. */
function routeFile(route: string): string {
  const name = route.slice(1).replaceAll('/', '.');
  return `src/routes/${name === '' || name.endsWith('.') ? `${name}index` : name}.tsx`;
}

/** The parent of `category.$key.index.tsx` holds its screen. */
function parentFile(file: string): string {
  return file.replace(/\.(index|\$)\.tsx$/, '.tsx');
}
