import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overlays, type OverlayPart } from '#tests/e2e/support/sweep/overlays.ts';
import { screens } from '#tests/e2e/support/sweep/screens.ts';

const source = join(import.meta.dirname, '..', 'src');

/** The code that opens an overlay. The parts in `ui` that draw it are not overlays themselves. */
const signs: Record<OverlayPart, RegExp> = {
  Dialog: /<Dialog\b/g,
  Drawer: /<Drawer\b/g,
  AlertDialog: /<AlertDialog\b/g,
  MenuButton: /<MenuButton\b/g,
  dialog: /<(?:dialog|ModalDialog|Modal)\b/g,
  expanded: /\baria-expanded=|\bpopover=/g,
  popup: /\bnew Popup\(/g,
};

const routes = readdirSync(join(source, 'routes'))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.replace(/\.tsx$/, ''));

/**
 * Returns false for an address that only redirects, only contains others, or catches unknown ones.
 */
function hasScreen(route: string): boolean {
  if (route === '__root' || /(?:^|\.)\$$/.test(route)) return false;
  if (routes.some((other) => other.startsWith(`${route}.`))) return false;
  return readFileSync(join(source, 'routes', `${route}.tsx`), 'utf8').includes('component:');
}

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const counted = (names: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${count} × ${name}`).toSorted();
};

describe('the sweep (tests/e2e/sweep.test.ts)', () => {
  it('opens everything in src that opens over a page', () => {
    const inSource = files.flatMap((file) => {
      const path = relative(source, file);
      // The counter is a separate page with its own browser tests (tests/e2e/counter-*.test.ts).
      if (path.startsWith('ui/') || path.startsWith('counter/')) return [];
      const text = readFileSync(file, 'utf8');
      return Object.entries(signs).flatMap(([part, sign]) => {
        const times = text.match(sign)?.length ?? 0;
        return Array.from(
          { length: part === 'expanded' ? Math.min(times, 1) : times },
          () => `${path} ${part}`,
        );
      });
    });
    const listed = overlays
      .filter(({ isVariant }) => !isVariant)
      .map(({ file, part }) => `${file} ${part}`);
    expect(counted(listed)).toEqual(counted(inSource));
  });

  it('names a similar overlay for each one that it does not open', () => {
    const opened = overlays.flatMap(({ shown }) => ('name' in shown ? [shown.name] : []));
    const alike = overlays.flatMap(({ shown }) => ('like' in shown ? [shown] : []));
    for (const { like, because } of alike) {
      expect(opened).toContain(like);
      expect(because).not.toBe('');
    }
    expect(alike.length).toBeLessThan(opened.length / 4);
  });

  it('shows every screen that has an address', () => {
    const shown = new Set(screens.map(({ route }) => route));
    expect([...shown].filter(hasScreen).toSorted()).toEqual(routes.filter(hasScreen).toSorted());
  });

  it('gives every state a unique name', () => {
    const names = [
      ...screens.map(({ name }) => name),
      ...overlays.flatMap(({ shown }) => ('name' in shown ? [shown.name] : [])),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
