import type { queueText } from '#text/counter/queue.ts';
import type { Spoken } from '#text/sentences.ts';

const minute = 60_000;

/** How long something waits, roughly as one says it: minutes, hours, days. Both moments in milliseconds. */
export function waitingWords(since: number, now: number, t: Spoken<typeof queueText>): string {
  const minutes = Math.max(0, Math.floor((now - since) / minute));
  if (minutes < 60) return t.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t.hours(hours) : t.days(Math.floor(hours / 24));
}
