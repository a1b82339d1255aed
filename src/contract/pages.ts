/** What the server and the pages that it renders have agreed, and the phone that hydrates them. */

/** The element of a rendered page that carries the answers it was rendered from, as JSON. */
export const hydrationDataId = 'known';

export type HydrationData = readonly (readonly [key: readonly unknown[], data: unknown])[];

/** The cookie in which a phone tells the language that it reads; English without it. */
export const languageCookie = 'lang';

/** The header of a rendered page: the build that it belongs to, whose scripts it names. */
export const renderedHeader = 'x-shop-page';

export interface PageRequest {
  /** Path and query, as requested. */
  href: string;
  language: 'en' | 'bn';
  /** The shop's own, such as https://shop.example; '' where it is not known. */
  origin: string;
}

export interface RenderedPage {
  kind: 'page';
  /** 404 where nothing is at the address, which the page then says. */
  status: 200 | 404;
  /** The route's id, such as /product/details/$key. */
  route: string;
  /** True where nothing in it changes but with the catalogue. */
  isOfCatalogue: boolean;
  title: string;
  /** Elements of the head that belong to this page: description, links, previews, facts for search engines. */
  head: string;
  /** What stands inside #root. */
  body: string;
  /** The answers that it was rendered from; null where the phone must ask for itself. */
  hydrationData: string | null;
}

/** `redirect`: the page is at another address. `shell`: this page is the phone's to render. */
export type PageResponse = RenderedPage | { kind: 'redirect'; href: string } | { kind: 'shell' };

export interface Pages {
  /** Rejects where the page cannot be rendered now: then the shell is sent. */
  render: (request: PageRequest) => Promise<PageResponse>;
}

/** An address of the shop. */
export interface PageAddress {
  /** As its route is called: /product/details/$key. */
  path: string;
  /** True where the server renders it. */
  isRendered: boolean;
  /** True where search engines may list it. */
  isIndexed: boolean;
  /** Search parameters that lead to another page at the same path. */
  query: readonly string[];
}

/** What the built bundle of the pages exports. `ask` carries a question to the API. */
export interface PagesBundle {
  /** Every one, once. */
  addresses: () => PageAddress[];
  openPages: (ask: (url: string, init: RequestInit) => Promise<Response>) => Promise<Pages>;
}
