import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { endOffer, offers, type Offer } from '#contract/counter/promotions.ts';
import { useLanguage, useText } from '#state/language.ts';
import { promotionsText } from '#text/counter/promotions.ts';
import { screenTitles } from '#text/counter/screens.ts';
import { taka } from '#text/numbers.ts';
import { CashbackGiven } from './CashbackGiven.tsx';
import { OfferDialog } from './OfferDialog.tsx';
import styles from './Promotions.module.css';
import { PromotionsList } from './PromotionsList.tsx';

/** The offers, and the cashback that they paid (counter-204 to counter-206). */
export function OffersScreen() {
  const t = useText(promotionsText);
  const titles = useText(screenTitles);
  const language = useLanguage();
  const response = useEndpoint(offers, {});
  const nameOf = ({ header, headerBn }: Offer) => (language === 'bn' && headerBn) || header;
  return (
    <PromotionsList
      title={titles.offers}
      intro={t.offersIntro}
      add={t.newOffer}
      empty={{ icon: 'tag', title: t.noOffers }}
      query={response}
      rowsOf={({ rows }) => rows}
      columns={[
        {
          id: 'offer',
          heading: t.offer,
          isTitle: true,
          cell: (row) => <span className={styles['words']}>{nameOf(row)}</span>,
        },
        {
          id: 'cashback',
          heading: t.cashbackShort,
          cell: ({ cashback, leastAmount }) =>
            cashback > 0
              ? t.backFrom(taka(cashback, language), taka(leastAmount, language))
              : t.noCashback,
        },
        { id: 'coupon', heading: t.code, cell: ({ couponCode }) => couponCode || '–' },
      ]}
      nameOf={nameOf}
      ending={endOffer}
      dialog={(offer, onClose) => <OfferDialog offer={offer} onClose={onClose} />}
    >
      <CashbackGiven />
    </PromotionsList>
  );
}
