/** Colours are `#rrggbb`. */
type Channels = [red: number, green: number, blue: number];

function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two colours: `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channelsOf(second);
  const mixed = channelsOf(first).map((channel, at) =>
    Math.round(channel + ((other[at] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

export function darker(colour: string, share: number): string {
  return mix(colour, '#10161a', share);
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dim, bright] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return ((bright ?? 0) + 0.05) / ((dim ?? 0) + 0.05);
}

/** The first of `wishes` that is readable on `ground` (AA for text), else white or near-black. */
export function readableOn(ground: string, ...wishes: readonly string[]): string {
  const wished = wishes.find((wish) => contrast(wish, ground) >= 4.5);
  if (wished) return wished;
  return contrast('#ffffff', ground) >= contrast('#16211b', ground) ? '#ffffff' : '#16211b';
}
