import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The chunks of a first load that are worth the seconds which it takes (vite.config.ts names all but the entry). */
const often = new Set(['framework', 'cards', 'lists']);

/**
 * What most first loads carry goes through a second minifier before the builder's own: each sees
 * what the other leaves, together a hundredth less on the wire (docs/decisions/0011).
 */
export function minifyTwice(): Plugin {
  return {
    name: 'minify-twice',
    apply: 'build',
    renderChunk: {
      order: 'post',
      async handler(code, { isEntry, name }) {
        if (!isEntry && !often.has(name)) return null;
        const { code: smaller } = await minify(code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
        });
        return smaller ? { code: smaller, map: null } : null;
      },
    },
  };
}
