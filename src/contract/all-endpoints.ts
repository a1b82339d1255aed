/**
 * Every call in one list, for tools: the OpenAPI document, the tests, and the server's check that
 * it implements all of them. Screens import their area instead.
 */
import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as branches from './branches.ts';
import * as capabilities from './capabilities.ts';
import * as catalogue from './catalogue.ts';
import * as comments from './comments.ts';
import * as complaints from './complaints.ts';
import * as contact from './contact.ts';
import * as coupons from './coupons.ts';
import * as devices from './devices.ts';
import type { Endpoint } from './endpoint.ts';
import * as errorLog from './error-log.ts';
import * as gallery from './gallery.ts';
import * as grants from './grants.ts';
import * as handOver from './hand-over.ts';
import * as home from './home.ts';
import * as latestAddress from './latest-address.ts';
import * as notifications from './notifications.ts';
import * as offers from './offers.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as prescriptions from './prescriptions.ts';
import * as products from './products.ts';
import * as profile from './profile.ts';
import * as push from './push.ts';
import * as requestQuotes from './request-quotes.ts';
import * as requests from './requests.ts';
import * as reviews from './reviews.ts';
import * as shelf from './shelf.ts';
import * as shop from './shop.ts';
import * as signIn from './sign-in.ts';
import * as stock from './stock.ts';

const areas = {
  account,
  addresses,
  branches,
  capabilities,
  catalogue,
  comments,
  complaints,
  contact,
  coupons,
  devices,
  errorLog,
  gallery,
  grants,
  handOver,
  home,
  latestAddress,
  notifications,
  offers,
  orders,
  payments,
  prescriptions,
  products,
  profile,
  push,
  requestQuotes,
  requests,
  reviews,
  shelf,
  shop,
  signIn,
  stock,
};

export const allEndpoints: readonly Endpoint[] = Object.values(areas).flatMap((area) =>
  Object.values(area).filter(isEndpoint),
);

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'response' in exported;
}
