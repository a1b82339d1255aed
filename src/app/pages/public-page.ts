import type { pageDescriptionsText } from '#text/page-descriptions.ts';

/**
 * A page that is the same for everyone, declared on its route. Only the server and the tests read
 * the declaration; the build removes it from the phone's bundle
 * (docs/decisions/0012-server-rendering.md).
 */
export interface PublicPage {
  /**
   * When the server renders the page: 'per-catalogue' if its content changes only with the
   * catalogue, otherwise 'per-request'; 'never' if the phone renders it.
   */
  rendered: 'per-catalogue' | 'per-request' | 'never';
  /**
   * Search parameters that select another page at the same path. A phone stores each rendered page
   * by its path and these parameters.
   */
  query?: readonly string[];
  /** Whether search engines may list the page. */
  isIndexed: boolean;
  /** The key of the description for search engines and link previews, for a rendered page. */
  description?: keyof typeof pageDescriptionsText;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * Applies to child routes too. A route without it shows one customer's data, and the phone
     * renders it.
     */
    publicPage?: PublicPage;
  }
}
