import { setTimeout as rest } from 'node:timers/promises';

/**
 * A fake of the Web Locks that the outbox uses: one holder, waiting for it, `ifAvailable`, `steal`.
 */
export class Locks {
  private readonly held = new Set<string>();

  readonly request = async (
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean },
    work: (lock: { name: string } | null) => unknown,
  ): Promise<unknown> => {
    while (this.held.has(name) && !options.ifAvailable && !options.steal) await rest(1);
    if (this.held.has(name) && !options.steal) return work(null);
    this.held.add(name);
    try {
      return await work({ name });
    } finally {
      this.held.delete(name);
    }
  };

  /**
   * Simulates that the browser stops every tab and worker: their locks are released immediately.
   */
  everyHolderDies(): void {
    this.held.clear();
  }
}
