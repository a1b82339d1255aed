import { useNavigate } from '@tanstack/react-router';
import {
  lazy,
  Suspense,
  useCallback,
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
import type { Steering } from './LiveSearch.tsx';
import styles from './SearchBox.module.css';

const LiveSearch = lazy(async () => ({ default: (await import('./LiveSearch.tsx')).LiveSearch }));

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
  const steering = useRef<Steering>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(nothingActive);
  const query = tidyQuery(typed);
  const isShown = isOpen && query !== '';

  const close = useCallback(() => {
    setIsOpen(false);
    setActive(nothingActive);
  }, []);

  function edit(text: string): void {
    setTyped(text);
    setActive(nothingActive);
    setIsOpen(true);
  }

  function finish(): void {
    close();
    field.current?.blur();
    onDone?.();
  }

  function showAll(): void {
    if (query === '') return;
    finish();
    void navigate({ to: '/products/Search', search: { query } });
  }

  function steer(event: KeyboardEvent): void {
    if (isShown) steering.current?.(event);
    else if (event.key === 'Escape') setTyped('');
    else if (event.key === 'ArrowDown') setIsOpen(true);
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
            <LiveSearch
              ref={steering}
              place={place}
              listId={listId}
              query={query}
              active={active}
              onActive={setActive}
              onClose={close}
              onChoose={finish}
            />
          </Suspense>
        )}
      </form>
    </div>
  );
}
