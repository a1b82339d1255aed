import { useShop } from '#state/shop.ts';
import { AppReady } from '#parts/app-on-phone/AppReady.tsx';
import { declineInstall, install, type InstallWay } from '#state/install.ts';
import { useLanguage, useText } from '#state/language.ts';
import { offersText } from '#text/offers.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import styles from './InstallButton.module.css';

/**
 * Offers to install the shop on the home screen: a button if the browser supports it, else
 * instructions.
 */
export function InstallButton({ way }: { way: NonNullable<InstallWay> }) {
  const t = useText(offersText);
  const name = useShop().name[useLanguage()];
  return (
    <section
      className={classes(surface['floating'], styles['offer'])}
      aria-label={t.installTitle(name)}
    >
      <span className={styles['sign']}>
        <Icon name="smartphone" size={24} />
      </span>
      <p className={styles['words']}>
        <strong>{t.installTitle(name)}</strong>
        <span>{way === 'ios' ? t.installOnIos : t.installText}</span>
        <AppReady />
      </p>
      <div className={styles['answers']}>
        <Button variant="quiet" onClick={declineInstall}>
          {way === 'ios' ? t.understood : t.notNow}
        </Button>
        {way === 'prompt' && <Button onClick={() => void install()}>{t.install}</Button>}
      </div>
    </section>
  );
}
