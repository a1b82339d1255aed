/**
 * Lets no screen's code be waited for without an end: puts `withLoadTimeout`
 * (src/parts/lazy/load-timeout.ts) around the importers that the router's plugin
 * writes into the routes, and tells it in which file of the build each one's
 * code lies, so that it can be fetched once more under another address.
 */
import { posix } from 'node:path';
import type { Plugin } from 'vite';

const importer = /(const \$\$split\w+Importer = )(\(\) => import\(("[^"]*")\));/g;
const marker = /"screen-file:([^"]*)"/g;

/** For the shop's own build: a server waits for no network. */
export function screenLoadTimeout(): Plugin {
  return {
    name: 'screen-load-timeout',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/routes\/[^?]+\.tsx$/, code: '$$split' },
      handler: (code, id) => ({ code: addLoadTimeouts(code, posix.dirname(id)), map: null }),
    },
    renderChunk(code, chunk, _, { chunks }) {
      if (!code.includes('screen-file:')) return null;
      const fileOf = (id: string) =>
        Object.values(chunks).find(({ facadeModuleId }) => facadeModuleId === id)?.fileName;
      return { code: nameScreenFiles(code, posix.dirname(chunk.fileName), fileOf), map: null };
    },
  };
}

/** The code of a route with an end to the waiting in each of its importers. */
export function addLoadTimeouts(code: string, folder: string): string {
  const limited = code.replace(
    importer,
    (_, before: string, load: string, module: string) =>
      `${before}withLoadTimeout(${load}, "screen-file:${posix.resolve(folder, module.slice(1, -1))}");`,
  );
  if (limited === code)
    throw new Error('The importers of this route look unlike what is expected.');
  return `import { withLoadTimeout } from '#parts/lazy/load-timeout.ts';\n${limited}`;
}

/** The code of a chunk of `folder` with the files of the build in place of the screens' modules. */
export function nameScreenFiles(
  code: string,
  folder: string,
  fileOf: (module: string) => string | undefined,
): string {
  return code.replace(marker, (_, module: string) => {
    const file = fileOf(module);
    if (!file) throw new Error(`The build has no chunk of ${module}.`);
    return `"./${posix.relative(folder, file)}"`;
  });
}
