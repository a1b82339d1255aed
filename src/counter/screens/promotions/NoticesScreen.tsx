import { useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import * as contract from '#contract/counter/promotions.ts';
import type { HomeNotice } from '#contract/counter/promotions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { NoticeDialog } from './NoticeDialog.tsx';
import styles from './Promotions.module.css';
import { useRunningColumns } from './use-running-columns.tsx';

/** Notices to all (counter-208). */
export function NoticesScreen() {
  const t = useText(promotionsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const [open, setOpen] = useState<HomeNotice | 'new' | null>(null);
  const answer = useEndpoint(contract.notices, {});
  const wordsOf = ({ text, textBn }: HomeNotice) => (language === 'bn' && textBn) || text;
  const running = useRunningColumns({
    ending: contract.endNotice,
    nameOf: wordsOf,
    onChange: setOpen,
  });
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Icon name="plus" />
      {t.newNotice}
    </Button>
  );
  return (
    <>
      <PageHead title={titles.notices} actions={add}>
        {t.noticesIntro}
      </PageHead>
      <QueryState query={answer}>
        {({ rows }) => (
          <DataTable
            caption={titles.notices}
            rows={rows}
            rowKey={({ id }) => String(id)}
            empty={<EmptyState icon="bell" title={t.noNotices} />}
            columns={[
              {
                id: 'notice',
                heading: t.notice,
                isTitle: true,
                cell: (row) => <span className={styles['words']}>{wordsOf(row)}</span>,
              },
              {
                id: 'rank',
                heading: t.rank,
                align: 'end',
                cell: ({ rank }) => wholeNumber(rank, language),
              },
              ...running,
            ]}
          />
        )}
      </QueryState>
      {open && <NoticeDialog notice={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
    </>
  );
}
