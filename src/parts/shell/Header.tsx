import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShop } from '#state/shop.ts';
import { BagButton } from '#parts/bag/BagButton.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import { CategoriesMenu } from './CategoriesMenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { mainLinks } from './main-links.ts';
import { MobileNavigation } from './MobileNavigation.tsx';
import { SignInButton } from './SignInButton.tsx';
import { UploadPrescriptionLink } from './UploadPrescriptionLink.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  search: ReactNode;
  /** The strips with the status of the network and of the submissions. */
  strips: ReactNode;
}

/**
 * Contact, sign-in, search and main navigation. Only the search row stays visible on scroll
 * (shell-1, shell-2).
 */
export function Header({ search, strips }: HeaderProps) {
  const t = useText(shellText);
  const language = useLanguage();
  const shop = useShop();
  const phone = digits(shop.phone.shown, language);
  return (
    <>
      <header className={styles['header']}>
        <div className={styles['contact']}>
          {phone && (
            <a href={shop.phone.href} aria-label={`${t.callUs}: ${phone}`}>
              <Icon name="phone" size={16} />
              {phone}
            </a>
          )}
          {shop.email.shown && (
            <a href={shop.email.href} aria-label={`${t.writeUs}: ${shop.email.shown}`}>
              <Icon name="mail" size={16} />
              {shop.email.shown}
            </a>
          )}
          <p className={styles['tagline']}>{shop.tagline[language]}</p>
        </div>
        <div className={styles['menu']}>
          <MobileNavigation />
        </div>
        <div className={styles['sign']}>
          <Logo />
        </div>
        <div className={styles['language']}>
          <LanguageSwitch />
        </div>
        <div className={styles['user']}>
          <SignInButton />
        </div>
        <div className={styles['categories']}>
          <CategoriesMenu />
        </div>
        <div className={styles['find']}>
          <div className={styles['search']}>{search}</div>
          <div className={styles['upload']}>
            <UploadPrescriptionLink />
          </div>
          <div className={styles['bag']}>
            <BagButton />
          </div>
        </div>
        <div className={styles['strips']}>{strips}</div>
      </header>
      <nav className={styles['links']} aria-label={t.mainLinks}>
        <ul className={styles['list']}>
          {mainLinks.map(({ to, name }) => (
            <li key={to}>
              <Link to={to} className={styles['link']} activeOptions={{ exact: true }}>
                {t[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
