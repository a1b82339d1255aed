import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import {
  markNotificationsSeen,
  notificationsPerPage,
  notificationsQuery,
} from '#api/notifications.ts';
import { summaryQuery } from '#api/profile.ts';
import { ListFailed } from '#parts/list-failed/ListFailed.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { notificationsText } from '#text/notifications.ts';
import { digits } from '#text/numbers.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationsScreen.module.css';

export interface NotificationsScreenProps {
  customerId: string;
  /** From 1. */
  page: number;
  isNewestFirst: boolean;
  onOrder: (isNewestFirst: boolean) => void;
  onPage: (page: number) => void;
}

/** What the shop has told the customer (S2 §2): five on a page, oldest first unless switched. */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const { customerId, page, isNewestFirst, onOrder, onPage } = props;
  const t = useText(notificationsText);
  const language = useLanguage();
  usePageTitle(t.title);
  const asked = useQuery(notificationsQuery(customerId, page, isNewestFirst));
  const { data: news, error, isFetching, refetch } = asked;
  useSeenOnce(customerId, news !== undefined && asked.isFetchedAfterMount);

  return (
    <div className={styles['screen']}>
      <Breadcrumb
        label={t.trail}
        trail={[{ key: 'home', link: <Link to="/">{t.home}</Link> }]}
        current={t.title}
      />
      <h1>{t.title}</h1>
      {news && error && (
        <Notice tone="offline" live>
          <p>{t.old}</p>
        </Notice>
      )}
      {news && news.total > 0 && (
        <>
          <Checkbox label={t.newestFirst} checked={isNewestFirst} onChange={onOrder} />
          <ul className={styles['list']}>
            {news.rows.map((one, position) => (
              <NotificationRow key={one.id || position} news={one} />
            ))}
          </ul>
          <Pager
            page={page}
            pageCount={Math.ceil(news.total / notificationsPerPage)}
            labels={{ pages: t.pages, previous: t.previousPage, next: t.nextPage, page: t.page }}
            format={(shown) => digits(shown, language)}
            onPage={onPage}
          />
        </>
      )}
      {news && news.total === 0 && (
        <EmptyState icon="bell" title={t.empty}>
          <p>{t.emptyHint}</p>
        </EmptyState>
      )}
      {!news && (isFetching || !error) && (
        <div role="status" aria-label={t.waiting} className={styles['list']}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
      {!news && error && !isFetching && (
        <ListFailed error={error} words={t} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** "Unseen notifications are marked seen once the list loads" (S2 §4); those on the screen keep their mark. */
function useSeenOnce(customerId: string, isLoaded: boolean): void {
  const queryClient = useQueryClient();
  const isTold = useRef(false);
  // The outside world: the server is told, and the bell counts anew.
  useEffect(() => {
    if (!isLoaded || isTold.current) return;
    isTold.current = true;
    void tellSeen();

    async function tellSeen(): Promise<void> {
      try {
        await markNotificationsSeen();
        await queryClient.invalidateQueries(summaryQuery(customerId));
      } catch {
        // Not heard: they are marked at the next visit.
      }
    }
  }, [isLoaded, customerId, queryClient]);
}
