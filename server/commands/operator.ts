/** `npm run operator -- …`: what the shop's people do with orders, requests, coupons and customers (docs/operator.md). */
import { userInfo } from 'node:os';
import { migrate } from '#server/db/migrate.ts';
import { restoreFirst } from '#server/open-shop.ts';
import { OperatorProblem } from '#server/operator/command-context.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { CommandProblem, runCommand } from './run.ts';

/** A problem of the operator's is one of the command's. */
async function plainly<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof OperatorProblem) throw new CommandProblem(failure.message);
    throw failure;
  }
}

await runCommand(
  () => plainly(() => parseOperatorCommand(process.argv.slice(2))),
  async (run, database, config) => {
    const say = (line: string) => console.log(line);
    await migrate(database.db);
    await restoreFirst(config, database, say);
    const at = { now: new Date(), actor: userInfo().username };
    const lines = await plainly(() => run(database.db, at));
    // A safe point: what is reported as done cannot be lost any more.
    await database.checkpoint();
    lines.forEach(say);
  },
);
