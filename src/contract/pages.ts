/** What the server and the pages that it draws have agreed, and the phone that takes them over. */

/** The element of a drawn page that carries the answers it was drawn from: `[key, answer][]` as JSON. */
export const knownAnswersId = 'known';

/** The cookie in which a phone tells the language that it reads; English without it. */
export const languageCookie = 'lang';

/** The header of a drawn page: the build that it belongs to, whose scripts it names. */
export const drawnHeader = 'x-shop-page';

export interface PageAsked {
  /** Path and query, as asked. */
  href: string;
  language: 'en' | 'bn';
  /** The shop's own, such as https://shop.example. */
  origin: string;
}

export interface DrawnPage {
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
  /** The answers that it was drawn from; null where the phone must ask for itself. */
  known: string | null;
}

/** `elsewhere`: the page is at another address. `shell`: this page is the phone's to draw. */
export type PageAnswer = DrawnPage | { kind: 'elsewhere'; href: string } | { kind: 'shell' };

export interface Pages {
  /** Rejects where the page cannot be drawn now: then the shell is sent. */
  draw: (asked: PageAsked) => Promise<PageAnswer>;
}

/** What the built bundle of the pages exports. `ask` carries a question to the API. */
export interface PagesBundle {
  openPages: (ask: (url: string, init: RequestInit) => Promise<Response>) => Promise<Pages>;
}
