import { Link } from '@tanstack/react-router';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { userMenuText } from '#text/user-menu.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './CustomerCorner.module.css';

const maxShownCount = 99;

/** Links to the notifications and shows the number of unread ones. */
export function Bell({ unseen, className }: { unseen: number; className: string | undefined }) {
  const t = useText(userMenuText);
  const language = useLanguage();
  const count =
    unseen > maxShownCount ? `${digits(maxShownCount, language)}+` : digits(unseen, language);
  return (
    <Link
      to="/Notifications"
      className={className}
      aria-label={unseen > 0 ? t.bell(count) : t.notifications}
    >
      <span className={styles['bell']}>
        <Icon name="bell" />
        {unseen > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
    </Link>
  );
}
