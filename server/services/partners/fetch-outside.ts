/**
 * The fetch for addresses that the owner enters. They must be on the internet, so that a stolen
 * counter session cannot make the server call the operator's own network (counter-363).
 */
import { lookup } from 'node:dns/promises';
import { isEndpoint, isPublicAddress } from '#server/services/push/endpoint.ts';

/** The address is of this machine or of a private network. */
class InsideAddress extends Error {
  readonly code = 'EINSIDE';
}

/**
 * The name is resolved before the connection and again for it. A name that changes in between still
 * needs a certificate of its own.
 */
export const fetchOutside: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  if (!isEndpoint(originOf(address))) throw new InsideAddress('not an address of the internet');
  const resolved = await lookup(new URL(address).hostname, { all: true });
  if (!resolved.every(({ address: ip }) => isPublicAddress(ip)))
    throw new InsideAddress('not an address of the internet');
  return fetch(input, init);
};

/** Without path and query, which may be longer than those of a push service. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL('/', address).href : '';
}
