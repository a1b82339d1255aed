import type { CheckoutOffer, Offer } from '#domain/offer.ts';
import { useText } from '#state/language.ts';
import { specialOffersText } from '#text/special-offers.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferList.module.css';

export interface OfferListProps {
  offers: readonly Offer[];
  /** Those that give cashback, with their least amount; empty where they could not be asked for. */
  cashback: readonly CheckoutOffer[];
}

/** Every offer as a card; a cashback offer that the list lacks stands behind the others. */
export function OfferList({ offers, cashback }: OfferListProps) {
  const t = useText(specialOffersText);
  const unlisted = cashback.filter((one) => !offers.some((offer) => isSame(offer, one)));
  return (
    <ul className={styles['offers']} aria-label={t.list}>
      {[...offers, ...unlisted].map((offer) => (
        <li key={`${offer.title}/${offer.content}`}>
          <OfferCard offer={offer} cashback={cashback.find((one) => isSame(offer, one))} />
        </li>
      ))}
    </ul>
  );
}

/** The wire gives offers no id: the same words are the same offer. */
function isSame(one: Offer, other: Offer): boolean {
  return one.title === other.title && one.content === other.content;
}
