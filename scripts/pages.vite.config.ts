import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { assetFileNames, hashCharacters } from './asset-names.ts';
import { classNames } from './class-names.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the screens for the server, which renders the pages with them: the
 * same class names as in the shop, both languages side by side, and React as it
 * runs in production.
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
      // The screens are together here: what is lazy in the shop need not be a file of its own.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      input: { 'render-page': join(root, 'src', 'app', 'pages', 'render-page.tsx') },
      output: { assetFileNames, hashCharacters },
    },
  },
  ssr: { noExternal: true },
});
