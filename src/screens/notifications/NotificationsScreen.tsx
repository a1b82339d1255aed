import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  markNotificationsSeen,
  notificationsPerPage,
  notificationsQuery,
} from '#api/notifications.ts';
import { summaryQuery } from '#api/profile.ts';
import { useCustomer } from '#parts/profile/customer-context.ts';
import { LazyPushOffer } from '#parts/push/LazyPushOffer.tsx';
import { OwnPage } from '#parts/profile/OwnPage.tsx';
import { PagedPrivateData } from '#parts/profile/PagedPrivateData.tsx';
import { usePrivateQuery } from '#parts/profile/use-private-query.ts';
import { useText } from '#state/language.ts';
import { notificationsText } from '#text/notifications.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { pageButton } from '#ui/page-button.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationsScreen.module.css';

export interface NotificationsScreenProps {
  /** From 1. */
  page: number;
  isNewestFirst: boolean;
  onOrder: (isNewestFirst: boolean) => void;
  onPage: (page: number) => void;
}

/** What the shop has told the customer: five on a page, newest first unless switched (notifications-1, notifications-3). */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const t = useText(notificationsText);
  return (
    <OwnPage asks title={t.title}>
      <LazyPushOffer />
      <NotificationList {...props} />
    </OwnPage>
  );
}

function NotificationList({ page, isNewestFirst, onOrder, onPage }: NotificationsScreenProps) {
  const t = useText(notificationsText);
  const notifications = usePrivateQuery(notificationsQuery(page, isNewestFirst));
  useSeenOnce(notifications.isFresh);
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
          <Checkbox label={t.newestFirst} checked={isNewestFirst} onChange={onOrder} />
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

/** All are marked as seen once the list has come (notifications-12); those on the screen keep their mark (notifications-13). */
function useSeenOnce(isLoaded: boolean): void {
  const { id } = useCustomer();
  const queryClient = useQueryClient();
  const isReported = useRef(false);
  // The server is told, and the bell counts anew.
  useEffect(() => {
    if (!isLoaded || isReported.current) return;
    isReported.current = true;
    void reportSeen();

    async function reportSeen(): Promise<void> {
      try {
        await markNotificationsSeen();
        await queryClient.invalidateQueries(summaryQuery(id));
      } catch {
        // It did not arrive: they are marked at the next visit.
      }
    }
  }, [isLoaded, id, queryClient]);
}
