import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder that holds package.json. The server runs from a bundle, so `new URL('./file', import.meta.url)`
 * points beside the bundle and not at the source tree. Throws if there is no package.json above.
 */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('No package.json above the server: it was moved alone.');
    folder = above;
  }
  return folder;
}
