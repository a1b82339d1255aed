import { useText } from '#state/language.ts';
import { offersText } from '#text/offers.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './UpdatePrompt.module.css';

/**
 * Shows that a new version is ready. The parent renders it only while nothing is being typed or
 * sent.
 */
export function UpdatePrompt({ onUpdate }: { onUpdate: () => void }) {
  const t = useText(offersText);
  return (
    <div className={styles['prompt']}>
      <Notice
        tone="info"
        icon="refresh"
        live
        action={
          <Button variant="secondary" onClick={onUpdate}>
            {t.update}
          </Button>
        }
      >
        {t.updateReady}
      </Notice>
    </div>
  );
}
