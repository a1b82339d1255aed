import {
  useEffect,
  useImperativeHandle,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

/** Answers a key that was pressed in the search field. */
export type Steering = (event: KeyboardEvent) => void;

export interface LiveSearchProps extends SearchPanelProps {
  ref: Ref<Steering>;
  /** What belongs to the search: a tap beside it closes the panel. */
  place: RefObject<HTMLElement | null>;
  onActive: (row: number) => void;
  onClose: () => void;
}

/** The open panel with its keys and the taps beside it: a listbox after the ARIA pattern. */
export function LiveSearch({ ref, place, onActive, onClose, ...panel }: LiveSearchProps) {
  const { active, listId } = panel;

  // The outside world: a tap beside the panel closes it.
  useEffect(() => {
    function closeOutside(event: PointerEvent): void {
      if (event.target instanceof Node && !place.current?.contains(event.target)) onClose();
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [place, onClose]);

  /** The rows are links in the page: the active one is followed by pressing it. */
  function options(): HTMLElement[] {
    const list = document.getElementById(listId);
    return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  }

  function move(by: 1 | -1): void {
    const count = options().length;
    if (count === 0) return;
    // One stop more than there are rows: from either end the way leads back into the text.
    const stops = count + 1;
    onActive(((active + 1 + by + stops) % stops) - 1);
  }

  useImperativeHandle(ref, () => (event) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Escape':
        event.preventDefault();
        return onClose();
      case 'Enter': {
        const chosen = options()[active];
        if (!chosen) return;
        event.preventDefault();
        chosen.click();
      }
    }
  });

  return <SearchPanel {...panel} />;
}
