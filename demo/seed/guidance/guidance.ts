/** What the pharmacy says of the generics on the shelves, for each of their forms: careful, general, no dose. */
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

/** Which forms are used in which way; what is none of them has nothing written. */
const kinds: Record<Kind, RegExp> = {
  oral: /^(.*tablet.*|capsule.*|syrup|oral (suspension|solution|powder)|powder for suspension|pediatric drops|effervescent powder)$/i,
  skin: /^(cream|ointment|gel|topical (solution|spray|powder))$/i,
  eye: /^ophthalmic/i,
  nose: /^nasal/i,
  inhaled: /^(inhaler|inhalation capsule|nebuliser .*|respirator solution)$/i,
  rectal: /^suppository$/i,
};

/** The facts of every generic and form that is on the shelves. */
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
