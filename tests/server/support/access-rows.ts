/** The rows of the access matrix, by the call's name. */

export interface Planted {
  canary: string;
  /** The phone from which a guest uploaded. */
  activityId: string;
  customerId: string;
  submissionId: string;
  requestId: string;
  orderId: string;
  prescriptionId: string;
  removableId: string;
  guestPrescriptionId: string;
}

export interface AccessRow {
  request: (planted: Planted) => Record<string, unknown>;
  /** The owner's request, if it differs from a stranger's. */
  ownerAsks?: (planted: Planted) => Record<string, unknown>;
  /**
   * The status for another customer: 404 for the owner's things, 200 if the call returns the
   * caller's own.
   */
  other: number;
  /** The status for a guest and for another phone's grant. The default is 401. */
  guest?: number;
  expired?: number;
  /** A text that the owner's response must contain. */
  shows?: (planted: Planted) => string;
  /** Whether the thing belongs to a phone instead of a customer. */
  isPhones?: boolean;
}

const nothing = () => ({});
const canary = ({ canary: word }: Planted) => word;
const page = () => ({ filter: [], pageNumber: 1, pageSize: 10 });

/** Calls about something that has an owner. */
export const owned: Record<string, AccessRow> = {
  'account.sessions': { request: nothing, other: 200 },
  'addresses.latest': { request: nothing, other: 200, shows: canary },
  'addresses.latestByPost': { request: nothing, other: 200, shows: canary },
  'complaints.add': {
    request: () => ({ ContentTitle: 'Others', Content: 'Too loud.', Remarks: '' }),
    other: 200,
  },
  'notifications.get': { request: nothing, other: 200, shows: canary },
  'notifications.seen': { request: nothing, other: 200 },
  'orders.list': { request: nothing, other: 200, shows: ({ orderId }) => orderId },
  'orders.details': { request: ({ orderId }) => ({ id: orderId }), other: 404, shows: canary },
  'orders.purchases': { request: page, other: 200, shows: ({ orderId }) => orderId },
  'payments.list': { request: page, other: 200 },
  'prescriptions.list': { request: nothing, other: 200, shows: (own) => own.prescriptionId },
  'prescriptions.byOrder': {
    request: ({ orderId }) => ({ id: orderId }),
    other: 404,
    shows: (own) => own.prescriptionId,
  },
  'prescriptions.addToOrder': {
    request: ({ orderId, prescriptionId }) => ({
      OrderId: orderId,
      Prescriptions: [prescriptionId],
    }),
    other: 404,
  },
  'prescriptions.remove': { request: ({ removableId }) => ({ id: removableId }), other: 404 },
  'prescriptions.anonymousRemove': {
    request: ({ guestPrescriptionId }) => ({ id: guestPrescriptionId }),
    ownerAsks: ({ guestPrescriptionId, activityId }) => ({
      id: guestPrescriptionId,
      ActivityId: activityId,
      activityId,
    }),
    other: 404,
    guest: 404,
    expired: 404,
    isPhones: true,
  },
  'profile.info': { request: nothing, other: 200, shows: canary },
  'profile.summary': { request: nothing, other: 200 },
  'profile.updateInfo': {
    request: ({ customerId, canary: Name }) => ({ UserId: customerId, Name, Email: '' }),
    other: 404,
  },
  'requests.list': { request: nothing, other: 200, shows: canary },
  'requests.items': { request: ({ requestId }) => ({ id: requestId }), other: 404, shows: canary },
  'requests.prescriptions': {
    request: ({ requestId }) => ({ id: requestId }),
    other: 404,
    shows: (own) => own.prescriptionId,
  },
};

/** Calls about things without an owner, with the reason why a stranger may make them. */
export const openToAll: Record<string, string> = Object.fromEntries(
  [
    ...['provinces', 'districts', 'upazilas', 'cascade'].map((name) => `addresses.${name}`),
    ...['list', 'listByPost'].map((name) => `branches.${name}`),
    'capabilities.get',
    'catalogue.snapshot',
    'comments.byProduct',
    'contact.add',
    'coupons.check',
    'devices.set',
    'devices.activity',
    'errorLog.add',
    'gallery.list',
    'grants.renew',
    'home.get',
    'offers.list',
    'offers.order',
    ...['list', 'byCategory', 'byPermalink', 'related', 'search', 'searches'].map(
      (name) => `products.${name}`,
    ),
    ...['currentInfo', 'facets', 'onDemand', 'requestStock'].map((name) => `products.${name}`),
    'reviews.list',
    'shop.directors',
    'shop.get',
    'shop.page',
  ].map((name) => [name, 'It is the shop’s, or makes something new of the asker’s own.']),
);

/** Calls whose owner is proved in another way, and the tests that check it. */
export const elsewhere: Record<string, string> = {
  'account.endSessions': 'own-sessions.test.ts',
  'account.confirm': 'own-account.test.ts',
  'account.exportData': 'own-account.test.ts',
  'account.erase': 'own-account.test.ts',
  'comments.add': 'comments.test.ts',
  'reviews.add': 'reviews.test.ts',
  'handOver.enter': 'hand-over.test.ts',
  'orders.place': 'orders.test.ts',
  'orders.guestDetails': 'orders.test.ts',
  'payments.start': 'payments.test.ts',
  'payments.report': 'payment-claims.test.ts',
  'push.publicKey': 'push.test.ts',
  'push.subscribe': 'push-owners.test.ts',
  'push.move': 'push-owners.test.ts',
  'push.unsubscribe': 'push-owners.test.ts',
  'prescriptions.upload': 'prescriptions.test.ts',
  'profile.addPicture': 'profile.test.ts',
  'requests.add': 'requests.test.ts',
  'requests.guestAnswer': 'counter/accept.test.ts',
  'requests.accept': 'counter/accept.test.ts',
  'requests.decline': 'counter/accept.test.ts',
  'requests.status': 'submission-status.test.ts',
  'requests.takeBack': 'submission-status.test.ts',
  'signIn.requestCode': 'sign-in-codes.test.ts',
  'signIn.confirmCode': 'sign-in-codes.test.ts',
  'signIn.checkCode': 'sign-in-passwords.slow.test.ts',
  'signIn.withPassword': 'sign-in-passwords.slow.test.ts',
  'signIn.sendSignUpCode': 'sign-in-passwords.slow.test.ts',
  'signIn.sendResetCode': 'sign-in-passwords.slow.test.ts',
  'signIn.signUp': 'sign-in-passwords.slow.test.ts',
  'signIn.resetPassword': 'sign-in-passwords.slow.test.ts',
  'signIn.signOut': 'sign-in-sessions.test.ts',
};

/** Addresses with a parameter that are not part of the contract, and the tests that check them. */
export const besideTheContract: Record<string, string> = {
  '/api/customerarea/customer/picture/:name': 'profile.test.ts',
  '/api/productorderarea/prescription/file/:id': 'prescriptions.test.ts',
  '/api/productorderarea/payment/return/:claim': 'payments.test.ts',
  '/api/counter/orders/:id/photos/:photo': 'counter/orders.test.ts',
  '/api/counter/requests/:id/photos/:photo': 'counter/photos.test.ts',
  '/content/imagedata/:type/:size/:file': 'pictures/serve-pictures.test.ts',
  '/icons/:file': 'shop-identity.test.ts',
  '/sitemap-:part(^\\d{1,4}).xml': 'pages-rendered.test.ts',
};
