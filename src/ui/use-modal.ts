import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Plays the way out, then calls `onClose`. */
  close: () => void;
  /** To be spread on the ModalDialog. */
  handlers: {
    onCancel: (event: SyntheticEvent) => void;
    onClose: (event: SyntheticEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

/**
 * Opens the <dialog> as long as it is rendered: the page behind is inert, Esc
 * and Android's Back close it, and the focus returns to where it came from.
 * `isLocked` refuses to be closed (while sending).
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
      // What had opened it went away with its work: the reader goes on with the screen.
      else if (isLast) document.querySelector<HTMLElement>('main[tabindex]')?.focus();
    };
  }, []);

  function close(): void {
    const dialog = ref.current;
    if (isLocked || !dialog) return;
    dialog.toggleAttribute('data-closing', true);
    const way = dialog.getAnimations?.() ?? [];
    if (way.length === 0) onClose();
    // A cancelled animation (the page was left meanwhile) closes as well.
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
        // A browser lets itself be told no once: the second Esc in a row has closed it.
        if (isLocked && target === ref.current) ref.current?.showModal();
      },
      onClick(event) {
        if (event.target === ref.current) close();
      },
    },
  };
}
