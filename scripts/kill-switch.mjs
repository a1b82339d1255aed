/**
 * Replaces /sw.js with the prebuilt kill switch (sw/README.md). The compressed copies of the old
 * worker are removed, or servers would still send them.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const worker = `${root}dist/shop/sw.js`;
copyFileSync(`${root}sw/kill-switch.js`, worker);
for (const packed of ['br', 'gz']) rmSync(`${worker}.${packed}`, { force: true });
console.log('The kill switch is in place: phones drop caches and worker on their next visit.');
console.log('Unsent requests stay on them. To come back: npm run build.');
