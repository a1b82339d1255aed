import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

export interface PlainDialogProps extends ComponentProps<'dialog'> {
  onClose: () => void;
}

/**
 * A dialog for the first load, without the animations and the live region of ModalDialog. It is
 * open while it is mounted. Removing a dialog does not restore the focus, but `close()` does.
 * `close()` fires `close` one task later, when the dialog may already be removed; that event is
 * ignored, because the reader has not closed it.
 */
export function PlainDialog({ onClose, ...native }: PlainDialogProps) {
  return createPortal(
    <dialog
      {...native}
      ref={whileItStands}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) onClose();
      }}
    />,
    document.body,
  );
}

function whileItStands(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}
