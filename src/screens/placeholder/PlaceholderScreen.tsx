import { Link } from '@tanstack/react-router';
import { theShop } from '#domain/shop.ts';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { placeholdersText, placeholderTitles, type PlaceholderPage } from '#text/placeholders.ts';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './PlaceholderScreen.module.css';

type Coming = 'account' | 'buying' | 'talking' | 'looking';

const coming: Record<PlaceholderPage, Coming> = {
  notifications: 'account',
  prescriptions: 'account',
  purchases: 'account',
  transactions: 'account',
  invoice: 'buying',
  order: 'buying',
  orderHistory: 'account',
  paymentHistory: 'account',
  complain: 'talking',
  addresses: 'account',
  editProfile: 'account',
  prescriptionHistory: 'account',
  profileOffers: 'looking',
};

/** The honest face of a screen that is not built yet: what it will be, what works today, a phone to call. */
export function PlaceholderScreen({ page }: { page: PlaceholderPage }) {
  const t = useText(placeholdersText);
  const title = useText(placeholderTitles)[page];
  const language = useLanguage();
  const { phone } = theShop();
  usePageTitle(title);
  return (
    <div className={styles['screen']}>
      <header className={styles['heading']}>
        <h1>{title}</h1>
        <Badge tone="leaf" icon="clock">
          {t.badge}
        </Badge>
      </header>
      <p className={styles['coming']}>{t[coming[page]]}</p>
      <h2 className={styles['today']}>{t.today}</h2>
      <ul className={styles['ways']}>
        <li>
          <Link to="/order" className={styles['way']}>
            <Icon name="prescription" size={32} />
            <span className={styles['words']}>
              <strong>{t.request}</strong>
              <span className={styles['hint']}>{t.requestHint}</span>
            </span>
          </Link>
        </li>
        <li>
          <Link to="/" className={styles['way']}>
            <Icon name="bag" size={32} />
            <span className={styles['words']}>
              <strong>{t.browse}</strong>
              <span className={styles['hint']}>{t.browseHint}</span>
            </span>
          </Link>
        </li>
        <li>
          <a href={phone.href} className={styles['way']}>
            <Icon name="phone" size={32} />
            <span className={styles['words']}>
              <strong>{t.call}</strong>
              <span className={styles['hint']}>{digits(phone.shown, language)}</span>
            </span>
          </a>
        </li>
      </ul>
    </div>
  );
}
