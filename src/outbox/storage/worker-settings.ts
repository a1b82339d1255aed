/**
 * The settings that the worker needs from the page, because it cannot read localStorage. They are
 * stored beside the submissions, never in them.
 */
import { configureClient } from '#api/client.ts';
import { noActivityId } from '#contract/wire.ts';
import { outboxStore } from './store.ts';

export interface WorkerSettings {
  apiHost: string;
  /** The operator's own paths, by endpoint name. */
  paths: Record<string, string>;
  activityId: string;
}

// Phones have stored it under this name since the first version.
const key = 'surroundings';
const defaults: WorkerSettings = { apiHost: '/api/', paths: {}, activityId: noActivityId };

/** Stores the settings from the page: at start, and when the device was registered. */
export async function storeWorkerSettings(settings: WorkerSettings): Promise<void> {
  const stored = await outboxStore.read(key);
  // A full phone rejects even a write without a change.
  if (JSON.stringify(stored) === JSON.stringify(settings)) return;
  await outboxStore.write(key, settings);
}

/** The stored settings. The default is the same-origin API. */
export async function readWorkerSettings(): Promise<WorkerSettings> {
  const stored = await outboxStore.read(key);
  return isWorkerSettings(stored) ? stored : defaults;
}

/** Configures the worker's client for the same server as the page, without a session. */
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
