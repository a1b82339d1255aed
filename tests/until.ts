import { vi } from 'vitest';

/** Resolves when this throws no more. Test machines are busy: the limit ends what hangs, it measures nothing. */
export function until<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: 10_000 });
}
