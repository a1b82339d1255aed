import type { QueryClient } from '@tanstack/react-query';
import escapeHtml from 'escape-html';
import { productQuery } from '#api/products.ts';
import { shelvesQuery } from '#api/shelf.ts';
import type { PageRequest } from '#contract/pages.ts';
import { imageUrl } from '#domain/picture.ts';
import { categoryByKey, priceOf } from '#domain/product.ts';
import { shelfKey, type ShelfAddress } from '#domain/shelf-address.ts';
import type { Shop } from '#domain/shop.ts';
import { socialPicturePath, socialPictureSize } from '#domain/shop-icons.ts';
import { genericNameOf, nameOf } from '#text/names.ts';
import { taka, wholeNumber } from '#text/numbers.ts';
import { pageDescriptionsText } from '#text/page-descriptions.ts';
import { productsText } from '#text/products.ts';
import { speak } from '#text/sentences.ts';
import { listTotal } from './page-results.ts';
import { factsAsScript, meta } from './markup.ts';
import type { PublicPage } from './public-page.ts';
import { pharmacyFacts, productFacts, trailFacts } from './structured-data.ts';

export interface HeadParts {
  request: PageRequest;
  page: PublicPage;
  route: string;
  params: Record<string, string | undefined>;
  search: ShelfAddress & { page?: number | undefined; query?: string | undefined };
  /** The title that the screen has set. */
  title: string;
  status: 200 | 404;
  queryClient: QueryClient;
  shop: Shop;
}

/** The description of a page for search engines and link previews. */
interface About {
  /** Path and query of the canonical address. */
  path: string;
  description: string;
  image?: string;
  facts: object[];
  /**
   * True for a sorted or filtered shelf. It shows the same products as the shelf, so search engines
   * should list the shelf alone.
   */
  isChoice?: boolean;
}

/**
 * Renders the head elements of one page: description, canonical address, link preview and
 * structured data.
 */
export function headOf(parts: HeadParts): string {
  const { request, page, title, status, shop } = parts;
  const { path, description, image, facts, isChoice } = about(parts);
  const address = request.origin + path;
  const picture = request.origin + (image || socialPicturePath(shop));
  const type = page.description === 'product' ? 'product' : 'website';
  return [
    meta('description', description),
    status === 200 && page.isIndexed && !isChoice
      ? `<link rel="canonical" href="${escapeHtml(address)}">`
      : meta('robots', 'noindex'),
    meta('og:site_name', shop.name[request.language], 'property'),
    meta('og:type', type, 'property'),
    meta('og:title', title, 'property'),
    meta('og:description', description, 'property'),
    meta('og:url', address, 'property'),
    meta('og:image', picture, 'property'),
    ...(image ? [] : sizeOfSocialPicture()),
    meta('og:locale', request.language === 'bn' ? 'bn_BD' : 'en_GB', 'property'),
    meta('twitter:card', 'summary_large_image'),
    ...(status === 200 ? facts.map(factsAsScript) : []),
  ].join('');
}

function sizeOfSocialPicture(): string[] {
  const { width, height } = socialPictureSize;
  return [
    meta('og:image:width', String(width), 'property'),
    meta('og:image:height', String(height), 'property'),
  ];
}

function about(parts: HeadParts): About {
  const { request, page, route, search } = parts;
  const { language, origin } = request;
  const t = speak(pageDescriptionsText, language);
  switch (page.description) {
    case 'shelf':
      return aboutShelf(parts);
    case 'product':
      return aboutProduct(parts);
    case 'search': {
      const query = search.query ?? '';
      const path = `/products/Search?query=${encodeURIComponent(query)}`;
      return { path, description: t.search(query), facts: [] };
    }
    case 'shop':
      return {
        path: route,
        description: t.shop,
        facts: [pharmacyFacts(parts.shop, origin, language)],
      };
    default:
      return { path: route, description: t[page.description ?? 'shop'], facts: [] };
  }
}

function aboutProduct({ request, route, params, queryClient }: HeadParts): About {
  const { language, origin } = request;
  const t = speak(pageDescriptionsText, language);
  const product = queryClient.getQueryData(productQuery(params['key'] ?? '').queryKey);
  if (!product) return { path: route, description: t.shop, facts: [] };
  const path = `/product/details/${encodeURIComponent(product.permalink || product.id)}`;
  const name = nameOf(product, language);
  // The sentence ends with a full stop of its own, so the one of 'Ltd.' is removed.
  const company = product.company.replace(/\.$/, '');
  const facts = [name, product.strength, product.form, genericNameOf(product, language), company];
  const shelves = queryClient.getQueryData(shelvesQuery.queryKey);
  const category = categoryByKey(shelves?.categories ?? [], product.categoryId);
  const trail = [{ name: speak(productsText, language).home, address: `${origin}/` }];
  if (category) {
    trail.push({
      name: nameOf(category, language),
      address: `${origin}/category/${encodeURIComponent(category.permalink || category.id)}`,
    });
  }
  trail.push({ name, address: origin + path });
  return {
    path,
    description: t.product(facts.filter(Boolean).join(', '), taka(priceOf(product), language)),
    image: imageUrl('Product', 'Orginal', product.image),
    facts: [productFacts(product, origin + path, origin, language), trailFacts(trail)],
  };
}

function aboutShelf({ request, params, search, queryClient, title }: HeadParts): About {
  const { language, origin } = request;
  const t = speak(pageDescriptionsText, language);
  const shelves = queryClient.getQueryData(shelvesQuery.queryKey);
  const { key = '', id } = params;
  const category = categoryByKey(shelves?.categories ?? [], key);
  const subCategory = shelves?.subCategories.find((one) => one.id === id);
  const named = category ?? subCategory;
  const name = named ? nameOf(named, language) : title;
  const own =
    id === undefined
      ? `/category/${encodeURIComponent(category?.permalink || key)}`
      : `/subCategory/${encodeURIComponent(id)}`;
  const path = search.page ? `${own}?page=${search.page}` : own;
  const total = listTotal(queryClient, params) ?? 0;
  const home = { name: speak(productsText, language).home, address: `${origin}/` };
  return {
    path,
    description: t.shelf(name, wholeNumber(total, language)),
    facts: [trailFacts([home, { name, address: origin + own }])],
    isChoice: shelfKey(search) !== '',
  };
}
