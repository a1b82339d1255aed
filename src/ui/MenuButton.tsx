import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classes } from './classes.ts';
import { Icon, type IconProps } from './Icon.tsx';
import styles from './MenuButton.module.css';
import surface from './surface.module.css';

export interface MenuItemLook {
  className: string | undefined;
  role: 'menuitem';
  tabIndex: -1;
  onClick: () => void;
}

export interface MenuItem {
  id: string;
  icon: IconProps['name'];
  words: ReactNode;
  /** Renders the item as a router link with these attributes. Otherwise `onChoose` is called. */
  link?: (look: MenuItemLook, content: ReactNode) => ReactNode;
  onChoose?: () => void;
}

export interface MenuButtonProps {
  /** The accessible name of the menu. */
  label: string;
  className: string | undefined;
  /** The visible content of the button. */
  children: ReactNode;
  items: readonly MenuItem[];
}

const keys = ['ArrowDown', 'ArrowUp', 'Home', 'End'] as const;

/**
 * A button with a menu (the ARIA menu button pattern). Arrow keys move, Esc and an outside tap
 * close it, and the focus returns to the button.
 */
export function MenuButton({ label, className, children, items }: MenuButtonProps) {
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  /** Opens the menu with the focus on the first or the last item. */
  function openAt(which: 'first' | 'last'): void {
    // Render synchronously. Otherwise a key that is pressed before the focus is in the menu would
    // move the focus away and close it.
    flushSync(() => setOpen(true));
    focusItem(which === 'first' ? 0 : -1);
  }

  function entries(): HTMLElement[] {
    return Array.from(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
  }

  function focusItem(at: number): void {
    const all = entries();
    all[(at + all.length) % all.length]?.focus();
  }

  function moveByKey(event: KeyboardEvent): void {
    const key = keys.find((one) => one === event.key);
    if (!key) return;
    event.preventDefault();
    if (!isOpen) {
      openAt(key === 'ArrowUp' ? 'last' : 'first');
      return;
    }
    const at = entries().findIndex((entry) => entry === document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
    focusItem(next);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') setOpen(false);
    else moveByKey(event);
  }

  return (
    <div
      ref={root}
      className={styles['root']}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => (isOpen ? close() : openAt('first'))}
      >
        {children}
      </button>
      {isOpen && (
        <ul
          id={menuId}
          role="menu"
          aria-label={label}
          className={classes(surface['floating'], styles['menu'])}
        >
          {items.map((item) => (
            <li key={item.id} role="none">
              <Item item={item} onDone={() => setOpen(false)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const look: MenuItemLook = {
    className: styles['item'],
    role: 'menuitem',
    tabIndex: -1,
    onClick: onDone,
  };
  const content = (
    <>
      <Icon name={item.icon} />
      {item.words}
    </>
  );
  if (item.link) return item.link(look, content);
  return (
    <button
      {...look}
      type="button"
      onClick={() => {
        onDone();
        item.onChoose?.();
      }}
    >
      {content}
    </button>
  );
}
