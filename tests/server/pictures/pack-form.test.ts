import { describe, expect, it } from 'vitest';
import { packFormOf, type PackForm } from '#demo/pictures/pack-form.ts';

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

const nothing = { form: '', name: '', genericName: '', packName: '', category: '' };

describe('the pack of a product', () => {
  it.each(medicines)('follows its dosage form: %s in a %s', (form, pack) => {
    expect(packFormOf({ ...nothing, form, name: 'Anything' })).toBe(pack);
  });

  it('follows its name if the form is empty', () => {
    const device = { ...nothing, form: 'Device' };
    expect(packFormOf({ ...device, name: 'Digital Thermometer' })).toBe('thermometer');
    expect(packFormOf({ ...device, name: 'Baby Diaper Medium' })).toBe('diaper');
  });

  it('follows its category if the name gives no hint either', () => {
    const strange = { ...nothing, form: 'Piece', name: 'Omron HEM' };
    expect(packFormOf({ ...strange, category: 'Blood Pressure Monitor' })).toBe('bp-monitor');
  });

  it('considers the kind of goods before it draws a powder as a pouch', () => {
    const powder = { ...nothing, form: 'Powder' };
    expect(packFormOf({ ...powder, genericName: 'Health drink' })).toBe('tin');
    expect(packFormOf({ ...powder, genericName: 'Natural powder' })).toBe('pouch');
  });

  it('distinguishes an insulin pen from a vial by the pack', () => {
    const insulin = { ...nothing, form: 'SC Injection', name: 'Mixtard 30' };
    expect(packFormOf({ ...insulin, packName: '3 ml cartridge' })).toBe('pen');
    expect(packFormOf({ ...insulin, packName: '10 ml vial' })).toBe('vial');
  });

  it('is a plain pack if nothing is known', () => {
    expect(packFormOf(nothing)).toBe('pack');
  });
});
