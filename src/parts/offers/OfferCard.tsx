import type { CheckoutOffer, Offer } from '#domain/offer.ts';
import { Picture } from '#parts/picture/Picture.tsx';
import { useLanguage, useText } from '#state/language.ts';
import { nameLanguage, nameOf } from '#text/names.ts';
import { specialOffersText } from '#text/special-offers.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import surface from '#ui/surface.module.css';
import { CouponCode } from './CouponCode.tsx';
import styles from './OfferCard.module.css';

export interface OfferCardProps {
  offer: Offer;
  /** The cashback terms, if it gives cashback. */
  cashback?: CheckoutOffer | undefined;
}

/**
 * An offer: icon, header and content (customer-area-142), with its minimum amount or its coupon
 * code if it has one.
 */
export function OfferCard({ offer, cashback }: OfferCardProps) {
  const t = useText(specialOffersText);
  const language = useLanguage();
  const title = { name: offer.title, nameBn: offer.titleBn };
  const content = { name: offer.content, nameBn: offer.contentBn };
  return (
    <article className={classes(surface['raised'], styles['card'])}>
      <Picture
        type="Offer"
        size="Small"
        file={offer.icon}
        alt=""
        width={480}
        height={300}
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <h2 className={styles['title']} lang={nameLanguage(title, language)}>
          {nameOf(title, language)}
        </h2>
        <p lang={nameLanguage(content, language)}>{nameOf(content, language)}</p>
        {cashback && (
          <p className={styles['terms']}>
            <Badge tone="offer" icon="tag">
              {t.cashback(cashback.discount)}
            </Badge>
            <Badge tone="line">{t.leastAmount(cashback.leastAmount)}</Badge>
          </p>
        )}
        {offer.couponCode && <CouponCode code={offer.couponCode} />}
      </div>
    </article>
  );
}
