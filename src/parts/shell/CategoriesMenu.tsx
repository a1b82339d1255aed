import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { buttonLook } from '#ui/button-look.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import styles from './CategoriesMenu.module.css';

// `then` compiles to less code than `await`, and this is in the first load of every page.
const CategoriesPanel = lazyPart(() =>
  import('./CategoriesPanel.tsx').then((loaded) => loaded.CategoriesPanel),
);

/** The menu of the shop's categories. It opens on hover, on tap and from the keyboard (shell-4). */
export function CategoriesMenu() {
  const t = useText(shellText);
  const panelId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  function close(): void {
    setOpen(false);
  }

  function closeAndReturn(): void {
    setOpen(false);
    button.current?.focus();
  }

  // A mouse opens and closes the menu by hovering, touch by tapping.
  useEffect(() => {
    const leave = new AbortController();
    for (const type of ['enter', 'leave'] as const)
      menu.current?.addEventListener(
        `pointer${type}`,
        ({ pointerType }) => pointerType === 'mouse' && setOpen(type === 'enter'),
        leave,
      );
    button.current?.addEventListener(
      'pointerup',
      ({ pointerType }) => pointerType !== 'mouse' && setOpen((wasOpen) => !wasOpen),
      leave,
    );
    return () => leave.abort();
  }, []);

  function closeWhenLeft(event: FocusEvent): void {
    if (!menu.current?.contains(event.relatedTarget)) close();
  }

  return (
    <div
      ref={menu}
      className={styles['menu']}
      onBlur={closeWhenLeft}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        closeAndReturn();
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonLook('primary')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={(event) => {
          // A click by keyboard has `detail` 0. The pointer handlers have handled all others.
          if (event.detail === 0) setOpen(!isOpen);
        }}
      >
        <Icon name="menu" />
        {t.categories}
        <Icon name="down" size={16} />
      </button>
      {isOpen && (
        <div id={panelId} className={classes(surface['floating'], styles['panel'])}>
          <CategoriesPanel onChoose={close} />
        </div>
      )}
    </div>
  );
}
