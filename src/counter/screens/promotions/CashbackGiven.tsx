import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import * as contract from '#contract/counter/promotions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { momentOf } from '#text/dates.ts';
import { digits, taka, wholeNumber } from '#text/numbers.ts';
import { Table } from '#ui/Table.tsx';

/** The cashback that offers have paid into wallets, with the recipients (counter-213). */
export function CashbackGiven() {
  const t = useText(promotionsText);
  const language = useLanguage();
  const response = useEndpoint(contract.cashback, {});
  return (
    <Panel title={t.cashbackGiven}>
      <QueryState query={response}>
        {({ total, count, rows }) => {
          if (rows.length === 0) return <p>{t.noCashbackYet}</p>;
          return (
            <>
              <p>{t.cashbackSum(taka(total, language), wholeNumber(count, language))}</p>
              <Table
                caption={t.got}
                rows={rows}
                rowKey={({ id }) => String(id)}
                columns={[
                  {
                    id: 'who',
                    heading: t.customer,
                    isTitle: true,
                    cell: ({ name, phone }) => name || digits(phone, language),
                  },
                  {
                    id: 'order',
                    heading: t.order,
                    cell: ({ orderNo }) => digits(orderNo, language),
                  },
                  { id: 'when', heading: t.when, cell: ({ at }) => momentOf(at, language) },
                  {
                    id: 'sum',
                    heading: t.sum,
                    align: 'end',
                    cell: ({ amount }) => taka(amount, language),
                  },
                ]}
              />
            </>
          );
        }}
      </QueryState>
    </Panel>
  );
}
