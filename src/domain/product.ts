import type { Paisa } from '#domain/money.ts';

/** A product as the shop sells it: by the piece (a tablet) or by the pack (a bottle). */
export interface Product {
  id: string;
  name: string;
  /** '' where no Bengali name is known. */
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
  /** Since when the price is known, in milliseconds; missing where the shop has just said it. */
  pricedAt?: number | undefined;
  /** Units at hand; 0 leads to the out-of-stock request. */
  stock: number;
  /** 'strip of 10', 'box of 30', …; null where the unit sold is the pack. */
  pack: { name: string; pieces: number } | null;
  isPrescriptionRequired: boolean;
  /** File name below /Content/ImageData/Product/{size}/, '' where there is none. */
  image: string;
  /** Sanitised before it is shown. */
  details: string;
  permalink: string;
  categoryId: string;
  categoryName: string;
  /** Set only by the response for the product's own page; '' if no Bengali name is known. */
  genericNameBn?: string;
  /** In plain words; only a product's own page brings it, and only where something is known. */
  guidance?: readonly GuidanceFact[];
}

/** What the pharmacy may say of every medicine of a generic. */
export const guidanceTopics = ['Use', 'HowTaken', 'Warnings', 'SideEffects', 'Pregnancy'] as const;

/** A plain sentence or two about a medicine; never a dose, never a promise. */
export interface GuidanceFact {
  /** One of {@link guidanceTopics}; an unknown one is not shown. */
  topic: string;
  text: string;
  /** '' where there is none. */
  textBn: string;
}

/** What a refreshed price look-up knows of a product (bag-37). */
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

/** The stock that is assumed where the server sends none (catalogue-42). */
export const assumedStock = { fetched: 99_999, embedded: 999_999 } as const;

/** List price minus discount, never below 0 (catalogue-38). */
export function priceOf(product: Pick<Product, 'listPrice' | 'discount'>): Paisa {
  return product.discount > 0
    ? Math.max(0, product.listPrice - product.discount)
    : product.listPrice;
}

/** A category by what stands in an address: its id, or its permalink in any case (shell-39). */
export function categoryByKey(categories: readonly Category[], key: string): Category | undefined {
  const permalink = key.toLowerCase();
  return (
    categories.find((category) => category.id === key) ??
    categories.find((category) => category.permalink.toLowerCase() === permalink)
  );
}

/** A category's sub-categories, in their rank. */
export function subCategoriesOf(all: readonly SubCategory[], categoryId: string): SubCategory[] {
  const own = all.filter((subCategory) => subCategory.parentId === categoryId);
  own.sort((one, other) => one.rank - other.rank);
  return own;
}
