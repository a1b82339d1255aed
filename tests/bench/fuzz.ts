/**
 * `npm run fuzz [-- 50000]`: sends that many malformed requests to the whole API, on the embedded
 * database.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';

const FUZZ_RUNS = process.argv[2] ?? '50000';
const vitest = join(projectRoot(), 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(process.execPath, [vitest, 'run', 'tests/server/fuzz.slow.test.ts'], {
  cwd: projectRoot(),
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS },
});
process.exitCode = status ?? 1;
