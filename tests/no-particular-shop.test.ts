import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoSettings } from '#demo/seed/shop.ts';

const root = join(import.meta.dirname, '..');
const text = /\.(?:ts|tsx|js|mjs|css|html|json|svg|webmanifest|txt|sql)$/;

/**
 * Names of databases, locks, channels and policies. A phone that is in use has data under them, so
 * renaming one would lose orders that are not sent yet.
 */
const technicalNames = [
  // Databases of the phone, and the channel and locks of the outbox.
  /['`]nirog-(?:outbox|private|catalogue)['`]/g,
  /[`'](?:nirog-letter-|nirog-shared'|nirog-catalogue-download')/g,
  // Policies of Trusted Types: the scripts of a cached page use the names of an earlier version.
  /["']nirog(?:#(?:worker|catalogue|html))?["']/g,
  // The server's lock of its data folder. Two versions must not open the same folder.
  /`nirog \$\{dev\}|\\0nirog-\$\{name\}|nirog-\$\{name\}/g,
  // Folders of backups: an operator's own timers and scripts know them.
  /`nirog-\$\{stamp\}`/g,
];

/** Names that are the same for other reasons, by file. */
const coincidences: Readonly<Record<string, RegExp>> = {
  // A company of the market list.
  'src/text/bengali-companies.ts': /Nirog: 'নিরোগ'/g,
};

const { identity, contact, legal } = demoSettings;

/** What may only come from the settings, as patterns. */
const particulars = [
  identity.name.en,
  identity.name.bn,
  identity.tagline.en,
  identity.tagline.bn,
  ...contact.phones,
  ...contact.phones.map((phone) => phone.replaceAll('-', '')),
  ...contact.phones.map((phone) => phone.replaceAll('-', '').replace(/^0/, '')),
  contact.email,
  contact.messenger,
  contact.address.en,
  contact.address.bn,
  ...contact.social.map(({ href }) => new URL(href).host),
  legal.licenceNumber,
  legal.pharmacist.registration,
];

const files = ['src', 'public', 'sw', 'server']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => text.test(name))
      .map((name) => join(folder, name)),
  )
  .concat('index.html', 'counter.html')
  // Generated records of earlier tables.
  .filter((name) => !name.startsWith(join('server', 'db', 'migrations', 'meta')));

// shell-123
it('no file of the program names a particular shop', () => {
  const found = files.flatMap((file) => {
    let content = readFileSync(join(root, file), 'utf8');
    for (const name of technicalNames) content = content.replaceAll(name, '');
    content = content.replaceAll(coincidences[file] ?? /^$/g, '').toLowerCase();
    return particulars
      .filter((particular) => content.includes(particular.toLowerCase()))
      .map((particular) => `${file}: ${particular}`);
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(found).toEqual([]);
});
