import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PharmacyServer } from './server.ts';

const run = promisify(execFile);

/**
 * Runs a command of the shop's operators, as typed after `npm run operator --` (docs/operator.md).
 */
export async function operator(
  pharmacy: Pick<PharmacyServer, 'dataDir'>,
  ...words: string[]
): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'operator', '--', ...words], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: pharmacy.dataDir },
  });
  return stdout;
}
