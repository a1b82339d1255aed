/** The built page that every rendered page is made of, and the files of the build that it needs. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import escapeHtml from 'escape-html';
import * as v from 'valibot';
import { hydrationDataId, type PageRequest, type RenderedPage } from '#contract/pages.ts';

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
  /** Of the styles within the page: what the policy for styles must name. */
  styleHash: string;
}

export interface Template {
  /** The build that its scripts belong to. */
  build: string;
  fill: (page: RenderedPage, request: PageRequest) => Filled;
}

/** Reads index.html and the manifest of a built shop; null where there is no manifest. */
export function readTemplate(shopDir: string): Template | null {
  const manifestPath = join(shopDir, '.vite', 'manifest.json');
  if (!existsSync(manifestPath)) return null;
  const manifest = v.parse(manifestFile, JSON.parse(readFileSync(manifestPath, 'utf8')));
  const html = readFileSync(join(shopDir, 'index.html'), 'utf8');
  const shell = readShell(html);
  const sheets = readSheets(manifest, shopDir);
  const styles = stylesByPart(sheets);
  return {
    // As the worker's list of files has it (scripts/packs.ts).
    build: createHash('md5').update(html).digest('hex'),
    fill: (page, request) => fill({ shell, manifest, sheets, styles }, page, request),
  };
}

interface ShellParts {
  /** What the head says on every page, without its scripts. */
  head: string;
  script: string;
  entryStyles: string[];
  end: string;
}

const root = '<div id="root"></div>';

/** Takes the built page apart. Throws where it is not built as expected. */
function readShell(html: string): ShellParts {
  const headAt = html.indexOf('<head>') + '<head>'.length;
  const [head = '', body = ''] = html.slice(headAt).split('</head>');
  const script = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(html)?.[1];
  if (!script || !body.includes(root)) throw new Error('index.html is not the built page');
  const links = [...head.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  return {
    head: head
      // What a start from the phone runs ahead (src/app/ahead.ts) too: a rendered page has nothing to read there.
      .replace(/<script\b.*?<\/script>/gs, '')
      .replace(/<link (data-start )?rel="(stylesheet|modulepreload)"[^>]*>/g, '')
      .replace(/<title>.*?<\/title>/s, '')
      .replace(/<meta\s+name="description".*?\/?>/s, '')
      .replace(/\s*\n\s*/g, ''),
    script,
    entryStyles: links.map(([, href = '']) => href),
    end: body
      .slice(body.indexOf(root) + root.length)
      // What is said where no page stands: a rendered one does.
      .replace(/<div class="unopened">.*?<\/div>/s, '')
      .replace(/\s*\n\s*/g, ''),
  };
}

interface Built {
  shell: ShellParts;
  manifest: Manifest;
  /** Every stylesheet's text, by its address. */
  sheets: ReadonlyMap<string, string>;
  styles: ReadonlyMap<string, readonly string[]>;
}

function fill(built: Built, page: RenderedPage, request: PageRequest): Filled {
  const { shell, manifest, styles } = built;
  // React names the pictures of the first view before the markup: their place is the head.
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(page.body) ?? [];
  const body = page.body.slice(preloads.length);
  const sheets = [...new Set([...shell.entryStyles, ...sheetsOf(body, styles)])];
  const style = sheets.map((href) => built.sheets.get(href) ?? '').join('');
  const data = page.hydrationData
    ? `<script type="application/json" id="${hydrationDataId}">${page.hydrationData}</script>`
    : '';
  // From the first paint on, what floats leaves the room to a bar of the page's own (catalogue-56).
  const bar = / data-buy\b/.test(body) ? ' data-bar' : '';
  const html = [
    `<!doctype html><html lang="${request.language}"${bar}><head>`,
    shell.head,
    `<title>${escapeHtml(page.title)}</title>`,
    `<style>${style}</style>`,
    // Not fetched: they tell the lazy parts that their styles are here already.
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
    shell.end,
  ].join('');
  return { html, styleHash: createHash('sha256').update(style).digest('base64') };
}

/** The stylesheets of the parts that stand in the markup, by the names of their classes. */
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

/** The text of every stylesheet of the build, by its address. */
function readSheets(manifest: Manifest, shopDir: string): Map<string, string> {
  const files = new Set(Object.values(manifest).flatMap(({ css }) => css));
  return new Map([...files].map((file) => [`/${file}`, readFileSync(join(shopDir, file), 'utf8')]));
}

/** Which stylesheets a part's classes are in: `Footer-column` belongs to the part Footer. */
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

/** The scripts that the phone needs to hydrate a page: the entry's, the route's, and all that they import. */
function scriptsOf(route: string, manifest: Manifest): string[] {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  const file = routeFile(route);
  for (const [key, { isEntry }] of Object.entries(manifest)) {
    if (isEntry || key.startsWith(`${file}?`) || key.startsWith(`${parentFile(file)}?`)) visit(key);
  }
  return [...found]
    .flatMap((key) => manifest[key]?.file ?? [])
    .filter((name) => name.endsWith('.js'));
}

/** `/category/$key/` is written in src/routes/category.$key.index.tsx. */
function routeFile(route: string): string {
  const name = route.slice(1).replaceAll('/', '.');
  return `src/routes/${name === '' || name.endsWith('.') ? `${name}index` : name}.tsx`;
}

/** The screen of `category.$key.index.tsx` is its parent's. */
function parentFile(file: string): string {
  return file.replace(/\.(index|\$)\.tsx$/, '.tsx');
}
