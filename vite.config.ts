import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const port = Number(process.env['PORT'] ?? 8080);

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
