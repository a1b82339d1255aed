import type { Category, Product, SubCategory } from '#domain/product.ts';

export type Viewport = 'large' | 'medium' | 'small';

export interface Banner {
  id: string;
  image: string;
  viewport: Viewport;
  link: string;
  alt: string;
  altBn: string;
}

/** A set of banners shown with a category's row; `layout` is the wire's `type`. */
export interface CategoryBannerSet {
  layout: 'vertical' | 'inline' | 'slider';
  categoryId: string;
  gap: number;
  banners: Banner[];
}

export interface ProductRow {
  categoryId: string;
  products: Product[];
  /** Above the row. Absent in a response that an earlier version stored. */
  banners?: Banner[];
}

/** The categories and sub-categories, which any page may need. */
export interface Shelves {
  categories: Category[];
  subCategories: SubCategory[];
  /** Absent in a response that an earlier version stored. */
  moved?: MovedShelves;
}

/** Merged categories, and the id of the one that has their products now (catalogue-131). */
export interface MovedShelves {
  categories: { id: string; permalink: string; to: string }[];
  subCategories: { id: string; to: string }[];
}

export interface Home extends Shelves {
  banners: Banner[];
  resortBanners: Banner[];
  notices: { text: string; textBn: string }[];
  bannerSets: CategoryBannerSet[];
  rows: ProductRow[];
}
