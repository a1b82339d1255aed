/** Which kind of server stands there: one that keeps keys, or a legacy one (offline-116). */
import { answerIn, ask } from '#api/client.ts';
import { isOurs } from '#api/is-ours.ts';
import { get as capabilities } from '#contract/capabilities.ts';
import type { Capabilities } from '#domain/capabilities.ts';
import { jsonTime } from './hear.ts';
import { outboxStore } from './store.ts';
import { readSurroundings } from './surroundings.ts';

export type Host =
  /** Writes with a key are done once: page and worker may send, again and again. */
  | { kind: 'keyed'; calls: readonly string[] }
  /** No keys: only the page sends, and asks after an unknown outcome. */
  | { kind: 'plain' }
  | { kind: 'unreachable' };

/** What is known of the host; it is asked until it once said that it keeps keys. */
export async function learnHost(): Promise<Host> {
  const { apiHost } = await readSurroundings();
  const key = `host/${apiHost}`;
  const kept = await outboxStore.kept(key);
  if (isCalls(kept)) return { kind: 'keyed', calls: kept };
  const host = await askHost();
  if (host.kind === 'keyed') await outboxStore.keep(key, host.calls);
  return host;
}

async function askHost(): Promise<Host> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), jsonTime);
  try {
    const response = await ask(capabilities, {}, { anonymous: true, signal: limit.signal });
    if (isOurs(response) && response.ok)
      return hostOf(answerIn(capabilities, await response.json()));
    // Not found by a legacy host; a captive portal would answer 200 or redirect.
    const isKnownNo = response.status === 404 || response.status === 405;
    return { kind: isKnownNo ? 'plain' : 'unreachable' };
  } catch {
    // No network, or no answer of ours: nothing is known, so nothing is sent now.
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

function hostOf(told: Capabilities): Host {
  return told.keepsKeys ? { kind: 'keyed', calls: told.calls } : { kind: 'plain' };
}

function isCalls(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((call) => typeof call === 'string');
}
