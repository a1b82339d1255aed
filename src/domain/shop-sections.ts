import type { DeliveryTable } from './delivery-terms.ts';
import type { HomeLayout } from './home-layout.ts';
import type { Checklist } from './opening-steps.ts';
import type { ShopPartners } from './partners.ts';
import type { ShopCategories } from './shop-categories.ts';
import type { ShopLists } from './shop-lists.ts';
import type { ShopSettings } from './shop.ts';
import type { OwnPage, PageSection } from './text-pages.ts';

/** The parts of the shop that the owner edits, by name (counter-300). */
export interface EditableSections
  extends ShopSettings, ShopLists, ShopPartners, Record<PageSection, OwnPage> {
  /** Categories and sub-categories, with hidden and merged ones. */
  categories: ShopCategories;
  /** The rows of the home page. */
  home: HomeLayout;
  /** Charges and rules of each district (counter-340). */
  districts: DeliveryTable;
  /** Which steps of the checklist the owner has called done. Customers never receive it. */
  checklist: Checklist;
}

export type SectionName = keyof EditableSections;
