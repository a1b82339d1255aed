/** Structured data for search engines, in the vocabulary of schema.org. */
import { imageUrl } from '#domain/picture.ts';
import { priceOf, type Product } from '#domain/product.ts';
import type { Shop } from '#domain/shop.ts';
import { iconPath, socialPicturePath } from '#domain/shop-icons.ts';
import { paymentNames } from '#text/payment-names.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { nameOf } from '#text/names.ts';
import type { Language } from '#text/sentences.ts';

const context = 'https://schema.org';

/** The shop as a schema.org Pharmacy: name, address, phone and payment methods. */
export function pharmacyFacts(shop: Shop, origin: string, language: Language): object {
  return {
    '@context': context,
    '@type': 'Pharmacy',
    '@id': `${origin}/#pharmacy`,
    name: shop.name[language],
    slogan: shop.tagline[language],
    url: `${origin}/`,
    logo: origin + iconPath(shop.logo, 'icon-512.png'),
    image: origin + socialPicturePath(shop),
    telephone: shop.phone.href.replace(/^tel:/, ''),
    email: shop.email.shown,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address[language],
      addressCountry: 'BD',
    },
    areaServed: { '@type': 'Country', name: 'Bangladesh' },
    currenciesAccepted: 'BDT',
    paymentAccepted: shop.payment.signs.map((sign) => paymentNames[sign]).join(', '),
    sameAs: shop.social.map(({ href }) => href),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}/products/Search?query={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A product as a schema.org Product: brand, price per unit in taka and availability. */
export function productFacts(
  product: Product,
  address: string,
  origin: string,
  language: Language,
): object {
  const picture = imageUrl('Product', 'Orginal', product.image);
  return {
    '@context': context,
    '@type': 'Product',
    '@id': address,
    name: [nameOf(product, language), product.strength].filter(Boolean).join(' '),
    sku: product.id,
    category: product.categoryName,
    ...(picture && { image: origin + picture }),
    ...(product.company && { brand: { '@type': 'Brand', name: product.company } }),
    ...(product.genericName && { alternateName: product.genericName }),
    offers: {
      '@type': 'Offer',
      url: address,
      priceCurrency: 'BDT',
      price: takaFromPaisa(priceOf(product)).toFixed(2),
      availability: `${context}/${product.stock > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `${context}/NewCondition`,
      seller: { '@id': `${origin}/#pharmacy` },
    },
  };
}

/** The breadcrumb trail from the home page to this page. */
export function trailFacts(steps: readonly { name: string; address: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: address,
    })),
  };
}
