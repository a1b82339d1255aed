import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

/**
 * The <dialog> of every overlay, at the end of the body: the top layer takes it out
 * of the page's flow, but not out of inheritance, so inside of something that lets
 * every tap through (`pointer-events: none`) it would be dead to every finger.
 */
export function ModalDialog(native: ComponentProps<'dialog'>) {
  return createPortal(<dialog {...native} />, document.body);
}
