import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

/** Handles a key that was pressed in the search. */
export type Steering = (event: KeyboardEvent) => void;

export interface LiveSearchProps extends SearchPanelProps {
  ref: Ref<Steering>;
  /** The element of the whole search. A tap outside it closes the panel. */
  place: RefObject<HTMLElement | null>;
  onActive: (row: number) => void;
  onClose: () => void;
}

/**
 * The open panel with its keyboard and outside-tap handling, as a grid of the ARIA pattern. Up and
 * Down move between rows; Right moves into a row's Add button.
 */
export function LiveSearch({ ref, place, onActive, onClose, ...panel }: LiveSearchProps) {
  const { active, listId } = panel;
  const close = useEffectEvent(onClose);

  useEffect(() => {
    function closeOutside(event: PointerEvent): void {
      const { target } = event;
      // A tap in a dialog that was opened over the panel is not an outside tap.
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!place.current?.contains(target)) close();
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [place]);

  /** The panel's row elements. A row is followed by clicking the link in it. */
  function rows(): HTMLElement[] {
    const list = document.getElementById(listId);
    return [...(list?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
  }

  function move(by: 1 | -1): void {
    const count = rows().length;
    if (count === 0) return;
    // One stop more than there are rows, because the cycle includes the text field.
    const stops = count + 1;
    onActive(((active + 1 + by + stops) % stops) - 1);
  }

  useImperativeHandle(ref, () => (event) => {
    const field = place.current?.querySelector<HTMLElement>('[role=combobox]');
    const isInField = event.target === field;
    // In the quantity field the arrow keys move the cursor.
    if (!isInField && event.target instanceof HTMLInputElement && event.key !== 'Escape') return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        field?.focus();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'ArrowLeft':
        return isInField ? undefined : field?.focus();
      case 'ArrowRight': {
        const action = rows()[active]?.querySelector('button');
        if (!isInField || !action) return;
        event.preventDefault();
        return action.focus();
      }
      case 'Escape':
        event.preventDefault();
        if (!isInField) field?.focus();
        return onClose();
      case 'Enter': {
        const chosen = isInField && rows()[active]?.querySelector('a');
        if (!chosen) return;
        event.preventDefault();
        chosen.click();
      }
    }
  });

  return <SearchPanel {...panel} />;
}
