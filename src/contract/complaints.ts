/** Complaints (customer-area-133). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { wireNothing, wireObject, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';

/** `ContentTitle` is the type of the complaint, `Content` its text (customer-area-136). */
export const add = endpoint({
  name: 'complaints.add',
  method: 'POST',
  path: 'CommonArea/Complain/Add',
  activity: 'ActivityId',
  idempotent: true,
  request: v.pipe(
    wireObject({
      ContentTitle: wireText,
      Content: wireText,
      ActivityId: wireActivityId,
      Remarks: wireText,
    }),
    v.transform((request) => ({
      type: request.ContentTitle,
      text: request.Content,
      activityId: request.ActivityId,
      remarks: request.Remarks,
    })),
  ),
  response: wireNothing,
  access: 'customer',
});
