import { useText } from '#state/language.ts';
import { productCardText } from '#text/product-card.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './RxMark.module.css';

/** Marks a product that needs a prescription, with text and an icon, never by colour alone. */
export function RxMark() {
  const t = useText(productCardText);
  return (
    <span className={styles['mark']}>
      <Icon name="prescription" size={16} />
      {t.prescriptionOnlyLong}
    </span>
  );
}
