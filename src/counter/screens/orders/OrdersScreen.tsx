import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { FilterChips } from '#counter/parts/FilterChips.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { useAddressQuery } from '#counter/parts/links.tsx';
import { list, orderFilters } from '#contract/counter/orders.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrdersText } from '#text/counter/orders.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { digits } from '#text/numbers.ts';
import { orderStatusText } from '#text/order-status.ts';
import { Pager } from '#ui/Pager.tsx';
import { pageButton } from '#ui/page-button.tsx';
import { FindOrder } from './FindOrder.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import styles from './Orders.module.css';

/** All orders, with a search by number, phone or name (counter-141). */
export function OrdersScreen() {
  const t = useText(counterOrdersText);
  const statuses = useText(orderStatusText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const [query, change] = useAddressQuery();
  const filter = orderFilters.find((one) => one === query.get('filter')) ?? 'all';
  const find = query.get('find') ?? '';
  const page = query.get('page') ?? '1';
  const response = useEndpoint(list, { filter, find, page }, { keepsLast: true });
  const words = { all: t.all, unverified: t.unverified, owedBack: t.owedBack, ...statuses };
  return (
    <>
      <PageHead title={titles.orders}>{t.lead}</PageHead>
      <div className={styles['controls']}>
        <FindOrder key={find} find={find} onFind={(text) => change({ find: text, page: '' })} />
        <FilterChips
          label={t.filters}
          chosen={filter}
          onChoose={(chosen) => change({ filter: chosen === 'all' ? '' : chosen, page: '' })}
          chips={orderFilters.map((value) => ({ value, words: words[value] }))}
        />
      </div>
      <QueryState query={response}>
        {({ orders, count, pageCount, page: at }) => (
          <>
            <p className={styles['count']} role="status">
              {t.countOf(count)}
            </p>
            <OrdersTable
              orders={orders}
              isStale={response.isPlaceholderData}
              isFound={find !== ''}
              onShowAll={() => change({ find: '', filter: '', page: '' })}
            />
            {pageCount > 1 && (
              <Pager
                page={at}
                pageCount={pageCount}
                labels={{ pages: t.pages, previous: t.previous, next: t.next, page: t.page }}
                format={(number) => digits(number, language)}
                link={pageButton((next) => change({ page: String(next) }))}
              />
            )}
          </>
        )}
      </QueryState>
    </>
  );
}
