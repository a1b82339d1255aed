/** The checklist that leads an owner to the opening of the shop (counter-320). */
import type { ShopPlaces, ShopSettings } from './shop.ts';
import { missingIn } from './shop-missing.ts';

/** In the order of the checklist. */
export const openingSteps = [
  'contact',
  'legal',
  'delivery',
  'products',
  'partners',
  'staff',
  'pages',
  'backup',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

/** The steps that only a person can call done. */
export interface Checklist {
  delivery: boolean;
  pages: boolean;
}

/** What a step can lack: the details of `shop-missing.ts`, and points of the checklist alone. */
export const openPointNames = [
  'name',
  'phones',
  'address',
  'hours',
  'licenceNumber',
  'pharmacist',
  'charges',
  'deliveryUnchecked',
  'products',
  'sms',
  'gateway',
  'staff',
  'pagesUnread',
  'noBackup',
  'oldBackup',
] as const;
export type OpenPoint = (typeof openPointNames)[number];

export interface ReadinessFacts {
  settings: ShopSettings & { places: ShopPlaces };
  checklist: Checklist;
  /** Products that customers see. */
  products: number;
  hasSms: boolean;
  hasGateway: boolean;
  /** Staff members, with the owner. */
  people: number;
  /** The newest backup; null if there is none. */
  backupAt: Date | null;
}

/** A shop without these cannot open: nobody could tell whose shop it is, or call it. */
const required: readonly OpenPoint[] = ['name', 'phones'];

/** Points that a shop may leave open for good: customers then pay at the door, and the owner works alone. */
const optional: readonly OpenPoint[] = ['gateway', 'staff'];

const maxBackupAgeMs = 2 * 24 * 3_600_000;

/** The open points of each step. A step without points is done. */
export function openPoints(facts: ReadinessFacts, now: Date): Record<OpeningStep, OpenPoint[]> {
  const { settings, checklist, products, hasSms, hasGateway, people, backupAt } = facts;
  const points = (...found: [OpenPoint, isOpen: boolean][]) =>
    found.filter(([, isOpen]) => isOpen).map(([point]) => point);
  return {
    contact: [...missingIn(settings, 'identity'), ...missingIn(settings, 'contact')],
    legal: missingIn(settings, 'legal'),
    delivery: [
      ...missingIn(settings, 'districts'),
      ...points(['deliveryUnchecked', !checklist.delivery]),
    ],
    products: points(['products', products === 0]),
    partners: points(['sms', !hasSms], ['gateway', !hasGateway]),
    staff: points(['staff', people < 2]),
    pages: points(['pagesUnread', !checklist.pages]),
    backup: points(
      ['noBackup', backupAt === null],
      ['oldBackup', backupAt !== null && isBackupOld(backupAt, now)],
    ),
  };
}

export function isBackupOld(backupAt: Date, now: Date): boolean {
  return now.getTime() - backupAt.getTime() > maxBackupAgeMs;
}

/** Whether the point prevents the opening. */
export function isRequired(point: OpenPoint): boolean {
  return required.includes(point);
}

/** Whether the point needs no warning before the opening. */
export function isOptional(point: OpenPoint): boolean {
  return optional.includes(point);
}
