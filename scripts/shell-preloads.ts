import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

/** What a start from the phone runs before its first paint, behind the entry. */
const startFromPhone = ['/src/app/start-from-phone.ts', '/src/api/or-catalogue.ts'];
const catalogueWorker = /^assets\/catalogue-worker-.*\.js$/;
const ahead = fileURLToPath(new URL('../src/app/ahead.ts', import.meta.url));

/**
 * The shell page, with which a phone opens what nobody has rendered for it, names the code of a
 * start from the phone: the browser reads it beside the entry's, not after it. Before both runs
 * src/app/ahead.ts. Pages that the server renders have lists of their own.
 */
export function shellPreloads(): Plugin {
  let runsAhead = '';
  return {
    name: 'shell-preloads',
    apply: 'build',
    async generateBundle(_, bundle) {
      const source = await codeAhead(bundle);
      const reference = this.emitFile({ type: 'asset', name: 'ahead.js', source });
      runsAhead = this.getFileName(reference);
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
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' as const }, ...preloads];
      },
    },
  };
}

/** src/app/ahead.ts with the names of this build in it. */
async function codeAhead(bundle: Rolldown.OutputBundle): Promise<string> {
  const worker = Object.keys(bundle).find((file) => catalogueWorker.test(file));
  if (!worker) throw new Error("The build has no catalogue's worker.");
  const define = {
    SCREEN_FILES: JSON.stringify(filesOfScreens(chunksOf(bundle))),
    CATALOGUE_WORKER: JSON.stringify(`/${worker}`),
  };
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    // As a script: a module would wait for the page. What it shares with the app stands in it again.
    build: { write: false, rolldownOptions: { input: ahead, output: { format: 'iife' } } },
  });
  const [script] = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  if (script?.type !== 'chunk') throw new Error('src/app/ahead.ts was not built.');
  return script.code;
}

/** Screens of the whole shop; those below one's own addresses differ too much to be read together. */
const route = /\/src\/routes\/(?!profile|development)([\w-]+)[.\w$-]*\.tsx/;
const bengali = /\/src\/text\/bengali(-words)?\.ts$/;

/** What src/app/ahead.ts names, without what the shell page names itself. */
function filesOfScreens(chunks: readonly Rolldown.OutputChunk[]) {
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const shell = new Set([
    ...entry.flatMap((chunk) => withStyles(neededBy(chunk, chunks), chunks)),
    ...filesOfStart(chunks),
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
    bengali: positionsOf(chunks.filter(({ facadeModuleId }) => bengali.test(facadeModuleId ?? ''))),
    files,
  };
}

/** What a start from the phone asks for behind the entry. */
function filesOfStart(chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>();
  for (const module of startFromPhone) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No chunk of the build has ${module}.`);
    neededBy(chunk, chunks, files);
  }
  return files;
}

/** The first part of the paths whose screen a chunk begins with; null where it begins with none. */
function partOf({ facadeModuleId }: Rolldown.OutputChunk): string | null {
  const [, part] = route.exec(facadeModuleId ?? '') ?? [];
  return part === 'index' ? '' : (part?.toLowerCase() ?? null);
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** A chunk and all that it imports. */
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
