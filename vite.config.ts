import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const port = Number(process.env['PORT'] ?? 8080);

/**
 * The layer order at the head of every built stylesheet. A chunk's stylesheet
 * may be linked before the entry's, and the first layer named is the weakest:
 * without this the reset wins over the buttons.
 */
function layerOrderFirst(): Plugin {
  const layers = readFileSync(new URL('src/styles/layers.css', import.meta.url), 'utf8');
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

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    layerOrderFirst(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,css,svg,woff2}'],
        globIgnores: ['**/maplibre*', 'screenshots/**', 'kill-switch.js'],
      },
    }),
  ],
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    target: ['chrome106', 'firefox115', 'safari16.4'],
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`,
        // Few, well-filled chunks: every small one costs a request and compresses badly. What every
        // page needs first, split by how often it changes; then what several screens share.
        codeSplitting: {
          groups: [
            { name: 'framework', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 3 },
            { name: 'shop', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    port: port + 1,
    proxy: {
      '/api': `http://127.0.0.1:${port}`,
      '/Content': `http://127.0.0.1:${port}`,
    },
  },
});
