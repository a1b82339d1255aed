import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Puts the order of the CSS layers at the beginning of every built stylesheet. A chunk's stylesheet
 * may be linked before the entry's, and the minifier drops the bare `@layer …;` statement. Without
 * this plugin, `ui` would be the first layer, and the reset would override the buttons.
 */
export function layerOrderFirst(): Plugin {
  const layers = readFileSync(new URL('../src/styles/layers.css', import.meta.url), 'utf8');
  const order = /@layer [^;{]+;/.exec(layers)?.[0];
  if (!order) throw new Error('src/styles/layers.css names no layers');
  return {
    name: 'layer-order-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'asset' || !output.fileName.endsWith('.css')) continue;
        output.source = order + String(output.source);
      }
    },
  };
}
