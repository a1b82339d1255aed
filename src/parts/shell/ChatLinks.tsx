import { useId, useState } from 'react';
import { useShop } from '#state/shop.ts';
import { useBagAfterPaint } from '#parts/bag/use-bag-after-paint.ts';
import { useText } from '#state/language.ts';
import { panelsText } from '#text/panels.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './ChatLinks.module.css';
import { targetOf, waysToUs } from './ways-to-us.ts';

export interface ChatLinksProps {
  /** Whether to show only the icon, beside an element that needs the width. */
  isNarrow?: boolean;
}

/**
 * Contact links: messenger, WhatsApp, phone. They are plain links without third-party scripts
 * (shell-25).
 */
export function ChatLinks({ isNarrow = false }: ChatLinksProps) {
  const t = useText(panelsText);
  const { chat } = useShop();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const hasBag = useBagAfterPaint().lines.length > 0;
  return (
    <div
      className={classes(styles['chat'], (isNarrow || hasBag) && styles['beside'])}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {isOpen && (
        <ul id={id} className={styles['ways']}>
          {waysToUs(chat, t).map(({ href, name, icon }) => (
            <li key={name}>
              <a
                className={styles['way']}
                href={href}
                rel="noopener noreferrer"
                target={targetOf(href)}
              >
                <Icon name={icon} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={styles['button']}
        aria-label={isOpen ? t.closeChat : t.chat}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'chat'} size={24} />
        <span className={styles['words']}>{t.chat}</span>
      </button>
    </div>
  );
}
