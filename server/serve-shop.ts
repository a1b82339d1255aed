/** Serves an opened shop: pages, API, periodic jobs, commands and metrics. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { runBackup } from './backup/backup-command.ts';
import { sentencesOf } from './commands/run.ts';
import { originOf, type Config } from './config.ts';
import { createApp, type AppParts } from './http/app.ts';
import { openMetrics, serveMetrics } from './http/metrics.ts';
import { loadPages } from './http/pages/load-pages.ts';
import { counterDirOf } from './http/plugins/counter-files.ts';
import { shareAssets } from './http/shared-assets.ts';
import type { OpenShop } from './open-shop.ts';
import { importBesideSales } from './operator/import-beside-sales.ts';
import { runOperator } from './operator/run-operator.ts';
import { periodicWork } from './jobs.ts';
import {
  listenForCommands,
  type CommandSocket,
  type RunningCommand,
} from './running/command-socket.ts';
import { noLongerThan, processTimer, startSchedule, type Timer } from './schedule.ts';
import { codeOf } from './services/failures.ts';
import { openPartners } from './services/partners/partners.ts';
import { hasUnreadableSecret, unreadableSecretSentence } from './services/partners/secrets.ts';
import { openReadiness } from './services/readiness.ts';
import { httpGateway } from './services/sms/http-gateway.ts';
import { openInbox } from './services/sms/inbox.ts';
import { freeBytesOf } from './services/uploads/disk-space.ts';

/** Milliseconds for periodic jobs in progress at a shutdown. The next process runs them again. */
const longestWork = 5_000;

export interface ServedShop {
  port: number;
  /** The port of the metrics, if they are enabled. */
  figuresPort: number | null;
  /** Drains, finishes the requests in flight, and closes the shop's data. */
  stop: () => Promise<void>;
}

interface Serving {
  /** Prints a line for the person who started the server. */
  say: (line: string) => void;
  /** Whether the shop stores its own secret. If so, backups must contain it. */
  isSecretKept: boolean;
  /** The timer of the periodic jobs. Tests replace it. */
  timer?: Timer;
  now?: () => Date;
}

/** Listens as the settings say. Throws if it cannot. */
export async function serveShop(
  shop: OpenShop,
  config: Config,
  { say, isSecretKept, timer = processTimer, now }: Serving,
): Promise<ServedShop> {
  if (shop.assets) {
    await shareAssets(shop.assets, config.shopDir);
    await shareAssets(shop.assets, counterDirOf(config));
  }
  const freeBytes = () => freeBytesOf(config.dataDir);
  const readiness = openReadiness(shop.database.db, { freeBytes });
  const metrics = config.metrics ? openMetrics(shop.database, readiness) : null;
  const app = await createApp({
    config,
    db: shop.database.db,
    files: shop.files,
    pictures: shop.pictures,
    assets: shop.assets,
    readiness,
    isSecretKept,
    ...(now ? { now } : {}),
    ...(metrics ? { observe: metrics.observe } : {}),
    ...(await smsOf(shop, config, say)),
    pages: await loadPages(config.shopDir),
  });
  const schedule = startSchedule(
    periodicWork(shop, config, now, (sentence) => app.log.warn(sentence)),
    (task, failure) => app.log.error({ task, code: codeOf(failure) }, 'maintenance failed'),
    timer,
  );
  const commands = await listenToCommands(shop, config, { log: app.log, isSecretKept, say });
  await app.listen({ port: config.port, host: config.host });
  const figures =
    metrics && config.metrics ? await serveMetrics(metrics.registry, config.metrics) : null;
  const address = app.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    figuresPort: figures?.port ?? null,
    stop: async () => {
      const worked = schedule.stop();
      readiness.drain();
      await wait(config.drain);
      await commands?.close();
      await closeApp(app);
      figures?.close();
      await noLongerThan(longestWork, worked, timer);
      await shop.close();
    },
  };
}

/**
 * Accepts commands from the machine's own user (server/running). On the embedded database only this
 * process can run them; on PostgreSQL, commands open the database themselves.
 */
function listenToCommands(
  { database, files, pictures }: OpenShop,
  config: Config,
  {
    log,
    isSecretKept,
    say,
  }: { log: FastifyBaseLogger; isSecretKept: boolean; say: (line: string) => void },
): Promise<CommandSocket | null> {
  const { dataDir, databaseUrl, secret } = config;
  if (databaseUrl) return Promise.resolve(null);
  const parts = { db: database.db, files, pictures, database: 'embedded' as const };
  const storedSecret = { text: secret, isKept: isSecretKept };
  const backup: RunningCommand = ({ words: [place], actor }, sayThere) =>
    runBackup({ ...parts, secret: storedSecret, now: new Date(), actor }, place, sayThere);
  const operatorParts = {
    db: database.db,
    openFiles: () => Promise.resolve(files),
    origin: originOf(config),
  };
  const operator: RunningCommand = (request, sayThere) =>
    runOperator(request, operatorParts, sayThere);
  const importFile: RunningCommand = (request, sayThere) =>
    importBesideSales(request, { db: database.db, now: () => new Date() }, sayThere);
  const explain = (failure: unknown) => {
    const sentences = sentencesOf(failure);
    if (!sentences) log.error({ code: codeOf(failure) }, 'command failed');
    return sentences ?? ['It could not be done: the shop has written down why.'];
  };
  // The shop serves customers even if it cannot receive commands.
  return listenForCommands({
    dataDir,
    commands: { backup, operator, import: importFile },
    explain,
  }).catch((failure: unknown) => {
    say(`Commands cannot reach this shop: ${failure instanceof Error ? failure.message : ''}`);
    return null;
  });
}

/**
 * Finishes the requests in flight. `app.close()` waits for the keep-alive (72 s) of connections
 * that become idle after the call, so this closes idle connections meanwhile.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const closing = app.close();
  const timer = setInterval(() => app.server.closeIdleConnections(), 50);
  await closing.finally(() => clearInterval(timer));
}

/** The SMS provider of the settings, the inbox of a demonstration, or none. */
async function smsOf(
  { database }: OpenShop,
  config: Config,
  say: (line: string) => void,
): Promise<Pick<AppParts, 'sms' | 'inbox'>> {
  const { sms, isDemonstration } = config;
  if (sms) return { sms: httpGateway(sms) };
  if (isDemonstration) return { inbox: openInbox(say) };
  const partners = openPartners({ db: database.db, config, sms: null });
  if (!(await partners.hasSms()))
    say(
      'No SMS provider is set: nobody can be sent a one-time code. The owner enters one at the counter (Shop, SMS provider), or SMS_URL names it.',
    );
  if (await hasUnreadableSecret(database.db, partners.vault)) say(unreadableSecretSentence);
  return {};
}
