import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The built shop, from `npm run build`. */
export const built = 'dist/shop';

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

function manifest(): Record<string, Chunk> {
  const file = join(built, '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Error('Nothing is built: run `npm run build` first.');
  const parsed: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'));
  return parsed;
}

/** The compressed size (brotli) of a built file in bytes. */
export function wireBytes(file: string): number {
  const path = join(built, file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  return brotliCompressSync(readFileSync(path)).length;
}

export interface FirstLoad {
  scripts: string[];
  styles: string[];
  scriptBytes: number;
  styleBytes: number;
  htmlBytes: number;
}

/**
 * The files that a phone downloads before the page of a route works: entry, the route's chunk, and
 * all their imports.
 */
export function firstLoadOf(routeFile: string): FirstLoad {
  const chunks = manifest();
  const entry = Object.keys(chunks).find((key) => chunks[key]?.isEntry);
  const route = Object.keys(chunks).filter((key) => key.startsWith(`${routeFile}?`));
  if (!entry || route.length === 0) throw new Error(`${routeFile} is not in the build`);
  const needed = new Set<string>();
  const visit = (key: string): void => {
    if (needed.has(key)) return;
    needed.add(key);
    for (const next of chunks[key]?.imports ?? []) visit(next);
  };
  [entry, ...route].forEach(visit);
  const all = [...needed].flatMap((key) => chunks[key] ?? []);
  const scripts = [...new Set(all.map((chunk) => chunk.file))].filter((file) =>
    file.endsWith('.js'),
  );
  const styles = [...new Set(all.flatMap((chunk) => chunk.css ?? []))];
  const sum = (files: string[]): number =>
    files.reduce((bytes, file) => bytes + wireBytes(file), 0);
  return {
    scripts,
    styles,
    scriptBytes: sum(scripts),
    styleBytes: sum(styles),
    htmlBytes: wireBytes('index.html'),
  };
}
