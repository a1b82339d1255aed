import { chanceOf, hashOf, type Chance } from './chance.ts';
import type { Ink } from './ink.ts';
import type { FaceName } from './text-outline.ts';
import { paletteOf, type Palette } from './palettes.ts';
import type { PackForm } from './pack-form.ts';

/** The product facts on a pack's picture. Every text may be empty or hostile. */
export interface ProductFacts {
  /** Seeds the picture's random choices: the permalink or another permanent id of the product. */
  key: string;
  name: string;
  nameBn: string;
  strength: string;
  form: string;
  genericName: string;
  company: string;
  /** 'strip of 10', '100 ml bottle'; '' if the pack is the unit sold. */
  packName: string;
  packForm: PackForm;
}

/** The colours and style of this product's pack. */
export interface Look extends Palette {
  face: FaceName;
  /**
   * The index of the label design. A company has two designs, and each product uses one of them.
   */
  design: number;
  /** The company's abstract sign, 0 to 5. */
  sign: number;
  chance: Chance;
}

/** The level of detail: at 96 px, small print is only noise. */
export type Fineness = 'fine' | 'coarse';

/** Everything that drawing a pack needs. */
export interface Work {
  ink: Ink;
  facts: ProductFacts;
  look: Look;
  fineness: Fineness;
}

const faces = ['round', 'narrow', 'slab', 'round', 'sporty', 'narrow'] as const;

/**
 * The look of a product. A company has two palettes, and each kind of medicine uses one of them;
 * the accents differ between products.
 */
export function lookOf(facts: ProductFacts, designs: number): Look {
  const company = facts.company.trim().toLowerCase();
  const chance = chanceOf('product', facts.key, facts.name, facts.strength, facts.form, company);
  const isSwapped = chance.happens(0.4);
  const house = hashOf('house', company);
  const line = hashOf('line', company, facts.genericName || facts.name);
  const own = line % 3;
  const colours = paletteOf(line % 5 < 3 ? company : `${company} second`);
  return {
    ...colours,
    bright: isSwapped ? colours.other : colours.bright,
    other: isSwapped ? colours.bright : colours.other,
    face: faces[house % faces.length] ?? 'round',
    design: (house + own * 5) % designs,
    sign: (house >>> 8) % 6,
    chance,
  };
}
