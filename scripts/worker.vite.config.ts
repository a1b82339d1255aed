import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { browsers } from './browsers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the service worker as one classic script, which scripts/pack-app.ts puts into the shop.
 * Without `codeSplitting: false`, an `import()` would leave `import.meta` in the code, and browsers
 * would reject the whole worker with only "script evaluation failed".
 */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: browsers,
    modulePreload: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { worker: join(root, 'sw', 'sw.ts') },
      output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
    },
  },
});
