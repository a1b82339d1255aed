/**
 * Cuts the power at random moments while the embedded database works, and reopens it after each
 * cut.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/open-database.ts';
import { SyncedFolder } from '#server/db/synced-folder.ts';
import { chanceOf, type Chance } from '#demo/pictures/chance.ts';
import { PowerCutDisk } from './power-cut-disk.ts';
import { seededDataDir } from './server-process.ts';

export interface PowerCutReport {
  cuts: number;
  /** Cuts while the database was opening and repairing the damage of the previous cut. */
  whileOpening: number;
  acknowledged: number;
  /** Acknowledged rows that were missing, and removed rows that were back. */
  lost: number;
  /** Half-applied transactions, and rows with damaged content. */
  inconsistent: number;
  /** Folders that did not open. The trial ends at the first. */
  unreadable: number;
}

interface Options {
  cuts: number;
  /** The same seed gives the same moments. */
  seed: string;
  /** The file layer under test. */
  filesOf?: (folder: string) => NodeFS;
  say?: (line: string) => void;
}

/** The most disk changes before a cut, while working and while opening. */
const longestRound = 1_500;
const longestOpening = 200;
const accounts = 8;

export async function powerCuts({
  cuts,
  seed,
  filesOf = (folder) => new SyncedFolder(folder),
  say = () => undefined,
}: Options): Promise<PowerCutReport> {
  const chance = chanceOf(seed);
  const shop = await seededDataDir();
  const [folder, store] = [join(shop.path, 'database'), join(shop.path, 'store')];
  mkdirSync(store);
  const report = {
    cuts,
    whileOpening: 0,
    acknowledged: 0,
    lost: 0,
    inconsistent: 0,
    unreadable: 0,
  };
  const rows = new Rows();
  try {
    await prepare(folder);
    for (let cut = 1; cut <= cuts; cut += 1) {
      const disk = new PowerCutDisk(folder, store, chance);
      if (chance.happens(0.2)) disk.cutAfter(chance.between(0, longestOpening));
      const database = await opened(folder, (path) => disk.under(filesOf(path)));
      if (!database) {
        report.unreadable += 1;
        break;
      }
      report.whileOpening += disk.isCut ? 1 : 0;
      report.lost += await rows.lostIn(database.db);
      report.inconsistent += await damagedIn(database.db);
      if (!disk.isCut) disk.cutAfter(chance.between(0, longestRound));
      while (!disk.isCut) await rows.work(database.db, chance, disk);
      await database.close();
      disk.replaceBySurvivors();
      report.acknowledged = rows.acknowledged;
      say(`cut ${cut}: ${rows.acknowledged} acknowledged, ${report.lost} lost`);
    }
    const last = report.unreadable === 0 ? await opened(folder) : null;
    if (last) {
      report.lost += await rows.lostIn(last.db);
      report.inconsistent += await damagedIn(last.db);
      await last.close();
    } else {
      report.unreadable = 1;
    }
    return report;
  } finally {
    shop.remove();
  }
}

async function prepare(folder: string): Promise<void> {
  const { db, close } = await openEmbedded({ folder });
  await db.execute(sql`create table balances (account int primary key, balance int not null)`);
  await db.execute(
    sql`create table kept (id int primary key, account int not null, amount int not null, note text not null, digest text not null)`,
  );
  await db.execute(
    sql`insert into balances select n, 0 from generate_series(0, ${accounts - 1}) n`,
  );
  await close();
}

/** Returns null if the database does not open. */
async function opened(
  folder: string,
  filesOf?: (folder: string) => NodeFS,
): Promise<OpenDatabase | null> {
  try {
    return await openEmbedded(filesOf ? { folder, filesOf } : { folder });
  } catch {
    return null;
  }
}

/**
 * The number of balances that differ from the sum of their rows, plus the number of damaged notes.
 */
async function damagedIn(db: Database): Promise<number> {
  const sums = sql`(select account, sum(amount) as sum from kept group by account)`;
  const [found] = await db
    .select({
      balances: sql<number>`count(*) filter (where balance = coalesce(sum, 0))`,
      notes: sql<number>`(select count(*) from kept where md5(note) <> digest)`,
    })
    .from(sql`balances left join ${sums} sums using (account)`);
  return found ? accounts - found.balances + found.notes : accounts;
}

/** Writes rows and records which of them must exist. */
class Rows {
  acknowledged = 0;
  /**
   * The state of each row by id. Writes that the cut interrupted are not included, because either
   * outcome is correct.
   */
  readonly #known = new Map<number, 'there' | 'gone'>();
  #lastId = 0;

  async lostIn(db: Database): Promise<number> {
    const rows = await db.select({ id: sql<number>`id` }).from(sql`kept`);
    const there = new Set(rows.map(({ id }) => id));
    let lost = 0;
    for (const [id, state] of this.#known) if (there.has(id) !== (state === 'there')) lost += 1;
    // The next round counts only its own losses.
    this.#known.clear();
    for (const id of there) this.#known.set(id, 'there');
    return lost;
  }

  /** One operation of a shop: usually an insert, sometimes a delete, a rollback or maintenance. */
  async work(db: Database, chance: Chance, disk: { isCut: boolean }): Promise<void> {
    if (chance.happens(0.04)) await tidy(db, chance);
    else if (chance.happens(0.15)) await this.#remove(db, disk);
    else await this.#add(db, chance, disk);
  }

  async #add(db: Database, chance: Chance, disk: { isCut: boolean }): Promise<void> {
    const id = (this.#lastId += 1);
    const account = Math.floor(chance.between(0, accounts));
    const amount = Math.floor(chance.between(0, 1_000));
    const note = randomBytes(chance.happens(0.1) ? 20_000 : 60).toString('base64');
    const givesUp = chance.happens(0.05);
    try {
      await db.transaction(async (tx) => {
        await tx.execute(
          sql`insert into kept values (${id}, ${account}, ${amount}, ${note}, md5(${note}))`,
        );
        await tx.execute(
          sql`update balances set balance = balance + ${amount} where account = ${account}`,
        );
        if (givesUp) tx.rollback();
      });
    } catch (failure) {
      if (!givesUp) throw failure;
    }
    this.#acknowledge(id, givesUp ? 'gone' : 'there', disk);
  }

  async #remove(db: Database, disk: { isCut: boolean }): Promise<void> {
    const id = [...this.#known].findLast(([, state]) => state === 'there')?.[0];
    if (id === undefined) return;
    this.#known.delete(id);
    await db.execute(sql`with gone as (delete from kept where id = ${id} returning account, amount)
      update balances b set balance = b.balance - gone.amount from gone where gone.account = b.account`);
    this.#acknowledge(id, 'gone', disk);
  }

  #acknowledge(id: number, state: 'there' | 'gone', { isCut }: { isCut: boolean }): void {
    if (isCut) return;
    this.acknowledged += 1;
    this.#known.set(id, state);
  }
}

async function tidy(db: Database, chance: Chance): Promise<void> {
  if (chance.happens(0.6)) {
    await db.execute(sql`checkpoint`);
  } else if (chance.happens(0.5)) {
    await db.execute(sql`vacuum kept`);
  } else {
    await db.execute(sql`create table scratch as select * from kept`);
    await db.execute(sql`drop table scratch`);
  }
}
