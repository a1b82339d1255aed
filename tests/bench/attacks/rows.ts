import { manyTimes, takenOf, type Caller } from './caller.ts';
import type { Attack } from './stage.ts';

/**
 * Creates rows by opening the shop, which anybody may (errors-81). If the hour changes during the
 * attack, both hours count.
 */
export const rows: Attack = {
  name: 'rows',
  does: 'registers 3,000 phones, asks for 3,000 grants, reports 3,000 errors from one neighbourhood',
  run: async ({ attacker }) => {
    const hour = new Date().getHours();
    const callers = Array.from({ length: 8 }, (_, n) => attacker(n));
    const flood = (path: string, body: unknown) =>
      manyTimes(3_000, callers.length, (n) => askOf(callers, n).ask(path, body));
    const devices = takenOf(await flood('SecurityArea/Device/Set', { AppName: 'x'.repeat(500) }));
    const grants = takenOf(await flood('SecurityArea/SubmissionGrant/Renew', {}));
    const reports = takenOf(
      await flood('LogArea/OrderError/Add', { url: 'x', content: 'y'.repeat(4_000) }),
    );
    const hours = hour === new Date().getHours() ? 1 : 2;
    return [
      { what: 'phones registered', value: devices, atMost: 1_200 * hours },
      { what: 'grants', value: grants, atMost: 1_200 * hours },
      { what: 'error reports', value: reports, atMost: 300 * hours },
    ];
  },
};

function askOf(callers: Caller[], n: number): Caller {
  const caller = callers[n % callers.length];
  if (!caller) throw new Error('no caller');
  return caller;
}
