import { useState } from 'react';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { DataTable } from '#counter/parts/DataTable.tsx';
import { PageHead } from '#counter/parts/PageHead.tsx';
import * as contract from '#contract/counter/banners.ts';
import type { HomeBanner } from '#contract/counter/banners.ts';
import { imageUrl } from '#domain/picture.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { nameOf } from '#text/names.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { BannerDialog } from './BannerDialog.tsx';
import styles from './Promotions.module.css';
import { RemoveBanner } from './RemoveBanner.tsx';
import { useRunningColumns } from './use-running-columns.tsx';

/** Banners of the home page (counter-209, counter-220 to counter-222). */
export function BannersScreen() {
  const t = useText(promotionsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const [open, setOpen] = useState<HomeBanner | 'new' | null>(null);
  const answer = useEndpoint(contract.banners, {});
  const wordsOf = ({ alt, altBn }: HomeBanner) => (language === 'bn' && altBn) || alt;
  const running = useRunningColumns({
    ending: contract.endBanner,
    nameOf: wordsOf,
    onChange: setOpen,
    more: (row) => <RemoveBanner id={row.id} name={wordsOf(row)} />,
  });
  const places = [
    { value: 'main', label: t.placeMain },
    { value: 'resort', label: t.placeResort },
    ...(answer.data?.sets ?? []).map(({ place, ...category }) => ({
      value: place,
      label: t.placeBeside(nameOf(category, language)),
    })),
  ];
  const add = (
    <Button disabled={!answer.data} onClick={() => setOpen('new')}>
      <Icon name="plus" />
      {t.newBanner}
    </Button>
  );
  return (
    <>
      <PageHead title={titles.banners} actions={add}>
        {t.bannersIntro}
      </PageHead>
      <QueryState query={answer}>
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
                cell: (row) => (
                  <span className={styles['words']}>
                    {wordsOf(row)}
                    {row.link && <span className={styles['under']}>{t.leadsTo(row.link)}</span>}
                  </span>
                ),
              },
              {
                id: 'picture',
                heading: t.picture,
                cell: ({ pictures: { large, medium, small } }) => (
                  <img
                    className={styles['picture']}
                    src={imageUrl('Banner', 'Small', large || medium || small)}
                    alt=""
                    loading="lazy"
                  />
                ),
              },
              {
                id: 'place',
                heading: t.place,
                cell: ({ place }) => places.find(({ value }) => value === place)?.label ?? '–',
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
      {open && (
        <BannerDialog
          banner={open === 'new' ? null : open}
          places={places}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
