/**
 * Detects the kind of the server: one that stores idempotency keys, or a legacy one (offline-116).
 */
import { fetchResponse, isOurs, responseIn } from '#api/client.ts';
import { get as capabilities } from '#contract/capabilities.ts';
import type { Capabilities } from '#domain/capabilities.ts';
import { jsonTime } from './send-request.ts';
import { noteServerTime } from './server-time.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { readWorkerSettings } from '#outbox/storage/worker-settings.ts';

export type Host =
  /** A write with a key is done once, so page and worker may retry freely. */
  | { kind: 'idempotent'; calls: readonly string[] }
  /** No keys: only the page sends, and after an unknown outcome the customer decides. */
  | { kind: 'legacy' }
  | { kind: 'unreachable' };

/** The stored host. It is probed until it has declared once that it stores keys. */
export async function detectHost(): Promise<Host> {
  return (await storedHost()) ?? refreshHost();
}

/**
 * Probes the host before anything is posted. A submission that was posted to an unreachable host
 * could no longer be edited, although it never left the phone (offline-204).
 */
export async function reachHost(): Promise<Host> {
  const host = await refreshHost();
  // An intermediary may respond with 404. The stored capabilities of the host count more.
  return host.kind === 'legacy' ? ((await storedHost()) ?? host) : host;
}

async function storedHost(): Promise<Host | null> {
  const stored = await outboxStore.read(await hostKey());
  return isCalls(stored) ? { kind: 'idempotent', calls: stored } : null;
}

/** Probes the host, and stores its capabilities. */
export async function refreshHost(): Promise<Host> {
  const host = await probeHost();
  // A full phone cannot store them and probes again next time. Delivery continues.
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
    // A legacy host returns 404 or 405. A captive portal would return 200 or redirect.
    const isLegacy = response.status === 404 || response.status === 405;
    return { kind: isLegacy ? 'legacy' : 'unreachable' };
  } catch {
    // No network, or a response that is not ours: the kind is unknown, so nothing is sent now.
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
