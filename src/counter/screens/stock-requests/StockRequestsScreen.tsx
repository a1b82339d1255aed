import { useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { useChange } from '#counter/api/use-change.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { ScreenLink, useAddressQuery } from '#counter/parts/links.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { say } from '#counter/parts/toast.ts';
import { useJustChanged } from '#counter/parts/use-just-changed.ts';
import { markAnswered, waiting } from '#contract/counter/stock-requests.ts';
import { phoneHref } from '#domain/phone.ts';
import { useLanguage, useText } from '#state/language.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { shelvesText } from '#text/counter/shelves.ts';
import { stockRequestsText } from '#text/counter/stock-requests.ts';
import { dayOf } from '#text/dates.ts';
import { digits, wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Pager } from '#ui/Pager.tsx';
import { pageButton } from '#ui/page-button.tsx';
import styles from './StockRequestsScreen.module.css';

/** The customers who wait for products, grouped by product (counter-161 to counter-163). */
export function StockRequestsScreen() {
  const t = useText(stockRequestsText);
  const labels = useText(shelvesText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const [query, changeQuery] = useAddressQuery();
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1);
  const response = useEndpoint(waiting, { page }, { keepsLast: true });
  const marking = useChange(markAnswered);
  const [marked, setMarked] = useState(0);
  const shown = response.data?.products.flatMap(({ requests }) => requests);
  // When a customer leaves the list, the next one moves into their place. A second press must not
  // mark that customer as informed.
  const isHeld = useJustChanged(shown?.map(({ id }) => id).join() ?? null);

  function mark(id: number): void {
    if (isHeld) return;
    setMarked(id);
    marking.mutate({ ids: [id] }, { onSuccess: () => say(t.isMarked) });
  }

  return (
    <>
      <PageHead title={titles.stockRequests}>{t.intro}</PageHead>
      <ProblemNotice problem={marking.error} />
      <QueryState query={response}>
        {({ products, total, pageSize }) => (
          <div className={styles['list']}>
            {products.length === 0 && (
              <EmptyState icon="bell" title={t.nobody}>
                {t.nobodyHint}
              </EmptyState>
            )}
            {products.map(({ id, name, nameBn, strength, stock, people, requests }) => (
              <Panel
                key={id}
                title={`${language === 'bn' ? nameBn || name : name} ${strength}`.trim()}
                actions={
                  <span className={styles['beside']}>
                    <StatusPill tone={stock > 0 ? 'done' : 'quiet'}>
                      {stock > 0 ? t.isThere(stock) : t.isOut}
                    </StatusPill>
                    <ScreenLink to={`/products/${id}`} className={styles['link']}>
                      {t.change}
                    </ScreenLink>
                  </span>
                }
              >
                <DataTable
                  caption={name}
                  rows={requests}
                  rowKey={(request) => String(request.id)}
                  empty={null}
                  columns={[
                    {
                      id: 'phone',
                      heading: t.phone,
                      isTitle: true,
                      cell: ({ phone }) => (
                        <a className={styles['link']} href={phoneHref(phone)}>
                          {digits(phone, language)}
                        </a>
                      ),
                    },
                    {
                      id: 'quantity',
                      heading: t.quantity,
                      align: 'end',
                      cell: ({ quantity }) =>
                        quantity === null ? '–' : wholeNumber(quantity, language),
                    },
                    {
                      id: 'since',
                      heading: t.since,
                      cell: ({ at }) => dayOf(at, language),
                    },
                    {
                      id: 'how',
                      heading: t.how,
                      cell: ({ hasAccount }) => (hasAccount ? t.hasAccount : t.toCall),
                    },
                    {
                      id: 'answered',
                      heading: t.answered,
                      cell: (request) => (
                        <Button
                          variant="secondary"
                          aria-label={t.markAnswered(digits(request.phone, language))}
                          busy={marking.isPending && marked === request.id}
                          aria-disabled={isHeld || undefined}
                          onClick={() => mark(request.id)}
                        >
                          {t.answered}
                        </Button>
                      ),
                    },
                  ]}
                />
                {people > requests.length && <p>{t.more(people - requests.length)}</p>}
              </Panel>
            ))}
            <Pager
              page={page}
              pageCount={Math.ceil(total / pageSize)}
              labels={labels}
              format={(number) => digits(number, language)}
              link={pageButton((to) => changeQuery({ page: to > 1 ? String(to) : '' }))}
            />
          </div>
        )}
      </QueryState>
    </>
  );
}
