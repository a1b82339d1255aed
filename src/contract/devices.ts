/** Device registration, which returns the ActivityId that later calls carry (offline-138). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { wireId, wireObject, wireText } from './wire.ts';
import { wireResponseId } from './wire-ids.ts';

/** Returns the device's id. */
export const set = endpoint({
  name: 'devices.set',
  method: 'POST',
  path: 'SecurityArea/Device/Set',
  request: v.pipe(
    wireObject({ AppName: wireText, Language: wireText, Platform: wireText, UserAgent: wireText }),
    v.transform((request) => ({
      appName: request.AppName,
      language: request.Language,
      platform: request.Platform,
      userAgent: request.UserAgent,
    })),
  ),
  response: wireResponseId,
  reads: 'envelope',
});

/** Returns the ActivityId. This GET writes, so it is never cached or prefetched. */
export const activity = endpoint({
  name: 'devices.activity',
  method: 'GET',
  path: 'SecurityArea/DeviceActivity/Set',
  request: wireObject({ deviceId: wireId }),
  response: wireResponseId,
  reads: 'envelope',
});
