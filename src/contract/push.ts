/**
 * Messages to a phone whose shop is closed (notifications-26): only where a host has keys for it.
 * What an address and a key must be is judged where they are used (notifications-29).
 */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { oneOf, wireId, wireNothing, wireObject, wireText } from './wire.ts';

/** The host's public key: a browser subscribes with it, and takes messages of nobody else. */
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
 * This browser is told of the statuses of a customer's orders and requests, or, for a guest, of
 * one order whose key it has, or of one request that it has sent. Whoever had it before is not told there any more.
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
      /** A guest's request: the key under which it was sent. */
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
      /** Stands in every message to this browser. */
      id: wire.Id,
      /** Moves and ends the subscription, and does nothing else. */
      token: wire.Token,
    })),
  ),
});

/** The browser was given another address: its messages go there. */
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
