/**
 * Prescription pictures and documents: uploading, listing, removing, attaching to an order
 * (prescriptions-24, prescriptions-25).
 */
import * as v from 'valibot';
import type { Prescription } from '#domain/prescription.ts';
import { endpoint } from './endpoint.ts';
import { byId, wireList } from './lists.ts';
import { wireFile, wireId, wireIntegerOrZero, wireNothing, wireObject, wireText } from './wire.ts';
import { wireActivityId, wireResponseId } from './wire-ids.ts';
import { wireMoment } from './wire-moment.ts';

/** The value of `From` for a prescription (prescriptions-24). */
export const uploadedFrom = 'Upload Prescription';

export const prescription = v.pipe(
  wireObject({
    Id: wireId,
    FilePath: wireText,
    // Our additions, which the list uses as the prescription's name.
    CreatedAt: v.optional(v.union([wireMoment, v.literal('')]), ''),
    NthOfMinute: v.optional(wireIntegerOrZero, 1),
  }),
  v.transform((wire): Prescription => ({
    id: wire.Id,
    filePath: wire.FilePath,
    createdAt: wire.CreatedAt,
    nthOfMinute: Math.max(1, wire.NthOfMinute),
  })),
);

/** Returns the new prescription's id. */
export const upload = endpoint({
  name: 'prescriptions.upload',
  method: 'POST',
  path: 'ProductOrderArea/Prescription/Add',
  body: 'multipart',
  activity: 'activityId',
  idempotent: true,
  request: v.pipe(
    wireObject({
      Img: wireFile,
      From: wireText,
      Description: wireText,
      activityId: wireActivityId,
    }),
    v.transform((request) => ({
      from: request.From,
      description: request.Description,
      activityId: request.activityId,
    })),
  ),
  response: wireResponseId,
  reads: 'envelope',
});

/**
 * Removes a guest's prescription. Only the device that uploaded it can do so, identified by its
 * ActivityId (prescriptions-36).
 */
export const anonymousRemove = endpoint({
  name: 'prescriptions.anonymousRemove',
  method: 'POST',
  path: 'ProductOrderArea/Prescription/AnonymousRemove/{id}',
  activity: 'ActivityId',
  request: v.pipe(
    wireObject({ id: wireId, ActivityId: wireActivityId }),
    v.transform((request) => ({ id: request.id, activityId: request.ActivityId })),
  ),
  response: wireNothing,
});

export const list = endpoint({
  name: 'prescriptions.list',
  method: 'GET',
  path: 'ProductOrderArea/Prescription/Get',
  request: v.object({}),
  response: wireList(prescription),
  access: 'customer',
});

export const remove = endpoint({
  name: 'prescriptions.remove',
  method: 'POST',
  path: 'ProductOrderArea/Prescription/Remove/{id}',
  request: byId,
  response: wireNothing,
  access: 'customer',
});

export const byOrder = endpoint({
  name: 'prescriptions.byOrder',
  method: 'GET',
  path: 'ProductOrderArea/Prescription/ByOrder/{id}',
  request: byId,
  response: wireList(prescription),
  access: 'customer',
});

/** Attaches saved prescriptions to an order. */
export const addToOrder = endpoint({
  name: 'prescriptions.addToOrder',
  method: 'POST',
  path: 'ProductOrderArea/Prescription/AddToOrder',
  activity: 'ActivityId',
  request: v.pipe(
    wireObject({
      Prescriptions: v.pipe(v.array(wireId), v.maxLength(100)),
      OrderId: wireId,
      ActivityId: wireActivityId,
    }),
    v.transform((request) => ({
      prescriptionIds: request.Prescriptions,
      orderId: request.OrderId,
      activityId: request.ActivityId,
    })),
  ),
  response: wireNothing,
  access: 'customer',
});
