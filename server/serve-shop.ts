/** Serves a shop whose data is open: the pages and the API, its periodic work, commands, figures. */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { runBackup } from './backup/backup-command.ts';
import { sentencesOf } from './commands/run.ts';
import type { Config } from './config.ts';
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
import { openReadiness } from './services/readiness.ts';
import { httpGateway } from './services/sms/http-gateway.ts';
import { openInbox } from './services/sms/inbox.ts';
import { freeBytesOf } from './services/uploads/disk-room.ts';

/** Milliseconds that periodic work under way is given at a stop; it is done anew by the next process. */
const longestWork = 5_000;

export interface ServedShop {
  port: number;
  /** The port of the figures, where there are any. */
  figuresPort: number | null;
  /** Sends proxies away, ends what is under way, and closes the shop's data. */
  stop: () => Promise<void>;
}

interface Serving {
  /** Is told what whoever started it should know. */
  say: (line: string) => void;
  /** Whether the secret is one that the shop keeps itself, so that a backup has to hold it. */
  isSecretKept: boolean;
  /** What periodic work waits with, and is waited for; tests stand in. */
  timer?: Timer;
  now?: () => Date;
}

/** Listens where the settings say. Throws where it cannot. */
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
    ...(now ? { now } : {}),
    ...(metrics ? { observe: metrics.observe } : {}),
    ...smsOf(config, say),
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
 * What the machine's own user may ask this process for (server/running): on the embedded database
 * nobody else can do it. On PostgreSQL commands work beside the shop.
 */
function listenToCommands(
  { database, files, pictures }: OpenShop,
  { dataDir, databaseUrl, secret }: Config,
  {
    log,
    isSecretKept,
    say,
  }: { log: FastifyBaseLogger; isSecretKept: boolean; say: (line: string) => void },
): Promise<CommandSocket | null> {
  if (databaseUrl) return Promise.resolve(null);
  const parts = { db: database.db, files, pictures, database: 'embedded' as const };
  const kept = { text: secret, isKept: isSecretKept };
  const backup: RunningCommand = ({ words: [place] }, sayThere) =>
    runBackup({ ...parts, secret: kept, now: new Date() }, place, sayThere);
  const operator: RunningCommand = (request, sayThere) =>
    runOperator(request, { db: database.db, openFiles: () => Promise.resolve(files) }, sayThere);
  const importFile: RunningCommand = (request, sayThere) =>
    importBesideSales(request, { db: database.db, now: () => new Date() }, sayThere);
  const explain = (failure: unknown) => {
    const sentences = sentencesOf(failure);
    if (!sentences) log.error({ code: codeOf(failure) }, 'command failed');
    return sentences ?? ['It could not be done: the shop has written down why.'];
  };
  // A shop that cannot hear commands is open all the same.
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
 * Lets requests in flight end. `app.close()` would wait for the keep-alive (72 s) of connections that
 * become idle after it was called, so idle ones are closed meanwhile.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const closing = app.close();
  const timer = setInterval(() => app.server.closeIdleConnections(), 50);
  await closing.finally(() => clearInterval(timer));
}

/** The provider of the settings, the inbox of a demonstration, or none. */
function smsOf(
  { sms, isDemonstration }: Config,
  say: (line: string) => void,
): Pick<AppParts, 'sms' | 'inbox'> {
  if (sms) return { sms: httpGateway(sms) };
  if (isDemonstration) return { inbox: openInbox(say) };
  say('No SMS provider is set (SMS_URL): nobody can be sent a one-time code.');
  return {};
}
