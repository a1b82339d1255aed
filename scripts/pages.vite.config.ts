import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetFileNames, hashCharacters } from './asset-names.ts';
import { classNames } from './class-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the screens for server rendering, with the same class names as in the shop, both
 * languages, and React's production build.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [react()],
  css: { modules: { generateScopedName: classNames } },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    outDir: 'dist/pages',
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: {
      // This bundle is a single file, so dynamic imports need not create chunks.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      input: { 'render-page': join(root, 'src', 'app', 'pages', 'render-page.tsx') },
      output: { assetFileNames, hashCharacters },
    },
  },
  ssr: { noExternal: true },
});
