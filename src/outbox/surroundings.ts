/**
 * What the worker must know of the page's world: it cannot read localStorage.
 * Kept beside the submissions, never in them.
 */
import { configureClient } from '#api/client.ts';
import { noActivityId } from '#contract/wire.ts';
import { outboxStore } from './store.ts';

export interface Surroundings {
  apiHost: string;
  /** An operator's own paths, by endpoint name. */
  paths: Record<string, string>;
  activityId: string;
}

const key = 'surroundings';
const usual: Surroundings = { apiHost: '/api/', paths: {}, activityId: noActivityId };

/** The page tells what the worker will need: at start, and when the device was registered. */
export async function rememberSurroundings(surroundings: Surroundings): Promise<void> {
  await outboxStore.keep(key, surroundings);
}

/** What a page told last; the usual same-origin API before any did. */
export async function readSurroundings(): Promise<Surroundings> {
  const kept = await outboxStore.kept(key);
  return isSurroundings(kept) ? kept : usual;
}

/** In the worker: asks the same server as the page does, as nobody. */
export async function configureWorkerClient(): Promise<void> {
  const { apiHost, paths, activityId } = await readSurroundings();
  configureClient({ apiHost, paths, token: () => '', activityId: () => activityId });
}

function isSurroundings(value: unknown): value is Surroundings {
  if (typeof value !== 'object' || value === null) return false;
  const told = { apiHost: '', activityId: '', paths: null, ...value };
  return (
    typeof told.apiHost === 'string' &&
    typeof told.activityId === 'string' &&
    typeof told.paths === 'object' &&
    told.paths !== null
  );
}
