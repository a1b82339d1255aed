import type { ReactNode } from 'react';
import { CustomerOnly } from '#parts/sign-in/CustomerOnly.tsx';
import { CustomerContext } from './customer-context.ts';
import { ProfileSidebar } from './ProfileSidebar.tsx';
import styles from './ProfileArea.module.css';

/**
 * The frame of every profile screen (customer-area-1, customer-area-5): only for customers, with
 * the sidebar beside the screen.
 */
export function ProfileArea({ children }: { children: ReactNode }) {
  return (
    <CustomerOnly opensSignIn>
      {(customer) => (
        <CustomerContext value={customer}>
          <div className={styles['area']}>
            <ProfileSidebar />
            <div className={styles['screen']}>{children}</div>
          </div>
        </CustomerContext>
      )}
    </CustomerOnly>
  );
}
