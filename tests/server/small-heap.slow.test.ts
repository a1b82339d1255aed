/** What a process lets lie in its memory: with the flag of a start, and as V8 has it by itself. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** How many times what lives in it the heap grew to, in a process of its own. */
function growth(...words: string[]): number {
  const trial = fileURLToPath(new URL('./support/heap-trial.ts', import.meta.url));
  // New objects are to have no room of their own to speak of: the old ones are looked at.
  // Node 20: TypeScript needs tsx; from 22.18 on Node runs it alone.
  const flags = ['--max-semi-space-size=2', '--import', 'tsx'];
  const said = execFileSync(process.execPath, [...flags, trial, ...words], { encoding: 'utf8' });
  const { lives, grew } = JSON.parse(said) as { lives: number; grew: number };
  return grew / lives;
}

describe('the heap of a shop that is busy', () => {
  it('holds less than twice of what lives in it', () => {
    expect(growth()).toBeGreaterThan(2.2);
    expect(growth('small')).toBeLessThan(2);
  });
});
