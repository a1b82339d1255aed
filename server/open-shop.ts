/** Opens, migrates and seeds the database, and opens the file stores of a server process. */
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { syncTree } from './db/durable.ts';
import { removeEarlierJournal } from './db/earlier-journal.ts';
import { hasDatabase, markFilled, requireNoEarlierShop } from './db/first-start.ts';
import { alone, hasTables, migrate } from './db/migrate.ts';
import { openEmbedded } from './db/open-database.ts';
import { limitRole, longestSilence, openPostgres } from './db/open-postgres.ts';
import {
  ensureDemoStaff,
  isUnseeded,
  removeDemonstration,
  seed,
  seedShop,
  theUpdate,
} from '#demo/demo.ts';
import { openStores, type ShopStores } from './services/store/open-stores.ts';

export interface OpenShop extends ShopStores {
  database: OpenDatabase;
  close: () => Promise<void>;
}

/** Opens the shop's data. Calls `say` with a sentence before each slow step. */
export async function openShop(config: Config, say: (line: string) => void): Promise<OpenShop> {
  const database = await openPrepared(config, say);
  try {
    const stores = await openStores(config);
    if (config.isDemonstration)
      await alone(database.db, (tx) => ensureDemoStaff(tx, config.secret, new Date()));
    else await alone(database.db, (tx) => endDemonstration(tx, stores.files, say));
    return { database, ...stores, close: database.close };
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

async function endDemonstration(
  db: Database,
  files: ShopStores['files'],
  say: (line: string) => void,
): Promise<void> {
  const removed = await removeDemonstration(db, { files, now: new Date() });
  if (!removed) return;
  const { customers, staff, coupons, offers, posts, hiddenProducts } = removed;
  say(
    `Removed what a demonstration left: ${customers} demo customers, ${coupons} coupons, ` +
      `${offers} offers, ${posts} reviews and comments, ${staff} people at the counter.`,
  );
  if (hiddenProducts === null) return;
  say(
    `Hid ${hiddenProducts} invented products and cleared the particulars of the demonstration. ` +
      'The shop is closed until its owner opens it at the counter.',
  );
}

/**
 * Prepares a PostgreSQL with connections that have no time limits, then reopens it with limits for
 * serving.
 */
async function openPrepared(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  const database = await openDatabase(config, say);
  try {
    await prepare(database.db, config, say);
  } catch (failure) {
    await database.close();
    throw failure;
  }
  if (!config.databaseUrl) return database;
  await database.close();
  return openPostgres(config.databaseUrl, {
    connections: config.databaseConnections,
    silence: longestSilence,
    limits: config.databaseDirectUrl ? 'of-role' : 'of-connection',
  });
}

async function prepare(db: Database, config: Config, say: (line: string) => void): Promise<void> {
  const applied = await migrate(db);
  if (applied > 0) say(`Prepared the tables (${applied} ${applied === 1 ? 'step' : 'steps'}).`);
  // Checked inside the lock, so that two processes do not both seed the shop.
  await alone(db, async (tx) => {
    if (config.databaseDirectUrl) await limitRole(tx);
    if (!(await isUnseeded(tx))) return seedShop(tx, theUpdate, new Date());
    if (config.isDemonstration) say("Filling the shop with the demonstration's catalogue…");
    say(await seed(tx, config.isDemonstration));
  });
  await markFilled(config.dataDir);
}

/**
 * Opens the embedded database of DATA_DIR or the PostgreSQL of DATABASE_URL without statement time
 * limits, for commands and for the preparation. Set `takesPlace` only to put a whole shop in place
 * of a lost one.
 */
export async function openDatabase(
  config: Config,
  say: (line: string) => void,
  { takesPlace = false } = {},
): Promise<OpenDatabase> {
  const { dataDir, databaseUrl } = config;
  const database = await (databaseUrl
    ? connect(config, say)
    : openFolder(dataDir, say, { takesPlace }));
  try {
    if (!takesPlace && !(await hasTables(database.db)))
      await requireNoEarlierShop(
        dataDir,
        databaseUrl ? 'The PostgreSQL of DATABASE_URL' : join(dataDir, 'database'),
      );
    return database;
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

function connect(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  say('Connecting to PostgreSQL…');
  const url = config.databaseDirectUrl || config.databaseUrl;
  return openPostgres(url, { connections: 4, takesLong: true });
}

async function openFolder(
  dataDir: string,
  say: (line: string) => void,
  { takesPlace }: { takesPlace: boolean },
): Promise<OpenDatabase> {
  say('Opening the embedded database (the first time takes about ten seconds)…');
  const folder = join(dataDir, 'database');
  // Checked before a new database is created there.
  if (!takesPlace && !(await hasDatabase(folder))) await requireNoEarlierShop(dataDir, folder);
  const database = await openEmbedded({ folder });
  try {
    // The earlier version did not sync its last writes.
    if (await removeEarlierJournal(join(dataDir, 'journal'))) await syncTree(folder);
    return database;
  } catch (failure) {
    await database.close();
    throw failure;
  }
}
