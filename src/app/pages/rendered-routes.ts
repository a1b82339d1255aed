/** Routes whose pages hang on the catalogue alone: rendered once, and again when it changes. */
export const ofCatalogue: ReadonlySet<string> = new Set([
  '/',
  '/category/$key/',
  '/category/$key/$',
  '/subCategory/$id/',
  '/subCategory/$id/$',
  '/product/details/$key',
]);

/**
 * The routes that the server renders: what every visitor sees alike. The others
 * show what only one phone knows (its bag, its drafts, its customer): they get
 * the shell. `/$` is an address that the shop does not have; it leads home.
 */
export const renderedRoutes: ReadonlySet<string> = new Set([
  ...ofCatalogue,
  '/products/Search',
  '/about',
  '/branchLocation',
  '/carrer',
  '/contact',
  '/gallery',
  '/howToOrder',
  '/privacy',
  '/return',
  '/review',
  '/special/offer',
  '/termsCondition',
  '/$',
]);
