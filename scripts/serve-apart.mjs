import { spawn } from 'node:child_process';

/**
 * Runs a server's script as a process of its own, with settings that are read as a process begins
 * (what is set already wins). It is told what this process is told, and ends with it, however that ends.
 */
export function serveApart(script, settings, args = []) {
  const server = spawn(process.execPath, [script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...settings, ...process.env },
    // In a group of its own: of what a terminal sends to a whole group it hears once, from here.
    detached: true,
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
  return server;
}
