/** `npm run operator -- …`: what the shop's people do with orders, requests, coupons and customers (docs/operator.md). */
import { userInfo } from 'node:os';
import { migrate } from '#server/db/migrate.ts';
import { OperatorProblem } from '#server/operator/command-context.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { printable } from '#server/operator/printable.ts';
import { openStores } from '#server/services/store/open-stores.ts';
import { Refusal } from '#server/services/refusal.ts';
import { CommandProblem, runCommand } from './run.ts';

/** A problem of the operator's is one of the command's. */
async function plainly<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof OperatorProblem || failure instanceof Refusal)
      throw new CommandProblem(failure.message);
    throw failure;
  }
}

await runCommand(
  () => plainly(() => parseOperatorCommand(process.argv.slice(2))),
  async (run, { db }, config) => {
    await migrate(db);
    const openFiles = async () => (await openStores(config)).files;
    const at = { now: new Date(), actor: userInfo().username, openFiles };
    const lines = await plainly(() => run(db, at));
    for (const line of lines) console.log(printable(line));
  },
);
