import { Link } from '@tanstack/react-router';
import type { BagLine } from '#domain/bag.ts';
import { bagStore, removeFromBag, updateFromCheckout } from '#state/bag.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { checkoutText } from '#text/checkout.ts';
import { fullName, nameLanguage, nameOf } from '#text/names.ts';
import { productCardText } from '#text/product-card.ts';
import { productLine } from '#text/product-words.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { focusBeside } from '#ui/focus-beside.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './CheckoutScreen.module.css';

export interface GoneLinesProps {
  lines: readonly BagLine[];
  /** There is nothing else in the bag. */
  areAll: boolean;
}

/** What is in the bag and cannot be had: named, apart from the order, taken out in one tap. Nothing where everything can be had. */
export function GoneLines({ lines, areAll }: GoneLinesProps) {
  const t = useText(checkoutText);
  if (lines.length === 0) return null;

  function removeAll(): void {
    focusMain();
    const ids = new Set(lines.map(({ id }) => id));
    updateFromCheckout(bagStore.get().lines.filter(({ id }) => !ids.has(id)));
    announce(t.goneRemoved);
  }

  return (
    <section className={styles['section']} aria-labelledby="checkout-gone">
      <h2 id="checkout-gone">{t.goneTitle}</h2>
      <Notice tone="warning">{areAll ? t.allGoneHint : t.goneHint}</Notice>
      <ul className={styles['gone']}>
        {lines.map((line) => (
          <GoneLine key={line.id} line={line} isLast={lines.length === 1} />
        ))}
      </ul>
      <Button wide variant="secondary" onClick={removeAll}>
        {t.goneRemove(lines.length)}
      </Button>
    </section>
  );
}

function GoneLine({ line, isLast }: { line: BagLine; isLast: boolean }) {
  const card = useText(productCardText);
  const words = useProductWords();
  const language = useLanguage();
  const name = nameOf(line, language);
  return (
    <li className={styles['goneLine']}>
      <Link to="/product/details/$key" params={{ key: line.permalink || line.id }}>
        <strong lang={nameLanguage(line, language)}>{name}</strong>
        <span className={styles['hint']}>{productLine(line, words)}</span>
      </Link>
      <IconButton
        icon="close"
        size={20}
        label={card.removeNamed(fullName(line, words, language))}
        onClick={() => {
          if (isLast) focusMain();
          else focusBeside();
          removeFromBag(line.id);
        }}
      />
    </li>
  );
}

/** With the last line its section goes, and the heading with it: what reads the page aloud stays in the page. */
function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
