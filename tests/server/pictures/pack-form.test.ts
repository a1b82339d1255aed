import { describe, expect, it } from 'vitest';
import { packFormOf, type PackForm } from '#server/pictures/pack-form.ts';

const medicines: [string, PackForm][] = [
  ['Tablet', 'carton'],
  ['Capsule (Delayed Release)', 'carton'],
  ['Syrup', 'syrup'],
  ['Powder for Suspension', 'syrup'],
  ['Pediatric Drops', 'dropper'],
  ['Ophthalmic Solution', 'dropper'],
  ['Ophthalmic Ointment', 'tube'],
  ['Nasal Spray', 'spray'],
  ['Cream', 'tube'],
  ['Inhaler', 'inhaler'],
  ['IV Infusion', 'saline'],
  ['IM/IV Injection', 'ampoule'],
  ['Powder for Injection', 'vial'],
  ['Suppository', 'suppository'],
  ['Effervescent Powder', 'sachet'],
  ['Mouthwash', 'lotion'],
  ['Shampoo', 'lotion'],
];

describe('the pack of a product', () => {
  it.each(medicines)('follows its dosage form: %s in a %s', (form, pack) => {
    expect(packFormOf({ form, name: 'Anything', genericName: '', category: '' })).toBe(pack);
  });

  it('follows its name where the form says nothing', () => {
    const device = { form: 'Device', genericName: '', category: '' };
    expect(packFormOf({ ...device, name: 'Digital Thermometer' })).toBe('thermometer');
    expect(packFormOf({ ...device, name: 'Baby Diaper Medium' })).toBe('diaper');
  });

  it('follows its category where even the name says nothing', () => {
    const strange = { form: 'Piece', name: 'Omron HEM', genericName: '' };
    expect(packFormOf({ ...strange, category: 'Blood Pressure Monitor' })).toBe('bp-monitor');
  });

  it('is a plain pack where nothing is known', () => {
    expect(packFormOf({ form: '', name: '', genericName: '', category: '' })).toBe('pack');
  });
});
