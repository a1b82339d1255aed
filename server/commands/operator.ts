/**
 * `npm run operator -- …`: the staff's commands for orders, requests, coupons and customers
 * (docs/operator.md).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { originOf } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { runOperator } from '#server/operator/run-operator.ts';
import { openStores } from '#server/services/store/open-stores.ts';
import { runWhereDataIs, sayLine } from './run.ts';

/**
 * Temporary folders for piped input, because the running shop cannot read another process's stdin.
 */
const piped: string[] = [];

/**
 * Parses the arguments before the data is opened, and makes file paths absolute, so that the
 * running shop finds the files too.
 */
async function readWords(): Promise<string[]> {
  const words = process.argv.slice(2);
  parseOperatorCommand(words);
  const [area, ...args] = words;
  const named: string[] = [];
  for (const [at, word] of args.entries()) {
    const isPath = args[at - 1] === '--file';
    const inOne = /^--file=(.+)$/.exec(word)?.[1];
    if (inOne) named.push(`--file=${await wholePath(inOne)}`);
    else named.push(isPath ? await wholePath(word) : word);
  }
  return [area ?? '', ...named];
}

async function wholePath(path: string): Promise<string> {
  if (path !== '-') return resolve(path);
  const folder = await mkdtemp(join(tmpdir(), 'shop-piped-'));
  piped.push(folder);
  const file = join(folder, 'given');
  await writeFile(file, await buffer(process.stdin), { mode: 0o600 });
  return file;
}

await runWhereDataIs('operator', readWords, async (words, { db }, config) => {
  await migrate(db);
  const openFiles = async () => (await openStores(config)).files;
  const parts = { db, openFiles, origin: originOf(config) };
  await runOperator({ words, actor: userInfo().username }, parts, sayLine);
});
for (const folder of piped) await rm(folder, { recursive: true, force: true });
