/**
 * Reports of failed order-related calls to the log host (errors-65). The client redacts and
 * truncates them.
 */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { wireNothing, wireObject, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';

export const add = endpoint({
  name: 'errorLog.add',
  method: 'POST',
  path: 'LogArea/OrderError/Add',
  host: 'log',
  activity: 'ActivityId',
  request: v.pipe(
    wireObject({
      Url: wireText,
      Phone: wireText,
      Data: wireText,
      SnapshotString: wireText,
      SessionId: wireText,
      CustomerId: wireText,
      Message: wireText,
      ActivityId: wireActivityId,
      Remarks: wireText,
    }),
    v.transform((request) => ({
      url: request.Url,
      phone: request.Phone,
      content: request.Data,
      snapshot: request.SnapshotString,
      sessionId: request.SessionId,
      customerId: request.CustomerId,
      message: request.Message,
      activityId: request.ActivityId,
      remarks: request.Remarks,
    })),
  ),
  response: wireNothing,
});
