import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { placeOfNotification, type Notification } from '#domain/notification.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { notificationsText } from '#text/notifications.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './NotificationsScreen.module.css';

/** One notification. It is a link if its reference has a page. */
export function NotificationRow({ news }: { news: Notification }) {
  const t = useText(notificationsText);
  const language = useLanguage();
  const isOwnWords = language === 'en' || news.contentBn !== '';
  const content = (
    <>
      <span className={styles['words']}>
        <span lang={isOwnWords ? undefined : 'en'}>
          {(language === 'bn' && news.contentBn) || news.content}
        </span>
        <span className={styles['about']}>
          {news.createdAt && (
            <time dateTime={news.createdAt}>{momentOf(news.createdAt, language)}</time>
          )}
          {news.isNew && <Badge tone="offer">{t.isNew}</Badge>}
        </span>
      </span>
    </>
  );
  return (
    <li className={classes(surface['raised'], news.isNew && styles['new'])}>
      <Place news={news}>{content}</Place>
    </li>
  );
}

function Place({ news, children }: { news: Notification; children: ReactNode }) {
  const place = placeOfNotification(news);
  if (place.kind === 'order')
    return (
      <Link to="/profile/order/details/$id" params={{ id: place.id }} className={styles['link']}>
        {children}
        <Icon name="right" size={16} />
      </Link>
    );
  if (place.kind === 'requests')
    return (
      <Link to="/profile/prescription/request" className={styles['link']}>
        {children}
        <Icon name="right" size={16} />
      </Link>
    );
  if (place.kind === 'product')
    return (
      <Link to="/product/details/$key" params={{ key: place.key }} className={styles['link']}>
        {children}
        <Icon name="right" size={16} />
      </Link>
    );
  return <div className={styles['link']}>{children}</div>;
}
