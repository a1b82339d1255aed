import { useState } from 'react';
import { useAnswer } from '#counter/api/use-answer.ts';
import { Answer } from '#counter/parts/Answer.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import * as contract from '#contract/counter/promotions.ts';
import type { ResponseOutput } from '#contract/endpoint.ts';
import { imageUrl } from '#domain/picture.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { BannerDialog } from './BannerDialog.tsx';
import styles from './Promotions.module.css';
import { useRunningColumns } from './use-running-columns.tsx';

export type HomeBanner = ResponseOutput<typeof contract.banners>['rows'][number];

/** Banners of the home page (counter-209). */
export function BannersScreen() {
  const t = useText(promotionsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const [open, setOpen] = useState<HomeBanner | null>(null);
  const answer = useAnswer(contract.banners, {});
  const wordsOf = ({ alt, altBn }: HomeBanner) => (language === 'bn' && altBn) || alt;
  const running = useRunningColumns({
    ending: contract.endBanner,
    nameOf: wordsOf,
    onChange: setOpen,
  });
  const places: Readonly<Record<string, string>> = { main: t.placeMain, resort: t.placeResort };
  const widths: Readonly<Record<string, string>> = { medium: t.medium, small: t.small };
  return (
    <>
      <PageHead title={titles.banners}>{t.bannersIntro}</PageHead>
      <Answer answer={answer}>
        {({ rows }) => (
          <DataTable
            caption={titles.banners}
            rows={rows}
            rowKey={({ id }) => String(id)}
            empty={<EmptyState icon="tag" title={t.noBanners} />}
            columns={[
              {
                id: 'banner',
                heading: t.bannerWords,
                isTitle: true,
                cell: (row) => <span className={styles['words']}>{wordsOf(row)}</span>,
              },
              {
                id: 'picture',
                heading: t.picture,
                cell: ({ image }) => (
                  <img
                    className={styles['picture']}
                    src={imageUrl('Banner', 'Small', image)}
                    alt=""
                    loading="lazy"
                  />
                ),
              },
              {
                id: 'place',
                heading: t.place,
                cell: ({ place, viewport }) =>
                  `${places[place] ?? t.placeSet}, ${widths[viewport] ?? t.large}`,
              },
              { id: 'link', heading: t.link, cell: ({ link }) => link || '–' },
              ...running,
            ]}
          />
        )}
      </Answer>
      {open && <BannerDialog banner={open} onClose={() => setOpen(null)} />}
    </>
  );
}
