/**
 * The server's entry point: opens the data, listens, prints the address, and shuts down on a
 * signal.
 */
import { ConfigMistakes, originOf, readConfig, withSecret } from './config.ts';
import type { Database } from './db/database.ts';
import { JournalNotEmpty } from './db/earlier-journal.ts';
import { FolderLocked } from './db/lock.ts';
import { keepFilesPrivate } from './db/own-files.ts';
import { demoStaffPassword } from '#demo/demo.ts';
import { inboxPath } from './http/inbox-page.ts';
import { openShop } from './open-shop.ts';
import { firstOwnerLines } from './operator/staff.ts';
import { serveShop } from './serve-shop.ts';
import { keepHeapSmall } from './small-heap.ts';
import { requirePorts, sentenceOfStart } from './start-failures.ts';

/**
 * Exit codes: 2 if another server uses the data or an earlier version must finish first, 1 for
 * every other reason.
 */
const cannotStart = 1;
const dataInUse = 2;
/** Milliseconds for requests in flight at a shutdown, after the drain. */
const shutdownTimeout = 15_000;

async function main(): Promise<void> {
  const startedAt = Date.now();
  // The parent process has died. Exit at once, because it may be restarted at any time.
  process.once('disconnect', () => process.exit(1));
  const isBuilt = whenBuilt();
  keepHeapSmall();
  const read = readConfig(process.env);
  keepFilesPrivate(read.dataDir);
  await requirePorts(read);
  const config = withSecret(read);
  const shop = await openShop(config, say);
  await isBuilt;
  const served = await serveShop(shop, config, { say, isSecretKept: read.secret === '' });
  const stop = stopOnce(config.drain + shutdownTimeout, served.stop);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const origin = originOf(config, served.port);
  say(`The shop is open at ${origin} (ready after ${seconds} s).`);
  if (served.figuresPort) say(`Figures for Prometheus: port ${served.figuresPort}, /metrics`);
  if (config.isDemonstration) sayDemonstration(`http://localhost:${served.port}`, config.secret);
  else await sayFirstOwner(shop.database.db, origin);
}

/**
 * Resolves when the pages are built. `npm start` passes this flag, builds meanwhile, and sends a
 * message at the end.
 */
function whenBuilt(): Promise<void> {
  if (!process.argv.includes('--wait-for-build')) return Promise.resolve();
  return new Promise((resolve) => {
    process.once('message', () => resolve());
  });
}

const rule = '='.repeat(78);

/** Prints an invitation as long as the shop has no owner (counter-16). */
async function sayFirstOwner(db: Database, origin: string): Promise<void> {
  const lines = await firstOwnerLines(db, {
    actor: 'start of the server',
    now: new Date(),
    origin,
  });
  if (!lines) return;
  for (const line of [rule, 'THIS SHOP HAS NO OWNER YET.', ...lines, rule]) say(line);
}

/**
 * Printed last and conspicuously, so that nobody serves customers with a demonstration by mistake.
 */
function sayDemonstration(origin: string, secret: string): void {
  say(rule);
  say('THIS IS A DEMONSTRATION, NOT A SHOP FOR CUSTOMERS: the passwords of its demo');
  say('customers are in README.md for everybody to read, and no code leaves this');
  say('machine. How it becomes a shop: docs/settings.md.');
  say(`One-time codes, on this machine alone: ${origin}${inboxPath(secret)}`);
  say(`The counter: ${origin}/counter, as pharmacist, packer or owner, password`);
  say(`${demoStaffPassword}; the owner's code is among the one-time codes.`);
  say(rule);
}

function stopOnce(maxMs: number, close: () => Promise<void>): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) return;
    isStopping = true;
    say('Finishing what is under way…');
    setTimeout(() => process.exit(1), maxMs).unref();
    void close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
}

function say(line: string): void {
  console.log(line);
}

try {
  await main();
} catch (failure) {
  if (failure instanceof ConfigMistakes) {
    console.error('The settings cannot be used:');
    for (const sentence of failure.sentences) console.error(`- ${sentence}`);
    process.exit(cannotStart);
  }
  if (failure instanceof FolderLocked || failure instanceof JournalNotEmpty) {
    console.error(failure.message);
    process.exit(dataInUse);
  }
  const sentence = sentenceOfStart(failure);
  console.error(...(sentence ? [sentence] : ['The shop could not start:', failure]));
  process.exit(cannotStart);
}
