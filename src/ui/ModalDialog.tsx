import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { currentAnnouncements, subscribeToAnnouncements } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * The `<dialog>` of every overlay, rendered at the end of the body. A dialog in the top layer still
 * inherits styles from its DOM parents. Inside an element with `pointer-events: none` it would be
 * visible and get keyboard events, but ignore every tap.
 */
export function ModalDialog({ children, ...native }: ComponentProps<'dialog'>) {
  return createPortal(
    <dialog {...native}>
      {children}
      <DialogLiveRegion />
    </dialog>,
    document.body,
  );
}

/**
 * `showModal()` makes the page inert, including its live region, so each dialog has its own. A test
 * that reads a dialog's text also reads this region.
 */
function DialogLiveRegion() {
  const { polite, assertive } = useSyncExternalStore(
    subscribeToAnnouncements,
    currentAnnouncements,
  );
  return (
    <VisuallyHidden>
      <SaidSince role="status" sentence={polite} />
      <SaidSince role="alert" sentence={assertive} />
    </VisuallyHidden>
  );
}

/** Omits an announcement that was made before the dialog opened. */
function SaidSince({ role, sentence }: { role: 'status' | 'alert'; sentence: string }) {
  const [before, setBefore] = useState<string | null>(sentence);
  if (before !== null && before !== sentence) setBefore(null);
  return <span role={role}>{before === null && sentence}</span>;
}
