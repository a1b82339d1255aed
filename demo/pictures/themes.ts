import { chanceOf } from './chance.ts';
import type { PackForm } from './pack-form.ts';

/** The objects on a banner, and its light background for dark live text. */
export interface Theme {
  ground: string;
  deep: string;
  accent: string;
  /** Packs from the middle outwards; empty if the theme has a `star`. */
  cast: readonly PackForm[];
  /** The palettes of the packs, in turn. */
  wear: readonly number[];
  star?: 'bicycle' | 'scooter' | 'pharmacist' | 'leaf';
}

const themes = {
  medicine: {
    ground: '#dff0e4',
    deep: '#0f6b43',
    accent: '#f2a516',
    cast: ['carton', 'syrup', 'jar'],
    wear: [21, 9, 1],
  },
  delivery: {
    ground: '#fdeccb',
    deep: '#c97f06',
    accent: '#0f6b43',
    cast: [],
    wear: [],
    star: 'bicycle',
  },
  baby: {
    ground: '#fde5e1',
    deep: '#e08371',
    accent: '#5aa9c9',
    // Never a bottle or a teat: the law forbids promoting them (Breast-milk Substitutes Act 2013).
    cast: ['diaper', 'wipes', 'lotion'],
    wear: [18, 6, 10],
  },
  devices: {
    ground: '#dcebf3',
    deep: '#35789f',
    accent: '#f2a516',
    cast: ['bp-monitor', 'oximeter', 'thermometer'],
    wear: [13, 4, 1],
  },
  diabetes: {
    ground: '#e4e6f8',
    deep: '#4c59b0',
    accent: '#35b6a0',
    cast: ['glucometer', 'pen', 'strip-box'],
    wear: [5, 9, 10],
  },
  vitamins: {
    ground: '#fff0c9',
    deep: '#e09a1a',
    accent: '#4f9d70',
    cast: ['jar', 'tin', 'honey'],
    wear: [7, 15, 17],
  },
  women: {
    ground: '#f8e2ee',
    deep: '#b35a8e',
    accent: '#f2b04b',
    cast: ['pads', 'test-kit', 'carton'],
    wear: [16, 6, 2],
  },
  beauty: {
    ground: '#efe5f6',
    deep: '#8a63a8',
    accent: '#f0a08f',
    cast: ['pump', 'lotion', 'soap'],
    wear: [2, 10, 6],
  },
  herbal: {
    ground: '#e9efd6',
    deep: '#6d8a34',
    accent: '#dca748',
    cast: ['honey', 'syrup', 'pouch'],
    wear: [7, 19, 11],
    star: 'leaf',
  },
  firstaid: {
    ground: '#d9f0ee',
    deep: '#1f8a88',
    accent: '#f58f63',
    cast: ['bandage', 'pump', 'cotton'],
    wear: [4, 3, 15],
  },
  prescription: {
    ground: '#e2efe9',
    deep: '#1f7a5d',
    accent: '#f2a516',
    cast: ['carton', 'vial'],
    wear: [15, 1],
    star: 'pharmacist',
  },
  night: {
    ground: '#dfe6f4',
    deep: '#4660a0',
    accent: '#f2b53a',
    cast: [],
    wear: [],
    star: 'scooter',
  },
} as const satisfies Readonly<Record<string, Theme>>;

type ThemeName = keyof typeof themes;

const signs: readonly (readonly [RegExp, ThemeName])[] = [
  [/prescription|upload|pharmacist|request/, 'prescription'],
  [/night|express|fast|quick|scooter/, 'night'],
  [/deliver|doorstep|bicycle|free/, 'delivery'],
  [/baby|mother|diaper|child|milk|feeding/, 'baby'],
  [/device|monitor|thermo|oximeter|nebul|support|surgical|pressure/, 'devices'],
  [/diabet|insulin|gluco|sugar/, 'diabetes'],
  [/vitamin|supplement|calcium|iron|nutrition|immun|winter/, 'vitamins'],
  [/women|napkin|pregnan|family|sanitary/, 'women'],
  [/skin|hair|beauty|personal|care-set|groom|oral|summer/, 'beauty'],
  [/herb|honey|natural|unani|homeo/, 'herbal'],
  [/first|aid|antiseptic|wound|sanitiz|otc|mask/, 'firstaid'],
  [/medicine|home-1|welcome|gastric|fever|heart|antibiotic/, 'medicine'],
];

const inTurn = Object.keys(themes).filter((name): name is ThemeName => name in themes);

/** The theme for a file name: by its words, else by its number, else by chance. */
function themeOf(words: string): ThemeName {
  const match = signs.find(([sign]) => sign.test(words));
  if (match) return match[1];
  const number = Number(/\d+/.exec(words)?.[0] ?? Number.NaN);
  if (Number.isNaN(number))
    return chanceOf('theme', words).pick(['medicine', 'vitamins', 'firstaid']);
  return inTurn[(number - 1 + inTurn.length) % inTurn.length] ?? 'medicine';
}

/** The pack form in the middle of the first row, by a word of the file name. */
const leads: readonly (readonly [RegExp, PackForm])[] = [
  [/ors\b|saline/, 'sachet'],
  [/nebul/, 'nebulizer'],
  [/thermo/, 'thermometer'],
  [/oxi/, 'oximeter'],
  [/lotion|skin/, 'lotion'],
  [/milk|food/, 'tin'],
  [/antiseptic|hand/, 'pump'],
  [/insulin/, 'pen'],
  [/syrup|cough|fever/, 'syrup'],
  [/mask/, 'mask-box'],
];

/** The theme for these words, with the pack that they name in the middle. */
export function themeFor(words: string): Theme {
  const theme: Theme = themes[themeOf(words)];
  const lead = theme.cast.length > 0 ? leads.find(([sign]) => sign.test(words))?.[1] : undefined;
  if (!lead) return theme;
  return { ...theme, cast: [lead, ...theme.cast.filter((form) => form !== lead)].slice(0, 3) };
}
