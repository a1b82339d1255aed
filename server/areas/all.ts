/** Every area of the API. */
import type { AppContext } from '#server/services/app-context.ts';
import { implementAccount } from './account.ts';
import { implementAddresses } from './addresses.ts';
import { implementCapabilities } from './capabilities.ts';
import { implementComments } from './comments.ts';
import { implementComplaints } from './complaints.ts';
import { implementContact } from './contact.ts';
import { serveCounterEvents } from './counter/events.ts';
import { implementCounterOrders } from './counter/orders.ts';
import { implementCounterQueue } from './counter/queue.ts';
import { implementCounterRequests } from './counter/requests.ts';
import { implementCounterImports } from './counter/imports.ts';
import { implementCounterShelves } from './counter/shelves.ts';
import { implementCounterShop } from './counter/shop.ts';
import { implementCounterStaff } from './counter/staff.ts';
import { implementCounterVoices } from './counter/feedback.ts';
import { implementCounterBanners } from './counter/banners.ts';
import { implementCounterPromotions } from './counter/promotions.ts';
import { implementCounterLogs } from './counter/logs.ts';
import { implementCoupons } from './coupons.ts';
import { implementDevices } from './devices.ts';
import { implementErrorLog } from './error-log.ts';
import { implementGrants } from './grants.ts';
import { implementHealth } from './health.ts';
import { implementHandOver } from './hand-over.ts';
import { implementHome } from './home.ts';
import { implementSubmissionStatus } from './submission-status.ts';
import { implementNotifications } from './notifications.ts';
import { implementBranches, implementGallery, implementOffers } from './pages.ts';
import { implementOrderPrescriptions } from './order-prescriptions.ts';
import { implementOrders } from './orders.ts';
import { implementPayments } from './payments.ts';
import { implementPrescriptionUpload } from './prescription-uploads.ts';
import { implementPrescriptions } from './prescriptions.ts';
import { implementProducts } from './products.ts';
import { implementProfile } from './profile.ts';
import { implementPush } from './push.ts';
import { implementRequestQuotes } from './request-quotes.ts';
import { implementRequests } from './requests.ts';
import { implementReviews } from './reviews.ts';
import { implementShelf } from './shelf.ts';
import { implementShop } from './shop.ts';
import { implementSignIn } from './sign-in.ts';
import { implementStockRequests } from './stock-requests.ts';

/** Registers all areas on the API's part of the server. */
export function implementAreas(context: AppContext): void {
  implementHealth(context);
  implementCapabilities(context);
  implementProducts(context);
  implementShelf(context);
  implementShop(context);
  implementStockRequests(context);
  implementHome(context);
  implementAddresses(context);
  implementDevices(context);
  implementGrants(context);
  implementSignIn(context);
  implementProfile(context);
  implementAccount(context);
  implementNotifications(context);
  implementPush(context);
  implementPrescriptionUpload(context);
  implementPrescriptions(context);
  implementRequests(context);
  implementRequestQuotes(context);
  implementSubmissionStatus(context);
  implementHandOver(context);
  implementCoupons(context);
  implementOrders(context);
  implementOrderPrescriptions(context);
  implementPayments(context);
  implementReviews(context);
  implementComments(context);
  implementContact(context);
  implementComplaints(context);
  implementGallery(context);
  implementBranches(context);
  implementOffers(context);
  implementErrorLog(context);
  implementCounter(context);
}

/** The areas for staff. */
function implementCounter(context: AppContext): void {
  implementCounterOrders(context);
  implementCounterStaff(context);
  implementCounterQueue(context);
  implementCounterRequests(context);
  serveCounterEvents(context);
  implementCounterShelves(context);
  implementCounterImports(context);
  implementCounterLogs(context);
  implementCounterShop(context);
  implementCounterBanners(context);
  implementCounterPromotions(context);
  implementCounterVoices(context);
}
