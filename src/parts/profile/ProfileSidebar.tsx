import { Link } from '@tanstack/react-router';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useLeaving } from '#parts/customer-corner/use-leaving.ts';
import { useText } from '#state/language.ts';
import { profileLinksText } from '#text/profile.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { useCustomer } from './customer-context.ts';
import { Figures } from './Figures.tsx';
import { useCurrentInStrip } from './use-current-in-strip.ts';
import styles from './ProfileSidebar.module.css';

const SignOutDialog = lazyPart(() =>
  import('#parts/sign-in/SignOutDialog.tsx').then((loaded) => loaded.SignOutDialog),
);

const links = [
  { to: '/profile/OrderHistory', icon: 'bag', words: 'orders' },
  { to: '/profile/prescription/history', icon: 'prescription', words: 'prescriptions' },
  { to: '/profile/prescription/request', icon: 'send', words: 'requests' },
  { to: '/profile/edit', icon: 'edit', words: 'edit' },
  { to: '/profile/complain', icon: 'chat', words: 'complain' },
  { to: '/profile/Payment-History', icon: 'tag', words: 'payments' },
] as const;

/**
 * Wallet, due amount, and links to every screen of the profile. On phones it is a strip
 * (customer-area-5, customer-area-6).
 */
export function ProfileSidebar() {
  const t = useText(profileLinksText);
  const { id } = useCustomer();
  const leaving = useLeaving(id);
  const strip = useCurrentInStrip();

  return (
    <div className={styles['sidebar']}>
      <Figures />
      <nav aria-label={t.area} className={styles['ways']}>
        <ul ref={strip} className={styles['links']}>
          {links.map(({ to, icon, words }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles['link']}
                activeOptions={{ exact: to === '/profile/edit' }}
              >
                <Icon name={icon} />
                {t[words]}
              </Link>
            </li>
          ))}
        </ul>
        {/* Beside the strip, because on a phone the end of the strip is scrolled out of view. */}
        <button
          type="button"
          className={classes(styles['link'], styles['logout'])}
          onClick={() => leaving.start(false)}
        >
          <Icon name="close" />
          {t.logout}
        </button>
      </nav>
      {leaving.unsent && (
        <SignOutDialog unsent={leaving.unsent} onChoose={leaving.choose} onClose={leaving.stay} />
      )}
    </div>
  );
}
