/**
 * Offers: those that the shop displays, and those with cashback at the checkout (catalogue-103,
 * checkout-43).
 */
import * as v from 'valibot';
import type { CheckoutOffer, Offer } from '#domain/offer.ts';
import { endpoint } from './endpoint.ts';
import { wireList } from './lists.ts';
import { wireObject, wireTakaOrZero, wireText } from './wire.ts';

const shownEntries = {
  Icon: wireText,
  ContentHeader: wireText,
  Content: wireText,
  // Our additions:
  ContentHeaderBn: v.optional(wireText, ''),
  ContentBn: v.optional(wireText, ''),
  CouponCode: v.optional(wireText, ''),
};

function shown(wire: v.InferOutput<v.ObjectSchema<typeof shownEntries, undefined>>): Offer {
  return {
    icon: wire.Icon,
    title: wire.ContentHeader,
    titleBn: wire.ContentHeaderBn,
    content: wire.Content,
    contentBn: wire.ContentBn,
    couponCode: wire.CouponCode,
  };
}

export const list = endpoint({
  name: 'offers.list',
  method: 'GET',
  path: 'OfferArea/DiscountOffer/List',
  request: v.object({}),
  response: wireList(
    v.pipe(
      wireObject(shownEntries),
      v.transform((wire) => shown(wire)),
    ),
  ),
  shared: true,
});

/**
 * The cashback offers in ascending order of LeastAmount (checkout-43). Never cached, because
 * amounts depend on them.
 */
export const order = endpoint({
  name: 'offers.order',
  method: 'POST',
  path: 'OfferArea/DiscountOffer/Order',
  request: v.object({}),
  response: wireList(
    v.pipe(
      wireObject({
        ...shownEntries,
        OfferType: wireText,
        LeastAmount: wireTakaOrZero,
        Discount: wireTakaOrZero,
      }),
      v.transform((wire): CheckoutOffer => ({
        ...shown(wire),
        type: wire.OfferType,
        leastAmount: wire.LeastAmount,
        discount: wire.Discount,
      })),
    ),
  ),
});
