/**
 * What the worker must know of the page: it cannot read localStorage.
 * Stored beside the submissions, never in them.
 */
import { configureClient } from '#api/client.ts';
import { noActivityId } from '#contract/wire.ts';
import { outboxStore } from './store.ts';

export interface WorkerSettings {
  apiHost: string;
  /** An operator's own paths, by endpoint name. */
  paths: Record<string, string>;
  activityId: string;
}

// Its name on phones since the first version.
const key = 'surroundings';
const defaults: WorkerSettings = { apiHost: '/api/', paths: {}, activityId: noActivityId };

/** The page stores what the worker will need: at start, and when the device was registered. */
export async function storeWorkerSettings(settings: WorkerSettings): Promise<void> {
  const stored = await outboxStore.read(key);
  // A full phone refuses even what changes nothing.
  if (JSON.stringify(stored) === JSON.stringify(settings)) return;
  await outboxStore.write(key, settings);
}

/** What a page stored last; the usual same-origin API before any did. */
export async function readWorkerSettings(): Promise<WorkerSettings> {
  const stored = await outboxStore.read(key);
  return isWorkerSettings(stored) ? stored : defaults;
}

/** In the worker: asks the same server as the page does, without a session. */
export async function configureWorkerClient(): Promise<void> {
  const { apiHost, paths, activityId } = await readWorkerSettings();
  configureClient({ apiHost, paths, token: () => '', activityId: () => activityId });
}

function isWorkerSettings(value: unknown): value is WorkerSettings {
  if (typeof value !== 'object' || value === null) return false;
  const fields = { apiHost: '', activityId: '', paths: null, ...value };
  return (
    typeof fields.apiHost === 'string' &&
    typeof fields.activityId === 'string' &&
    typeof fields.paths === 'object' &&
    fields.paths !== null
  );
}
