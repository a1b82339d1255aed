import { useNavigate } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { tidyQuery } from '#domain/query.ts';
import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './SearchBox.module.css';

const SearchPanel = lazy(() =>
  import('./SearchPanel.tsx').then((loaded) => ({ default: loaded.SearchPanel })),
);

export interface SearchBoxProps {
  /** A choice was made: a surrounding menu may close. */
  onDone?: () => void;
}

const nothingActive = -1;

/**
 * The live search (S1 §2): a combobox after the ARIA pattern. The panel opens
 * once text is typed and closes on an outside tap, on Escape and on a choice.
 */
export function SearchBox({ onDone }: SearchBoxProps) {
  const t = useText(shellText);
  const navigate = useNavigate();
  const listId = useId();
  const place = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(nothingActive);
  const query = tidyQuery(typed);
  const isShown = isOpen && query !== '';

  // The outside world: a tap beside the panel closes it.
  useEffect(() => {
    if (!isShown) return undefined;
    function closeOutside(event: PointerEvent): void {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setIsOpen(false);
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isShown]);

  function edit(text: string): void {
    setTyped(text);
    setActive(nothingActive);
    setIsOpen(true);
  }

  function finish(): void {
    setIsOpen(false);
    setActive(nothingActive);
    field.current?.blur();
    onDone?.();
  }

  function showAll(): void {
    if (query === '') return;
    finish();
    void navigate({ to: '/products/Search', search: { query } });
  }

  /** The rows are links in the page: the active one is followed by pressing it. */
  function options(): HTMLElement[] {
    const list = document.getElementById(listId);
    return [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  }

  function move(by: 1 | -1): void {
    const count = options().length;
    setIsOpen(true);
    if (count === 0) return;
    // One stop more than there are rows: from either end the way leads back into the text.
    const stops = count + 1;
    setActive((at) => ((at + 1 + by + stops) % stops) - 1);
  }

  function steer(event: KeyboardEvent): void {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        return move(event.key === 'ArrowDown' ? 1 : -1);
      case 'Escape':
        if (!isShown) return setTyped('');
        event.preventDefault();
        setActive(nothingActive);
        return setIsOpen(false);
      case 'Enter': {
        const chosen = isShown ? options()[active] : undefined;
        if (!chosen) return;
        event.preventDefault();
        chosen.click();
      }
    }
  }

  function closeWhenLeft(event: FocusEvent): void {
    const next = event.relatedTarget;
    if (next instanceof Node && !place.current?.contains(next)) setIsOpen(false);
  }

  return (
    <div role="search" className={styles['search']}>
      <form
        ref={place}
        onBlur={closeWhenLeft}
        onSubmit={(event) => {
          event.preventDefault();
          showAll();
        }}
      >
        <div className={styles['box']}>
          <span className={styles['glass']}>
            <Icon name="search" />
          </span>
          <input
            ref={field}
            className={styles['field']}
            type="search"
            role="combobox"
            aria-label={t.searchLabel}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={
              isShown && active !== nothingActive ? `${listId}-${active}` : undefined
            }
            placeholder={t.searchPlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            value={typed}
            onChange={(event) => edit(event.target.value)}
            onFocus={() => setIsOpen(true)}
            onKeyDown={steer}
          />
          {typed !== '' && (
            <IconButton
              icon="close"
              label={t.clearSearch}
              size={20}
              onClick={() => {
                edit('');
                field.current?.focus();
              }}
            />
          )}
        </div>
        {isShown && (
          <Suspense fallback={null}>
            <SearchPanel listId={listId} query={query} active={active} onChoose={finish} />
          </Suspense>
        )}
      </form>
    </div>
  );
}
