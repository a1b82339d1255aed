import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { built } from './first-load.ts';

interface Chunk {
  file: string;
  css?: string[];
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'),
);
const own = new Set(Object.values(manifest).map(({ file }) => file));
const code = readdirSync(join(built, 'assets'))
  .filter((name) => own.has(`assets/${name}`) && name.endsWith('.js'))
  .map((name) => readFileSync(join(built, 'assets', name), 'utf8'));

/** The styles that each dynamic import of the file preloads before it resolves. */
function namedWith(file: string): string[][] {
  const name = file.replace('assets/', '').replace('.', String.raw`\.`);
  const wrapped = new RegExp(
    `import\\(\`\\./${name}\`\\)(?:(?!__vite__mapDeps|,\\[\\]\\)).)*?(?:__vite__mapDeps\\(\\[([\\d,]*)\\]\\)|,\\[\\]\\))`,
    'gs',
  );
  return code.flatMap((text) => {
    const list = /m\.f=(\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
    const files: string[] = JSON.parse(list);
    return [...text.matchAll(wrapped)].map(([, places = '']) =>
      places
        .split(',')
        .filter(Boolean)
        .map((place) => files[Number(place)] ?? ''),
    );
  });
}

describe('a lazy component', () => {
  // errors-35
  it.each([
    'src/parts/bag/BagPanel.tsx',
    'src/parts/shell/MobileNavigationDrawer.tsx',
    'src/parts/catalogue/CatalogueDialog.tsx',
    'src/screens/request-order/Outcome.tsx',
    'src/screens/gallery/Lightbox.tsx',
  ])('the component loads with its styles: %s', (source) => {
    // Styles that are shared with others may already be loaded by the screen.
    const { file = '', css = [] } = manifest[source] ?? {};
    expect(css.length).toBeGreaterThan(0);
    const named = namedWith(file);
    expect(named.length).toBeGreaterThan(0);
    for (const styles of named) expect(styles).toEqual(expect.arrayContaining(css));
  });
});
