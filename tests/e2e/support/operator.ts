import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PharmacyServer } from './server.ts';

const run = promisify(execFile);

/** One command of the shop's people, as they type it behind `npm run operator --` (docs/operator.md). */
export async function operator(
  pharmacy: Pick<PharmacyServer, 'dataDir'>,
  ...words: string[]
): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'operator', '--', ...words], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: pharmacy.dataDir },
  });
  return stdout;
}
