// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { summaryQuery } from '#api/account.ts';
import { showBadge } from '#state/badge.ts';
import { notify } from '#server/services/notifications/notifications.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { signOut } from '#parts/sign-in/sign-out.ts';
import { sessionStore } from '#state/session.ts';
import { aNotification } from '#tests/builders/notification.ts';
import { setNetwork } from './network.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();
let icon = 0;

beforeEach(() => {
  icon = 0;
  const setAppBadge = async (count: number) => {
    icon = count;
  };
  Object.assign(navigator, { setAppBadge, clearAppBadge: () => setAppBadge(0) });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'setAppBadge');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
});

async function aCustomerWithNews(): Promise<string> {
  const customerId = await signIn(theShop());
  const news = aNotification({ customerId, now: theShop().clock.now });
  await notify(theShop().database.db, news);
  return customerId;
}

describe('the number on the icon', () => {
  // notifications-42, notifications-43
  it('the number counts unseen notifications and disappears when they are seen', async () => {
    await aCustomerWithNews();
    const { go } = visit('/about');
    await waitFor(() => expect(icon).toBe(1));
    await go('/Notifications');
    await waitFor(() => expect(icon).toBe(0));
  });

  // notifications-43
  it('the worker’s count stays until the next response of the shop', async () => {
    const customerId = await aCustomerWithNews();
    const { queryClient } = visit('/about');
    await waitFor(() => expect(icon).toBe(1));
    const { queryKey } = summaryQuery(customerId);
    const summary = queryClient.getQueryData(queryKey);
    cleanup();

    await showBadge(customerId, { unseen: 3 });
    setNetwork('offline');
    const updatedAt = performance.timeOrigin - 60_000;
    visit('/about').queryClient.setQueryData(queryKey, summary, { updatedAt });
    await screen.findByRole('button', { name: /^Menu of/ });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(icon).toBe(3);
  });

  // notifications-43
  it('the number disappears when the customer signs out', async () => {
    await aCustomerWithNews();
    visit('/about');
    await waitFor(() => expect(icon).toBe(1));
    act(() => sessionStore.clear());
    await waitFor(() => expect(icon).toBe(0));
  });
  // offline-129
  it('the stored badge does not name a customer who has signed out', async () => {
    const customerId = await aCustomerWithNews();
    await showBadge(customerId, { unseen: 2 });
    expect(await outboxStore.read('badge')).toMatchObject({ owner: customerId });
    await signOut();
    expect(await outboxStore.read('badge')).toBeUndefined();
  });
});
