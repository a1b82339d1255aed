/**
 * News from the counter's queue, as a stream of server-sent events. Polls every 20 seconds while no
 * stream gets through, as behind a buffering proxy (counter-34).
 */
import * as v from 'valibot';
import { digest, eventsPath, queueEvent, type QueueEvent } from '#contract/counter/queue.ts';
import { apiHost, call } from './call.ts';

/**
 * Milliseconds between two polls: without a stream, and with one, which may be dead without an
 * error.
 */
const pollMs = 20_000;
const checkMs = 120_000;
/** Milliseconds before a closed stream is opened again. */
const reopenDelayMs = 5_000;

/** `changed` is null if the changes are unknown, so that anything may have changed. */
export interface QueueNews {
  counts: QueueEvent['counts'];
  changed: QueueEvent['changed'] | null;
}

export interface EventsOptions {
  onNews: (news: QueueNews) => void;
  /** Replaces the browser's EventSource in tests. */
  open?: (address: string) => EventSource;
}

/** Follows the queue and returns the function that stops it. */
export function followQueue({ onNews, open = openStream }: EventsOptions): () => void {
  let stream: EventSource | null = null;
  let isHeard = false;
  let lastDigest = '';
  let lastPolledAt = 0;
  let isStopped = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  function listen(): void {
    if (isStopped) return;
    stream?.close();
    isHeard = false;
    stream = open(apiHost + eventsPath);
    stream.addEventListener('queue', (event) => {
      isHeard = true;
      receive(event.data);
    });
    stream.addEventListener('error', () => {
      isHeard = false;
      // EventSource reconnects after a lost connection, but not after an error response such as an
      // expired session.
      if (stream?.readyState !== 2) return;
      clearTimeout(reopening);
      reopening = setTimeout(() => void poll().finally(listen), reopenDelayMs);
    });
  }

  function receive(text: unknown): void {
    const parsed = v.safeParse(queueEvent, read(text));
    if (!parsed.success) return;
    const { counts, changed, isMore } = parsed.output;
    onNews({ counts, changed: isMore ? null : changed });
  }

  async function poll(): Promise<void> {
    lastPolledAt = Date.now();
    try {
      const { counts, digest: now } = await call(digest, {});
      if (isStopped) return;
      const isNews = now !== lastDigest;
      lastDigest = now;
      if (isNews) onNews({ counts, changed: null });
    } catch {
      // Without a response there is no news. The frame shows that there is no network.
    }
  }

  function pollIfDue(): void {
    const intervalMs = isHeard ? checkMs : pollMs;
    if (navigator.onLine && Date.now() - lastPolledAt >= intervalMs) void poll();
  }

  listen();
  const timer = setInterval(pollIfDue, pollMs / 4);
  lastPolledAt = Date.now();
  window.addEventListener('online', listen);
  return () => {
    isStopped = true;
    clearInterval(timer);
    clearTimeout(reopening);
    window.removeEventListener('online', listen);
    stream?.close();
  };
}

function openStream(address: string): EventSource {
  return new EventSource(address);
}

function read(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
