import { chanceOf, hashOf, type Chance } from './chance.ts';
import type { Ink } from './ink.ts';
import type { FaceName } from './text-outline.ts';
import { paletteOf, type Palette } from './palettes.ts';
import type { PackForm } from './pack-form.ts';

/** What a pack's picture shows of its product; every text may be empty or hostile. */
export interface ProductFacts {
  /** Fixes the picture's small choices: the permalink, or whatever names the product for ever. */
  key: string;
  name: string;
  nameBn: string;
  strength: string;
  form: string;
  genericName: string;
  company: string;
  /** 'strip of 10', '100 ml bottle', '' where the pack is the unit sold. */
  packName: string;
  packForm: PackForm;
}

/** The colours and habits that this product's pack is drawn with. */
export interface Look extends Palette {
  face: FaceName;
  /** Which of the label designs: a company has two, its products take one of them. */
  design: number;
  /** Abstract company sign, 0 to 5. */
  sign: number;
  chance: Chance;
}

/** How much is worth drawing: at 96 px small print is only noise. */
export type Fineness = 'fine' | 'coarse';

/** All that drawing one pack needs. */
export interface Work {
  ink: Ink;
  facts: ProductFacts;
  look: Look;
  fineness: Fineness;
}

const faces = ['round', 'narrow', 'slab', 'round', 'sporty', 'narrow'] as const;

/** Company colours (a company has two palettes, a kind of medicine wears one of them), with accents that differ from product to product. */
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
