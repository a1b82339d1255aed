import type { DeliveryTimes } from '#domain/delivery-estimate.ts';
import type { Figure, Figures } from '#domain/page-figures.ts';
import type { Contact, Shop } from '#domain/shop.ts';
import { clockOf } from './dates.ts';
import { deliveryDaysWords } from './delivery-estimate.ts';
import { digits, wholeNumber } from './numbers.ts';
import type { Language } from './sentences.ts';

/** The values of the figures in the text pages (catalogue-124). */
export function figuresOf(shop: Shop, times: DeliveryTimes, language: Language): Figures {
  const { deliveryNote, pharmacist } = shop;
  return {
    'shop name': words(shop.name[language]),
    tagline: words(shop.tagline[language]),
    address: words(shop.address[language]),
    'opening hours': words(shop.openingHours[language]),
    phone: contact(shop.phone, language),
    'customer service phone': contact(shop.customerServicePhone, language),
    email: contact(shop.email, 'en'),
    'licence number': words(shop.licenceNumber),
    pharmacist: words(pharmacist.name[language]),
    'pharmacist registration': words(pharmacist.registration),
    'delivery charge inside Dhaka': words(wholeNumber(deliveryNote.insideDhaka, language)),
    'delivery charge outside Dhaka': words(wholeNumber(deliveryNote.outsideDhaka, language)),
    'delivery time inside Dhaka': words(deliveryDaysWords(times.insideDhaka, language)),
    'delivery time outside Dhaka': words(deliveryDaysWords(times.outsideDhaka, language)),
    'cancellation cutoff': words(clockOf(shop.cancellationCutoff, language)),
  };
}

function words(text: string): Figure {
  return { text, address: encodeURIComponent(text) };
}

/** A phone or e-mail address; its link is the href without the scheme. */
function contact({ shown, href }: Contact, language: Language): Figure {
  return { text: digits(shown, language), address: href.replace(/^[a-z]+:/i, '') };
}
