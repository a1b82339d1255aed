import { Link } from '@tanstack/react-router';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { userMenuText } from '#text/user-menu.ts';
import header from '#ui/header-button.module.css';
import { Icon } from '#ui/Icon.tsx';

const maxShownCount = 99;

/** Links to the notifications and shows the number of unread ones. */
export function Bell({ unseen }: { unseen: number }) {
  const t = useText(userMenuText);
  const language = useLanguage();
  const count =
    unseen > maxShownCount ? `${digits(maxShownCount, language)}+` : digits(unseen, language);
  return (
    <Link
      to="/Notifications"
      className={header['button']}
      aria-label={unseen > 0 ? t.bell(count) : t.notifications}
    >
      <span className={header['sign']}>
        <Icon name="bell" />
        {unseen > 0 && (
          <span className={header['count']} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
    </Link>
  );
}
