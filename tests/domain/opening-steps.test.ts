import { describe, expect, it } from 'vitest';
import { openingSteps, openPoints, type ReadinessFacts } from '#domain/opening-steps.ts';
import { emptyPlaces, emptySettings } from '#domain/shop.ts';
import { datedShop } from '#tests/builders/shop.ts';

const now = new Date('2026-03-10T06:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const done: ReadinessFacts = {
  settings: datedShop(),
  checklist: { delivery: true, pages: true },
  products: 1,
  hasSms: true,
  hasGateway: true,
  people: 2,
  backupAt: hoursAgo(47),
};

describe('the checklist for the opening', () => {
  // counter-321
  it('has no open point for a shop that has everything', () => {
    const points = openPoints(done, now);
    expect(openingSteps.flatMap((step) => points[step])).toEqual([]);
  });

  // counter-321
  it('names what each step of an empty shop lacks', () => {
    const empty: ReadinessFacts = {
      settings: { ...emptySettings, places: emptyPlaces },
      checklist: { delivery: false, pages: false },
      products: 0,
      hasSms: false,
      hasGateway: false,
      people: 1,
      backupAt: null,
    };
    expect(openPoints(empty, now)).toEqual({
      contact: ['name', 'phones', 'address', 'hours'],
      legal: ['licenceNumber', 'pharmacist'],
      delivery: ['charges', 'deliveryUnchecked'],
      products: ['products'],
      partners: ['sms', 'gateway'],
      staff: ['staff'],
      pages: ['pagesUnread'],
      backup: ['noBackup'],
    });
  });

  // counter-325
  it('calls a backup old after two days', () => {
    expect(openPoints({ ...done, backupAt: hoursAgo(49) }, now).backup).toEqual(['oldBackup']);
  });
});
