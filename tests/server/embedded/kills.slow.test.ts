import { expect, it } from 'vitest';
import { killRounds } from '#tests/server/support/kill-rounds.ts';
import { seededDataDir } from '#tests/server/support/server-process.ts';

it('a server on its embedded database neither loses nor doubles acknowledged writes when it is killed during writes', async () => {
  const data = await seededDataDir();
  const report = await killRounds(data.path, 3);
  data.remove();
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report).toMatchObject({ kills: 3, lost: 0, doubled: 0, strayUnits: 0 });
}, 300_000);
