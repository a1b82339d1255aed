import { useLanguage, useProductWords, useText } from '#state/language.ts';
import { nameAndStrength } from '#text/names.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { Badge } from '#ui/Badge.tsx';
import type { DraftSum } from './quote-draft.ts';
import type { QuoteLine } from './quote-lines.ts';
import styles from './QuoteLines.module.css';

interface QuoteLinesProps {
  lines: readonly QuoteLine[];
  /** Null if there is only a total, or no quote yet. */
  sum: DraftSum | null;
  note: string;
}

/** The quote as the customer sees it: each medicine with its price, the total, the note. */
export function QuoteLines({ lines, sum, note }: QuoteLinesProps) {
  const t = useText(counterRequestText);
  const language = useLanguage();
  return (
    <>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
      {sum && (
        <dl className={styles['sum']}>
          <div>
            <dt>{t.goods}</dt>
            <dd>{taka(sum.goods, language)}</dd>
          </div>
          {sum.deliveryCharge !== null && (
            <div>
              <dt>{t.delivery}</dt>
              <dd>{taka(sum.deliveryCharge, language)}</dd>
            </div>
          )}
          <div className={styles['total']}>
            <dt>{t.total}</dt>
            <dd>{taka(sum.total, language)}</dd>
          </div>
        </dl>
      )}
      {note && <p className={styles['note']}>{note}</p>}
    </>
  );
}

function Line({ line }: { line: QuoteLine }) {
  const t = useText(counterRequestText);
  const words = useProductWords();
  const language = useLanguage();
  const { offered, cost, written } = line;
  return (
    <li className={styles['line']}>
      <span>
        {offered ? nameAndStrength(offered, words, language) : written}
        {cost && ` × ${wholeNumber(line.quantity, language)}`}
        {line.isSubstitute && (
          <>
            {' '}
            <Badge tone="offer">{t.substitute}</Badge>{' '}
            <span className={styles['soft']}>{t.readsInPlace(written)}</span>
          </>
        )}
      </span>
      {cost ? (
        <span className={styles['price']}>
          <span className={styles['soft']}>{t.each(taka(cost.unit, language))}</span>{' '}
          <b>{taka(cost.whole, language)}</b>
        </span>
      ) : (
        <span className={styles['soft']}>{line.isOpen ? t.undecided : t.none}</span>
      )}
    </li>
  );
}
