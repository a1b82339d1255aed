import { Link } from '@tanstack/react-router';
import { useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Logo.module.css';

/** The shop's logo, a link to the home page. */
export function Logo() {
  const name = useShop().name[useLanguage()];
  const t = useText(shellText);
  return (
    <Link to="/" className={styles['logo']} aria-label={t.homeNamed(name)}>
      <span className={styles['sign']}>
        <Icon name="leaf" />
      </span>
      <span className={styles['name']}>{name}</span>
    </Link>
  );
}
