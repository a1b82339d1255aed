import type { Paisa } from '#domain/money.ts';

/** A product as the shop sells it: by the piece (a tablet) or by the pack (a bottle). */
export interface Product {
  id: string;
  name: string;
  /** '' if no Bengali name is known. */
  nameBn: string;
  strength: string;
  genericName: string;
  /** Tablet, Syrup, …: shown as the product's form. */
  form: string;
  company: string;
  listPrice: Paisa;
  /** Per unit, never above the list price. */
  discount: Paisa;
  discountPercent: number;
  /** The time of the price in milliseconds; missing if it comes from a fresh response. */
  pricedAt?: number | undefined;
  /** Units in stock; 0 leads to the out-of-stock request. */
  stock: number;
  /** 'strip of 10', 'box of 30', …; null if the pack is the unit that is sold. */
  pack: { name: string; pieces: number } | null;
  isPrescriptionRequired: boolean;
  /** The file name below /Content/ImageData/Product/{size}/; '' if there is none. */
  image: string;
  /** HTML, which is sanitised before it is rendered. */
  details: string;
  permalink: string;
  categoryId: string;
  categoryName: string;
  /** Set only by the response for the product's own page; '' if no Bengali name is known. */
  genericNameBn?: string;
  /**
   * Facts in plain language. Set only by the response for the product's own page, if there are any.
   */
  guidance?: readonly GuidanceFact[];
}

/** The topics of the pharmacy's facts about a generic. */
export const guidanceTopics = ['Use', 'HowTaken', 'Warnings', 'SideEffects', 'Pregnancy'] as const;

/** One or two plain sentences about a medicine; never a dose or a promise. */
export interface GuidanceFact {
  /** One of {@link guidanceTopics}. An unknown topic is not displayed. */
  topic: string;
  text: string;
  /** '' if there is none. */
  textBn: string;
}

/** The fields of a product in the response of a price request (bag-37). */
export interface CurrentInfo {
  id: string;
  listPrice: Paisa;
  discount: Paisa;
  discountPercent: number;
  stock: number;
  isPrescriptionRequired: boolean;
}

export interface Category {
  id: string;
  name: string;
  nameBn: string;
  image: string;
  permalink: string;
}

export interface SubCategory {
  id: string;
  name: string;
  nameBn: string;
  image: string;
  rank: number;
  parentId: string;
}

/** The stock that is assumed if the server sends none (catalogue-42). */
export const assumedStock = { fetched: 99_999, embedded: 999_999 } as const;

/** List price minus discount, never below 0 (catalogue-38). */
export function priceOf(product: Pick<Product, 'listPrice' | 'discount'>): Paisa {
  return product.discount > 0
    ? Math.max(0, product.listPrice - product.discount)
    : product.listPrice;
}

/** Finds a category by its key in an address: the id, or the permalink in any case (shell-39). */
export function categoryByKey(categories: readonly Category[], key: string): Category | undefined {
  const permalink = key.toLowerCase();
  return (
    categories.find((category) => category.id === key) ??
    categories.find((category) => category.permalink.toLowerCase() === permalink)
  );
}

/** The sub-categories of a category, sorted by rank. */
export function subCategoriesOf(all: readonly SubCategory[], categoryId: string): SubCategory[] {
  const own = all.filter((subCategory) => subCategory.parentId === categoryId);
  own.sort((one, other) => one.rank - other.rank);
  return own;
}
