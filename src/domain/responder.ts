/**
 * Who gave an answer, as far as its face tells: the shop, the shop's machines
 * in trouble, or a stranger between (a captive portal, a proxy).
 */
export type Responder = 'shop' | 'failing' | 'stranger';

/** What a call says of the network: who answered it, or nobody. */
export type ResponseSource = Responder | 'nobody';

/** Network Authentication Required: a captive portal that says so. */
const asksForSignIn = 511;

/**
 * Reads an answer's status and content type. A page in place of JSON is the
 * shop's gateway where it bears a 5xx, a stranger's where it claims that all
 * went well or who may go on; a host that answers 404 with a page is the shop.
 */
export function responderOf(status: number, contentType: string): Responder {
  if (status >= 500 && status !== asksForSignIn) return 'failing';
  if (contentType.includes('json')) return 'shop';
  const isClaimed = status < 400 || status === 401 || status === 403 || status === asksForSignIn;
  return isClaimed ? 'stranger' : 'shop';
}
