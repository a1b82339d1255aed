import { useChange } from '#counter/api/use-change.ts';
import { Panel } from '#counter/parts/Panel.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import type { CounterOrder, CounterOrderLine } from '#contract/counter/order-shapes.ts';
import { pick } from '#contract/counter/orders.ts';
import { isEnded } from '#domain/order-moves.ts';
import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { counterOrderText } from '#text/counter/orders.ts';
import { timeOf } from '#text/dates.ts';
import { nameAndStrength } from '#text/names.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import styles from './Order.module.css';

/** The lines as a pick list. Each is ticked when it has been taken from the shelf (counter-121). */
export function PickPanel({ order }: { order: CounterOrder }) {
  const t = useText(counterOrderText);
  const { lines, status } = order;
  const picked = lines.filter((line) => line.picked !== null).length;
  const canTick = status !== 'Pending' && !isEnded(status);
  return (
    <Panel
      title={t.packTitle}
      actions={<span className={styles['soft']}>{t.picked(picked, lines.length)}</span>}
    >
      {order.remarks && (
        <p className={styles['remarks']}>
          <strong>{t.theySay}:</strong> {order.remarks}
        </p>
      )}
      {status === 'Pending' && <p className={styles['soft']}>{t.pickLater}</p>}
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <PickLine key={line.id} orderId={order.id} line={line} canTick={canTick} />
        ))}
      </ul>
      {order.isAutoOrder && <p className={styles['soft']}>{t.autoOrder}</p>}
    </Panel>
  );
}

interface PickLineProps {
  orderId: string;
  line: CounterOrderLine;
  canTick: boolean;
}

function PickLine({ orderId, line, canTick }: PickLineProps) {
  const t = useText(counterOrderText);
  const language = useLanguage();
  const words = useProductWords();
  const change = useChange(pick);
  // The tick is optimistic. If the server refuses it, it is undone and the reason is shown below.
  const isPicked = change.isPending ? change.variables.isPicked : line.picked !== null;
  const name = nameAndStrength(line, words, language);
  const about = [words.form(line.form), words.company(line.company)].filter(Boolean).join(' · ');
  return (
    <li className={styles['line']}>
      <Checkbox
        checked={isPicked}
        disabled={!canTick}
        onChange={(wanted) => change.mutate({ id: orderId, lineId: line.id, isPicked: wanted })}
        label={
          <>
            <b className={styles['count']}>{t.times(wholeNumber(line.quantity, language))}</b>{' '}
            <b>{name}</b>
            {about && <span className={styles['under']}>{about}</span>}
            {line.isPrescriptionRequired && (
              <span className={styles['under']}>
                <Badge tone="line" icon="prescription">
                  {t.rx}
                </Badge>
              </span>
            )}
            {line.picked && (
              <span className={styles['under']}>
                {t.pickedBy(line.picked.by, timeOf(line.picked.at, language))}
              </span>
            )}
          </>
        }
      />
      <div className={styles['price']}>
        <span>{taka(line.total, language)}</span>
        {line.quantity > 1 && (
          <span className={styles['under']}>
            {t.each(taka(line.unitPrice - line.discount, language))}
          </span>
        )}
      </div>
      <ProblemNotice problem={change.error} />
    </li>
  );
}
