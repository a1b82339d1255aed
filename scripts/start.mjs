/**
 * Runs the shop: builds it if a source has changed, then serves shop and API on one port. On a
 * first start, the server opens its database while the pages are still being built, because both
 * take long. It serves before the compressed copies are written.
 */
import { fileURLToPath } from 'node:url';
import { build, compressBuild, isBuilt } from './build.mjs';
import { memorySettings } from './memory-settings.mjs';
import { serveApart } from './serve-apart.mjs';

process.env['NODE_ENV'] ??= 'production';
const server = new URL('../dist/server/main.js', import.meta.url);
const hasAll = Object.keys(memorySettings).every((name) => name in process.env);
if (process.platform !== 'linux' || hasAll) {
  if (!isBuilt()) await build();
  await import(server.href);
} else if (isBuilt()) {
  serveApart(fileURLToPath(server), memorySettings);
} else {
  let started;
  const onServerBuilt = () => {
    started = serveApart(fileURLToPath(server), memorySettings, ['--wait-for-build']);
  };
  await build({ onServerBuilt });
  started.send('built');
}
// One file at a time, so that the other processor is free for the server.
await compressBuild(1);
