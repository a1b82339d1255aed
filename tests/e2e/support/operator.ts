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

/** The embedded database has one owner at a time: the shop is closed while its people work. */
export async function whileClosed(
  pharmacy: PharmacyServer,
  work: () => Promise<void>,
): Promise<void> {
  await pharmacy.stop();
  await work();
  await pharmacy.start();
}
