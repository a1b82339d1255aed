/**
 * Push notifications (notifications-26), if the host has keys for them. The endpoint and the keys
 * of a browser are validated where they are used (notifications-29).
 */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { oneOf, wireId, wireNothing, wireObject, wireText } from './wire.ts';

/** The host's public key. A browser subscribes with it and accepts messages from this host only. */
export const publicKey = endpoint({
  name: 'push.publicKey',
  method: 'GET',
  path: 'NoticeArea/Push/PublicKey',
  added: true,
  request: v.object({}),
  response: v.pipe(
    wireObject({ Key: wireId }),
    v.transform((wire) => ({ key: wire.Key })),
  ),
});

/**
 * Subscribes this browser to the statuses of a customer's orders and requests or, for a guest, of
 * one order (by its access key) or of one request that the guest sent. It replaces the browser's
 * previous subscription.
 */
export const subscribe = endpoint({
  name: 'push.subscribe',
  method: 'POST',
  path: 'NoticeArea/Push/Subscribe',
  added: true,
  request: v.pipe(
    wireObject({
      Endpoint: wireId,
      P256dh: wireId,
      Auth: wireId,
      Language: v.optional(oneOf(['en', 'bn'], 'en'), 'en'),
      /** A guest's order. */
      OrderId: v.optional(wireText, ''),
      AccessKey: v.optional(wireText, ''),
      /** A guest's request: the idempotency key under which it was sent. */
      RequestKey: v.optional(wireText, ''),
    }),
    v.transform((request) => ({
      browser: { endpoint: request.Endpoint, p256dh: request.P256dh, auth: request.Auth },
      language: request.Language,
      orderId: request.OrderId,
      accessKey: request.AccessKey,
      requestKey: request.RequestKey,
    })),
  ),
  response: v.pipe(
    wireObject({ Id: wireId, Token: wireId }),
    v.transform((wire) => ({
      /** In every message to this browser. */
      id: wire.Id,
      /** Can move and end the subscription, and do nothing else. */
      token: wire.Token,
    })),
  ),
});

/** Moves the subscription to the browser's new endpoint. */
export const move = endpoint({
  name: 'push.move',
  method: 'POST',
  path: 'NoticeArea/Push/Move',
  added: true,
  request: v.pipe(
    wireObject({ Token: wireId, Endpoint: wireId, P256dh: wireId, Auth: wireId }),
    v.transform((request) => ({
      token: request.Token,
      browser: { endpoint: request.Endpoint, p256dh: request.P256dh, auth: request.Auth },
    })),
  ),
  response: wireNothing,
});

export const unsubscribe = endpoint({
  name: 'push.unsubscribe',
  method: 'POST',
  path: 'NoticeArea/Push/Unsubscribe',
  added: true,
  request: v.pipe(
    wireObject({ Token: wireId }),
    v.transform((request) => ({ token: request.Token })),
  ),
  response: wireNothing,
});
