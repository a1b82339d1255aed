import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

export interface PlainDialogProps extends ComponentProps<'dialog'> {
  onClose: () => void;
}

/**
 * A dialog for the first load: without ModalDialog's way in and out, and without a live region of its own.
 * Open as long as it is rendered. Removing a dialog moves the focus nowhere; `close()` gives it back, but
 * fires `close` a task later, when the dialog may be gone: then it was not the reader who closed it.
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
