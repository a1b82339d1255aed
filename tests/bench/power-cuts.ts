/**
 * `npm run power-cuts [-- 100 [words]]`: simulates that many power cuts while the embedded database
 * works, at moments derived from the words. Prints what was lost, damaged or did not open, and the
 * cost of a synced commit. Exits with 1 if anything was, or if files without sync pass the trial
 * too.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '#server/db/open-database.ts';
import { powerCuts, type PowerCutReport } from '#tests/server/support/power-cuts.ts';
import { median, table } from './report.ts';

const cuts = Number(process.argv[2] ?? 100);
const seed = process.argv[3] ?? new Date().toISOString();
const unsynced = (folder: string) => new NodeFS(folder);
const failures = ({ lost, inconsistent, unreadable }: PowerCutReport) =>
  lost + inconsistent + unreadable;

/** Milliseconds of a commit: the median of five runs of a hundred. */
async function commitCost(filesOf?: (folder: string) => NodeFS): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'commit-cost-'));
  const { db, close } = await openEmbedded(filesOf ? { folder, filesOf } : { folder });
  await db.execute(sql`create table kept (note text)`);
  const measured: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now();
    for (let at = 0; at < 100; at += 1) await db.execute(sql`insert into kept values ('note')`);
    measured.push((performance.now() - startedAt) / 100);
  }
  await close();
  rmSync(folder, { recursive: true });
  return median(measured).toFixed(2);
}

const startedAt = Date.now();
const report = await powerCuts({ cuts, seed, say: (line) => console.log(line) });
const seconds = Math.round((Date.now() - startedAt) / 1000);
table(`power cuts (${seed})`, [{ ...report, seconds }]);
const control = await powerCuts({ cuts: 5, seed, filesOf: unsynced });
table('the same without syncing, which must fail', [{ ...control }]);
table('a commit, in milliseconds', [
  { synced: await commitCost(), unsynced: await commitCost(unsynced) },
]);
process.exitCode = failures(report) === 0 && failures(control) > 0 ? 0 : 1;
