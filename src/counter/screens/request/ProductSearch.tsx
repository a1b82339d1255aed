import { useId, useState, type KeyboardEvent } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import type { CounterProduct } from '#contract/counter/request-shapes.ts';
import { search } from '#contract/products.ts';
import { wordsOf } from '#domain/query-words.ts';
import { useDebounced } from '#parts/search/use-debounced.ts';
import { useText } from '#state/language.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { OfferLine } from './OfferLine.tsx';
import styles from './ProductSearch.module.css';

interface ProductSearchProps {
  /** The name of the medicine, for the field's label. */
  name: string;
  onChoose: (product: CounterProduct) => void;
}

const debounceMs = 250;
const shownRows = 8;

/**
 * Searches the catalogue for a medicine that was matched wrongly or not at all. It is a combobox as
 * in the ARIA pattern.
 */
export function ProductSearch({ name, onChoose }: ProductSearchProps) {
  const t = useText(counterRequestText);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const query = wordsOf(useDebounced(typed, debounceMs) ?? '').join(' ');
  const found = useEndpoint(
    search,
    { PageNumber: 1, PageSize: shownRows, Query: query.split(' ') },
    { isOff: query === '', keepsLast: true },
  );
  const rows = query === '' ? [] : (found.data ?? []).slice(0, shownRows);
  const isShown = isOpen && typed.trim() !== '' && query !== '';
  // Until the response arrives, the rows are those of the previous query.
  const isOfTyped = query === wordsOf(typed).join(' ') && !found.isPlaceholderData;

  function choose(product: CounterProduct | undefined): void {
    if (!product) return;
    setOpen(false);
    setTyped('');
    onChoose(product);
  }

  function steer(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== '') {
      setTyped('');
      setOpen(false);
    } else if (event.key === 'ArrowDown') {
      setOpen(true);
      setActive((now) => (now + 1) % Math.max(1, rows.length));
    } else if (event.key === 'ArrowUp') {
      setActive((now) => (now <= 0 ? rows.length - 1 : now - 1));
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      if (isShown && isOfTyped) choose(rows[Math.max(0, active)]);
    } else return;
    event.preventDefault();
  }

  return (
    <div className={styles['search']}>
      <TextField
        label={t.search}
        aria-label={t.searchFor(name)}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onKeyDown={steer}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(text) => {
          setTyped(text);
          setActive(-1);
          setOpen(true);
        }}
      />
      {isShown && (
        <>
          <ul id={listId} role="listbox" aria-label={t.searchFor(name)} className={styles['list']}>
            {rows.map((product, at) => (
              <li
                key={product.id}
                id={`${listId}-${at}`}
                role="option"
                aria-selected={at === active}
                className={classes(styles['option'], at === active && styles['active'])}
                // Prevents the press from moving the focus out of the field.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(product)}
              >
                <OfferLine product={product} />
              </li>
            ))}
          </ul>
          <Found query={found} count={rows.length} />
        </>
      )}
    </div>
  );
}

interface FoundProps {
  query: { isFetching: boolean; isError: boolean };
  count: number;
}

/**
 * The status of the search. It is visible if there are no rows, otherwise only for screen readers.
 */
function Found({ query, count }: FoundProps) {
  const t = useText(counterRequestText);
  if (query.isError) return <p role="status">{t.searchFailed}</p>;
  if (query.isFetching && count === 0) return <p role="status">{t.searching}</p>;
  if (count === 0) return <p role="status">{t.notFound}</p>;
  return (
    <VisuallyHidden>
      <span role="status">{t.found(count)}</span>
    </VisuallyHidden>
  );
}
