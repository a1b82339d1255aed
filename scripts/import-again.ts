/**
 * Lets code that did not come be asked for again. Browsers remember for as long as a page lives
 * that a module could not be fetched (Chromium before 156 does), and fail at once when it is
 * imported again. Under another fragment it is another module to them, in the same file.
 */
import type { Plugin } from 'vite';

/** What is imported until it comes: by the parts of a screen with Retry, and by what tries by itself. */
const asksAgain = /\blazyPart\(|\buntilItComes\(/;
const sourceImport = /\bimport\('([^']+)'\)/g;
const builtImport = /\bimport\(([`"])(\.\/([^`"#]+\.js))\1\)/g;

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
    generateBundle: {
      // Once Vite has written to each import which styles it needs: of two imports in one it would take the other.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const files = chunks
          .filter(({ moduleIds }) => moduleIds.some((id) => askedAgain.has(id)))
          .map(({ fileName }) => fileName);
        for (const chunk of chunks)
          chunk.code = addImportsAgain(chunk.code, (name) => files.includes(`assets/${name}`));
      },
    },
  };
}

/** The code of a chunk in which the import of a file that is asked for again is tried twice. */
export function addImportsAgain(code: string, isAskedAgain: (file: string) => boolean): string {
  return code.replace(builtImport, (first, _, path: string, file: string) =>
    isAskedAgain(file) ? `${first}.catch(()=>import("${path}#"+Date.now()))` : first,
  );
}
