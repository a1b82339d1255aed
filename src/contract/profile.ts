/** The customer's profile (customer-area-107). */
import * as v from 'valibot';
import type { Profile, ProfileSummary } from '#domain/profile.ts';
import { endpoint } from './endpoint.ts';
import {
  wireFile,
  wireId,
  wireIntegerOrZero,
  wireNothing,
  wireObject,
  wireTakaOrZero,
  wireText,
} from './wire.ts';
import { wireActivityId } from './wire-ids.ts';

export const info = endpoint({
  name: 'profile.info',
  method: 'GET',
  path: 'CustomerArea/Customer/Info',
  request: v.object({}),
  response: v.pipe(
    wireObject({
      Customer: wireObject({
        Name: wireText,
        Email: wireText,
        Phone: wireText,
        Image: wireText,
        Cashback: wireTakaOrZero,
        Pending: wireTakaOrZero,
      }),
    }),
    v.transform(({ Customer }): Profile => ({
      name: Customer.Name,
      email: Customer.Email,
      phone: Customer.Phone,
      image: Customer.Image,
      wallet: Customer.Cashback,
      due: Customer.Pending,
    })),
  ),
  access: 'customer',
});

export const summary = endpoint({
  name: 'profile.summary',
  method: 'POST',
  path: 'CustomerArea/Customer/Summary',
  request: v.object({}),
  response: v.pipe(
    wireObject({
      NotificationCount: wireObject({ NotificationCount: wireIntegerOrZero }),
      Customer: wireObject({ Cashback: wireTakaOrZero, Pending: wireTakaOrZero }),
    }),
    v.transform((wire): ProfileSummary => ({
      credit: wire.Customer.Cashback,
      debit: wire.Customer.Pending,
      unseenNotifications: wire.NotificationCount.NotificationCount,
    })),
  ),
  access: 'customer',
});

/**
 * Returns the new picture's path. `UserId` is for a legacy host: ours identifies the customer by
 * the session and refuses another id.
 */
export const addPicture = endpoint({
  name: 'profile.addPicture',
  method: 'POST',
  path: 'CustomerArea/Customer/AddPicture',
  body: 'multipart',
  activity: 'ActivityId',
  request: v.pipe(
    wireObject({ Img: wireFile, UserId: wireId, ActivityId: wireActivityId }),
    v.transform((request) => ({ customerId: request.UserId, activityId: request.ActivityId })),
  ),
  response: wireText,
  access: 'customer',
});

export const updateInfo = endpoint({
  name: 'profile.updateInfo',
  method: 'POST',
  path: 'CustomerArea/Customer/UpdateInfo',
  request: v.pipe(
    wireObject({ UserId: wireId, Name: wireText, Email: wireText }),
    v.transform((request) => ({
      customerId: request.UserId,
      name: request.Name,
      email: request.Email,
    })),
  ),
  response: wireNothing,
  access: 'customer',
});
