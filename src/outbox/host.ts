/** Which kind of server stands there: one that keeps keys, or a legacy one (offline-116). */
import { responseIn, fetchResponse } from '#api/client.ts';
import { isOurs } from '#api/is-ours.ts';
import { get as capabilities } from '#contract/capabilities.ts';
import type { Capabilities } from '#domain/capabilities.ts';
import { jsonTime } from './send-request.ts';
import { noteServerTime } from './server-time.ts';
import { outboxStore } from './store.ts';
import { readWorkerSettings } from './worker-settings.ts';

export type Host =
  /** Writes with a key are done once: page and worker may send, again and again. */
  | { kind: 'idempotent'; calls: readonly string[] }
  /** No keys: only the page sends, and asks after an unknown outcome. */
  | { kind: 'legacy' }
  | { kind: 'unreachable' };

/** The host as it is stored; it is asked until it once said that it keeps keys. */
export async function detectHost(): Promise<Host> {
  return (await storedHost()) ?? askHost();
}

/**
 * The host, which has answered just now: what is posted while nobody answers could not be edited any
 * more, although nothing of it has left the phone (offline-204).
 */
export async function reachHost(): Promise<Host> {
  const host = await askHost();
  // Who does not know the call may stand in between: the host once said that it keeps keys.
  return host.kind === 'legacy' ? ((await storedHost()) ?? host) : host;
}

async function storedHost(): Promise<Host | null> {
  const stored = await outboxStore.read(await hostKey());
  return isCalls(stored) ? { kind: 'idempotent', calls: stored } : null;
}

/** Asks the host anew, and stores what it can do. */
export async function askHost(): Promise<Host> {
  const host = await probeHost();
  // A full phone stores nothing more and asks again next time; what is saved goes out all the same.
  if (host.kind === 'idempotent')
    await outboxStore.write(await hostKey(), host.calls).catch(() => undefined);
  return host;
}

async function hostKey(): Promise<string> {
  const { apiHost } = await readWorkerSettings();
  return `host/${apiHost}`;
}

async function probeHost(): Promise<Host> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), jsonTime);
  try {
    const response = await fetchResponse(
      capabilities,
      {},
      { anonymous: true, signal: limit.signal },
    );
    if (isOurs(response) && response.ok) {
      await noteServerTime(response);
      return hostOf(responseIn(capabilities, await response.json()));
    }
    // Not found by a legacy host; a captive portal would answer 200 or redirect.
    const isLegacy = response.status === 404 || response.status === 405;
    return { kind: isLegacy ? 'legacy' : 'unreachable' };
  } catch {
    // No network, or no answer of ours: nothing is known, so nothing is sent now.
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

function hostOf(declared: Capabilities): Host {
  return declared.keepsKeys ? { kind: 'idempotent', calls: declared.calls } : { kind: 'legacy' };
}

function isCalls(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((call) => typeof call === 'string');
}
