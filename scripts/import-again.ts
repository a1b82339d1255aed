/**
 * Lets code that did not come be asked for again. Browsers remember for as long as a page lives
 * that a module could not be fetched (Chromium before 156 does), and fail at once when it is
 * imported again. Under another fragment it is another module to them, in the same file.
 */
import type { Plugin } from 'vite';

/** What is imported until it comes: by the parts of a screen with Retry, and by what tries by itself. */
const asksAgain = /\blazyPart\(|\buntilItComes\(|\blearnBengali\(/;
const sourceImport = /\bimport\('([^']+)'\)/g;
const builtImport = /\bimport\("(\.\/([^"#]+\.js))"\)/g;

/** For the shop's own build: a server has its code. */
export function importAgain(): Plugin {
  const askedAgain = new Set<string>();
  return {
    name: 'import-again',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/[^?]+\.tsx?$/, code: asksAgain },
      async handler(code, importer) {
        for (const [, specifier = ''] of code.matchAll(sourceImport)) {
          const module = await this.resolve(specifier, importer);
          if (module) askedAgain.add(module.id);
        }
      },
    },
    renderChunk(code, _, __, { chunks }) {
      const files = Object.values(chunks)
        .filter(({ moduleIds }) => moduleIds.some((id) => askedAgain.has(id)))
        .map(({ fileName }) => fileName);
      return { code: addImportsAgain(code, (name) => files.includes(`assets/${name}`)), map: null };
    },
  };
}

/** The code of a chunk in which the import of a file that is asked for again is tried twice. */
export function addImportsAgain(code: string, isAskedAgain: (file: string) => boolean): string {
  return code.replace(builtImport, (first, path: string, file: string) =>
    isAskedAgain(file) ? `${first}.catch(() => import("${path}#" + Date.now()))` : first,
  );
}
