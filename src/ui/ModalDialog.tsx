import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { currentAnnouncements, subscribeToAnnouncements } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * The <dialog> of every overlay, at the end of the body: the top layer takes it out
 * of the page's flow, but not out of inheritance, so inside of something that lets
 * every tap through (`pointer-events: none`) it would be dead to every finger.
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

/** The page's LiveRegion is inert while a dialog is open, and says nothing: each dialog has its own. */
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

/** What was said before the dialog opened is not said again. */
function SaidSince({ role, sentence }: { role: 'status' | 'alert'; sentence: string }) {
  const [before, setBefore] = useState<string | null>(sentence);
  if (before !== null && before !== sentence) setBefore(null);
  return <span role={role}>{before === null && sentence}</span>;
}
