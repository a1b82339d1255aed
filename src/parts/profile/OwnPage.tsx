import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CustomerOnly } from '#parts/sign-in/CustomerOnly.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { profileLinksText } from '#text/profile.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { CustomerContext } from './customer-context.ts';
import styles from './OwnPage.module.css';

export interface OwnPageProps {
  title: string;
  /** Whether visitors get the login form. Otherwise they are only sent home. */
  opensSignIn?: boolean;
  children: ReactNode;
}

/**
 * A customer's own screen outside the profile area: breadcrumb Home > title, no sidebar. Visitors
 * are sent home (customer-area-10).
 */
export function OwnPage({ title, opensSignIn = false, children }: OwnPageProps) {
  const t = useText(profileLinksText);
  usePageTitle(title);
  return (
    <CustomerOnly opensSignIn={opensSignIn}>
      {(customer) => (
        <CustomerContext value={customer}>
          <div className={styles['page']}>
            <Breadcrumb
              label={t.trail}
              trail={[{ key: 'home', link: <Link to="/">{t.home}</Link> }]}
              current={title}
            />
            <h1>{title}</h1>
            {children}
          </div>
        </CustomerContext>
      )}
    </CustomerOnly>
  );
}
