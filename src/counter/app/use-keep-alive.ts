import { useEffect } from 'react';
import { lastPressAt } from '#counter/api/attendance.ts';
import { call } from '#counter/api/call.ts';
import { me } from '#contract/counter/staff.ts';

const every = 5 * 60_000;

/** Typing is work too: while somebody does, the session is told so every five minutes (counter-9). */
export function useKeepAlive(): void {
  useEffect(() => {
    let told = Date.now();
    const timer = setInterval(() => {
      if (lastPressAt() < told || !navigator.onLine) return;
      told = Date.now();
      void call(me, {}, { isAttended: true }).catch(() => {
        // Whatever is asked next will say so where somebody sees it.
      });
    }, every);
    return () => clearInterval(timer);
  }, []);
}
