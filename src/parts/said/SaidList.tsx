import type { Review } from '#domain/review.ts';
import { useLanguage, useText } from '#state/language.ts';
import { dayOf } from '#text/dates.ts';
import { saidText } from '#text/said.ts';
import styles from './SaidList.module.css';

/** What customers said, one below the other. */
export function SaidList({ rows, label }: { rows: readonly Review[]; label: string }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {rows.map((said, position) => (
        <li key={said.id || position} className={styles['said']}>
          <SaidWords said={said} />
        </li>
      ))}
    </ul>
  );
}

/** A null customer is shown as Customer (catalogue-73). */
function SaidWords({ said }: { said: Review }) {
  const t = useText(saidText);
  const language = useLanguage();
  return (
    <>
      <p className={styles['who']}>
        <strong>{said.customer || t.customer}</strong>
        {said.createdAt && (
          <time dateTime={said.createdAt} className={styles['when']}>
            {dayOf(said.createdAt, language)}
          </time>
        )}
      </p>
      <p className={styles['words']}>{said.content}</p>
    </>
  );
}
