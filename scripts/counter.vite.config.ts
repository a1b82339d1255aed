import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { browsers } from './browsers.ts';
import { assetFileNames, hashCharacters } from './asset-names.ts';
import { layerOrderFirst } from './layer-order-first.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['PORT'] ?? 8080);
const page = 'counter.html';

/** Serves the counter's only page at every address of the counter in development. */
function onePage(): Plugin {
  return {
    name: 'one-page',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        const isPage = request.headers['sec-fetch-dest'] === 'document';
        if (isPage && /^\/counter(\/|$|\?)/.test(request.url ?? '')) {
          request.url = `/counter/${page}`;
        }
        next();
      });
    },
  };
}

/**
 * Bundles the counter, the page of the shop's staff, separately from the shop, so that customers'
 * chunks, packs and worker contain none of it. It contains both languages, because the staff is
 * small and close to the server.
 */
export default defineConfig({
  root,
  base: '/counter/',
  publicDir: false,
  plugins: [onePage(), react(), layerOrderFirst()],
  css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
  build: {
    outDir: 'dist/counter',
    emptyOutDir: true,
    target: browsers,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: join(root, page),
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters,
        assetFileNames,
      },
    },
  },
  server: {
    port: port + 2,
    proxy: {
      '/api': `http://127.0.0.1:${port}`,
      '/Content': `http://127.0.0.1:${port}`,
    },
  },
});
