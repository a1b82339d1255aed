import type { shellText } from '#text/shell.ts';

/** The main links of the header and the mobile navigation, in the documents' order (S1 §2). */
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

/** The static pages, in the footer. */
export const informationLinks = [
  { to: '/howToOrder', name: 'howToOrder' },
  { to: '/termsCondition', name: 'terms' },
  { to: '/return', name: 'returns' },
  { to: '/privacy', name: 'privacy' },
  { to: '/carrer', name: 'careers' },
] as const satisfies readonly { to: string; name: keyof typeof shellText }[];
