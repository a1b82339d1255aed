/** Readable shades of the shop's main colour (shell-125). */

/** One theme's shades, each as #rrggbb. */
interface Shades {
  /** Links and icons on the page and on `tint`. */
  text: string;
  /** The background of buttons, below white text. */
  fill: string;
  /** The same while a button is pressed. */
  fillStrong: string;
  /** The background of chosen and highlighted elements. */
  tint: string;
}

export interface BrandShades {
  light: Shades;
  dark: Shades;
}

/** The main colour of a shop that has chosen none. */
export const standardColour = '#0f6b43';

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

const white = '#ffffff';
const black = '#000000';
/** The darkest page background of the light theme, and the brightest of the dark one (tokens.css). */
export const lightBackground = '#f3f6f3';
export const darkBackground = '#1b2420';

/** The contrast of text that WCAG level AA requires. */
export const readableContrast = 4.5;
/** The contrast of a control's shape that WCAG level AA requires. */
export const visibleContrast = 3;

/** Derives the shades of both themes. Darkens or lightens the colour where it is not readable. */
export function brandShades(colour: string): BrandShades {
  const lightTint = mix(colour, white, 0.9);
  const onLight = shadeUntil(colour, black, readableOn(lightBackground, lightTint));
  const darkTint = mix(colour, darkBackground, 0.8);
  const onDark = shadeUntil(colour, white, readableOn(darkBackground, darkTint));
  const visible = shadeUntil(
    colour,
    white,
    (shade) => contrast(shade, darkBackground) >= visibleContrast,
  );
  const darkFill = shadeUntil(visible, black, readableOn(white));
  return {
    light: {
      text: onLight,
      fill: onLight,
      fillStrong: mix(onLight, black, 0.25),
      tint: lightTint,
    },
    dark: { text: onDark, fill: darkFill, fillStrong: mix(darkFill, black, 0.2), tint: darkTint },
  };
}

/**
 * The custom properties that give a page the shop's colour (tokens.css); empty for the standard
 * colour.
 */
export function colourProperties(colour: string): Record<string, string> {
  if (!isColour(colour)) return {};
  const { light, dark } = brandShades(colour);
  return {
    '--own-text-light': light.text,
    '--own-text-dark': dark.text,
    '--own-fill-light': light.fill,
    '--own-fill-dark': dark.fill,
    '--own-strong-light': light.fillStrong,
    '--own-strong-dark': dark.fillStrong,
    '--own-tint-light': light.tint,
    '--own-tint-dark': dark.tint,
  };
}

/** The colour of the browser's own bars and of the installed app. */
export function themeColour(colour: string): string {
  return isColour(colour) ? brandShades(colour).light.fill : standardColour;
}

/** Whether text of a shade is readable on all of these backgrounds. */
function readableOn(...backgrounds: string[]): (shade: string) => boolean {
  return (shade) =>
    backgrounds.every((background) => contrast(shade, background) >= readableContrast);
}

const steps = 100;

/** Mixes the colour with `end`, as little as necessary. */
function shadeUntil(colour: string, end: string, isRight: (shade: string) => boolean): string {
  for (let step = 0; step < steps; step += 1) {
    const shade = mix(colour, end, step / steps);
    if (isRight(shade)) return shade;
  }
  return end;
}

/** `share` is the share of the second colour, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const mixed = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast ratio of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
