import { lazy } from 'react';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';
import { useText } from '#state/language.ts';
import { useCachedFrom, useNetwork } from '#state/network.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './NetworkStrip.module.css';

const WhoseFault = lazy(async () => ({ default: (await import('./WhoseFault.tsx')).WhoseFault }));
const CachedAge = lazy(async () => ({ default: (await import('./CachedAge.tsx')).CachedAge }));

/** A slim grey strip while the shop is out of reach: whose fault it is, what still works, and how old the prices are. Never red. */
export function NetworkStrip() {
  const t = useText(shellText);
  const network = useNetwork();
  const cachedFrom = useCachedFrom();
  return (
    <div role="status">
      {network !== 'online' && (
        <p className={styles['strip']}>
          <Icon name={network === 'failing' ? 'warning' : 'offline'} size={16} />
          <span>
            {network === 'offline' && t.offline}
            {network === 'silent' && t.silent}
            {(network === 'failing' || network === 'stranger') && (
              <LazyBoundary>
                <WhoseFault who={network} />
              </LazyBoundary>
            )}
            {cachedFrom !== null && (
              <LazyBoundary>
                <CachedAge since={cachedFrom} />
              </LazyBoundary>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
