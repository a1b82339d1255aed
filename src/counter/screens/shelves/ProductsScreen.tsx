import { useEffect, useRef, useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useSession } from '#counter/api/session.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { FilterChips } from '#counter/parts/FilterChips.tsx';
import { ScreenLink, useAddressQuery } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { useShortcuts } from '#counter/parts/use-shortcuts.ts';
import { list, shelfFilters, type ListedProduct } from '#contract/counter/shelves.ts';
import { useLanguage, useText } from '#state/language.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { digits } from '#text/numbers.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { pageButton } from '#ui/page-button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { buttonLook } from '#ui/button-look.ts';
import { PriceDialog } from '#counter/parts/products/PriceDialog.tsx';
import { StockDialog } from '#counter/parts/products/StockDialog.tsx';
import { useProductColumns } from './product-columns.tsx';
import styles from './ProductsScreen.module.css';

/** The debounce of the search, in milliseconds. */
const typing = 300;

/**
 * All products, with a search and a filter by category. Price and stock can be changed in the list
 * (counter-150, counter-155).
 */
export function ProductsScreen() {
  const t = useText(shelvesText);
  const titles = useText(screenTitles);
  const [query, changeQuery] = useAddressQuery();
  const language = useLanguage();
  const mayWrite = useSession().member?.role !== 'packer';
  const [priced, setPriced] = useState<ListedProduct | null>(null);
  const [stocked, setStocked] = useState<ListedProduct | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const filter = shelfFilters.find((one) => one === query.get('filter')) ?? 'all';
  const categoryId = Number(query.get('category')) || 0;
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const request = { query: query.get('q') ?? '', categoryId, filter, page };
  const response = useEndpoint(list, request, { keepsLast: true });
  const columns = useProductColumns({
    onPrice: mayWrite ? setPriced : null,
    onStock: setStocked,
  });
  const [typed, setTyped] = useState(request.query);
  useLater(typed, (words) => {
    if (words !== request.query) changeQuery({ q: words, page: '' });
  });
  useShortcuts([{ key: '/', words: t.search, onPress: () => box.current?.focus() }]);

  const categories = response.data?.categories ?? [];
  return (
    <>
      <PageHead
        title={titles.products}
        actions={
          mayWrite && (
            <>
              <ScreenLink to="/import" className={buttonLook('secondary')}>
                {t.importFile}
              </ScreenLink>
              <ScreenLink to="/products/new" className={buttonLook('primary')}>
                {t.newProduct}
              </ScreenLink>
            </>
          )
        }
      />
      <div className={styles['controls']}>
        <TextField
          ref={box}
          label={t.search}
          placeholder={t.searchHint}
          type="search"
          maxLength={200}
          value={typed}
          onChange={setTyped}
        />
        <SelectField
          label={t.category}
          placeholder={t.allCategories}
          value={categoryId > 0 ? String(categoryId) : ''}
          onChange={(chosen) => changeQuery({ category: chosen, page: '' })}
          options={categories.map(({ id, name, nameBn }) => ({
            value: String(id),
            label: language === 'bn' ? nameBn || name : name,
          }))}
        />
      </div>
      <FilterChips
        label={t.filter}
        chips={shelfFilters.map((value) => ({
          value,
          words: t[value],
          count: value === filter ? response.data?.total : undefined,
        }))}
        chosen={filter}
        onChoose={(value) => changeQuery({ filter: value === 'all' ? '' : value, page: '' })}
      />
      <QueryState query={response}>
        {({ products, total, pageSize }) => (
          <div className={styles['list']}>
            <DataTable
              caption={t.found(total)}
              columns={columns}
              rows={products}
              rowKey={({ id }) => String(id)}
              isStale={response.isPlaceholderData}
              empty={
                <EmptyState icon="search" title={t.nothingFound}>
                  {t.nothingFoundHint}
                </EmptyState>
              }
            />
            <Pager
              page={page}
              pageCount={Math.ceil(total / pageSize)}
              labels={t}
              format={(number) => digits(number, language)}
              link={pageButton((to) => changeQuery({ page: to > 1 ? String(to) : '' }))}
            />
          </div>
        )}
      </QueryState>
      {priced && <PriceDialog product={priced} onClose={() => setPriced(null)} />}
      {stocked && <StockDialog product={stocked} onClose={() => setStocked(null)} />}
    </>
  );
}

/** Calls `onSettled` once the value has not changed for `typing` milliseconds. */
function useLater(value: string, onSettled: (value: string) => void): void {
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(value), typing);
    return () => clearTimeout(timer);
  }, [value]);
}
