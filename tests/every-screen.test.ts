import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { overlays, type OverlayPart } from '#tests/e2e/support/sweep/overlays.ts';
import { screens } from '#tests/e2e/support/sweep/screens.ts';

const source = join(import.meta.dirname, '..', 'src');

/** How a file opens something over the page. The pieces of `ui` that draw it are no overlays themselves. */
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

/** False for an address that only leads elsewhere, holds others, or takes what no other one takes. */
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
      // The counter is a page of its own, with browser tests of its own (tests/e2e/counter-*.test.ts).
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

  it('says of what it does not open, like which other one it looks', () => {
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

  it('calls every state by a name of its own', () => {
    const names = [
      ...screens.map(({ name }) => name),
      ...overlays.flatMap(({ shown }) => ('name' in shown ? [shown.name] : [])),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
