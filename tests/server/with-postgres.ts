/**
 * `npm run test:postgres` runs the server's tests on a real PostgreSQL. Uses the one that
 * TEST_DATABASE_URL names. Otherwise starts an installed one on a free port with its own data
 * directory, and removes both afterwards.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';
import { buildTemplate } from './support/postgres-database.ts';
import { installedPostgres, startPostgres } from './support/postgres-server.ts';

function runTests(url: string): number {
  const vitest = join(projectRoot(), 'node_modules/vitest/vitest.mjs');
  const chosen = process.argv.slice(2);
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', ...(chosen.length > 0 ? chosen : ['tests/server'])],
    {
      cwd: projectRoot(),
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url, SLOW: '1' },
    },
  );
  return status ?? 1;
}

async function main(): Promise<number> {
  const given = process.env['TEST_DATABASE_URL'];
  const isInstalled = !given && installedPostgres() !== null;
  if (!given && !isInstalled) {
    console.error(
      'PostgreSQL is not installed: "apt-get install postgresql" on Debian, or name one in TEST_DATABASE_URL.',
    );
    return 1;
  }
  const running = given ? { url: given, stop: () => Promise.resolve() } : await startPostgres();
  try {
    await buildTemplate(running.url);
    return runTests(running.url);
  } finally {
    await running.stop();
  }
}

process.exitCode = await main();
