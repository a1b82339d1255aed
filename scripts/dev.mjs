/**
 * Starts development: the API on PORT, which restarts on change, the shop with hot reload on PORT +
 * 1, and the counter on PORT + 2 (below /counter/).
 */
import { spawn } from 'node:child_process';

const port = process.env['PORT'] ?? '8080';
const env = { ...process.env, PORT: port, NODE_ENV: 'development' };
const started = [
  // Node 20 needs tsx to run TypeScript; from 22.18 on, use `node --watch`.
  ['tsx', 'watch', 'server/main.ts'],
  ['vite'],
  ['vite', '--config', 'scripts/counter.vite.config.ts'],
].map((words) => spawn('npx', words, { stdio: 'inherit', env }));

function stop() {
  for (const one of started) one.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const one of started) one.on('exit', stop);
