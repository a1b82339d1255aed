/** Every area that the server answers. */
import type { House } from '#server/house.ts';
import { implementAddresses } from './addresses.ts';
import { implementCapabilities } from './capabilities.ts';
import { implementComments } from './comments.ts';
import { implementComplaints } from './complaints.ts';
import { implementContact } from './contact.ts';
import { implementDevices } from './devices.ts';
import { implementErrorLog } from './error-log.ts';
import { implementGrants } from './grants.ts';
import { implementHealth } from './health.ts';
import { implementHome } from './home.ts';
import { refuseLaterCalls } from './later.ts';
import { implementLetterStatus } from './letters.ts';
import { implementNotifications } from './notifications.ts';
import { implementOpenApi } from './openapi.ts';
import { implementBranches, implementGallery, implementOffers } from './pages.ts';
import { implementPrescriptions } from './prescriptions.ts';
import { implementProducts } from './products.ts';
import { implementProfile } from './profile.ts';
import { implementRequests } from './requests.ts';
import { implementReviews } from './reviews.ts';
import { implementSignIn } from './sign-in.ts';
import { implementStockRequests } from './stock-requests.ts';

/** Binds all areas to the API's part of the server. */
export function implementAreas(house: House): void {
  implementHealth(house);
  implementOpenApi(house);
  implementCapabilities(house);
  implementProducts(house);
  implementStockRequests(house);
  implementHome(house);
  implementAddresses(house);
  implementDevices(house);
  implementGrants(house);
  implementSignIn(house);
  implementProfile(house);
  implementNotifications(house);
  implementPrescriptions(house);
  implementRequests(house);
  implementLetterStatus(house);
  implementReviews(house);
  implementComments(house);
  implementContact(house);
  implementComplaints(house);
  implementGallery(house);
  implementBranches(house);
  implementOffers(house);
  implementErrorLog(house);
  refuseLaterCalls(house);
}
