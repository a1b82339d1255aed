/**
 * Names of built files. The shop's build and the pages' build share them, because the pages link to
 * the shop's files.
 */

/**
 * The characters of hashes. Random characters do not compress well, but base36 has fewer of them
 * than the default (base64), so a name takes fewer bits in the compressed entry.
 */
export const hashCharacters = 'base36';

/**
 * Rolldown names a shared chunk after every module that shares it. Such a long name would be
 * repeated in the entry.
 */
function shortName(name: string): string {
  return name.startsWith('shared') ? 'shared' : name.replace(/\.css$/, '');
}

/**
 * The prefix of a chunk's name. The entry and other chunks contain these names, so a name is only a
 * hash, except where the worker or the tests match on it.
 */
export function chunkName(name: string): string {
  return /^(maplibre|purify|development|ComponentsScreen)/.test(name) ? `${shortName(name)}-` : '';
}

/**
 * The name of a stylesheet or another asset. The entry lists the styles of every lazy part, so
 * their names are only hashes, except the map's, which the worker matches on.
 */
export function assetFileNames({ names }: { names: string[] }): string {
  const [name = 'asset'] = names;
  if (name.endsWith('.css') && !name.startsWith('maplibre')) return 'assets/[hash:6][extname]';
  return `assets/${shortName(name).replace(/\.\w+$/, '')}-[hash:7][extname]`;
}
