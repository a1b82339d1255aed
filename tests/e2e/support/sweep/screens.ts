import { addresses } from '#app/pages/addresses.ts';
import { tap } from '../touch.ts';
import type { State } from './states.ts';

/** A screen in one of its states, with the file of the route that renders it. */
export interface ScreenState extends State {
  route: string;
}

const success = (query: string) =>
  `/Order/Success?OrderNo=N-1001&Transaction=T-9&Phone=01712345678&${query}`;

/** Public pages that exist once and look the same to everyone. */
const quietPages = addresses().filter(
  ({ path, isRendered, isIndexed }) =>
    isRendered && isIndexed && path !== '/' && !path.includes('$'),
);

/**
 * Every screen, in the states that are cheap to reach. `every-screen.test.ts` fails if a route is
 * missing.
 */
export const screens: readonly ScreenState[] = [
  { route: 'index', name: 'home', who: 'guest', address: '/', isVariant: true },
  { route: 'index', name: 'home with a bag', who: 'buyer', address: '/' },
  { route: 'category.$key.index', name: 'category', who: 'buyer', address: '/category/medicine' },
  {
    route: 'subCategory.$id.index',
    name: 'sub-category',
    who: 'buyer',
    address: '/subCategory/11',
  },
  {
    route: 'product.details.$key',
    name: 'product',
    who: 'buyer',
    address: '/product/details/napa-500-mg-tablet',
  },
  {
    route: 'product.details.$key',
    name: 'product, its reviews',
    who: 'guest',
    address: '/product/details/napa-500-mg-tablet',
    act: (page) => tap(page, page.locator('main').getByRole('tab').nth(1)),
  },
  {
    route: 'product.details.$key',
    name: 'product that is unknown',
    who: 'guest',
    address: '/product/details/never-made',
  },
  {
    route: 'products.Search',
    name: 'search',
    who: 'buyer',
    address: '/products/Search?query=napa',
  },
  {
    route: 'products.Search',
    name: 'search that finds nothing',
    who: 'guest',
    address: '/products/Search?query=qqqqzzzz',
  },
  { route: 'order', name: 'request order', who: 'guest', address: '/order' },
  {
    route: 'Request-Order',
    name: 'request order at its second address',
    isVariant: true,
    who: 'customer',
    address: '/Request-Order',
  },
  { route: 'Checkout', name: 'checkout, empty', who: 'guest', address: '/Checkout' },
  { route: 'Checkout', name: 'checkout', who: 'buyer', address: '/Checkout', isVariant: true },
  { route: 'Checkout', name: 'checkout of a customer', who: 'customer', address: '/Checkout' },
  {
    route: 'Checkout',
    name: 'checkout with everything wrong',
    who: 'buyer',
    address: '/Checkout',
    async act(page) {
      await tap(page, page.getByRole('button', { name: 'Place Order', exact: true }).last());
      await page.getByText('Please select a payment option').first().waitFor();
    },
  },
  ...['Payment=1', 'Payment=2', 'Payment=3', 'Payment=7&IsNew=1'].map((query, at) => ({
    ...(at > 0 && { isVariant: true as const }),
    route: 'Order.Success',
    name: `success of ${query}`,
    who: 'guest' as const,
    address: success(query),
  })),
  {
    route: 'Order.Success',
    name: 'success of IsNew',
    isVariant: true,
    who: 'guest',
    address: '/Order/Success?OrderNo=N-1&Payment=2&IsNew=1',
  },
  {
    route: 'Order.Success',
    name: 'success of a customer, who can be told',
    who: 'customer',
    address: ({ orders: { pending } }) =>
      `/Order/Success?OrderNo=${pending.OrderNo}&Id=${pending.Id}&IsNew=1`,
    ready: 'News on this phone',
  },
  { route: 'deviceOrders', name: 'orders on a device', who: 'guest', address: '/deviceOrders' },
  { route: 'Order.Success', name: 'success of nothing', who: 'guest', address: '/Order/Success' },
  ...quietPages.map(({ path }) => ({
    route: path.slice(1).replaceAll('/', '.'),
    name: `the page ${path}`,
    who: 'guest' as const,
    address: path,
  })),
  {
    route: 'development.components',
    name: 'components',
    who: 'guest',
    address: '/development/components',
  },
  ...(
    [
      ['profile.OrderHistory.$tab', '/profile/OrderHistory/All', 'N-1012'],
      ['profile.OrderHistory.$tab', '/profile/OrderHistory/All?page=3', 'Refill due'],
      ['profile.OrderHistory.$tab', '/profile/OrderHistory/Cancel', 'Cancelled'],
      ['profile.prescription.history', '/profile/prescription/history', 'Prescription, '],
      ['profile.edit.index', '/profile/edit', 'Choose a photo'],
      ['profile.edit.address', '/profile/edit/address', 'Use this address'],
      ['profile.special.offer', '/profile/special/offer', 'Offers'],
      ['profile.complain', '/profile/complain', 'Submit'],
      ['profile.Payment-History', '/profile/Payment-History', 'bKash'],
      ['Transactions', '/Transactions', 'bKash'],
      ['Prescriptions', '/Prescriptions', 'Prescriptions'],
      ['Purchases', '/Purchases', 'N-1012'],
    ] as const
  ).map(([route, address, ready]) => ({
    route,
    name: `a customer's ${address}`,
    who: 'customer' as const,
    address,
    ready,
  })),
  {
    route: 'Notifications',
    name: "a customer's /Notifications",
    who: 'customer',
    address: '/Notifications',
    ready: 'N-1001',
    act: (page) => page.getByText('News on this phone').waitFor(),
  },
  {
    route: 'Notifications',
    name: 'notifications that are blocked on this phone',
    isVariant: true,
    isAlone: true,
    who: 'newcomer',
    address: '/Notifications',
    async before(page) {
      await page.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
      });
    },
    ready: 'Notifications of this shop are blocked',
  },
  {
    route: 'notification',
    name: "a customer's /notification",
    isVariant: true,
    who: 'customer',
    address: '/notification',
    ready: 'N-1001',
  },
  {
    route: 'Purchases',
    name: "a customer's requests under /Purchases",
    who: 'customer',
    address: '/Purchases',
    async act(page) {
      await tap(page, page.locator('main').getByRole('tab').nth(1));
      await page.getByText('R-1006').first().waitFor();
    },
  },
  {
    route: 'profile.prescription.request',
    name: "a customer's requests with their medicines",
    who: 'customer',
    address: '/profile/prescription/request',
    ready: 'R-1006',
    async act(page) {
      await tap(page, page.getByRole('button', { name: 'Medicines and prescriptions' }).last());
      await page.getByText('Insulin Mixtard').first().waitFor();
    },
  },
  {
    route: 'profile.order.details.$id',
    name: 'an order under way',
    who: 'customer',
    address: ({ orders }) => `/profile/order/details/${orders.delivering.Id}`,
    ready: 'Prescription 2',
  },
  {
    route: 'profile.order.details.$id',
    name: 'a cancelled order',
    who: 'customer',
    address: ({ orders }) => `/profile/order/details/${orders.cancelled.Id}`,
    ready: 'This order was cancelled.',
  },
  {
    route: 'profile.order.details.$id',
    name: 'an order that is due again',
    who: 'customer',
    address: ({ orders }) => `/profile/order/details/${orders.due.Id}`,
    ready: 'Auto Order After 28 Days',
  },
  {
    route: 'invoice.$id',
    name: 'an invoice',
    who: 'customer',
    address: ({ orders }) => `/invoice/${orders.delivering.Id}`,
    ready: 'Invoice N-',
  },
  ...(
    [
      ['profile.OrderHistory.$tab', '/profile/OrderHistory/All', 'No Order Found!'],
      ['profile.prescription.history', '/profile/prescription/history', 'No prescription found'],
      [
        'profile.prescription.request',
        '/profile/prescription/request',
        "Didn't find any requests yet.",
      ],
      ['profile.edit.address', '/profile/edit/address', 'Nothing has been delivered to you yet.'],
      ['profile.Payment-History', '/profile/Payment-History', 'No payment found'],
      ['Notifications', '/Notifications', 'Notification list is empty.'],
      [
        'profile.order.details.$id',
        '/profile/order/details/nothing',
        'There is no such order in your account.',
      ],
    ] as const
  ).map(([route, address, ready]) => ({
    route,
    name: `a newcomer's ${address}`,
    who: 'newcomer' as const,
    address,
    ready,
  })),
  {
    route: 'Purchases',
    name: "a newcomer's /Purchases",
    isVariant: true,
    who: 'newcomer',
    address: '/Purchases',
    ready: 'No Order Found!',
  },
];
