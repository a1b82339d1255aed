import type { RefObject } from 'react';
import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './SearchBox.module.css';

export interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Whether the rows are open. */
  isShown: boolean;
  /** The row that the arrow keys have selected, or -1 for none. */
  active: number;
  typed: string;
  onTyped: (text: string) => void;
  onOpen?: () => void;
}

/** The text field of the live search: a combobox of the ARIA pattern with a grid popup. */
export function SearchField({
  ref,
  listId,
  isShown,
  active,
  typed,
  onTyped,
  onOpen,
}: SearchFieldProps) {
  const t = useText(shellText);
  return (
    <div className={styles['box']} data-placeholder={t.searchPlaceholder}>
      <span className={styles['glass']}>
        <Icon name="search" />
      </span>
      <input
        ref={ref}
        className={styles['field']}
        type="search"
        name="query"
        role="combobox"
        aria-label={t.searchLabel}
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={t.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => onTyped(event.target.value)}
        onClick={onOpen}
      />
      {typed !== '' && (
        <IconButton
          icon="close"
          label={t.clearSearch}
          size={20}
          onClick={() => {
            onTyped('');
            ref.current?.focus();
          }}
        />
      )}
    </div>
  );
}
