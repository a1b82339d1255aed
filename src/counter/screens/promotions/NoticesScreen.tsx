import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { endNotice, notices, type HomeNotice } from '#contract/counter/promotions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { wholeNumber } from '#text/numbers.ts';
import { NoticeDialog } from './NoticeDialog.tsx';
import styles from './Promotions.module.css';
import { PromotionsList } from './PromotionsList.tsx';

/** The notices to all customers (counter-208). */
export function NoticesScreen() {
  const t = useText(promotionsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const response = useEndpoint(notices, {});
  const wordsOf = ({ text, textBn }: HomeNotice) => (language === 'bn' && textBn) || text;
  return (
    <PromotionsList
      title={titles.notices}
      intro={t.noticesIntro}
      add={t.newNotice}
      empty={{ icon: 'bell', title: t.noNotices }}
      query={response}
      rowsOf={({ rows }) => rows}
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
      ]}
      nameOf={wordsOf}
      ending={endNotice}
      dialog={(notice, onClose) => <NoticeDialog notice={notice} onClose={onClose} />}
    />
  );
}
