/** `npm run e2e:wide`: everything that varies, with everything else that varies; otherwise each of them once. */
export const isWide = process.env['WIDE'] === 'all';
