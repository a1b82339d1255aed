import { useEffect, useState } from 'react';

/** How long code may load before a reload is offered, and before it counts as lost (errors-34). */
export const loadLimits = { offerMs: 20_000, timeoutMs: 120_000 } as const;

/** How long the component has been mounted, measured by {@link loadLimits}. */
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
