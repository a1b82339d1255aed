import { NodeFS } from '@electric-sql/pglite/nodefs';
import { describe, expect, it } from 'vitest';
import { powerCuts } from '#tests/server/support/power-cuts.ts';

// `npm run power-cuts` runs a hundred cuts.
describe('the embedded database, when the power is cut while it works', () => {
  it('opens again with everything that it acknowledged', async () => {
    const report = await powerCuts({ cuts: 4, seed: 'the short trial' });
    expect(report.acknowledged).toBeGreaterThan(100);
    expect(report).toMatchObject({ lost: 0, inconsistent: 0, unreadable: 0 });
  }, 120_000);

  it('loses data on files that are never synced, which proves that the trial can fail', async () => {
    const filesOf = (folder: string) => new NodeFS(folder);
    const { lost, unreadable } = await powerCuts({ cuts: 1, seed: 'the short trial', filesOf });
    expect(lost + unreadable).toBeGreaterThan(0);
  }, 120_000);
});
