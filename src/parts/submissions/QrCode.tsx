import { generate } from 'lean-qr/nano';
import type { Ref } from 'react';
import styles from './HandOver.module.css';

/** The width of the empty border that scanners need, in squares. */
const margin = 4;

export interface QrCodeProps {
  text: string;
  /** The accessible name. */
  label: string;
  ref?: Ref<SVGSVGElement>;
}

/** A text as a QR code, dark on white in every theme. */
export function QrCode({ text, label, ref }: QrCodeProps) {
  const code = generate(text);
  const whole = code.size + 2 * margin;
  return (
    <svg
      ref={ref}
      role="img"
      aria-label={label}
      className={styles['code']}
      viewBox={`${-margin} ${-margin} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <path d={squaresOf(code)} />
    </svg>
  );
}

/** An SVG path with one stroke for each horizontal run of dark squares. */
function squaresOf({ size, get }: ReturnType<typeof generate>): string {
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (x < size && get(x, y)) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return path;
}
