import { describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all-endpoints.ts';

/** Every base call (shell-97), as legacy hosts support it. */
const baseCalls = `
POST CustomerArea/AppCustomer/OTPLoginRequest
POST CustomerArea/AppCustomer/OTPLogin
POST ProductArea/Product/Search
POST ProductArea/OnDemandProducts/RequestProduct
POST ProductArea/ProductRequest/Request
GET ProductArea/ProductContent/ByProduct/{id}
GET ProductArea/Product/GetRelated/{id}
POST ProductArea/Product/GetCurrentInfo
POST ProductArea/CategoryProductPrivot/GetProductsByCategory
POST ContactArea/Contact/Add
GET GalleryArea/Gallery/Get
GET ReviewArea/AppReview/Get
POST ReviewArea/AppReview/Create
POST ReviewArea/Comment/Create
POST ReviewArea/Comment/ByProduct
GET FindStoreArea/FindStore/Get
POST FindStoreArea/FindStore/Get
POST ProductOrderArea/OrderShipping/GetLatestAddress
GET ProductOrderArea/OrderShipping/GetLatestAddress
POST LogArea/OrderError/Add
POST ProductOrderArea/Prescription/AnonymousRemove/{id}
POST MessagingArea/OtpMessage/WebRegister
POST MessagingArea/OtpMessage/WebUpdatePassword
POST CommonArea/Complain/Add
GET RequestOrderArea/RequestOrder/Get
GET RequestOrderArea/RequestOrder/Items/{id}
GET RequestOrderArea/RequestOrder/Prescriptions/{id}
GET OfferArea/DiscountOffer/List
POST OfferArea/DiscountOffer/Order
POST CustomerArea/Customer/AddPicture
POST CustomerArea/Customer/UpdateInfo
GET NoticeArea/Notification/Get
GET NoticeArea/Notification/Seen
POST ProductArea/Product/Searches
POST MessagingArea/OtpMessage/Check
POST CustomerArea/Customer/Add
POST CustomerArea/Customer/UpdatePassword
POST AddressArea/Province/AutoComplete
POST AddressArea/District/AutoComplete
POST AddressArea/Upazila/AutoComplete
POST PromotionalArea/Coupon/Check
POST SecurityArea/Device/Set
GET SecurityArea/DeviceActivity/Set
POST ProductArea/Product/Get
POST ProductOrderArea/Prescription/Add
GET ProductOrderArea/Prescription/Get
POST ProductOrderArea/Prescription/Remove/{id}
GET ProductOrderArea/Prescription/ByOrder/{id}
POST ProductOrderArea/Prescription/AddToOrder
POST ProductOrderArea/Order/Add
GET ProductOrderArea/Order/Get
GET ProductOrderArea/Order/Details/{id}
POST ProductOrderArea/Order/Purchases
POST ProductOrderArea/Payment/Get
POST RequestOrderArea/RequestOrder/Add
GET CustomerArea/Customer/Info
POST CustomerArea/Customer/Summary
POST CustomerArea/Customer/Login
`
  .trim()
  .split('\n');

/** Some of our added calls, whose paths must also stay the same. */
const neededAdditions = [
  'GET HomeArea/Home/Get',
  'GET ProductArea/Catalogue/Snapshot',
  'GET Capabilities',
];

const agreed = allEndpoints.map((one) => `${one.method} ${one.path}`);

describe('the contract', () => {
  // errors-10, shell-94
  it.each(baseCalls)('the contract has the base call %s', (call) => {
    expect(agreed).toContain(call);
  });

  // errors-5, shell-97
  it('every call beyond the base calls is marked as added', () => {
    const added = allEndpoints.filter((one) => one.added).map((one) => `${one.method} ${one.path}`);
    expect(agreed.filter((call) => !baseCalls.includes(call)).toSorted()).toEqual(added.toSorted());
    expect(added).toEqual(expect.arrayContaining(neededAdditions));
  });

  // errors-1, shell-94
  it('every call and every name is unique', () => {
    expect(new Set(agreed).size).toBe(agreed.length);
    expect(new Set(allEndpoints.map((one) => one.name)).size).toBe(agreed.length);
  });

  it('every path is below the host, without a leading slash', () => {
    expect(
      allEndpoints.filter((one) => !/^[A-Z][A-Za-z]+(?:\/[A-Za-z{}]+)*$/.test(one.path)),
    ).toEqual([]);
  });

  it('no private or idempotent call and no write is marked as shared', () => {
    const wrong = allEndpoints.filter(
      (one) => one.shared && (one.idempotent || one.access === 'customer' || one.activity),
    );
    expect(wrong.map((one) => one.name)).toEqual([]);
  });

  // bag-38, notifications-15
  it('no call on which amounts or the current state depend is marked as shared', () => {
    const shared = new Set(allEndpoints.filter((one) => one.shared).map((one) => one.name));
    const momentary = [
      'products.currentInfo',
      'offers.order',
      'coupons.check',
      'devices.activity',
      'notifications.seen',
    ];
    expect(momentary.filter((name) => shared.has(name))).toEqual([]);
  });

  // offline-30
  it('every write that the outbox delivers takes an idempotency key', () => {
    expect(allEndpoints.filter((one) => one.idempotent).map((one) => one.name)).toEqual(
      expect.arrayContaining([
        'requests.add',
        'prescriptions.upload',
        'products.requestStock',
        'contact.add',
        'complaints.add',
        'reviews.add',
        'comments.add',
        'orders.place',
      ]),
    );
    expect(allEndpoints.filter((one) => one.idempotent && one.method === 'GET')).toEqual([]);
  });

  // errors-2
  it('the log host gets the error log and nothing else', () => {
    expect(allEndpoints.filter((one) => one.host === 'log').map((one) => one.name)).toEqual([
      'errorLog.add',
    ]);
  });
});
