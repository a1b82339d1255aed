import { Panel } from '#counter/parts/Panel.tsx';
import type { CounterOrder } from '#contract/counter/order-shapes.ts';
import { useLanguage, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { momentOf } from '#text/dates.ts';
import { orderStatusText } from '#text/order-status.ts';
import styles from './Order.module.css';

/** Each status of the order, with who set it and why (counter-126). */
export function HistoryPanel({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const statuses = useText(orderStatusText);
  const language = useLanguage();
  return (
    <Panel title={t.historyTitle}>
      <ol className={styles['history']}>
        {order.history.map(({ status, at, by, note }) => (
          <li key={`${at} ${status}`}>
            <b>{statuses[status]}</b>
            <span className={styles['under']}>
              {[momentOf(at, language), by && t.by(by)].filter(Boolean).join(', ')}
            </span>
            {note && <span className={styles['under']}>{note}</span>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
