/** The guidance for the generics on the shelves, per form: cautious and general, without doses. */
import type { SeedGuidance, SeedProduct } from '#demo/seed/types.ts';
import { allergyAndBreathing } from './allergy-breathing.ts';
import { heartAndDiabetes } from './heart-diabetes.ts';
import { infection } from './infection.ts';
import { mindBonesAndHormones } from './mind-bones-hormones.ts';
import { painAndStomach } from './pain-stomach.ts';
import type { GuidanceGroup, Kind } from './phrases.ts';
import { skinAndEye } from './skin-eye.ts';

export const guidanceGroups: readonly GuidanceGroup[] = [
  ...painAndStomach,
  ...allergyAndBreathing,
  ...infection,
  ...heartAndDiabetes,
  ...mindBonesAndHormones,
  ...skinAndEye,
];

/** The forms of each way of use. Other forms have no guidance. */
const kinds: Record<Kind, RegExp> = {
  oral: /^(.*tablet.*|capsule.*|syrup|oral (suspension|solution|powder)|powder for suspension|pediatric drops|effervescent powder)$/i,
  skin: /^(cream|ointment|gel|topical (solution|spray|powder))$/i,
  eye: /^ophthalmic/i,
  nose: /^nasal/i,
  inhaled: /^(inhaler|inhalation capsule|nebuliser .*|respirator solution)$/i,
  rectal: /^suppository$/i,
};

/** The guidance for every generic and form on the shelves. */
export function guidanceFor(products: readonly SeedProduct[]): SeedGuidance[] {
  const seen = new Set<string>();
  return products.flatMap(({ generic, form }) => {
    if (seen.has(`${generic}|${form}`)) return [];
    seen.add(`${generic}|${form}`);
    const group = guidanceGroups.find(
      (one) => one.generics.includes(generic) && kinds[one.kind].test(form),
    );
    return group ? factsOf(group).map((fact) => ({ genericName: generic, form, ...fact })) : [];
  });
}

function factsOf({ use, how, warnings, effects, pregnancy }: GuidanceGroup) {
  const topics = { Use: use, HowTaken: how, Warnings: warnings, SideEffects: effects };
  return Object.entries({ ...topics, Pregnancy: pregnancy }).map(([topic, [text, textBn]]) => ({
    topic,
    text,
    textBn: textBn.normalize('NFC'),
  }));
}
