import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin, type Rolldown } from 'vite';
import { screens } from './packs.ts';

/**
 * The modules that a start from the shell page runs before its first paint, in addition to the
 * entry.
 */
const startFromPhone = ['/src/app/start-from-phone.ts', '/src/api/offline-fallback.ts'];
const catalogueWorker = /^assets\/catalogue-worker-.*\.js$/;
const ahead = fileURLToPath(new URL('../src/app/ahead.ts', import.meta.url));

/**
 * Adds preload links to the shell page, from which a phone opens an address that has no rendered
 * page. The browser then loads the code of such a start in parallel with the entry, not after it.
 * The script src/app/ahead.ts runs before both. Pages that the server renders have their own
 * preload links.
 */
export function shellPreloads(): Plugin {
  let target: BuildOptions['target'];
  let runsAhead = '';
  let styled: { sheet: string; parts: string[] } = { sheet: '', parts: [] };
  return {
    name: 'shell-preloads',
    apply: 'build',
    configResolved: ({ build: { target: chosen } }) => {
      target = chosen;
    },
    async generateBundle(_, bundle) {
      const emit = (name: string, source: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source }));
      const parts = stylesOfStart(chunksOf(bundle));
      styled = {
        parts,
        sheet: emit('start.css', parts.map((part) => textOf(bundle, part)).join('')),
      };
      runsAhead = emit('ahead.js', await codeAhead(bundle, parts, target));
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const preloads = [...filesOfStart(chunksOf(bundle))]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
        const attrs = { async: true, fetchpriority: 'high', src: `/${runsAhead}` };
        const { sheet, parts } = styled;
        return [
          { tag: 'script', attrs, injectTo: 'head-prepend' as const },
          styleLink({ crossorigin: true, href: `/${sheet}` }),
          // The browser does not fetch disabled stylesheets. Vite's preload function finds these
          // links and therefore does not load the styles of the lazy parts again.
          ...parts.map((part) => styleLink({ disabled: true, href: `/${part}` })),
          ...preloads,
        ];
      },
    },
  };
}

/**
 * A stylesheet link of the shell page. The mark distinguishes it from the entry's stylesheets,
 * which the server inlines into the pages that it renders (server/http/pages/template.ts).
 */
function styleLink(attrs: Record<string, string | boolean>) {
  const marked = { 'data-start': true, rel: 'stylesheet', ...attrs };
  return { tag: 'link', attrs: marked, injectTo: 'head' as const };
}

function textOf(bundle: Rolldown.OutputBundle, file: string): string {
  const output = bundle[file];
  if (output?.type !== 'asset') throw new Error(`${file} is no stylesheet of the build.`);
  return String(output.source);
}

/** Builds src/app/ahead.ts with the file names of this build. */
async function codeAhead(
  bundle: Rolldown.OutputBundle,
  styled: readonly string[],
  target: BuildOptions['target'],
): Promise<string> {
  const worker = Object.keys(bundle).find((file) => catalogueWorker.test(file));
  if (!worker) throw new Error("The build has no catalogue's worker.");
  const define = {
    SCREEN_FILES: JSON.stringify(filesOfScreens(chunksOf(bundle), styled)),
    CATALOGUE_WORKER: JSON.stringify(`/${worker}`),
  };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    // A classic script, because a module would run only after the page is parsed. It contains its
    // own copy of the code that it shares with the app.
    build: { target, write: false, rolldownOptions: { input: ahead, output: { format: 'iife' } } },
  });
  const [script] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  if (script?.type !== 'chunk') throw new Error('src/app/ahead.ts was not built.');
  return script.code;
}

/**
 * Matches the shop's public screens. Screens below the customer's own addresses differ too much to
 * be preloaded together.
 */
const route = /\/src\/routes\/(?!profile|development|Order\.Success)([\w-]+)[.\w$-]*\.tsx/;

/**
 * The files of each screen for src/app/ahead.ts, without the files that the shell page already
 * links to.
 */
function filesOfScreens(chunks: readonly Rolldown.OutputChunk[], styled: readonly string[]) {
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const shell = new Set([
    ...entry.flatMap((chunk) => withStyles(neededBy(chunk, chunks), chunks)),
    ...filesOfStart(chunks),
    ...styled,
  ]);
  const files: string[] = [];
  const position = (file: string): number => {
    const name = file.replace('assets/', '');
    return files.includes(name) ? files.indexOf(name) : files.push(name) - 1;
  };
  const positionsOf = (some: readonly Rolldown.OutputChunk[]): number[] => {
    const needed = some.flatMap((chunk) => withStyles(neededBy(chunk, chunks), chunks));
    return [...new Set(needed)].filter((file) => !shell.has(file)).map(position);
  };
  const parts = new Set(chunks.map(partOf).filter((part) => part !== null));
  return {
    screens: Object.fromEntries(
      [...parts].map((part) => [part, positionsOf(chunks.filter((one) => partOf(one) === part))]),
    ),
    files,
  };
}

/** The files that a start from the shell page fetches in addition to the entry. */
function filesOfStart(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  for (const module of startFromPhone) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No chunk of the build has ${module}.`);
    neededBy(chunk, chunks, files);
  }
  return files;
}

/**
 * The stylesheets of the frame and the screens of the pack `core`, except those that every page
 * links to. They are joined into one sheet, because the parts would otherwise load their
 * stylesheets one after another while the first screen renders.
 */
function stylesOfStart(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const core = screens.core.map((name) => `/src/routes/${name}.tsx`);
  const entries = chunks.filter(({ isEntry }) => isEntry);
  const seen = new Set<Rolldown.OutputChunk>();
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || seen.has(chunk)) return;
    const { facadeModuleId } = chunk;
    const isCore = core.some((file) => facadeModuleId?.includes(file));
    if (facadeModuleId?.includes('/src/routes/') && !isCore) return;
    seen.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(byName.get(next));
  }
  entries.forEach(add);
  const linked = new Set(
    entries.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  const styles = [...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(styles)].filter((file) => !linked.has(file));
}

/**
 * The first path segment of the screen that this chunk is the entry of, in lower case; null if it
 * is not a screen's chunk.
 */
function partOf({ facadeModuleId }: Rolldown.OutputChunk): string | null {
  const [, part] = route.exec(facadeModuleId ?? '') ?? [];
  return part === 'index' ? '' : (part?.toLowerCase() ?? null);
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** The file names of a chunk and of everything that it imports. */
function neededBy(
  { fileName, imports }: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  found = new Set<string>(),
): Set<string> {
  found.add(fileName);
  for (const chunk of chunks) {
    if (imports.includes(chunk.fileName) && !found.has(chunk.fileName)) {
      neededBy(chunk, chunks, found);
    }
  }
  return found;
}

function withStyles(files: ReadonlySet<string>, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const styles = chunks
    .filter(({ fileName }) => files.has(fileName))
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...files, ...styles];
}
