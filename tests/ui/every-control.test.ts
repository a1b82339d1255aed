import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Building blocks of other controls, and the region that the shell renders once. */
const notShownAlone = ['Field', 'ModalDialog', 'PlainDialog', 'LiveRegion'];

const controls = readdirSync(join('src', 'ui')).flatMap(
  (name) => /^(\w+)\.tsx$/.exec(name)?.[1] ?? [],
);

it('the README of src/ui names every plain control', () => {
  const table = readFileSync(join('src', 'ui', 'README.md'), 'utf8');
  const isNamed = (name: string) => new RegExp(`^\\|.*\`${name}\\b`, 'm').test(table);
  expect(controls.filter((name) => name !== 'Field' && !isNamed(name))).toEqual([]);
});

it('the page at /development/components shows every plain control', () => {
  const folder = join('src', 'screens', 'components');
  const page = readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  const missing = controls.filter(
    (name) => !notShownAlone.includes(name) && !page.includes(`'#ui/${name}.tsx'`),
  );
  expect(missing).toEqual([]);
});
