import { useText } from '#state/language.ts';
import { refillText } from '#text/order-history.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { undoRefill, useIsRefilled } from './refill-bag.ts';
import styles from './RefillNotice.module.css';

/** Says that the bag holds a refill, with Undo; nothing where it does not. For the top of the checkout. */
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
