import { readFileSync } from 'node:fs';

const manifestFile = 'dist/shop/.vite/manifest.json';

/** Matches the URL of the chunk built from a source file, such as a route or its screen. */
export function builtFile(source: string): RegExp {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const key = Object.keys(manifest).find(
    (name) => name === source || (name.startsWith(`${source}?`) && name.includes('component')),
  );
  const built = key && manifest[key];
  if (!built) throw new Error(`${source} is not in the build`);
  return new RegExp(built.file.replaceAll('.', String.raw`\.`));
}
