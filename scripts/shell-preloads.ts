import type { Plugin, Rolldown } from 'vite';

/** What a start from the phone runs before its first paint, behind the entry. */
const startFromPhone = /\/src\/app\/start-from-phone\.ts$/;

/**
 * The shell page, with which a phone opens what nobody has rendered for it, names the code of a
 * start from the phone: the browser reads it beside the entry's, not after it. Pages that the
 * server renders have lists of their own.
 */
export function shellPreloads(): Plugin {
  return {
    name: 'shell-preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const start = chunks.find(({ facadeModuleId }) =>
          startFromPhone.test(facadeModuleId ?? ''),
        );
        if (!start) throw new Error('No chunk of the build begins with start-from-phone.ts.');
        return [...neededBy(start, chunks)]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
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
