import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { tidyQuery } from '#domain/query.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import type { Steering } from './LiveSearch.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './SearchBox.module.css';

// Without this chunk, Enter still submits the text, because no dialog covers the field.
const OpenSearch = lazyPart(() => import('./OpenSearch.tsx').then((loaded) => loaded.OpenSearch), {
  isOver: false,
});

export interface SearchBoxProps {
  /** Called after a choice, so that a surrounding menu can close. */
  onDone?: () => void;
}

const nothingActive = -1;
const results = /^\/products\/search$/i;

/**
 * The live search (search-1, search-13). It opens on tap and on typing, and closes on an outside
 * tap, on Escape and on a choice.
 */
export function SearchBox({ onDone }: SearchBoxProps) {
  const navigate = useNavigate();
  const listId = useId();
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const steering = useRef<Steering>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(nothingActive);
  const query = tidyQuery(typed);
  const isShown = isOpen && query !== '';
  const open = () => setIsOpen(true);
  const router = useRouter();

  // Clear the text when the customer navigates away from the results (search-34).
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged, toLocation }) => {
        if (fromLocation && pathChanged && !results.test(toLocation.pathname)) setTyped('');
      }),
    [router],
  );

  function close(): void {
    setIsOpen(false);
    setActive(nothingActive);
  }

  function edit(text: string): void {
    setTyped(text);
    setActive(nothingActive);
    open();
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
    if (isShown && steering.current) steering.current(event);
    else if (event.key === 'Escape') {
      setTyped('');
      close();
    } else if (event.key === 'ArrowDown') open();
  }

  function closeWhenLeft({ relatedTarget: next }: FocusEvent): void {
    // A dialog that the search has opened still belongs to the search.
    if (!(next instanceof Element) || next.closest('dialog')) return;
    if (!place.current?.contains(next)) close();
  }

  return (
    <div
      ref={place}
      role="search"
      className={styles['search']}
      onBlur={closeWhenLeft}
      onKeyDown={steer}
    >
      {/* Before hydration the browser submits the form itself. */}
      <form
        action="/products/Search"
        onSubmit={(event) => {
          event.preventDefault();
          showAll();
        }}
      >
        <SearchField
          ref={field}
          listId={listId}
          isShown={isShown}
          active={active}
          typed={typed}
          onTyped={edit}
          onOpen={open}
        />
      </form>
      {isOpen && (
        <OpenSearch
          ref={steering}
          place={place}
          listId={listId}
          typed={typed}
          active={active}
          onTyped={edit}
          onActive={setActive}
          onShowAll={showAll}
          onClose={close}
          onChoose={finish}
        />
      )}
    </div>
  );
}
