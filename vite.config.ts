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

/** The pages on which a first visit begins. */
const arrivals = new Set<string>([
  '/',
  '/category/$key',
  '/subCategory/$id',
  '/product/details/$key',
  '/products/Search',
]);

/**
 * What every page is built with; restoring stored responses is the work of a later visit. What a single
 * lazy file uses of valibot lands here too, in every first load: schemas for the server alone stay there.
 */
const framework =
  /^\0rolldown|\/node_modules\/(react|react-dom|scheduler|valibot|use-sync-external-store|@tanstack\/(?!query-.*(persist|hydration)|react-query-persist).*)\//;

/**
 * What is fetched together with a lazy chunk: its styles. It asks for its code
 * itself; the list of all that would travel in the entry (docs/decisions/0011).
 */
function fetchedAlong(_: string, needed: string[], from: { hostType: 'html' | 'js' }): string[] {
  return from.hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css'));
}

const root = fileURLToPath(new URL('.', import.meta.url));

/** What may be set when the shop is built. Unsaid, each mention would bring all that is known of the build into the first load. */
function settings(mode: string): Record<string, string> {
  const env = loadEnv(mode, root);
  const names = ['API_HOST', 'MAP_STYLE', 'MAP_TILES', 'MAP_CREDIT'].map((name) => `VITE_${name}`);
  return Object.fromEntries(
    names.map((name) => [`import.meta.env.${name}`, JSON.stringify(env[name] ?? null)]),
  );
}

export default defineConfig(({ mode }) => ({
  root,
  define: settings(mode),
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // One chunk per screen. Where people arrive, the loader travels with the entry and asks at once.
      codeSplittingOptions: {
        // What a route declares of a public page is read by the build of the pages alone.
        deleteNodes: ['staticData'],
        defaultBehavior: [['loader', 'component', 'pendingComponent']],
        splitBehavior: ({ routeId }) =>
          arrivals.has(routeId) ? [['component', 'pendingComponent']] : undefined,
      },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      // Formatting it takes two seconds of every build, and nobody edits it.
      enableRouteTreeFormatting: false,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    layerOrderFirst(),
    shellPreloads(),
  ],
  resolve: {
    alias: {
      // The router's store asks for the stand-in of React 17; React 19 has the hook itself.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: {
    modules: { generateScopedName: classNames },
  },
  // The catalogue's worker is a module, like everything else.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    target: browsers,
    sourcemap: false,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: fetchedAlong },
    cssCodeSplit: true,
    // Of the map, which no first load has (tests/sizes).
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        chunkFileNames: ({ name }) => `assets/${chunkName(name)}[hash:7].js`,
        hashCharacters,
        assetFileNames,
        // By folder. A group would otherwise take along what its modules import, and one shared control
        // would pull a whole group into every page. Every other chunk is the bundler's.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'framework', test: framework, priority: 4 },
            { name: 'shop', tags: ['$initial'], priority: 3 },
            {
              name: 'outbox',
              test: /\/src\/outbox\/(?!kinds|photos|push)|\/idb-keyval\//,
              minShareCount: 3,
              priority: 2,
            },
            { name: 'ui', test: /\/src\/ui\//, minShareCount: 2, priority: 1 },
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
}));
