/**
 * What a customer writes goes through the outbox, and lists are paged: the query
 * library's mutations and endless lists are never used here. Every page would
 * carry them all the same, because its client creates a cache for mutations. In
 * the built shop stand-ins take their places (docs/decisions/0011-first-load.md).
 */
import type { Plugin } from 'vite';

const standIns: Readonly<Record<string, string>> = {
  mutationCache: `
    export class MutationCache {
      getAll() { return []; }
      findAll() { return []; }
      subscribe() { return () => {}; }
      resumePausedMutations() { return Promise.resolve(); }
      clear() {}
      build() { throw new Error('Nothing is written by mutations: use the outbox'); }
    }`,
  infiniteQueryBehavior: `
    export function infiniteQueryBehavior() { throw new Error('Lists are paged'); }
    export function hasNextPage() { return false; }
    export function hasPreviousPage() { return false; }`,
};

const prefix = '\0without-mutations:';

/** For vite's client build alone. */
export function withoutMutations(): Plugin {
  return {
    name: 'without-mutations',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(mutationCache|infiniteQueryBehavior)\.js$/ },
      handler(source, importer) {
        if (!importer?.includes('/query-core/')) return null;
        return prefix + source.slice('./'.length, -'.js'.length);
      },
    },
    load: {
      filter: { id: /^\0without-mutations:/ },
      handler: (id) => standIns[id.slice(prefix.length)],
    },
  };
}
