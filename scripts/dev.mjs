/** Development: the API (restarted on change) on PORT, the shop with hot reload on PORT + 1. */
import { spawn } from 'node:child_process';

const port = process.env['PORT'] ?? '8080';
const env = { ...process.env, PORT: port, NODE_ENV: 'development' };
const api = spawn('npx', ['tsx', 'watch', 'server/main.ts'], { stdio: 'inherit', env });
const shop = spawn('npx', ['vite'], { stdio: 'inherit', env });

function stop() {
  api.kill('SIGTERM');
  shop.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
api.on('exit', stop);
shop.on('exit', stop);
