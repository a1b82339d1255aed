/** The memory that a process holds, with the start's heap flag and with V8's defaults. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The ratio of the heap's peak size to its live objects, in a separate process. */
function growth(...words: string[]): number {
  const trial = fileURLToPath(new URL('./support/heap-trial.ts', import.meta.url));
  // A tiny young generation, so that the trial measures the old one. On Node 20, TypeScript needs
  // tsx; Node 22.18 and later run it directly.
  const flags = ['--max-semi-space-size=2', '--import', 'tsx'];
  const said = execFileSync(process.execPath, [...flags, trial, ...words], { encoding: 'utf8' });
  const { lives, grew } = JSON.parse(said) as { lives: number; grew: number };
  return grew / lives;
}

describe('the heap of a busy shop', () => {
  it('is less than twice the size of its live objects', () => {
    expect(growth()).toBeGreaterThan(2.2);
    expect(growth('small')).toBeLessThan(2);
  });
});
