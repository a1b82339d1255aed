/** Starts the shop: opens its data, listens, says where, and stops when asked. */
import { setTimeout as wait } from 'node:timers/promises';
import { createApp, type AppParts } from './http/app.ts';
import { runBackup } from './backup/backup-command.ts';
import { sentencesOf } from './commands/run.ts';
import { ConfigMistakes, readConfig, withSecret, type Config } from './config.ts';
import { JournalNotEmpty } from './db/earlier-journal.ts';
import { FolderLocked } from './db/lock.ts';
import { keepFilesPrivate } from './db/own-files.ts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { codeOf } from './services/failures.ts';
import {
  listenForCommands,
  type CommandSocket,
  type RunningCommand,
} from './running/command-socket.ts';
import { demoStaffPassword } from './demo/demo.ts';
import { runOperator } from './operator/run-operator.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { inboxPath } from './http/inbox-page.ts';
import { counterDirOf } from './http/plugins/counter-files.ts';
import { openMetrics, serveMetrics } from './http/metrics.ts';
import { shareAssets } from './http/shared-assets.ts';
import { openReadiness } from './services/readiness.ts';
import { loadPages } from './http/pages/load-pages.ts';
import { tellWaiting } from './services/catalogue/counter/tell-waiting.ts';
import { continueImport } from './services/import/import-jobs.ts';
import { notifyDueRefills } from './services/orders/due-refills.ts';
import { askAboutPending } from './services/payments/ask-about.ts';
import { openPayments } from './services/payments/gateway.ts';
import { sendDuePushes } from './services/push/deliver.ts';
import { httpGateway } from './services/sms/http-gateway.ts';
import { openInbox } from './services/sms/inbox.ts';
import { makeRoom, removeExpired } from './services/maintenance.ts';
import { releaseHolds } from './services/orders/holds.ts';

/** Exit codes: 1 for settings that cannot be used, 2 for data that another server is using, or has to finish first. */
const badSettings = 1;
const dataInUse = 2;
const minute = 60_000;
const day = 86_400_000;
/** Milliseconds between two looks for messages to push: an operator's command changes statuses too, in a process of its own. */
const pushEvery = 5_000;
/** Milliseconds that requests in flight are given at a stop, after proxies were given time to notice. */
const shutdownTimeout = 15_000;

async function main(): Promise<void> {
  const startedAt = Date.now();
  const read = readConfig(process.env);
  keepFilesPrivate(read.dataDir);
  const config = withSecret(read);
  const shop = await openShop(config, say);
  if (shop.assets) {
    await shareAssets(shop.assets, config.shopDir);
    await shareAssets(shop.assets, counterDirOf(config));
  }
  const readiness = openReadiness(shop.database.db);
  const metrics = config.metrics ? openMetrics(shop.database, readiness) : null;
  const app = await createApp({
    config,
    db: shop.database.db,
    files: shop.files,
    pictures: shop.pictures,
    assets: shop.assets,
    readiness,
    ...(metrics ? { observe: metrics.observe } : {}),
    ...smsOf(config),
    pages: await loadPages(config.shopDir),
  });
  const maintenance = startMaintenance(shop, config, app.log);
  const commands = await listenToCommands(shop, config, app.log, read.secret === '');
  await app.listen({ port: config.port, host: config.host });
  const figures =
    metrics && config.metrics ? await serveMetrics(metrics.registry, config.metrics) : null;
  const stop = stopOnce(config.drain + shutdownTimeout, async () => {
    maintenance.stop();
    readiness.drain();
    await wait(config.drain);
    await commands?.close();
    await closeApp(app);
    figures?.close();
    await shop.close();
  });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  say(`The shop is open at ${originOf(config, port)} (ready after ${seconds} s).`);
  if (figures) say(`Figures for Prometheus: port ${figures.port}, /metrics`);
  if (config.isDemonstration) sayDemonstration(`http://localhost:${port}`, config.secret);
}

/** Said last and loudly: nobody is to serve customers with it by mistake. */
function sayDemonstration(origin: string, secret: string): void {
  const rule = '='.repeat(78);
  say(rule);
  say('THIS IS A DEMONSTRATION, NOT A SHOP FOR CUSTOMERS: the passwords of its demo');
  say('customers stand in README.md for everybody to read, and no code leaves this');
  say('machine. How it becomes a shop: docs/settings.md.');
  say(`One-time codes, on this machine alone: ${origin}${inboxPath(secret)}`);
  say(`The counter: ${origin}/counter, as pharmacist, packer or owner, password`);
  say(`${demoStaffPassword}; the owner's code stands among the one-time codes.`);
  say(rule);
}

