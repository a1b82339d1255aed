import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { tidyQuery } from '#domain/query.ts';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { storeSearch } from '#state/last-searches.ts';
import { useText } from '#state/language.ts';
import { searchStartText } from '#text/search-start.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ModalDialog } from '#ui/ModalDialog.tsx';
import { useModal } from '#ui/use-modal.ts';
import { LiveSearch, type Steering } from './LiveSearch.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchStart } from './SearchStart.tsx';
import styles from './FullSearch.module.css';

const BagNotice = lazyPart(async () => (await import('#parts/bag/BagNotice.tsx')).BagNotice, {
  Failed: null,
});

export interface FullSearchProps {
  typed: string;
  onTyped: (text: string) => void;
  onShowAll: () => void;
  /** Called when the search is closed without a choice. */
  onClose: () => void;
  onChoose: () => void;
}

const nothingActive = -1;

/** The full-screen search on phones, with space to show names and prices in full. */
export function FullSearch({ typed, onTyped, onShowAll, onClose, onChoose }: FullSearchProps) {
  const t = useText(searchStartText);
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const steering = useRef<Steering>(null);
  const place = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(nothingActive);
  const { ref, close, handlers } = useModal(onClose);
  const query = tidyQuery(typed);

  // showModal() focuses the first button, so focus the field.
  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
    return letKeyboardGo;
  }, []);

  function edit(text: string): void {
    setActive(nothingActive);
    onTyped(text);
  }

  function search(text: string): void {
    edit(text);
    field.current?.focus();
  }

  function steer(event: KeyboardEvent): void {
    // Keyboard events bubble through React's tree to the page's own search box, which opened this
    // dialog.
    event.stopPropagation();
    if (event.key !== 'Escape') return steering.current?.(event);
    event.preventDefault();
    close();
  }

  return (
    <ModalDialog
      {...handlers}
      ref={ref}
      className={styles['screen']}
      aria-label={t.title}
      data-search=""
      onKeyDown={steer}
    >
      <div ref={place} className={styles['page']}>
        <form
          role="search"
          className={styles['bar']}
          onSubmit={(event) => {
            event.preventDefault();
            storeSearch(query);
            onShowAll();
          }}
        >
          <IconButton icon="left" label={t.close} onClick={close} />
          <div className={styles['field']}>
            <SearchField
              ref={field}
              listId={listId}
              isShown={query !== ''}
              active={active}
              typed={typed}
              onTyped={edit}
            />
          </div>
        </form>
        {/* Any tap on a result means that the search was useful, so store it. */}
        <div className={styles['body']} onClickCapture={() => storeSearch(query)}>
          {query === '' ? (
            <SearchStart onQuery={search} />
          ) : (
            <LiveSearch
              ref={steering}
              place={place}
              listId={listId}
              query={query}
              active={active}
              onActive={setActive}
              onClose={close}
              onChoose={onChoose}
            />
          )}
        </div>
        <div className={styles['news']}>
          <BagNotice />
        </div>
      </div>
    </ModalDialog>
  );
}

/**
 * Prevents the keyboard from opening over the page when the focus returns to the page's search
 * field.
 */
function letKeyboardGo(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches)
    activeElement.blur();
}
