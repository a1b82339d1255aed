import type { Timer } from '#server/schedule.ts';

export type StandInTimer = ReturnType<typeof standInTimer>;

/** A timer whose time passes only when a test advances it. */
export function standInTimer() {
  let elapsed = 0;
  const waiting = new Set<{ at: number; call: () => void }>();
  const timer: Timer = (ms, call) => {
    const one = { at: elapsed + ms, call };
    waiting.add(one);
    return () => void waiting.delete(one);
  };
  /**
   * Advances the time by this many milliseconds. Runs the due callbacks in order and lets each one
   * finish.
   */
  const pass = async (ms: number): Promise<void> => {
    const end = elapsed + ms;
    for (;;) {
      const due = [...waiting].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
      const [next] = due;
      if (!next) break;
      elapsed = next.at;
      waiting.delete(next);
      next.call();
      await new Promise((resolve) => setImmediate(resolve));
    }
    elapsed = end;
  };
  return { timer, pass, elapsed: () => elapsed, waiting: () => waiting.size };
}
