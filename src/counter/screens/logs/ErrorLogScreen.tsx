import { useState } from 'react';
import { call } from '#counter/api/call.ts';
import { usePieces } from '#counter/api/use-pieces.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { MorePieces } from '#counter/parts/MorePieces.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import * as contract from '#contract/counter/logs.ts';
import { useLanguage, useText } from '#state/language.ts';
import { logsText } from '#text/counter/logs.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { momentOf } from '#text/dates.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ReportsDialog } from './ReportsDialog.tsx';
import styles from './Logs.module.css';

/** The errors on customers' phones, each message once (counter-195). */
export function ErrorLogScreen() {
  const t = useText(logsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const [opened, setOpened] = useState<string | null>(null);
  const pieces = usePieces([contract.errors.name], (after, signal) =>
    call(contract.errors, { after }, { signal }),
  );
  return (
    <>
      <PageHead title={titles.errorLog}>{t.errorsIntro}</PageHead>
      <QueryState query={pieces}>
        {({ pages }) => (
          <>
            <DataTable
              caption={t.errorsCaption}
              rows={pages.flatMap((page) => page.rows)}
              rowKey={({ message }) => message}
              empty={<EmptyState icon="check" title={t.noErrors} />}
              columns={[
                {
                  id: 'message',
                  heading: t.message,
                  isTitle: true,
                  cell: ({ message }) => (
                    <span className={styles['words']}>{message || t.noMessage}</span>
                  ),
                },
                {
                  id: 'count',
                  heading: t.count,
                  align: 'end',
                  cell: ({ count }) => wholeNumber(count, language),
                },
                { id: 'last', heading: t.last, cell: ({ lastAt }) => momentOf(lastAt, language) },
                {
                  id: 'first',
                  heading: t.first,
                  cell: ({ firstAt }) => momentOf(firstAt, language),
                },
                {
                  id: 'reports',
                  heading: t.reports,
                  cell: ({ message }) => (
                    <Button variant="quiet" onClick={() => setOpened(message)}>
                      {t.open}
                    </Button>
                  ),
                },
              ]}
            />
            <MorePieces pieces={pieces} />
          </>
        )}
      </QueryState>
      {opened !== null && <ReportsDialog message={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
