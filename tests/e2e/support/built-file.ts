import { readFileSync } from 'node:fs';

const manifestFile = 'dist/shop/.vite/manifest.json';

/** Matches the address of the built code of a source file: of a route, of its screen. */
export function builtFile(source: string): RegExp {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const key = Object.keys(manifest).find(
    (name) => name === source || (name.startsWith(`${source}?`) && name.includes('component')),
  );
  const built = key && manifest[key];
  if (!built) throw new Error(`${source} is not in the build`);
  return new RegExp(built.file.replaceAll('.', String.raw`\.`));
}
