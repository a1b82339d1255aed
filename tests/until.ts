import { vi } from 'vitest';

/**
 * Resolves when `holds` no longer throws. The timeout only ends a test that hangs, because test
 * machines may be busy.
 */
export function until<T>(holds: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(holds, { timeout: 10_000 });
}
