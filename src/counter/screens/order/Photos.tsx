import { useState } from 'react';
import { fileAddress } from '#counter/api/call.ts';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { photoPath } from '#contract/counter/orders.ts';
import { useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './Order.module.css';

/** The prescriptions, once they are asked for: showing them is a reading (counter-128). */
export function Photos({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className={styles['buttons']}>
        <Button variant="secondary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? t.rxHide : t.rxShow}
        </Button>
        {!isShown && <span className={styles['soft']}>{t.rxShowHint}</span>}
      </div>
      {isShown && (
        <ul className={styles['lines']}>
          {order.photos.map((photo, at) => (
            <li key={photo.id} className={styles['photo']}>
              <Photo
                address={fileAddress(photoPath(order.id, photo.id))}
                isPicture={photo.kind === 'picture'}
                name={t.rxPhoto(at + 1)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PhotoProps {
  address: string;
  isPicture: boolean;
  name: string;
}

/** A press shows it in its own size, to be moved about; what is no picture opens as a file. */
function Photo({ address, isPicture, name }: PhotoProps) {
  const t = useText(counterOrderText);
  const [isLarge, setLarge] = useState(false);
  if (!isPicture) {
    return (
      <a href={address} target="_blank" rel="noreferrer">
        {t.rxOpen(name)}
      </a>
    );
  }
  return (
    <button
      type="button"
      aria-label={t.rxLarger(name)}
      aria-pressed={isLarge}
      className={classes(styles['picture'], isLarge && styles['large'])}
      onClick={() => setLarge(!isLarge)}
    >
      <img src={address} alt={name} />
    </button>
  );
}
