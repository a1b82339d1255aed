import type { Plugin, Rolldown } from 'vite';

/**
 * The modules that a start from the shell page runs before its first paint, in addition to the
 * entry.
 */
const shellStartModules = ['/src/app/start-from-phone.ts', '/src/api/offline-fallback.ts'];

/**
 * Adds preload links to the shell page, from which a phone opens an address that has no rendered
 * page. The browser then loads the code of such a start in parallel with the entry, not after it.
 * Pages that the server renders have their own preload links.
 */
export function shellPreloads(): Plugin {
  return {
    name: 'shell-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        filesOfStart(bundle)
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}

/** The chunks of the modules in `shellStartModules` and everything that they import. */
function filesOfStart(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  function add(file: string): void {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(add);
  }
  for (const module of shellStartModules) {
    const chunk = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module)),
    );
    if (!chunk) throw new Error(`No chunk of the build has ${module}.`);
    add(chunk.fileName);
  }
  return [...files];
}
