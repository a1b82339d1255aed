/** How much one sender may say: counted in this process, forgotten at a restart; it stops floods, not people. */
import { apiText } from '#text/api.ts';
import { Refusal } from './refusal.ts';

const hour = 3_600_000;
/** Senders remembered at a time; beyond, the count begins anew for all. */
const mostSenders = 50_000;

export interface RateLimit {
  /** Counts one; throws 429 with a time to come back where the hour's count is used up. */
  take: (sender: string | null, now: Date) => void;
}

/** So many an hour for each sender; 0 for no limit. Nobody (null) is not counted: their address is, elsewhere. */
export function hourlyRateLimit(most: number): RateLimit {
  const counts = new Map<string, { since: number; taken: number }>();
  return {
    take: (sender, now) => {
      if (most === 0 || sender === null) return;
      if (counts.size > mostSenders) counts.clear();
      const at = now.getTime();
      const known = counts.get(sender);
      const count = known && at - known.since < hour ? known : { since: at, taken: 0 };
      if (count.taken >= most) throw tooMany(count.since + hour - at);
      counts.set(sender, { ...count, taken: count.taken + 1 });
    },
  };
}

function tooMany(wait: number): Refusal {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) };
  return new Refusal(apiText.tooMany, { status: 429, headers });
}
