import { useState } from 'react';
import { fileAddress } from '#counter/api/call.ts';
import { PhotoViewer } from '#counter/parts/viewer/PhotoViewer.tsx';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { photoPath } from '#contract/counter/orders.ts';
import { useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { Button } from '#ui/Button.tsx';
import styles from './Order.module.css';

/**
 * The prescriptions. They are fetched only on request, because the server records each reading
 * (counter-128).
 */
export function Photos({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const [isShown, setShown] = useState(false);
  const files = order.photos.map((photo) => ({
    ...photo,
    address: fileAddress(photoPath(order.id, photo.id)),
  }));
  return (
    <>
      <div className={styles['buttons']}>
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t.rxHide : t.rxShow}
        </Button>
        {!isShown && <span className={styles['soft']}>{t.rxShowHint}</span>}
      </div>
      {isShown && <PhotoViewer files={files} />}
    </>
  );
}
