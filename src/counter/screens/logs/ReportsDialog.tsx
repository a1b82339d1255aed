import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import * as contract from '#contract/counter/logs.ts';
import { useLanguage, useText } from '#state/language.ts';
import { logsText } from '#text/counter/logs.ts';
import { momentOf } from '#text/dates.ts';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './Logs.module.css';

/** The newest stored reports with the same message (counter-196). */
export function ReportsDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const t = useText(logsText);
  const language = useLanguage();
  const response = useEndpoint(contract.reports, { message });
  return (
    <Dialog title={t.newest} closeLabel={t.close} size="wide" onClose={onClose}>
      <p className={styles['words']}>{message || t.noMessage}</p>
      <QueryState query={response}>
        {({ rows }) => (
          <ul className={styles['reports']}>
            {rows.map(({ id, url, content, createdAt }) => (
              <li key={id} className={styles['report']}>
                <p>
                  <time dateTime={createdAt}>{momentOf(createdAt, language)}</time> {url}
                </p>
                <pre className={styles['content']}>{content}</pre>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Dialog>
  );
}
