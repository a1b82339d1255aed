/** Runs the shop for real: builds what is not built yet, then serves shop and API on one port. */
import './build.mjs';
import { fileURLToPath } from 'node:url';
import { memorySettings } from './memory-settings.mjs';
import { serveApart } from './serve-apart.mjs';

process.env['NODE_ENV'] ??= 'production';
const server = new URL('../dist/server/main.js', import.meta.url);
const hasAll = Object.keys(memorySettings).every((name) => name in process.env);
if (process.platform !== 'linux' || hasAll) await import(server.href);
else serveApart(fileURLToPath(server), memorySettings);
