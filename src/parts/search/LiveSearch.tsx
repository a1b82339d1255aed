import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

/** Answers a key that was pressed in the search. */
export type Steering = (event: KeyboardEvent) => void;

export interface LiveSearchProps extends SearchPanelProps {
  ref: Ref<Steering>;
  /** What belongs to the search: a tap beside it closes the panel. */
  place: RefObject<HTMLElement | null>;
  onActive: (row: number) => void;
  onClose: () => void;
}

/**
 * The open panel with its keys and the taps beside it: a grid after the ARIA
 * pattern. Up and Down move over the rows, Right enters a row's Add.
 */
export function LiveSearch({ ref, place, onActive, onClose, ...panel }: LiveSearchProps) {
  const { active, listId } = panel;
  const close = useEffectEvent(onClose);

  // A tap beside the panel closes it.
  useEffect(() => {
    function closeOutside(event: PointerEvent): void {
      const { target } = event;
      // What opened over it (a dialog) is no tap beside it.
      if (!(target instanceof Element) || target.closest('dialog')) return;
      if (!place.current?.contains(target)) close();
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [place]);

  /** The rows are links in the page: the active one is followed by pressing it. */
  function rows(): HTMLElement[] {
    const list = document.getElementById(listId);
    return [...(list?.querySelectorAll<HTMLElement>('[role=row]') ?? [])];
  }

  function move(by: 1 | -1): void {
    const count = rows().length;
    if (count === 0) return;
    // One stop more than there are rows: from either end the way leads back into the text.
    const stops = count + 1;
    onActive(((active + 1 + by + stops) % stops) - 1);
  }

  useImperativeHandle(ref, () => (event) => {
    const field = place.current?.querySelector<HTMLElement>('[role=combobox]');
    const isInField = event.target === field;
    // In the quantity the arrows move the cursor.
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
