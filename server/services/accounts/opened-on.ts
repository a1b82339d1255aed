/** What a browser says that it is, in two words at most: for its owner to recognise, never to decide by. */
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPad/, 'iPad'],
  [/iPhone/, 'iPhone'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];
/** The more particular first: most browsers call themselves Chrome and Safari as well. */
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

/** `Android Chrome`; '' for what is neither known. */
export function openedOn(userAgent: string | undefined): string {
  const head = (userAgent ?? '').slice(0, 400);
  const first = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(head))?.[1] ?? '';
  return [first(systems), first(browsers)].filter(Boolean).join(' ');
}
