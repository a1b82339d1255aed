import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useText } from '#state/language.ts';
import { useCachedFrom, useNetwork } from '#state/network.ts';
import { shellText } from '#text/shell.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './NetworkStrip.module.css';

const StripDetails = lazyPart(async () => (await import('./StripDetails.tsx')).StripDetails, {
  Failed: null,
});

/**
 * A slim grey strip while the server is unreachable. It shows the cause, the features that still
 * work, and the age of the prices. Never red.
 */
export function NetworkStrip() {
  const t = useText(shellText);
  const network = useNetwork();
  const cachedFrom = useCachedFrom();
  return (
    <div
      role="status"
      className={classes(styles['status'], network === 'offline' && styles['offline'])}
      data-offline={t.offline}
      data-longest-age={t.longestPriceAge}
    >
      {network !== 'online' && (
        <p className={styles['strip']}>
          <Icon name={network === 'failing' ? 'warning' : 'offline'} size={16} />
          <span>
            {network === 'offline' && t.offline}
            {network === 'silent' && t.silent}
            <StripDetails network={network} cachedFrom={cachedFrom} />
          </span>
        </p>
      )}
    </div>
  );
}
