import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Plays the closing animation, then calls `onClose`. */
  close: () => void;
  /** The event handlers for the ModalDialog. */
  handlers: {
    onCancel: (event: SyntheticEvent) => void;
    onClose: (event: SyntheticEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Opens the `<dialog>` while it is mounted: the page behind is inert, Esc and Android's Back close
 * it, and the focus returns to the opener. With `isLocked` it cannot be closed, for example while
 * something is being sent.
 */
export function useModal(onClose: () => void, isLocked = false): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const { documentElement } = document;
    documentElement.toggleAttribute('data-modal', true);
    return () => {
      dialog.close();
      const isLast = document.querySelector('dialog[open]') === null;
      if (isLast) documentElement.toggleAttribute('data-modal', false);
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // The opener was removed meanwhile, so focus the screen's content.
      else if (isLast) document.querySelector<HTMLElement>('main[tabindex]')?.focus();
    };
  }, []);

  function close(): void {
    const dialog = ref.current;
    if (isLocked || !dialog) return;
    dialog.toggleAttribute('data-closing', true);
    const way = dialog.getAnimations?.() ?? [];
    if (way.length === 0) onClose();
    // A cancelled animation (the page was left meanwhile) also calls `onClose`.
    else void Promise.allSettled(way.map((animation) => animation.finished)).then(onClose);
  }

  return {
    ref,
    close,
    handlers: {
      onCancel(event) {
        if (event.target !== ref.current) return;
        event.preventDefault();
        close();
      },
      onClose({ target }) {
        // Browsers let a page cancel Esc only once. A second Esc in a row closes the dialog, so
        // open it again.
        if (isLocked && target === ref.current) ref.current?.showModal();
      },
      onClick(event) {
        if (event.target === ref.current) close();
      },
    },
  };
}
