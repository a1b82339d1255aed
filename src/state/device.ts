import * as v from 'valibot';
import { noActivityId } from '#contract/wire.ts';
import { createStore } from './store.ts';

/** What the server calls this phone; an all-zero activity before it is registered (shell-102). */
export interface Device {
  deviceId: string;
  activityId: string;
}

export const deviceStore = createStore<Device>({
  key: 'device',
  schema: v.object({ deviceId: v.string(), activityId: v.string() }),
  initial: { deviceId: '', activityId: noActivityId },
});
