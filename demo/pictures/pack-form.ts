/** The kinds of pack that can be drawn. */
export const packForms = [
  'carton',
  'strip',
  'syrup',
  'tube',
  'dropper',
  'vial',
  'ampoule',
  'saline',
  'sachet',
  'inhaler',
  'spray',
  'pen',
  'suppository',
  'patch',
  'jar',
  'balm',
  'tin',
  'honey',
  'diaper',
  'pads',
  'soap',
  'lotion',
  'pump',
  'toothpaste',
  'toothbrush',
  'condom',
  'test-kit',
  'strip-box',
  'bp-monitor',
  'thermometer',
  'oximeter',
  'glucometer',
  'nebulizer',
  'brace',
  'mask-box',
  'gloves-box',
  'bandage',
  'syringe',
  'cotton',
  'feeding-bottle',
  'razor',
  'powder',
  'wipes',
  'pouch',
  'pack',
] as const;

export type PackForm = (typeof packForms)[number];

type Sign = readonly [RegExp, PackForm];

/** Words that decide the form, matched in lower case. The first match wins. */
const signs: readonly Sign[] = [
  [/breast pump|first[ -]aid box|spirometer|nipple|teether|cleaner|bottle brush/, 'pack'],
  [/refill pouch|sweetener|oats|biscuit|husk|tea\b|snack/, 'pouch'],
  [/diaper|nappy/, 'diaper'],
  [/sanitary|napkin|panty ?liner|\bpads?\b/, 'pads'],
  [/condom/, 'condom'],
  [/tooth ?brush/, 'toothbrush'],
  [/tooth ?paste|dental (gel|cream)/, 'toothpaste'],
  [/bp monitor|blood pressure|sphygmo/, 'bp-monitor'],
  [/thermometer/, 'thermometer'],
  [/oximeter/, 'oximeter'],
  [/test strips?|lancet|pen needle|^needle/, 'strip-box'],
  [/glucometer|glucose (meter|monitor)|^meter$/, 'glucometer'],
  [/nebuli[sz]er (solution|suspension)|respule/, 'ampoule'],
  [/brace|\bbelt\b|support|splint|collar|stocking|knee cap/, 'brace'],
  [/glove/, 'gloves-box'],
  [/(surgical|face|kn95|n95) masks?\b|^mask$/, 'mask-box'],
  [/nebuli[sz]er/, 'nebulizer'],
  [/\bmasks?\b/, 'mask-box'],
  [/syringe|cannula/, 'syringe'],
  [/adhesive bandage|plaster|band-aid/, 'patch'],
  [/bandage|gauze|crepe|tape|dressing/, 'bandage'],
  [/cotton/, 'cotton'],
  [/feeding bottle|feeder|baby bottle/, 'feeding-bottle'],
  [/razor|shaver|shaving blade/, 'razor'],
  [/wipes|tissue/, 'wipes'],
  [/test (kit|cassette)|pregnancy test|rapid test/, 'test-kit'],
  [/honey/, 'honey'],
  [/infant formula|milk powder|growing-up milk|health drink|protein|nutrition/, 'tin'],
  [/cereal/, 'pack'],
  [/talc|dusting|prickly heat|(topical|baby|body) powder/, 'powder'],
  [/suppository|pessary/, 'suppository'],
  [/patch/, 'patch'],
  [/inhalation capsule|inhaler|rotacap|aerosol|spacer/, 'inhaler'],
  [/spray/, 'spray'],
  [/insulin pen|cartridge|pen ?fill|flex ?pen|prefilled|\bpen$/, 'pen'],
  [/infusion|saline|dialysis|irrigation|urine bag/, 'saline'],
  [/im\/iv|im injection|ampoule/, 'ampoule'],
  [/injection|vial|vaccine/, 'vial'],
  [/drops?\b|ophthalmic (solution|suspension|emulsion)/, 'dropper'],
  [/hand (rub|wash|sanitizer)|sanitizer|body wash|surgical scrub/, 'pump'],
  [/face wash|sunscreen|sunblock/, 'tube'],
  [/balm|\brub\b|vapou?r|petroleum jelly/, 'balm'],
  [/shampoo|lotion|conditioner|\boil\b|antiseptic liquid|mouth ?wash|scalp|drink/, 'lotion'],
  [/soap|medicated bar/, 'soap'],
  [/ointment|cream|gel\b|oral paste/, 'tube'],
  [/effervescent tablet|gumm(y|ies)|softgel|chewing gum/, 'jar'],
  [/sachet|granules|effervescent powder|oral powder|\bors\b/, 'sachet'],
  [/syrup|suspension|elixir|linctus|oral (solution|emulsion)/, 'syrup'],
  [/tablet|capsule|caplet|lozenge|bolus|film/, 'carton'],
];

/** Weaker words, tried after all of the above. */
const hints: readonly Sign[] = [
  [/solution|liquid|emulsion/, 'syrup'],
  [/powder/, 'pouch'],
];

/** The texts from which a pack's form is guessed. All except the form may be ''. */
export interface PackSigns {
  form: string;
  name: string;
  genericName: string;
  /** '3 ml cartridge', '100 ml'. */
  packName: string;
  /** The name of the sub-category, else of the category. */
  category: string;
}

function firstSign(texts: readonly string[], list: readonly Sign[]): PackForm | undefined {
  for (const text of texts) {
    const match = list.find(([sign]) => sign.test(text));
    if (match) return match[1];
  }
  return undefined;
}

/**
 * Guesses the form of a product's pack, because catalogues do not contain it: from its dosage form,
 * else from its other texts.
 */
export function packFormOf(product: PackSigns): PackForm {
  const { form, genericName, name, packName, category } = product;
  const texts = [form, genericName, name, category].map((text) => text.toLowerCase());
  if (/injection/i.test(form) && /pen|cartridge/i.test(`${name} ${packName}`)) return 'pen';
  return firstSign(texts, signs) ?? firstSign(texts, hints) ?? 'pack';
}
