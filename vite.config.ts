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
    target: ['chrome87', 'firefox90', 'safari15'],
    sourcemap: false,
    manifest: true,
    cssCodeSplit: true,
  },
  server: {
    port: port + 1,
    proxy: {
      '/api': `http://127.0.0.1:${port}`,
      '/Content': `http://127.0.0.1:${port}`,
    },
  },
});
