/** SVG primitives for all pictures, and the collection of their gradients and clip paths. */

export type Extra = Readonly<Record<string, string | number>>;
export type Point = readonly [x: number, y: number];
type Stop = readonly [offset: number, colour: string, opacity?: number];

function short(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
}

function attributes(extra: Extra): string {
  return Object.entries(extra)
    .map(([name, value]) => ` ${name}="${short(value)}"`)
    .join('');
}

function element(name: string, extra: Extra, children = ''): string {
  return children
    ? `<${name}${attributes(extra)}>${children}</${name}>`
    : `<${name}${attributes(extra)}/>`;
}

/** A rectangle; `rx` in `extra` rounds its corners. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  extra: Extra = {},
): string {
  return element('rect', { x, y, width, height, fill, ...extra });
}

export function circle(cx: number, cy: number, r: number, fill: string, extra: Extra = {}): string {
  return element('circle', { cx, cy, r, fill, ...extra });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  extra: Extra = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...extra });
}

export function path(d: string, fill: string, extra: Extra = {}): string {
  return element('path', { d, fill, ...extra });
}

/** An unfilled line with round ends. */
export function stroke(d: string, colour: string, width: number, extra: Extra = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...extra,
  });
}

export function polygon(points: readonly Point[], fill: string, extra: Extra = {}): string {
  return element('polygon', {
    points: points.map(([x, y]) => `${short(x)},${short(y)}`).join(' '),
    fill,
    ...extra,
  });
}

export function group(extra: Extra, ...children: readonly string[]): string {
  const inside = children.join('');
  return inside ? element('g', extra, inside) : '';
}

/** Moves the children to `x`, `y`, then turns them by degrees and scales them about that point. */
export function placed(x: number, y: number, children: string, turn = 0, scale = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1e4) / 1e4})`;
  return group({ transform: `translate(${short(x)} ${short(y)})${turned}${scaled}` }, children);
}

/** Gradients and clip paths of one picture. */
export interface Ink {
  /** A linear gradient across the painted shape: 0° to the right, 90° downwards. */
  linear: (degrees: number, ...stops: readonly Stop[]) => string;
  /** A radial gradient around a point, in fractions of the painted shape's size. */
  radial: (cx: number, cy: number, r: number, ...stops: readonly Stop[]) => string;
  /** The children, clipped to the shape. */
  inside: (shape: string, ...children: readonly string[]) => string;
  /** The complete picture. */
  picture: (
    viewBox: string,
    width: number,
    height: number,
    ...children: readonly string[]
  ) => string;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', {
        offset,
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
      }),
    )
    .join('');
}

/** An empty collection. Equal gradients are defined once. */
export function createInk(): Ink {
  const definitions = new Map<string, { id: string; text: string }>();
  const define = (content: (id: string) => string): string => {
    const key = content('');
    const known = definitions.get(key);
    if (known) return known.id;
    const id = `p${definitions.size}`;
    definitions.set(key, { id, text: content(id) });
    return id;
  };
  return {
    linear: (degrees, ...stops) => {
      const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const id = define((id) =>
        element(
          'linearGradient',
          { id, x1: 0.5 - dx / 2, y1: 0.5 - dy / 2, x2: 0.5 + dx / 2, y2: 0.5 + dy / 2 },
          stopsOf(stops),
        ),
      );
      return `url(#${id})`;
    },
    radial: (cx, cy, r, ...stops) =>
      `url(#${define((id) => element('radialGradient', { id, cx, cy, r }, stopsOf(stops)))})`,
    inside: (shape, ...children) => {
      const id = define((id) => element('clipPath', { id }, shape));
      return group({ 'clip-path': `url(#${id})` }, ...children);
    },
    picture: (viewBox, width, height, ...children) =>
      element(
        'svg',
        { xmlns: 'http://www.w3.org/2000/svg', viewBox, width, height },
        element('defs', {}, [...definitions.values()].map(({ text }) => text).join('')) +
          children.join(''),
      ),
  };
}
