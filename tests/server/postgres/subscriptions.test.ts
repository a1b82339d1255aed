import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pushSubscriptions } from '#server/db/tables/push.ts';
import { moveSubscription, subscribe } from '#server/services/push/subscriptions.ts';
import { aBrowser } from '#tests/server/support/push-service.ts';
import { usePushShop, type PushShop } from '#tests/server/support/push.ts';

let pushed: PushShop;

usePushShop((opened) => {
  pushed = opened;
});

describe('a phone that moves to an address while another subscribes there', () => {
  // notifications-33, notifications-34
  it('is refused because the address is taken', async () => {
    const { token, browser } = await pushed.aToldCustomer();
    const order = await pushed.anOrderOf();
    const { Endpoint: endpoint, P256dh: p256dh, Auth: auth } = aBrowser(pushed.service.origin);
    const next = { endpoint, p256dh, auth };
    const { db } = pushed.shop.database;
    const owner = { customerId: null, followed: { about: 'order', id: order.Id } } as const;
    let moving: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await subscribe(tx, { ...next, owner, language: 'en', now: pushed.shop.clock.now });
      moving = moveSubscription(db, token, next).catch((failure: unknown) => failure);
      await pause(300);
    });
    expect(await moving).toBe(false);
    const left = await db.select().from(pushSubscriptions);
    expect(left.map((row) => row.endpoint).toSorted()).toEqual(
      [browser.Endpoint, endpoint].toSorted(),
    );
  });
});
