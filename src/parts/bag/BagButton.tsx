import { totalItems } from '#domain/bag.ts';
import { openBag } from '#state/bag.ts';
import { useLanguage, useText } from '#state/language.ts';
import { digits } from '#text/numbers.ts';
import { shellText } from '#text/shell.ts';
import { classes } from '#ui/classes.ts';
import header from '#ui/header-button.module.css';
import { Icon } from '#ui/Icon.tsx';
import optional from '#ui/optional-words.module.css';
import styles from './BagButton.module.css';
import { useBagAfterPaint } from './use-bag-after-paint.ts';

/**
 * The bag button in the header with the item count. It is on every page and also opens an empty
 * bag.
 */
export function BagButton() {
  const count = totalItems(useBagAfterPaint());
  const t = useText(shellText);
  const language = useLanguage();
  return (
    <button
      type="button"
      className={classes(header['button'], styles['button'])}
      aria-label={t.bagWith(count)}
      aria-haspopup="dialog"
      onClick={openBag}
    >
      <span className={header['sign']}>
        <Icon name="bag" />
        {count > 0 && <span className={header['count']}>{digits(count, language)}</span>}
      </span>
      <span className={optional['words']}>{t.bag}</span>
    </button>
  );
}
