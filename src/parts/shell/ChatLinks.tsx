import { useId, useState } from 'react';
import { theShop } from '#domain/shop.ts';
import { useText } from '#state/language.ts';
import { panelsText } from '#text/panels.ts';
import { Icon, type IconProps } from '#ui/Icon.tsx';
import styles from './ChatLinks.module.css';

/** Floating ways to a person: messenger, WhatsApp, phone; plain links, no script of others (S1 §1). */
export function ChatLinks() {
  const t = useText(panelsText);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { chat } = theShop();
  const ways: { href: string; name: string; icon: IconProps['name'] }[] = [
    { href: chat.messenger, name: t.messenger, icon: 'chat' },
    { href: chat.whatsapp, name: t.whatsapp, icon: 'smartphone' },
    { href: chat.phone, name: t.phoneCall, icon: 'phone' },
  ];
  return (
    <div
      className={styles['chat']}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {isOpen && (
        <ul id={id} className={styles['ways']}>
          {ways.map(({ href, name, icon }) => (
            <li key={name}>
              <a
                className={styles['way']}
                href={href}
                rel="noopener noreferrer"
                target={href.startsWith('http') ? '_blank' : undefined}
              >
                {name}
                <Icon name={icon} />
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
      </button>
    </div>
  );
}
