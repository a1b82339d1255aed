import { OffersShown } from '#parts/offers/OffersShown.tsx';
import { usePageTitle } from '#parts/shell/page-title.ts';
import { useText } from '#state/language.ts';
import { specialOffersText } from '#text/special-offers.ts';
import { classes } from '#ui/classes.ts';
import layout from '#ui/page.module.css';
import styles from './OffersScreen.module.css';

/** Special Offers (catalogue-103). */
export function OffersScreen() {
  const t = useText(specialOffersText);
  usePageTitle(t.title);
  return (
    <div className={classes(layout['page'], layout['airy'])}>
      <header className={styles['header']}>
        <h1>{t.title}</h1>
        <p className={styles['lead']}>{t.lead}</p>
      </header>
      <OffersShown />
    </div>
  );
}
