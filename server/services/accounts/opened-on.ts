/**
 * Names the operating system and browser of a user agent, so that customers recognise their
 * sign-ins. Never used for decisions.
 */
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];
/** Specific names first, because most browsers also contain "Chrome" and "Safari". */
const browsers: [RegExp, string][] = [
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/OPR\/|Opera/, 'Opera'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/UCBrowser/, 'UC Browser'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

/** For example `Android Chrome`; '' if neither is known. */
export function openedOn(userAgent: string | undefined): string {
  const head = (userAgent ?? '').slice(0, 400);
  const first = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(head))?.[1] ?? '';
  return [first(systems), first(browsers)].filter(Boolean).join(' ');
}
