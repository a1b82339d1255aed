/**
 * The source of a response, judged by its status and content type: the shop, the shop's gateway
 * during an outage, or a stranger in between (a captive portal, a proxy).
 */
export type Responder = 'shop' | 'failing' | 'stranger';

/** The source of a response as the network status shows it, or nobody if there was no response. */
export type ResponseSource = Responder | 'nobody';

/** Network Authentication Required: the status of a captive portal. */
const asksForSignIn = 511;

/**
 * Classifies a response by status and content type. An HTML page instead of JSON comes from the
 * shop's gateway if its status is 5xx, and from a stranger if its status reports success, a
 * redirect or a required sign-in. A host that sends a page with 404 is the shop.
 */
export function responderOf(status: number, contentType: string): Responder {
  if (status >= 500 && status !== asksForSignIn) return 'failing';
  if (contentType.includes('json')) return 'shop';
  const isClaimed = status < 400 || status === 401 || status === 403 || status === asksForSignIn;
  return isClaimed ? 'stranger' : 'shop';
}
