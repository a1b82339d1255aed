/** Runs the shop for real: builds what is not built yet, then serves shop and API on one port. */
import './build.mjs';

process.env['NODE_ENV'] ??= 'production';
await import('../dist/server/main.js');
