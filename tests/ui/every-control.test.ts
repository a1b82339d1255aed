import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Pieces that other controls are made of, and the region that the shell renders once. */
const notShownAlone = ['Field', 'ModalDialog', 'LiveRegion'];

it('the page at /development/components shows every plain control', () => {
  const folder = join('src', 'screens', 'components');
  const page = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  const missing = readdirSync(join('src', 'ui'))
    .flatMap((name) => /^(\w+)\.tsx$/.exec(name)?.[1] ?? [])
    .filter((name) => !notShownAlone.includes(name) && !page.includes(`'#ui/${name}.tsx'`));
  expect(missing).toEqual([]);
});
