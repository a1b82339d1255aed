import * as v from 'valibot';
import { noActivityId } from '#contract/wire.ts';
import { createStore } from './store.ts';

/**
 * The server's ids for this phone. The activity id is all zeros before the phone is registered
 * (shell-102).
 */
export interface Device {
  deviceId: string;
  activityId: string;
}

export const deviceStore = createStore<Device>({
  key: 'device',
  schema: v.object({ deviceId: v.string(), activityId: v.string() }),
  initial: { deviceId: '', activityId: noActivityId },
});
