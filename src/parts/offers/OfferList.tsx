import type { CheckoutOffer, Offer } from '#domain/offer.ts';
import { useText } from '#state/language.ts';
import { specialOffersText } from '#text/special-offers.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferList.module.css';

export interface OfferListProps {
  offers: readonly Offer[];
  /** The cashback offers with their minimum amount. Empty if they could not be fetched. */
  cashback: readonly CheckoutOffer[];
}

/** All offers as cards. Cashback offers that are missing from the list are appended. */
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

/** Compares by text, because offers have no id on the wire. */
function isSame(one: Offer, other: Offer): boolean {
  return one.title === other.title && one.content === other.content;
}
