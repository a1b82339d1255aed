/** The contract between the server, the pages that it renders, and the phone that hydrates them. */

/** The element of a rendered page that contains the responses it was rendered from, as JSON. */
export const hydrationDataId = 'known';

export type HydrationData = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** The cookie with the language of the phone's reader; English without it. */
export const languageCookie = 'lang';

/** The header of a rendered page with the build whose scripts the page loads. */
export const renderedHeader = 'x-shop-page';

export interface PageRequest {
  /** Path and query, as requested. */
  href: string;
  language: 'en' | 'bn';
  /** The shop's origin, such as https://shop.example; '' if unknown. */
  origin: string;
}

export interface RenderedPage {
  kind: 'page';
  /** 404 if there is nothing at the address; the page then shows that. */
  status: 200 | 404;
  /** The route's id, such as /product/details/$key. */
  route: string;
  /** True if the page changes only with the catalogue. */
  isOfCatalogue: boolean;
  title: string;
  /**
   * Elements of the head for this page: description, links, previews, structured data for search
   * engines.
   */
  head: string;
  /** The content of #root. */
  body: string;
  /** The responses that the page was rendered from; null if the phone must fetch them itself. */
  hydrationData: string | null;
}

/** `redirect`: the page has another address. `shell`: the phone renders this page. */
export type PageResponse = RenderedPage | { kind: 'redirect'; href: string } | { kind: 'shell' };

export interface Pages {
  /** Rejects if the page cannot be rendered now. The server then sends the shell. */
  render: (request: PageRequest) => Promise<PageResponse>;
}

export interface PageAddress {
  /** The path as its route writes it: /product/details/$key. */
  path: string;
  /** True if the server renders it. */
  isRendered: boolean;
  /** True where search engines may list it. */
  isIndexed: boolean;
  /** Search parameters that identify another page at the same path. */
  query: readonly string[];
}

/** The exports of the built bundle of the pages. `ask` sends a request to the API. */
export interface PagesBundle {
  /** Every address once. */
  addresses: () => PageAddress[];
  openPages: (fetcher: (url: string, init: RequestInit) => Promise<Response>) => Promise<Pages>;
}
