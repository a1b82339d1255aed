import { useLanguage } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { closedText } from '#text/closed.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './OpeningStrip.module.css';

/** Says on every page that the shop takes no orders (shell-130). Renders nothing while it is open. */
export function OpeningStrip() {
  const { opening } = useShop();
  const sentence = closedText(opening, useLanguage());
  if (sentence === '') return null;
  return (
    <p className={styles['strip']} role="status">
      <Icon name="clock" size={16} />
      <span>{sentence}</span>
    </p>
  );
}
