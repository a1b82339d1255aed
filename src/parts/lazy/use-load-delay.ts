import { useEffect, useState } from 'react';

/**
 * How long code may load before the shop offers a reload, and before the load counts as failed
 * (errors-34).
 */
export const loadLimits = { offerMs: 20_000, timeoutMs: 120_000 } as const;

/** How long the component has been mounted, compared with {@link loadLimits}. */
export function useLoadDelay(): 'short' | 'long' | 'timed-out' {
  const [delay, setDelay] = useState<'short' | 'long' | 'timed-out'>('short');
  useEffect(() => {
    const timers = [
      setTimeout(() => setDelay('long'), loadLimits.offerMs),
      setTimeout(() => setDelay('timed-out'), loadLimits.timeoutMs),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, []);
  return delay;
}
