import { useState } from 'react';
import { useChange } from '#counter/api/use-change.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { say } from '#counter/parts/toast.ts';
import { banners, endBanner, removeBanner, type HomeBanner } from '#contract/counter/banners.ts';
import { imageUrl } from '#domain/picture.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { nameOf } from '#text/names.ts';
import { wholeNumber } from '#text/numbers.ts';
import { Button } from '#ui/Button.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { BannerDialog } from './BannerDialog.tsx';
import styles from './Promotions.module.css';
import { PromotionsList } from './PromotionsList.tsx';

/** Banners of the home page (counter-209, counter-220 to counter-222). */
export function BannersScreen() {
  const t = useText(promotionsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const response = useEndpoint(banners, {});
  const wordsOf = ({ alt, altBn }: HomeBanner) => (language === 'bn' && altBn) || alt;
  const places = [
    { value: 'main', label: t.placeMain },
    { value: 'resort', label: t.placeResort },
    ...(response.data?.sets ?? []).map(({ place, ...category }) => ({
      value: place,
      label: t.placeBeside(nameOf(category, language)),
    })),
  ];
  return (
    <PromotionsList
      title={titles.banners}
      intro={t.bannersIntro}
      add={t.newBanner}
      canAdd={response.data !== undefined}
      empty={{ icon: 'tag', title: t.noBanners }}
      query={response}
      rowsOf={({ rows }) => rows}
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
      ]}
      nameOf={wordsOf}
      ending={endBanner}
      actionsOf={(row) => <RemoveBanner id={row.id} name={wordsOf(row)} />}
      dialog={(banner, onClose) => (
        <BannerDialog banner={banner} places={places} onClose={onClose} />
      )}
    />
  );
}

/** Deletes a banner after a confirmation (counter-221). */
function RemoveBanner({ id, name }: { id: number; name: string }) {
  const t = useText(promotionsText);
  const removing = useChange(removeBanner);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t.remove}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t.removeBannerQuestion}
          confirm={t.remove}
          isDanger
          isBusy={removing.isPending}
          problem={removing.error}
          onClose={() => setAsked(false)}
          onConfirm={() => removing.mutate({ id }, { onSuccess: () => say(t.bannerRemoved) })}
        >
          <p>{name}</p>
          <p>{t.removeBannerHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
