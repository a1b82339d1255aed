import { useState, useSyncExternalStore, type ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { currentAnnouncements, subscribeToAnnouncements } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * The <dialog> of every overlay, rendered at the end of the body. In the top layer a dialog still
 * inherits from its place in the tree: inside of an element with `pointer-events: none` it would
 * be drawn and take the keyboard, but ignore every tap.
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
 * `showModal()` makes the page inert, its live region too: each dialog has a region of its own. A test that
 * reads a dialog's text reads this region with it.
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

/** What was said before the dialog opened is not said again. */
function SaidSince({ role, sentence }: { role: 'status' | 'alert'; sentence: string }) {
  const [before, setBefore] = useState<string | null>(sentence);
  if (before !== null && before !== sentence) setBefore(null);
  return <span role={role}>{before === null && sentence}</span>;
}
