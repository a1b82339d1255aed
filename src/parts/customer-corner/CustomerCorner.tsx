import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { summaryQuery } from '#api/account.ts';
import { shortName, type Session } from '#domain/session.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { showBadge } from '#state/badge.ts';
import { useText } from '#state/language.ts';
import type { Spoken } from '#text/sentences.ts';
import { userMenuText } from '#text/user-menu.ts';
import header from '#ui/header-button.module.css';
import { Icon } from '#ui/Icon.tsx';
import { MenuButton, type MenuItem } from '#ui/MenuButton.tsx';
import optional from '#ui/optional-words.module.css';
import { Bell } from './Bell.tsx';
import styles from './CustomerCorner.module.css';
import { useLeaving } from './use-leaving.ts';

const SignOutDialog = lazyPart(() =>
  import('#parts/sign-in/SignOutDialog.tsx').then((loaded) => loaded.SignOutDialog),
);

export interface CustomerCornerProps {
  session: Session;
}

/** The notification bell and the customer's menu (shell-11, shell-12). */
export function CustomerCorner({ session }: CustomerCornerProps) {
  const t = useText(userMenuText);
  const { data: summary, dataUpdatedAt } = useQuery(summaryQuery(session.id));
  const { id } = session;
  const unseen = summary?.unseenNotifications;
  // Only responses of this visit update the badge, because the worker may have increased it since
  // an earlier one.
  useEffect(() => {
    if (unseen !== undefined && dataUpdatedAt > performance.timeOrigin)
      void showBadge(id, { unseen });
  }, [id, unseen, dataUpdatedAt]);
  const leaving = useLeaving(session.id);
  const name = session.name.trim() || t.profile;
  const items = [
    ...linksOf(t),
    { id: 'logout', icon: 'close', words: t.logout, onChoose: () => leaving.start(false) },
    {
      id: 'logoutEverywhere',
      icon: 'smartphone',
      words: t.logoutEverywhere,
      onChoose: () => leaving.start(true),
    },
  ] satisfies MenuItem[];

  return (
    <div className={styles['corner']}>
      <Bell unseen={summary?.unseenNotifications ?? 0} />
      <MenuButton label={t.menuOf(name)} className={header['button']} items={items}>
        <Icon name="user" />
        <span className={optional['words']}>{shortName(name)}</span>
      </MenuButton>
      {leaving.unsent && (
        <SignOutDialog unsent={leaving.unsent} onChoose={leaving.choose} onClose={leaving.stay} />
      )}
    </div>
  );
}

/** Menu links: Purchases, Notifications, Prescriptions, Transactions, and the profile itself. */
function linksOf(t: Spoken<typeof userMenuText>): MenuItem[] {
  const links = [
    { to: '/profile', icon: 'user', words: t.profile },
    { to: '/Purchases', icon: 'bag', words: t.purchases },
    { to: '/Notifications', icon: 'bell', words: t.notifications },
    { to: '/Prescriptions', icon: 'prescription', words: t.prescriptions },
    { to: '/Transactions', icon: 'tag', words: t.transactions },
  ] as const;
  return links.map(({ to, icon, words }) => ({
    id: to,
    icon,
    words,
    link: (look, content) => (
      <Link to={to} {...look}>
        {content}
      </Link>
    ),
  }));
}
