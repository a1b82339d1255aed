const microSigns = /(?<=\d\s?)(?:µg|μg|ug)\b/gi;

/** Normalises to NFC with single ordinary spaces, without control characters, trimmed. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u00a0\u2007\u202f\u200b\ufeff]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
}

/** Normalises a strength: `mcg` for the three micro signs, `0.3%` for `0.30%`. */
export function tidyStrength(text: string): string {
  return tidyText(text)
    .replace(microSigns, 'mcg')
    .replace(/(\d\.\d*?)0+(?=\D|$)/g, '$1')
    .replace(/(\d)\.(?=\D|$)/g, '$1');
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  times: '×',
  frac12: '½',
  reg: '®',
  copy: '©',
  trade: '™',
  zwj: '\u200d',
  zwnj: '\u200c',
};

/**
 * Decodes HTML entities that web shops write into exports, `Tom &amp; Jerry&#039;s`. Some encode
 * them twice.
 */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeOnce(decodeOnce(text)) : text;
}

function decodeOnce(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi,
    (whole, decimal, hex, name) => {
      if (typeof name === 'string') return entities[name.toLowerCase()] ?? whole;
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
      // Control characters, surrogates and numbers beyond Unicode are not decoded.
      const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * Detects text that was damaged by a wrong encoding: question marks and U+FFFD for letters, UTF-8
 * read as windows-1252 (`à¦¨`), and the Bijoy encoding by its most frequent vowels († and ‡).
 */
export function isGarbled(text: string): boolean {
  return /\ufffd|\?{3,}|à[¦§]|Ã\s?Â|[†‡]\p{L}/u.test(text);
}
