import type { shellText } from '#text/shell.ts';

/** The main links of the header and the mobile navigation, in this order (shell-14). */
export const mainLinks = [
  { to: '/', name: 'home' },
  { to: '/order', name: 'requestOrder' },
  { to: '/special/offer', name: 'specialOffers' },
  { to: '/branchLocation', name: 'branchLocations' },
  { to: '/review', name: 'review' },
  { to: '/gallery', name: 'gallery' },
  { to: '/about', name: 'aboutUs' },
  { to: '/contact', name: 'contactUs' },
] as const satisfies readonly { to: string; name: keyof typeof shellText }[];
