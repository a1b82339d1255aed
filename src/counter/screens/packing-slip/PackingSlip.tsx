import type { CounterOrder, CounterOrderLine } from '#contract/counter/order-shapes.ts';
import { useShop } from '#state/shop.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { counterOrderText, orderPapersText } from '#text/counter/orders.ts';
import { momentOf } from '#text/dates.ts';
import { nameAndStrength } from '#text/names.ts';
import { digits, taka, wholeNumber } from '#text/numbers.ts';
import { Table, type TableColumn } from '#ui/Table.tsx';
import { placesIn } from './as-order-details.ts';
import styles from './Papers.module.css';

interface PackingSlipProps {
  order: CounterOrder;
  title: string;
}

/**
 * The packing slip: the receiver, the contents of the parcel, and the amount to collect, without
 * unit prices (counter-145).
 */
export function PackingSlip({ order, title }: PackingSlipProps) {
  const t = useText(orderPapersText);
  const words = useText(counterOrderText);
  const language = useLanguage();
  const columns = useColumns();
  const shop = useShop();
  const { receiver, lines, amounts } = order;
  const units = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <article className={styles['sheet']}>
      <header className={styles['head']}>
        <div>
          <p className={styles['big']}>{shop.name[language]}</p>
          <p>{digits(shop.phone.shown, language)}</p>
        </div>
        <div>
          <h2 className={styles['big']}>{title}</h2>
          <p>{momentOf(order.createdAt, language)}</p>
        </div>
      </header>
      <section className={styles['to']}>
        <p className={styles['big']}>{receiver.name}</p>
        <p className={styles['big']}>{digits(receiver.phone, language)}</p>
        <p>{[receiver.address, placesIn(order)].filter(Boolean).join(', ')}</p>
        {order.remarks && (
          <p>
            <b>{words.theySay}:</b> {order.remarks}
          </p>
        )}
      </section>
      <p className={styles['collect']}>
        {amounts.left > 0 ? t.collect(taka(amounts.left, language)) : t.allPaid}
      </p>
      <Table caption={title} columns={columns} rows={lines} rowKey={(line) => String(line.id)} />
      <p>{t.total(lines.length, units)}</p>
      <div className={styles['signs']}>
        <p>{t.packedBy}</p>
        <p>{t.receivedBy}</p>
      </div>
    </article>
  );
}

function useColumns(): TableColumn<CounterOrderLine>[] {
  const t = useText(orderPapersText);
  const language = useLanguage();
  const words = useProductWords();
  return [
    {
      id: 'item',
      heading: t.item,
      isTitle: true,
      cell: (line) => (
        <div>
          {nameAndStrength(line, words, language)}
          <span className={styles['under']}>
            {[words.form(line.form), words.company(line.company)].filter(Boolean).join(' · ')}
          </span>
        </div>
      ),
    },
    {
      id: 'quantity',
      heading: t.quantity,
      align: 'end',
      cell: (line) => wholeNumber(line.quantity, language),
    },
    {
      id: 'done',
      heading: t.done,
      align: 'end',
      cell: () => <span aria-hidden="true" className={styles['tick']} />,
    },
  ];
}
