/** How built files are named: the same by the shop's build and by that of the pages, which link to its files. */

/** A shared chunk bears the names of all that share it; that many words travel in the entry. */
export function shortName(name: string): string {
  return name.startsWith('shared') ? 'shared' : name.replace(/\.css$/, '');
}

export function assetFileNames({ names }: { names: string[] }): string {
  return `assets/${shortName(names[0] ?? 'asset').replace(/\.\w+$/, '')}-[hash:7][extname]`;
}
