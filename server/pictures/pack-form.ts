/** The kinds of pack that the shop draws. */
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

/** First match wins; tried on "form category name" in lower case. */
const signs: readonly (readonly [RegExp, PackForm])[] = [
  [/diaper|nappy/, 'diaper'],
  [/sanitary|napkin|panty ?liner|\bpads?\b/, 'pads'],
  [/condom/, 'condom'],
  [/tooth ?brush/, 'toothbrush'],
  [/tooth ?paste|dental (gel|cream)/, 'toothpaste'],
  [/bp monitor|blood pressure (monitor|machine)|sphygmo/, 'bp-monitor'],
  [/thermometer/, 'thermometer'],
  [/oximeter/, 'oximeter'],
  [/test strips?|lancet|pen needle/, 'strip-box'],
  [/glucometer|glucose (meter|monitor)/, 'glucometer'],
  [/nebuli[sz]er (machine|compressor)|^nebuli[sz]er\b/, 'nebulizer'],
  [/brace|belt|support|splint|collar|stocking|knee cap/, 'brace'],
  [/glove/, 'gloves-box'],
  [/\bmasks?\b/, 'mask-box'],
  [/syringe/, 'syringe'],
  [/bandage|gauze|plaster|crepe|surgical tape|dressing/, 'bandage'],
  [/cotton/, 'cotton'],
  [/feeding bottle|feeder|baby bottle/, 'feeding-bottle'],
  [/razor|shaver/, 'razor'],
  [/wipes|tissue/, 'wipes'],
  [/test (kit|cassette)|pregnancy|rapid test|\bkit\b/, 'test-kit'],
  [/honey/, 'honey'],
  [/infant formula|formula|milk|cereal|nutrition powder|health drink|protein/, 'tin'],
  [/talc|powder for (skin|body)|dusting|prickly heat|topical powder|baby powder/, 'powder'],
  [/vaginal (tablet|suppository|pessary)|suppository/, 'suppository'],
  [/patch/, 'patch'],
  [/inhalation capsule|inhaler|rotacap|aerosol/, 'inhaler'],
  [/nasal spray|spray/, 'spray'],
  [/insulin.*(pen|cartridge)|pen ?fill|flex ?pen|prefilled|cartridge|sc injection/, 'pen'],
  [/iv infusion|infusion|saline|dialysis|irrigation/, 'saline'],
  [/ampoule|im\/iv|im injection/, 'ampoule'],
  [/injection|vial|vaccine/, 'vial'],
  [/drops?\b|ophthalmic (solution|suspension|emulsion)|eye|ear|nasal/, 'dropper'],
  [/balm|rub\b|vapou?r/, 'balm'],
  [/hand (rub|wash|sanitizer)|sanitizer|cleanser|face wash|body wash|scrub/, 'pump'],
  [/shampoo|lotion|conditioner|\boil\b|antiseptic liquid|mouth ?wash|scalp/, 'lotion'],
  [/soap|medicated bar|\bbar\b/, 'soap'],
  [/ointment|cream|gel|paste|muscle/, 'tube'],
  [/sachet|granules|effervescent (powder|granules)|oral powder|\bors\b|saline powder/, 'sachet'],
  [/syrup|suspension|elixir|linctus|oral (solution|emulsion)|solution|liquid|emulsion/, 'syrup'],
  [/tea|coffee|oats|biscuit|snack|sugar|noodle|husk|dates|seed/, 'pouch'],
  [/gumm(y|ies)|multivitamin|softgel|\bjar\b|chewing gum/, 'jar'],
  [/powder/, 'sachet'],
  [/tablet|capsule|caplet|lozenge|bolus|film/, 'carton'],
];

/** What a pack's form is guessed from; all but the form may be ''. */
export interface PackSigns {
  form: string;
  name: string;
  genericName: string;
  /** The sub-category's name, else the category's. */
  category: string;
}

/** The pack that a product comes in, for catalogues do not say it: by its form, else by its other words. */
export function packFormOf({ form, name, genericName, category }: PackSigns): PackForm {
  for (const text of [form, genericName, name, category]) {
    const words = text.toLowerCase();
    const found = signs.find(([sign]) => sign.test(words));
    if (found) return found[1];
  }
  return 'pack';
}
