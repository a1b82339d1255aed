/**
 * Lets no screen's code be waited for without an end: puts `withLoadTimeout`
 * (src/parts/lazy/load-timeout.ts) around the importers that the router's plugin
 * writes into the routes.
 */
import type { Plugin } from 'vite';

const importer = /(const \$\$split\w+Importer = )(\(\) => import\([^)]*\));/g;

/** For the shop's own build: a server waits for no network. */
export function screenLoadTimeout(): Plugin {
  return {
    name: 'screen-load-timeout',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/routes\/[^?]+\.tsx$/, code: '$$split' },
      handler: (code) => ({ code: addLoadTimeouts(code), map: null }),
    },
  };
}

/** The code of a route with an end to the waiting in each of its importers. */
export function addLoadTimeouts(code: string): string {
  const limited = code.replace(importer, '$1withLoadTimeout($2);');
  if (limited === code)
    throw new Error('The importers of this route look unlike what is expected.');
  return `import { withLoadTimeout } from '#parts/lazy/load-timeout.ts';\n${limited}`;
}
