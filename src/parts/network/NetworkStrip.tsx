import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './NetworkStrip.module.css';

/** A slim grey strip while the network is away: a plain sentence, and what still works. Never red. */
export function NetworkStrip() {
  const t = useText(shellText);
  const network = useNetwork();
  return (
    <div role="status">
      {network !== 'online' && (
        <p className={styles['strip']}>
          <Icon name="offline" size={16} />
          {network === 'offline' ? t.offline : t.silent}
        </p>
      )}
    </div>
  );
}
