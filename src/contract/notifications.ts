/** Notifications (notifications-4). */
import * as v from 'valibot';
import type { Notification } from '#domain/notification.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery, wirePage } from './lists.ts';
import { wireNothing, wireObject, wireText } from './wire.ts';
import { wireMomentOrNull } from './wire-moment.ts';

const notification = v.pipe(
  wireObject({
    Id: v.optional(wireText, ''),
    Content: wireText,
    /** 'New' or seen. */
    Status: wireText,
    ReferenceId: wireText,
    Reference: wireText,
    // Our additions:
    ContentBn: v.optional(wireText, ''),
    CreatedAt: v.optional(wireMomentOrNull, null),
  }),
  v.transform((wire): Notification => ({
    id: wire.Id,
    content: wire.Content,
    contentBn: wire.ContentBn,
    isNew: wire.Status.toLowerCase() === 'new',
    reference: wire.Reference,
    referenceId: wire.ReferenceId,
    createdAt: wire.CreatedAt,
  })),
);

export const get = endpoint({
  name: 'notifications.get',
  method: 'GET',
  path: 'NoticeArea/Notification/Get',
  request: pageQuery({ usual: 5, max: 100 }),
  response: wirePage(notification),
  access: 'customer',
});

/** Marks all as seen. This GET writes, so it is never cached or prefetched (notifications-15). */
export const seen = endpoint({
  name: 'notifications.seen',
  method: 'GET',
  path: 'NoticeArea/Notification/Seen',
  request: v.object({}),
  response: wireNothing,
  access: 'customer',
});