/**
 * What the machine's own user may ask this process for (server/running): on the embedded database
 * nobody else can do it. On PostgreSQL commands work beside the shop.
 */
function listenToCommands(
  { database, files }: OpenShop,
  { dataDir, databaseUrl, secret }: Config,
  log: FastifyBaseLogger,
  isSecretKept: boolean,
): Promise<CommandSocket | null> {
  if (databaseUrl) return Promise.resolve(null);
  const parts = { db: database.db, files, database: 'embedded' as const };
  const kept = { text: secret, isKept: isSecretKept };
  const backup: RunningCommand = ({ words: [place] }, sayThere) =>
    runBackup({ ...parts, secret: kept, now: new Date() }, place, sayThere);
  const operator: RunningCommand = (request, sayThere) =>
    runOperator(request, { db: database.db, openFiles: () => Promise.resolve(files) }, sayThere);
  const explain = (failure: unknown) => {
    const sentences = sentencesOf(failure);
    if (!sentences) log.error({ code: codeOf(failure) }, 'command failed');
    return sentences ?? ['It could not be done: the shop has written down why.'];
  };
  // A shop that cannot hear commands is open all the same.
  return listenForCommands({ dataDir, commands: { backup, operator }, explain }).catch(
    (failure: unknown) => {
      say(`Commands cannot reach this shop: ${failure instanceof Error ? failure.message : ''}`);
      return null;
    },
  );
}

/**
 * Tidies up at the start and once a day, shortens a database's log that has grown
 * every minute, asks about payments of which nothing came back and lets go what was kept
 * for visitors, tells who waited for stock, goes on with an import, makes room every hour, looks for due refills
 * every ten, and pushes what is due; a failure waits for the next time.
 */
function startMaintenance(
  shop: OpenShop,
  config: Config,
  log: FastifyBaseLogger,
): { stop: () => void } {
  const { push, retention } = config;
  const payments = openPayments(config, fetch);
  const failed = (failure: unknown) => log.error({ code: codeOf(failure) }, 'maintenance failed');
  const tidy = () => void removeExpired(shop, new Date(), retention).catch(failed);
  const shorten = () => void shop.database.shortenLog().catch(failed);
  const due = () => void notifyDueRefills(shop.database.db, new Date()).catch(failed);
  const sendPushes = () => {
    if (push) void sendDuePushes(shop.database.db, push, new Date()).catch(failed);
  };
  const { db } = shop.database;
  const ask = () => void askAboutPending({ db, payments, now: () => new Date() }).catch(failed);
  const release = () => void releaseHolds(db, new Date()).catch(failed);
  // Stock comes back in many ways: by a cancelled order as well.
  const tell = () => void tellWaiting(db, new Date()).catch(failed);
  const goOn = () => void continueImport(db, () => new Date()).catch(failed);
  const room = () => void makeRoom(shop, new Date(), config.guestUploadBytes).catch(failed);
  const timers = [
    setInterval(sendPushes, pushEvery),
    setInterval(tidy, day),
    setInterval(shorten, minute),
    setInterval(ask, minute),
    setInterval(release, minute),
    setInterval(tell, minute),
    setInterval(goOn, minute / 4),
    setInterval(room, 60 * minute),
    setInterval(due, 10 * minute),
    setTimeout(tidy, minute),
    setTimeout(due, minute / 4),
  ];
  return { stop: () => timers.forEach((timer) => clearTimeout(timer)) };
}

/** Lets requests in flight end; phones keep their connections open, so those are closed as they fall silent. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const closing = app.close();
  const timer = setInterval(() => app.server.closeIdleConnections(), 50);
  await closing.finally(() => clearInterval(timer));
}

/** The provider of the settings, the inbox of a demonstration, or none. */
function smsOf({ sms, isDemonstration }: Config): Pick<AppParts, 'sms' | 'inbox'> {
  if (sms) return { sms: httpGateway(sms) };
  if (isDemonstration) return { inbox: openInbox(say) };
  say('No SMS provider is set (SMS_URL): nobody can be sent a one-time code.');
  return {};
}

function originOf(config: Config, port: number): string {
  if (config.publicOrigin) return config.publicOrigin;
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host}:${port}`;
}

function stopOnce(longest: number, close: () => Promise<void>): () => void {
  let isStopping = false;
  return () => {
    if (isStopping) return;
    isStopping = true;
    say('Finishing what is under way…');
    setTimeout(() => process.exit(1), longest).unref();
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
    process.exit(badSettings);
  }
  if (failure instanceof FolderLocked || failure instanceof JournalNotEmpty) {
    console.error(failure.message);
    process.exit(dataInUse);
  }
  console.error('The shop could not start:', failure);
  process.exit(badSettings);
}
