/**
 * Puts the prebuilt worker of last resort in the place of /sw.js (sw/README.md).
 * The precompressed copies go with the old one, or servers would still send it.
 */
import { copyFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const worker = `${root}dist/shop/sw.js`;
copyFileSync(`${root}sw/kill-switch.js`, worker);
for (const packed of ['br', 'gz']) rmSync(`${worker}.${packed}`, { force: true });
console.log('The kill switch is in place: phones drop caches and worker on their next visit.');
console.log('Unsent requests stay on them. To come back: npm run build.');
