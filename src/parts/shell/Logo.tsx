import { Link } from '@tanstack/react-router';
import { imageUrl } from '#domain/picture.ts';
import { logoSize } from '#domain/shop-icons.ts';
import { useShop } from '#state/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Logo.module.css';

/** The shop's logo, or the standard sign, and its name: a link to the home page (shell-124). */
export function Logo() {
  const shop = useShop();
  const name = shop.name[useLanguage()];
  const t = useText(shellText);
  const size = logoSize(shop.logo);
  return (
    <Link to="/" className={styles['logo']} aria-label={t.homeNamed(name)}>
      {size ? (
        <span className={classes(styles['sign'], styles['own'])}>
          <img src={imageUrl('Shop', 'Icons', shop.logo)} alt="" {...size} />
        </span>
      ) : (
        <span className={styles['sign']}>
          <Icon name="leaf" />
        </span>
      )}
      <span className={styles['name']}>{name}</span>
    </Link>
  );
}
