import { chanceOf } from './chance.ts';
import { placed, type Ink } from './ink.ts';
import type { PackForm } from './pack-form.ts';
import { packs } from './packs/table.ts';
import { palettes, type Palette } from './palettes.ts';
import { person } from './scenes/people.ts';
import { bicycle, scooter } from './scenes/vehicles.ts';
import { leaf } from './tiles/shapes.ts';
import type { Theme } from './themes.ts';

/** A pack without words, in this palette. */
function silentPack(ink: Ink, form: PackForm, palette: Palette, key: string): string {
  const facts = {
    key,
    name: '',
    nameBn: '',
    strength: '',
    form: form === 'carton' ? 'Capsule' : '',
    genericName: '',
    company: '',
    packName: '',
    packForm: form,
  };
  const chance = chanceOf('silent', key, form);
  const design = Math.floor(chance.between(0, 11));
  return packs[form]({
    ink,
    facts,
    look: { ...palette, face: 'round', design, sign: 0, chance },
    fineness: 'coarse',
  });
}

export function cast(ink: Ink, theme: Theme, key: string, size: number): string {
  const places = [
    { x: 0, scale: 1, y: 0 },
    { x: -0.6, scale: 0.74, y: 0.02 },
    { x: 0.58, scale: 0.7, y: 0.03 },
  ];
  const drawn = theme.cast.map((form, at) => {
    const place = places[at] ?? { x: 0, scale: 1, y: 0 };
    const scale = (size / 400) * place.scale;
    const palette = palettes[theme.wear[at] ?? 0] ?? palettes[0];
    return placed(
      size * place.x - 200 * scale,
      size * (0.42 + place.y) - 338 * scale,
      silentPack(ink, form, palette, `${key}${at}`),
      0,
      scale,
    );
  });
  return drawn.toReversed().join('');
}

export function star(theme: Theme, size: number): string {
  const floor = size * 0.44;
  const scale = size / 300;
  if (theme.star === 'bicycle') return placed(0, floor, bicycle(), 0, scale * 1.02);
  if (theme.star === 'scooter') return placed(0, floor, scooter(), 0, scale * 1.06);
  if (theme.star === 'pharmacist')
    return placed(
      size * 0.34,
      floor,
      person({ hasCoat: true, dress: '#6fb58a', arms: 'raised' }),
      0,
      scale * 1.16,
    );
  if (theme.star === 'leaf')
    return (
      placed(-size * 0.52, floor, leaf(size * 0.72, '#8fb35a', '#5d7a28'), -24) +
      placed(size * 0.5, floor, leaf(size * 0.62, '#a9c76f', '#5d7a28'), 30)
    );
  return '';
}
