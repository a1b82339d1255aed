import escapeHtml from 'escape-html';
import { bengaliWords } from '#text/bengali-words.ts';
import type { SeedProduct } from './types.ts';

type Described = Omit<SeedProduct, 'details'>;

/** Bengali spelling of measures, as on the screens. */
const inBengali = bengaliWords.measure;

function list(language: 'en' | 'bn', facts: readonly string[]): string {
  const items = facts.filter((fact) => fact !== '').map((fact) => `<li>${escapeHtml(fact)}</li>`);
  return `<ul lang="${language}">${items.join('')}</ul>`;
}

const keepEn = 'Keep in a cool, dry place, away from light and out of the reach of children.';
const keepBn = 'আলো থেকে দূরে, ঠান্ডা ও শুকনো স্থানে এবং শিশুদের নাগালের বাইরে রাখুন।';

/** The facts from the pack, in both languages: no dose, and no claims about its effect. */
export function detailsOf(product: Described): string {
  const rx = product.isPrescriptionRequired;
  const pieces = product.pack ? ` ${product.pack.pieces} pcs` : '';
  const packBn = product.pack ? `প্যাক:${inBengali(pieces)}` : `প্যাক: ${inBengali(product.packSize)}`;
  return [
    list('en', [
      `${product.generic}${product.strength && `, ${product.strength}`}`,
      product.form,
      product.packSize && `Pack: ${product.packSize}`,
      product.company,
      rx ? 'Sold on the prescription of a registered physician.' : '',
      product.categoryId === 1 ? keepEn : '',
    ]),
    list('bn', [
      `${product.genericBn}${product.strength && `, ${inBengali(product.strength)}`}`,
      product.formBn,
      product.packSize && packBn,
      bengaliWords.company(product.company),
      rx ? 'রেজিস্টার্ড চিকিৎসকের ব্যবস্থাপত্র অনুযায়ী বিক্রয়যোগ্য।' : '',
      product.categoryId === 1 ? keepBn : '',
    ]),
  ].join('');
}
