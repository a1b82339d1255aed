import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { browsers } from './scripts/browsers.ts';
import { assetFileNames, chunkName, hashCharacters } from './scripts/asset-names.ts';
import { classNames } from './scripts/class-names.ts';
import { layerOrderFirst } from './scripts/layer-order-first.ts';
import { shellPreloads } from './scripts/shell-preloads.ts';

const port = Number(process.env['PORT'] ?? 8080);

/** The pages on which first visits begin. */
const arrivals = new Set<string>([
  '/',
  '/category/$key',
  '/subCategory/$id',
  '/product/details/$key',
  '/products/Search',
]);

/**
 * The packages that every page needs. All used code of valibot is in this chunk, so schemas that
 * only the server needs stay in `server`.
 */
const framework =
  /^\0rolldown|\/node_modules\/(react|react-dom|scheduler|valibot|use-sync-external-store|@tanstack\/(?!query-.*(persist|hydration)|react-query-persist).*)\//;

/** Preloads only the stylesheets of a lazy chunk: a list of all files would enlarge the entry. */
function onlyStylesheets(_: string, needed: string[], from: { hostType: 'html' | 'js' }): string[] {
  return from.hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css'));
}

const root = fileURLToPath(new URL('.', import.meta.url));

/** The build-time settings as constants. An unset one is null, or Vite inserts the environment. */
function settings(mode: string): Record<string, string> {
  const env = loadEnv(mode, root);
  const names = ['API_HOST', 'MAP_STYLE', 'MAP_TILES', 'MAP_CREDIT'].map((name) => `VITE_${name}`);
  return Object.fromEntries(
    names.map((name) => [`import.meta.env.${name}`, JSON.stringify(env[name] ?? null)]),
  );
}

/**
 * The build of the shop for browsers. `scripts` has the other four: rendered pages, service worker,
 * counter and server (scripts/build.mjs).
 */
export default defineConfig(({ mode }) => ({
  root,
  define: settings(mode),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One chunk per screen. Arrivals have their loader in the entry, so that it starts at once.
      codeSplittingOptions: {
        // Only scripts/pages.vite.config.ts reads `staticData`, with which a route declares a public
        // page.
        deleteNodes: ['staticData'],
        defaultBehavior: [['loader', 'component', 'pendingComponent']],
        splitBehavior: ({ routeId }) =>
          arrivals.has(routeId) ? [['component', 'pendingComponent']] : undefined,
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      // Formatting takes two seconds of every build, and nobody edits the file.
      enableRouteTreeFormatting: false,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    layerOrderFirst(),
    shellPreloads(),
  ],
  css: { modules: { generateScopedName: classNames } },
  // The catalogue's worker is a module.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    target: browsers,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: onlyStylesheets },
    // The limit allows for the map's chunk, which is in no first load (tests/sizes).
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        chunkFileNames: ({ name }) => `assets/${chunkName(name)}[hash:7].js`,
        hashCharacters,
        assetFileNames,
        // The packages and what every page needs. The bundler chooses all other chunks.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'framework', test: framework, priority: 2 },
            { name: 'shop', tags: ['$initial'], priority: 1 },
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
      '/manifest.webmanifest': `http://127.0.0.1:${port}`,
    },
  },
}));
