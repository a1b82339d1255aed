import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';

const sprite = readFileSync('src/ui/icons.svg', 'utf8');

const strokesIn = (markup: string) =>
  [...markup.matchAll(/ d="([^"]+)"/g)].map(([, strokes]) => strokes);

function inSprite(name: string): string {
  return strokesIn(new RegExp(`<symbol id="${name}".*?</symbol>`).exec(sprite)?.[0] ?? '').join('');
}

it('the stepper renders the icons of the sprite inline', () => {
  const labels = { quantity: 'Quantity', decrease: 'Less', increase: 'More' };
  const drawn = [1, 2].map((value) =>
    renderToStaticMarkup(
      <QuantityStepper
        {...{ value, labels }}
        max={9}
        parse={Number}
        wrong=""
        onChange={() => undefined}
        onRemove={() => undefined}
      />,
    ),
  );
  const wanted = ['trash', 'plus', 'minus', 'plus'].map(inSprite);
  expect(wanted).not.toContain('');
  expect(strokesIn(drawn.join(''))).toEqual(wanted);
});
