/** The Nirog mark: two leaves in a mortar, on a 512 × 512 field. No characters, no cross. */
import { group, path, placed, rect } from './ink.ts';

export interface MarkColours {
  bowl: string;
  leaf: string;
  sprout: string;
}

export const brand = {
  leaf: '#0f6b43',
  light: '#18875a',
  dark: '#0a5033',
  gold: '#f2a516',
  paper: '#fffdf8',
} as const;

/** Its vein is a hole, so that the mark works on any background. */
const bigLeaf =
  'M0 0C-74 -34 -92 -120 -22 -214C66 -150 86 -60 0 0ZM-5 -22L9 -24Q6 -96 -10 -152L-22 -148Q-8 -94 -5 -22Z';
const smallLeaf = 'M0 0C-58 -4 -104 -48 -108 -124C-40 -122 6 -74 0 0Z';

/** The mark alone, within 380 × 380 around the centre of the field. */
export function mark({ bowl, leaf, sprout }: MarkColours): string {
  return group(
    {},
    placed(236, 268, path(smallLeaf, sprout)),
    placed(276, 274, path(bigLeaf, leaf, { 'fill-rule': 'evenodd' }), 20),
    path(
      'M112 320H400C394 376 360 408 318 422V434Q318 446 306 446H206Q194 446 194 434V422C152 408 118 376 112 320Z',
      bowl,
    ),
    rect(86, 262, 340, 44, bowl, { rx: 22 }),
  );
}

/** White and gold, for the green background. */
export const onLeaf: MarkColours = {
  bowl: brand.paper,
  leaf: brand.paper,
  sprout: brand.gold,
};

/** Green and gold, for a paper background. */
export const onPaper: MarkColours = {
  bowl: brand.leaf,
  leaf: brand.leaf,
  sprout: brand.gold,
};
