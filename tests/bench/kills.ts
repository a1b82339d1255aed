/**
 * `npm run kills [-- 200]`: kills the server that many times with `kill -9` while phones write
 * orders, requests with photos and messages, and prints lost or duplicated records. Exits with 1 if
 * there are any.
 */
import { seededDataDir } from '#tests/server/support/server-process.ts';
import { killRounds } from '#tests/server/support/kill-rounds.ts';
import { table } from './report.ts';

const kills = Number(process.argv[2] ?? 50);
const data = await seededDataDir();
try {
  const startedAt = Date.now();
  const report = await killRounds(data.path, kills, (line) => console.log(line));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  table('kill -9 in mixed writes', [{ ...report, seconds }]);
  process.exitCode = report.lost + report.doubled + Math.abs(report.strayUnits) > 0 ? 1 : 0;
} finally {
  data.remove();
}
