import type { CounterRequest } from '#contract/counter/request-shapes.ts';
import { useLanguage, useText } from '#state/language.ts';
import { momentOf } from '#text/dates.ts';
import { counterRequestText } from '#text/counter/request.ts';
import { requestStatusText } from '#text/request-status.ts';
import { Details } from '#ui/Details.tsx';
import styles from './Request.module.css';

/** Each quote and each status of the request, with who made it. */
export function RequestHistory({ request }: { request: CounterRequest }) {
  const t = useText(counterRequestText);
  const statuses = useText(requestStatusText);
  const language = useLanguage();
  if (request.history.length === 0) return null;
  // Two entries may have the same time, so the key includes the index. Entries are only appended.
  const entries = request.history.map((entry, at) => ({ ...entry, key: `${at} ${entry.at}` }));
  return (
    <Details summary={t.history}>
      <ol className={styles['history']}>
        {entries.map(({ key, at, status, by, note }) => (
          <li key={key}>
            <strong>{statuses[status]}</strong>
            <span className={styles['soft']}>
              {momentOf(at, language)}, {t.by(by || t.theCustomer)}
            </span>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ol>
    </Details>
  );
}
