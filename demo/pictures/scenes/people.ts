/** People in the pictures: front view, standing on y = 0, about 200 high, without faces. */
import { darker, lighter } from '#demo/pictures/colour.ts';
import { circle, ellipse, path, rect, stroke } from '#demo/pictures/ink.ts';
import { shop } from './props.ts';

export interface Person {
  skin: string;
  hair: string;
  head: 'short' | 'long' | 'scarf' | 'cap' | 'grey';
  dress: string;
  legs: string;
  /** A pharmacist's white coat over the clothes. */
  hasCoat: boolean;
  arms: 'down' | 'offering' | 'raised' | 'behind-counter';
}

const usual: Person = {
  skin: '#c98d5f',
  hair: '#2b211c',
  head: 'short',
  dress: '#3f87b5',
  legs: '#33424b',
  hasCoat: false,
  arms: 'down',
};

function headOf({ skin, hair, head, dress }: Person): string {
  const face = ellipse(0, -176, 19, 22, skin) + rect(-7, -160, 14, 16, darker(skin, 0.12));
  const smile = stroke('M-6 -168Q0 -163 6 -168', darker(skin, 0.42), 2);
  const eyes = circle(-7, -178, 1.9, shop.ink) + circle(7, -178, 1.9, shop.ink);
  const shown = face + smile + eyes;
  if (head === 'scarf') {
    const cloth = lighter(dress, 0.25);
    return (
      path('M-27 -146Q-32 -206 0 -206T27 -146Q14 -134 0 -134T-27 -146Z', cloth) +
      ellipse(0, -175, 17, 20, skin) +
      smile +
      eyes +
      path('M-27 -150Q0 -128 27 -150L22 -134Q0 -120 -22 -134Z', darker(cloth, 0.1))
    );
  }
  if (head === 'long')
    return (
      path('M-24 -142Q-30 -202 0 -202T24 -142Q14 -136 0 -138T-24 -142Z', hair) +
      shown +
      path('M-21 -178Q-18 -202 0 -201T21 -178Q8 -182 2 -192Q-6 -182 -21 -178Z', hair)
    );
  if (head === 'cap')
    return (
      shown +
      path('M-21 -180Q-22 -204 0 -204T21 -180Z', shop.green) +
      path('M8 -184H34Q36 -178 30 -177H6Z', shop.deep)
    );
  const colour = head === 'grey' ? '#b9b6ae' : hair;
  return (
    shown +
    path(
      'M-21 -176Q-24 -204 0 -203T21 -176Q18 -190 8 -191Q-8 -190 -14 -190Q-18 -186 -21 -176Z',
      colour,
    )
  );
}

function armsOf({ skin, dress, hasCoat, arms }: Person): string {
  const sleeve = darker(hasCoat ? '#f3f4f0' : dress, 0.08);
  const arm = (d: string, hand: readonly [number, number]): string =>
    stroke(d, sleeve, 15) + circle(hand[0], hand[1], 8, skin);
  const left = arm('M-33 -132Q-44 -104 -40 -74', [-40, -66]);
  const right = arm('M33 -132Q44 -104 40 -74', [40, -66]);
  if (arms === 'offering') return left + arm('M33 -132Q50 -112 72 -110', [80, -110]);
  if (arms === 'raised') return left + arm('M33 -132Q56 -134 60 -164', [61, -174]);
  if (arms === 'behind-counter')
    return (
      arm('M-33 -132Q-48 -112 -30 -96', [-22, -93]) + arm('M33 -132Q48 -112 30 -96', [22, -93])
    );
  return left + right;
}

/** One person. `wishes` overrides the default, a man in a blue shirt. */
export function person(wishes: Partial<Person>): string {
  const who = { ...usual, ...wishes };
  const torso = 'M-34 -136Q-32 -146 -16 -148H16Q32 -146 34 -136L32 -68H-32Z';
  const legs =
    rect(-24, -72, 20, 68, who.legs, { rx: 6 }) +
    rect(4, -72, 20, 68, who.legs, { rx: 6 }) +
    path('M-28 0Q-28 -10 -14 -10H-4V0ZM4 0V-10H14Q28 -10 28 0Z', shop.ink);
  const skirt =
    path('M-32 -80H32L40 -10H-40Z', darker(who.dress, 0.1)) +
    rect(-20, -12, 14, 12, who.skin) +
    rect(6, -12, 14, 12, who.skin);
  const isSkirted = who.head === 'long' || who.head === 'scarf';
  const coat = who.hasCoat
    ? path(
        'M-34 -136Q-32 -146 -16 -148L0 -112L16 -148Q32 -146 34 -136L36 -44H4V-104H-4V-44H-36Z',
        '#fbfbf7',
      ) +
      path('M-16 -148L0 -112L-10 -126L-20 -132ZM16 -148L0 -112L10 -126L20 -132Z', '#dfe4e1') +
      rect(12, -118, 14, 3, shop.green)
    : '';
  return (isSkirted ? skirt : legs) + path(torso, who.dress) + coat + armsOf(who) + headOf(who);
}
