/** Opens everything a server process stands on: the database, the journal, the files; migrated, seeded, replayed. */
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { noJournal, openJournal, readJournal, type Journal } from './db/journal.ts';
import { migrate } from './db/migrate.ts';
import { openEmbedded, openPostgres } from './db/open-database.ts';
import { replayJournal } from './db/replay.ts';
import { seed } from './demo/demo.ts';
import { isCatalogueEmpty } from './services/catalogue/catalogue.ts';
import {
  openPrescriptionFiles,
  type PrescriptionFiles,
} from './services/prescriptions/prescription-files.ts';

export interface OpenShop {
  database: OpenDatabase;
  files: PrescriptionFiles;
  journal: Journal;
  close: () => Promise<void>;
}

/** `say` is told each step that may take a while, in a plain sentence. */
export async function openShop(config: Config, say: (line: string) => void): Promise<OpenShop> {
  const database = await openDatabase(config, say);
  try {
    const applied = await migrate(database.db);
    if (applied > 0) say(`Prepared the tables (${applied} ${applied === 1 ? 'step' : 'steps'}).`);
    if (await isCatalogueEmpty(database.db)) {
      say('Filling the shop with its first catalogue…');
      const counts = await seed(database.db, config.hasDemoCustomers);
      say(`The shop has ${counts.products} products in ${counts.categories} categories.`);
    }
    const files = await openPrescriptionFiles(join(config.dataDir, 'prescriptions'));
    const journal = await openDatabaseJournal(config, database, say);
    return { database, files, journal, close: () => close(database, journal) };
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

/** The embedded database of DATA_DIR, or the PostgreSQL of DATABASE_URL. */
export function openDatabase(config: Config, say: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl) {
    say('Connecting to PostgreSQL…');
    return openPostgres(config.databaseUrl, config.databaseConnections);
  }
  say('Opening the embedded database (the first time takes about ten seconds)…');
  return openEmbedded({ folder: join(config.dataDir, 'database') });
}

async function openDatabaseJournal(
  config: Config,
  database: OpenDatabase,
  say: (line: string) => void,
): Promise<Journal> {
  if (database.kind === 'postgres') return noJournal;
  const folder = join(config.dataDir, 'journal');
  const { entries, damaged } = await readJournal(folder);
  const restored = await replayJournal(database.db, entries);
  if (restored > 0) say(`Restored ${restored} entries that the last stop had cut off.`);
  if (damaged > 0) say(`${damaged} damaged journal lines could not be read.`);
  const journal = await openJournal(folder);
  await journal.rotate(database.checkpoint);
  return journal;
}

/** For a command that changes what a server may have accepted before it was cut off: first all of that is there again. */
export async function restoreFirst(
  config: Config,
  database: OpenDatabase,
  say: (line: string) => void,
): Promise<void> {
  const journal = await openDatabaseJournal(config, database, say);
  await journal.close();
}

async function close(database: OpenDatabase, journal: Journal): Promise<void> {
  await journal.rotate(database.checkpoint);
  await journal.close();
  await database.close();
}
