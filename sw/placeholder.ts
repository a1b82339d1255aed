/** Placeholder drawings for pictures that are not on this phone, in the form of the product. */
import { drawnSize } from '#contract/drawn-picture.ts';

interface Drawing {
  /**
   * Matches the file name. Most pictures are named after the product's address, which ends with its
   * form.
   */
  named: RegExp;
  /** SVG elements for a 96 × 96 view box. */
  lines: string;
}

const capsule =
  '<g transform="rotate(-45 48 48)"><rect x="22" y="36" width="52" height="24" rx="12"/><path d="M48 36v24"/></g>';

/** The first match is used. The default is a box. */
const drawings: readonly Drawing[] = [
  { named: /capsule/, lines: capsule },
  {
    named: /tablet|caplet|lozenge/,
    lines: '<circle cx="48" cy="48" r="24"/><path d="M36 48h24"/>',
  },
  {
    named: /injection|infusion|vial|ampoule|cartridge|insulin/,
    lines: '<path d="M38 26h20v8H38zM40 34v10l-6 8v20h28V52l-6-8V34M34 58h28"/>',
  },
  {
    named: /cream|ointment|gel|lotion|paste|shampoo/,
    lines: '<path d="M34 24h28l-4 40H38zM40 64h16v8H40z"/>',
  },
  {
    named: /inhaler|spray/,
    lines: '<path d="M38 24h16v22H38zM34 46h24v26H34zM58 56h10v16H58"/>',
  },
  {
    named: /drops/,
    lines:
      '<path d="M44 22h8v10h-8zM38 32h20v10l4 6v26H34V48l4-6z"/><path d="M48 52c5 7 5 12 0 12s-5-5 0-12z"/>',
  },
  {
    named: /syrup|suspension|solution|liquid|elixir|drop|ml\b/,
    lines: '<path d="M40 22h16v10H40zM40 32v8l-8 8v26h32V48l-8-8v-8M32 54h32M32 66h32"/>',
  },
];

const box = '<path d="M26 38h44v32H26zM26 38l8-12h28l8 12M48 26v12"/>';

/** An SVG without text for the path of a missing picture. */
export function placeholderFor(pathname: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1).toLowerCase();
  const drawing = drawings.find(({ named }) => named.test(name))?.lines ?? box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${drawnSize}" height="${drawnSize}"><rect width="96" height="96" fill="#eef2f1"/><g fill="none" stroke="#9db3ad" stroke-width="4" stroke-linejoin="round">${drawing}</g></svg>`;
}
