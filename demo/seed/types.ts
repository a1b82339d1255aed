/** The types of the content of the first start. Money is whole paisa. Ids never change. */
import type { Viewport } from '#domain/home.ts';
import type { Paisa } from '#domain/money.ts';

/** How a product's pack is drawn. */
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
  /** null for one of the nine top categories. */
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
  /** The brand name; in Bengali script if the pack has no Latin name. */
  name: string;
  nameBn: string;
  generic: string;
  genericBn: string;
  /** The strength of a medicine; the size or count of other goods. */
  strength: string;
  form: string;
  formBn: string;
  company: string;
  categoryId: number;
  subCategoryId: number;
  packForm: PackForm;
  /** The unit sold if it is not one piece: 'strip of 10', '100 ml'; '' if `strength` says it. */
  packSize: string;
  /** The strip, if pieces are sold; null if the unit sold is the pack. */
  pack: { name: string; pieces: number } | null;
  /** The price of one piece (tablet, capsule, suppository, sachet), else of one pack. */
  listPrice: Paisa;
  /** Per unit, less than the list price. */
  discount: Paisa;
  discountPercent: number;
  stock: number;
  isPrescriptionRequired: boolean;
  /** Uses, nicknames and other spellings, in both languages. */
  aliases: string[];
  /** File name below /Content/ImageData/Product/{size}/; '' if there is none. */
  image: string;
  /** Plain facts as simple HTML (p, ul, li), in English and Bengali. */
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
  /** The total from which `reducedCharge` applies; 0 for never. */
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

/** 'cashback' offers apply at the checkout, from `leastAmount` on (checkout-43). */
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
  /** The code of a seeded coupon. */
  couponCode?: string;
}

/** Either an amount in paisa, or hundredths of a percent up to `mostDiscount`. */
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
  /** ISO timestamp, UTC. */
  createdAt: string;
}

export interface SeedComment extends SeedReview {
  productId: number;
}

/** The picture has no words: both languages are live text over it. */
export interface SeedBanner {
  id: number;
  /** The number of the slide, which its banners for all viewports share. */
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

/** A demo account. Its password is public, so only a demonstration has it. */
export interface SeedCustomer {
  id: number;
  name: string;
  phone: string;
  email: string;
  password: string;
  /** Wallet balance and due amount. */
  cashback: Paisa;
  pending: Paisa;
}

/** The pharmacy's guidance for a generic in one form. */
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
