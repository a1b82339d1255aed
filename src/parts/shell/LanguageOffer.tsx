import { useBengaliOffer } from '#state/bengali-offer.ts';
import { languageStore, useText } from '#state/language.ts';
import { offersText } from '#text/offers.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import styles from './LanguageOffer.module.css';

/** Offers Bengali once to a browser that prefers it. It floats, so the page does not move. */
export function LanguageOffer() {
  const t = useText(offersText);
  if (!useBengaliOffer()) return null;
  return (
    <section className={classes(surface['floating'], styles['offer'])} aria-label={t.language}>
      <p lang="bn">{t.bengaliOffer}</p>
      <div className={styles['answers']}>
        <Button variant="quiet" lang="en" onClick={() => languageStore.set('en')}>
          {t.bengaliNo}
        </Button>
        <Button lang="bn" onClick={() => languageStore.set('bn')}>
          {t.bengaliYes}
        </Button>
      </div>
    </section>
  );
}
