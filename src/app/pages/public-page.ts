import type { pageDescriptionsText } from '#text/page-descriptions.ts';

/**
 * A page that everyone sees alike, declared on its route. The server and the
 * tests read it there; what the phone fetches is built without it
 * (docs/decisions/0012-server-rendering.md).
 */
export interface PublicPage {
  /**
   * When the server renders it: once per catalogue where nothing in it changes
   * but with that, else at each request; 'never' leaves it to the phone.
   */
  rendered: 'per-catalogue' | 'per-request' | 'never';
  /** Search parameters that lead to another page at the same path. A phone stores each page that was rendered by path and these. */
  query?: readonly string[];
  /** True where search engines may list it. */
  isIndexed: boolean;
  /** What is said of it to them and in link previews; of a page that is rendered. */
  description?: keyof typeof pageDescriptionsText;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Routes below it belong to the page too. Without it the page is one customer's, and the phone's to render. */
    publicPage?: PublicPage;
  }
}
