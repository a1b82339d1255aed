/** What the first start fills the database with. Money is whole paisa; ids never change once given. */
import type { Viewport } from '#domain/home.ts';
import type { Paisa } from '#domain/money.ts';

/** How a product's package is drawn. */
export type PackForm =
  | 'carton'
  | 'blister'
  | 'bottle'
  | 'pump'
  | 'spray'
  | 'tube'
  | 'dropper'
  | 'vial'
  | 'sachet'
  | 'inhaler'
  | 'pen'
  | 'jar'
  | 'tin'
  | 'pouch'
  | 'roll'
  | 'diaper-pack'
  | 'support'
  | 'device';

export interface SeedCategory {
  id: number;
  /** null for one of the nine on top. */
  parentId: number | null;
  name: string;
  nameBn: string;
  permalink: string;
  /** File name below /Content/ImageData/Banner/{size}/. */
  image: string;
  rank: number;
}

export interface SeedProduct {
  id: number;
  /** The brand alone; in Bengali script where the pack has no other. */
  name: string;
  nameBn: string;
  generic: string;
  genericBn: string;
  /** Of a medicine its strength, of other goods the size or the count. */
  strength: string;
  form: string;
  formBn: string;
  company: string;
  categoryId: number;
  subCategoryId: number;
  packForm: PackForm;
  /** What is bought at once where that is not one piece: 'strip of 10', '100 ml'; '' where strength says it. */
  packSize: string;
  /** The strip, where pieces are sold; null where the unit sold is the pack. */
  pack: { name: string; pieces: number } | null;
  /** Of one piece (tablet, capsule, suppository, sachet), else of one pack. */
  listPrice: Paisa;
  /** Per unit, below the list price. */
  discount: Paisa;
  discountPercent: number;
  stock: number;
  isPrescriptionRequired: boolean;
  /** Uses, nicknames and other spellings, both languages. */
  aliases: string[];
  /** File name below /Content/ImageData/Product/{size}/, '' where there is none. */
  image: string;
  /** Plain facts as simple HTML (p, ul, li), English and Bengali. */
  details: string;
  permalink: string;
}

export interface SeedPlace {
  id: number;
  name: string;
  nameBn: string;
}

export interface SeedDistrict extends SeedPlace {
  divisionId: number;
  charge: Paisa;
  /** From this total on `reducedCharge` holds; 0 means never. */
  threshold: Paisa;
  reducedCharge: Paisa;
}

/** An upazila, or a thana of Dhaka city. */
export interface SeedArea extends SeedPlace {
  districtId: number;
  kind: 'upazila' | 'thana';
}

export interface SeedBranch extends SeedPlace {
  mobile: string;
  location: string;
  locationBn: string;
  lat: number;
  lng: number;
}

export interface SeedPicture {
  id: number;
  caption: string;
  captionBn: string;
  image: string;
}

/** 'cashback' offers count at checkout, from `leastAmount` on (checkout-43). */
export interface SeedOffer {
  id: number;
  kind: 'offer' | 'cashback';
  header: string;
  headerBn: string;
  content: string;
  contentBn: string;
  image: string;
  leastAmount: Paisa;
  discount: Paisa;
  /** Of one of the seeded coupons. */
  couponCode?: string;
}

/** Either an amount in paisa or hundredths of a percent up to `mostDiscount`. */
export interface SeedCoupon {
  id: number;
  code: string;
  amount: Paisa | null;
  basisPoints: number | null;
  mostDiscount: Paisa | null;
  leastAmount: Paisa;
  isActive: boolean;
}

export interface SeedReview {
  id: number;
  customer: string;
  content: string;
  /** ISO moment, UTC. */
  createdAt: string;
}

export interface SeedComment extends SeedReview {
  productId: number;
}

/** The picture has no words: both languages are live text over it. */
export interface SeedBanner {
  id: number;
  /** The banners of one slide, one for each viewport, share it. */
  slide: number;
  viewport: Viewport;
  image: string;
  link: string;
  alt: string;
  altBn: string;
  headline: string;
  headlineBn: string;
  subline: string;
  sublineBn: string;
}

export interface SeedBannerSet {
  id: number;
  layout: 'vertical' | 'inline' | 'slider';
  categoryId: number;
  gap: number;
  banners: SeedBanner[];
}

export interface SeedNotice {
  id: number;
  text: string;
  textBn: string;
}

export interface SeedHome {
  banners: SeedBanner[];
  resortBanners: SeedBanner[];
  notices: SeedNotice[];
  bannerSets: SeedBannerSet[];
  rows: { categoryId: number; productIds: number[] }[];
}

/** A demo account: its password stands here in clear, so it never exists in production. */
export interface SeedCustomer {
  id: number;
  name: string;
  phone: string;
  email: string;
  password: string;
  /** Wallet and due amount. */
  cashback: Paisa;
  pending: Paisa;
}

/** What the pharmacy says of a generic in one form. */
export interface SeedGuidance {
  genericName: string;
  form: string;
  /** One of `guidanceTopics` (src/domain/product.ts). */
  topic: string;
  text: string;
  textBn: string;
}

export interface SeedData {
  categories: SeedCategory[];
  products: SeedProduct[];
  guidance: SeedGuidance[];
  divisions: SeedPlace[];
  districts: SeedDistrict[];
  areas: SeedArea[];
  branches: SeedBranch[];
  gallery: SeedPicture[];
  offers: SeedOffer[];
  coupons: SeedCoupon[];
  reviews: SeedReview[];
  comments: SeedComment[];
  home: SeedHome;
  customers: SeedCustomer[];
}
