import type { ChargeRange } from '#domain/delivery-terms.ts';
import type { Figure, Figures } from '#domain/page-figures.ts';
import type { Contact, Shop } from '#domain/shop.ts';
import { clockOf } from './dates.ts';
import { deliveryDaysWords } from './delivery-estimate.ts';
import { chargeWords } from './delivery-rules.ts';
import { digits, wholeNumber } from './numbers.ts';
import { openingHoursLines } from './opening-hours.ts';
import type { Language } from './sentences.ts';

/** The values of the figures in the text pages (catalogue-124). */
export function figuresOf(shop: Shop, language: Language): Figures {
  const { delivery, pharmacist } = shop;
  const { note } = delivery;
  const charge = (range: ChargeRange | null) => (range ? chargeWords(range, language) : '—');
  return {
    'shop name': words(shop.name[language]),
    tagline: words(shop.tagline[language]),
    address: words(shop.address[language]),
    'opening hours': words(openingHoursLines(shop, language).join('; ')),
    phone: contact(shop.phone, language),
    'customer service phone': contact(shop.customerServicePhone, language),
    email: contact(shop.email, 'en'),
    'licence number': words(shop.licenceNumber),
    pharmacist: words(pharmacist.name[language]),
    'pharmacist registration': words(pharmacist.registration),
    'delivery charge inside Dhaka': words(charge(note.insideDhaka)),
    'delivery charge outside Dhaka': words(charge(note.outsideDhaka)),
    'delivery time inside Dhaka': words(deliveryDaysWords(delivery.insideDhaka, language)),
    'delivery time outside Dhaka': words(deliveryDaysWords(delivery.outsideDhaka, language)),
    'advance percent': words(wholeNumber(shop.payment.advancePercent, language)),
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
