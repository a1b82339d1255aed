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
}

export interface Home {
  categories: Category[];
  subCategories: SubCategory[];
  banners: Banner[];
  resortBanners: Banner[];
  notices: { text: string; textBn: string }[];
  bannerSets: CategoryBannerSet[];
  rows: ProductRow[];
}
