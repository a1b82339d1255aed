import { spawn } from 'node:child_process';

/**
 * Runs a server's script in a process of its own, with environment variables that are only read
 * when a process starts. Variables that are already set have precedence. Signals to this process
 * are forwarded. The server ends when this process ends in any way, because its IPC channel closes.
 */
export function serveApart(script, settings, args = []) {
  const server = spawn(process.execPath, [script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...settings, ...process.env },
    // The server gets a process group of its own. A terminal signals the whole group, and the
    // server would otherwise get each signal twice.
    detached: true,
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
  return server;
}
