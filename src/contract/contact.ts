/** Messages to the shop (catalogue-113). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { wireNothing, wireObject, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';

export const add = endpoint({
  name: 'contact.add',
  method: 'POST',
  path: 'ContactArea/Contact/Add',
  activity: 'ActivityId',
  idempotent: true,
  request: v.pipe(
    wireObject({
      Name: wireText,
      Mobile: wireText,
      Email: wireText,
      Massege: wireText,
      ActivityId: wireActivityId,
    }),
    v.transform((request) => ({
      name: request.Name,
      phone: request.Mobile,
      email: request.Email,
      message: request.Massege,
      activityId: request.ActivityId,
    })),
  ),
  response: wireNothing,
});
