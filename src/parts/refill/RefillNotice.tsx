import { useText } from '#state/language.ts';
import { refillText } from '#text/order-history.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { undoRefill, useIsRefilled } from './refill-bag.ts';
import styles from './RefillNotice.module.css';

/**
 * A notice above the checkout that the bag contains a refill, with Undo. Renders nothing otherwise.
 */
export function RefillNotice() {
  const t = useText(refillText);
  if (!useIsRefilled()) return null;

  function undo(): void {
    undoRefill();
    announce(t.undone);
  }

  return (
    <div className={styles['place']}>
      <Notice
        tone="success"
        live
        action={
          <Button variant="quiet" onClick={undo}>
            {t.undo}
          </Button>
        }
      >
        {t.done}
      </Notice>
    </div>
  );
}
