/** How built files are named: the same by the shop's build and by that of the pages, which link to its files. */

/** Random characters cannot be packed: of few different ones, a name weighs less in the entry. */
export const hashCharacters = 'base36';

/** A shared chunk bears the names of all that share it; that many words would travel in the entry. */
function shortName(name: string): string {
  return name.startsWith('shared') ? 'shared' : name.replace(/\.css$/, '');
}

/** Chunks are named in the entry and in one another: a file is a hash alone, but for those that the worker or the tests know by name. */
export function chunkName(name: string): string {
  return /^(maplibre|purify|development|ComponentsScreen)/.test(name) ? `${shortName(name)}-` : '';
}

/** Every lazy part's styles are listed in the entry: theirs are hashes alone, but for the map's, which the worker knows by name, and those of a start from the phone (shell-preloads.ts). */
export function assetFileNames({ names }: { names: string[] }): string {
  const [name = 'asset'] = names;
  if (name.endsWith('.css') && !/^(maplibre|start\b)/.test(name)) return 'assets/[hash:6][extname]';
  return `assets/${shortName(name).replace(/\.\w+$/, '')}-[hash:7][extname]`;
}
