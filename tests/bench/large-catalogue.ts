import { writeFileSync } from 'node:fs';

/** The number of products of a full Bangladeshi medicine list. */
export const fullList = 21_714;

const starts = [
  'Am',
  'Be',
  'Ce',
  'Do',
  'Es',
  'Fi',
  'Ga',
  'Lo',
  'Mo',
  'Na',
  'Pa',
  'Ri',
  'Se',
  'To',
  'Zi',
];
const middles = ['clo', 'lo', 'ma', 'ni', 'po', 'ra', 'ta', 'xi', 'ver', 'dro', 'fen', 'gal'];
const ends = ['pa', 'x', 'l', 'n', 'cin', 'dal', 'min', 'lin', 'rol', 'zid', 'vas', 'sol'];
const generics = [
  'Paracetamol',
  'Omeprazole',
  'Cetirizine',
  'Metformin',
  'Amlodipine',
  'Azithromycin',
];
const forms = ['Tablet', 'Capsule', 'Syrup', 'Injection', 'Cream', 'Eye Drops'];
const strengths = ['5 mg', '10 mg', '20 mg', '250 mg', '500 mg', '100 mg/5 ml'];

function pick(list: string[], at: number): string {
  return list[at % list.length] ?? '';
}

/**
 * Writes an invented catalogue in the importer's layout, by default of full size, and returns its
 * path. Every product beyond a full list has an additional syllable.
 */
export function largeCatalogue(path: string, products = fullList): string {
  const rows = Array.from({ length: products }, (_, at) => {
    const list = Math.floor(at / fullList);
    const more = list === 0 ? '' : pick(middles, list);
    const name =
      pick(starts, at) +
      pick(middles, Math.floor(at / 15)) +
      more +
      pick(ends, Math.floor(at / 180));
    const company = `Company ${at % 240} Ltd.`;
    const price = ((at % 997) / 10 + 0.5).toFixed(2);
    const strength = pick(strengths, Math.floor(at / 6));
    return `${100_000 + at},${name},${pick(generics, at)},${strength},${pick(forms, at)},${company},${price}`;
  });
  writeFileSync(path, ['id,name,generic,strength,form,company,price', ...rows].join('\n'));
  return path;
}
