import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  markNotificationsSeen,
  notificationsPerPage,
  notificationsQuery,
} from '#api/notifications.ts';
import { summaryQuery } from '#api/account.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { OwnPage } from '#parts/profile/OwnPage.tsx';
import { PagedPrivateData } from '#parts/profile/PagedPrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useText } from '#state/language.ts';
import { newestFirstStore, useNewestFirst } from '#state/notification-order.ts';
import { notificationsText } from '#text/notifications.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { pageButton } from '#ui/page-button.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationsScreen.module.css';

const PushOffer = lazyPart(async () => (await import('#parts/push/PushOffer.tsx')).PushOffer, {
  Failed: null,
});

export interface NotificationsScreenProps {
  /** The page, from 1. */
  page: number;
  onPage: (page: number) => void;
}

/**
 * The customer's notifications: five per page, oldest first unless switched (notifications-1,
 * notifications-3).
 */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const t = useText(notificationsText);
  return (
    <OwnPage opensSignIn title={t.title}>
      <PushOffer />
      <NotificationList {...props} />
    </OwnPage>
  );
}

function NotificationList({ page, onPage }: NotificationsScreenProps) {
  const t = useText(notificationsText);
  const isNewestFirst = useNewestFirst();
  const unseen = useUnseenAtFirst();
  const notifications = usePrivateQuery(notificationsQuery(page, isNewestFirst));
  const total = notifications.data?.total ?? 0;
  useSeenOnce(notifications.isFresh && unseen !== null);

  function turnRound(isFirst: boolean): void {
    newestFirstStore.set(isFirst);
    if (page !== 1) onPage(1);
  }

  return (
    <PagedPrivateData
      of={notifications}
      waiting={t.waiting}
      failed={t.failed}
      page={page}
      perPage={notificationsPerPage}
      link={pageButton(onPage)}
      empty={
        <EmptyState icon="bell" title={t.empty}>
          <p>{t.emptyHint}</p>
        </EmptyState>
      }
    >
      {(rows) => (
        <>
          <Checkbox label={t.newestFirst} checked={isNewestFirst} onChange={turnRound} />
          <NewElsewhere
            count={(unseen ?? 0) - rows.filter(({ isNew }) => isNew).length}
            onShow={() =>
              onPage(otherPageWithNew({ page, unseen: unseen ?? 0, total, isNewestFirst }))
            }
          />
          <ul className={styles['list']}>
            {rows.map((one, position) => (
              <NotificationRow key={one.id || position} news={one} />
            ))}
          </ul>
        </>
      )}
    </PagedPrivateData>
  );
}

interface NewElsewhereProps {
  count: number;
  onShow: () => void;
}

/** A notice with a button to the unread notifications on another page. */
function NewElsewhere({ count, onShow }: NewElsewhereProps) {
  const t = useText(notificationsText);
  if (count <= 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" onClick={onShow}>
          {t.showNew}
        </Button>
      }
    >
      {t.newElsewhere(count)}
    </Notice>
  );
}

interface Standing {
  page: number;
  unseen: number;
  total: number;
  isNewestFirst: boolean;
}

/**
 * The next page with unread notifications. They are the latest ones, so they are at the end or at
 * the beginning of the list.
 */
function otherPageWithNew({ page, unseen, total, isNewestFirst }: Standing): number {
  const pageOf = (position: number) => Math.ceil(position / notificationsPerPage);
  const first = isNewestFirst ? 1 : pageOf(total - unseen + 1);
  const last = pageOf(isNewestFirst ? unseen : total);
  return page >= first && page < last ? page + 1 : first;
}

/**
 * The number of unread notifications when the list was opened. Null until the server has responded;
 * 0 if it cannot. Once it is known and the list has loaded, all are marked as seen.
 */
function useUnseenAtFirst(): number | null {
  const { id } = useCustomer();
  const { data, dataUpdatedAt, isError } = useQuery(summaryQuery(id));
  const [count, setCount] = useState<number | null>(null);
  // Data of an earlier visit may be out of date, because another phone may have marked them as
  // seen.
  const isOfNow = data !== undefined && dataUpdatedAt > performance.timeOrigin;
  if (count === null && (isOfNow || isError)) setCount(isOfNow ? data.unseenNotifications : 0);
  return count;
}

/**
 * Marks all as seen once the list has loaded (notifications-12). Those on the screen stay
 * highlighted (notifications-13).
 */
function useSeenOnce(isLoaded: boolean): void {
  const { id } = useCustomer();
  const queryClient = useQueryClient();
  const isReported = useRef(false);
  // Notifies the server, then refreshes the bell's count.
  useEffect(() => {
    if (!isLoaded || isReported.current) return;
    isReported.current = true;
    void reportSeen();

    async function reportSeen(): Promise<void> {
      try {
        await markNotificationsSeen();
        await queryClient.invalidateQueries(summaryQuery(id));
      } catch {
        // The request failed. They are marked at the next visit.
      }
    }
  }, [isLoaded, id, queryClient]);
}
