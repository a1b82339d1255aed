/**
 * The registry of the counter's screens: path, roles, title, loader and place in the navigation.
 * The README.md of `src/counter` explains how to add one.
 */
import type { ComponentType } from 'react';
import { staffRoles, type StaffRole } from '#domain/staff.ts';
import { pageNames, pageSection } from '#domain/text-pages.ts';
import type { screenTitles } from '#text/counter/screens.ts';
import type { IconName } from '#ui/icons.ts';

/** The groups of the navigation, in display order. */
export const groups = ['work', 'shelves', 'people', 'promotions', 'shop'] as const;

export interface CounterScreen {
  /** The path below /counter. `$id` is a parameter (`useAddressPart('id')`). */
  path: string;
  /** The key of its title in `src/text/counter/screens.ts`. */
  title: keyof typeof screenTitles;
  roles: readonly StaffRole[];
  load: () => Promise<ComponentType>;
  /** The place in the navigation. Absent if a list or the member's menu links to the screen. */
  place?: { group: (typeof groups)[number]; icon: IconName; waits?: 'queue' };
}

/** In the order of the navigation. A role starts on the first screen that it may see. */
export const screens: readonly CounterScreen[] = [
  {
    path: '/queue',
    title: 'queue',
    roles: staffRoles,
    load: async () => (await import('#counter/screens/queue/QueueScreen.tsx')).QueueScreen,
    place: { group: 'work', icon: 'clock', waits: 'queue' },
  },
  {
    path: '/requests/$id',
    title: 'request',
    roles: ['pharmacist', 'owner'],
    load: async () => (await import('#counter/screens/request/RequestScreen.tsx')).RequestScreen,
  },
  {
    path: '/orders',
    title: 'orders',
    roles: staffRoles,
    load: async () => (await import('#counter/screens/orders/OrdersScreen.tsx')).OrdersScreen,
    place: { group: 'work', icon: 'bag' },
  },
  {
    path: '/orders/$id',
    title: 'order',
    roles: staffRoles,
    load: async () => (await import('#counter/screens/order/OrderScreen.tsx')).OrderScreen,
  },
  {
    path: '/orders/$id/papers',
    title: 'packingSlip',
    roles: staffRoles,
    load: async () => (await import('#counter/screens/packing-slip/PapersScreen.tsx')).PapersScreen,
  },
  {
    path: '/products',
    title: 'products',
    roles: ['pharmacist', 'packer', 'owner'],
    load: async () => (await import('#counter/screens/shelves/ProductsScreen.tsx')).ProductsScreen,
    place: { group: 'shelves', icon: 'leaf' },
  },
  {
    path: '/products/new',
    title: 'product',
    roles: ['pharmacist', 'owner'],
    load: async () =>
      (await import('#counter/screens/product/NewProductScreen.tsx')).NewProductScreen,
  },
  {
    path: '/products/$id',
    title: 'product',
    roles: ['pharmacist', 'packer', 'owner'],
    load: async () => (await import('#counter/screens/product/ProductScreen.tsx')).ProductScreen,
  },
  {
    path: '/import',
    title: 'importFile',
    roles: ['pharmacist', 'owner'],
    load: async () => (await import('#counter/screens/import/ImportScreen.tsx')).ImportScreen,
    place: { group: 'shelves', icon: 'upload' },
  },
  {
    path: '/import/$id',
    title: 'importFile',
    roles: ['pharmacist', 'owner'],
    load: async () => (await import('#counter/screens/import/OneImportScreen.tsx')).OneImportScreen,
  },
  {
    path: '/stock-requests',
    title: 'stockRequests',
    roles: ['pharmacist', 'owner'],
    load: async () =>
      (await import('#counter/screens/stock-requests/StockRequestsScreen.tsx')).StockRequestsScreen,
    place: { group: 'shelves', icon: 'bell' },
  },
  {
    path: '/opening',
    title: 'opening',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/opening/OpeningScreen.tsx')).OpeningScreen,
    place: { group: 'shop', icon: 'play' },
  },
  {
    path: '/shop',
    title: 'shop',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/ShopScreen.tsx')).ShopScreen,
    place: { group: 'shop', icon: 'home' },
  },
  {
    path: '/shop/identity',
    title: 'identity',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/IdentityScreen.tsx')).IdentityScreen,
  },
  {
    path: '/shop/contact',
    title: 'contact',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/ContactScreen.tsx')).ContactScreen,
  },
  {
    path: '/shop/legal',
    title: 'legal',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/LegalScreen.tsx')).LegalScreen,
  },
  {
    path: '/shop/districts',
    title: 'districts',
    roles: ['owner'],
    load: async () =>
      (await import('#counter/screens/districts/DistrictsScreen.tsx')).DistrictsScreen,
  },
  {
    path: '/shop/delivery',
    title: 'delivery',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/DeliveryScreen.tsx')).DeliveryScreen,
  },
  {
    path: '/shop/payment',
    title: 'payment',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/PaymentScreen.tsx')).PaymentScreen,
  },
  {
    path: '/shop/prescriptions',
    title: 'prescriptions',
    roles: ['owner'],
    load: async () =>
      (await import('#counter/screens/shop/PrescriptionsScreen.tsx')).PrescriptionsScreen,
  },
  {
    path: '/shop/categories',
    title: 'categories',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/CategoriesScreen.tsx')).CategoriesScreen,
  },
  {
    path: '/shop/home',
    title: 'home',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/HomeRowsScreen.tsx')).HomeRowsScreen,
  },
  {
    path: '/shop/branches',
    title: 'branches',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/BranchesScreen.tsx')).BranchesScreen,
  },
  {
    path: '/shop/gallery',
    title: 'gallery',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/GalleryScreen.tsx')).GalleryScreen,
  },
  {
    path: '/shop/directors',
    title: 'directors',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/DirectorsScreen.tsx')).DirectorsScreen,
  },
  {
    path: '/shop/sms',
    title: 'sms',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/SmsScreen.tsx')).SmsScreen,
  },
  {
    path: '/shop/gateway',
    title: 'gateway',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/GatewayScreen.tsx')).GatewayScreen,
  },
  {
    path: '/shop/storeApp',
    title: 'storeApp',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/shop/StoreAppScreen.tsx')).StoreAppScreen,
  },
  {
    path: '/shop/papers',
    title: 'papers',
    roles: ['owner'],
    load: async () =>
      (await import('#counter/screens/shop/PaperSettingsScreen.tsx')).PaperSettingsScreen,
  },
  ...pageNames.map((name): CounterScreen => ({
    path: `/shop/${pageSection(name)}`,
    title: pageSection(name),
    roles: ['owner'],
    load: async () =>
      (await import('#counter/screens/shop/page-text-screens.tsx')).pageTextScreens[name],
  })),
  {
    path: '/people',
    title: 'people',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/people/PeopleScreen.tsx')).PeopleScreen,
    place: { group: 'shop', icon: 'user' },
  },
  {
    path: '/password',
    title: 'ownPassword',
    roles: staffRoles,
    load: async () => (await import('#counter/screens/password/PasswordScreen.tsx')).PasswordScreen,
  },
  {
    path: '/recovery-codes',
    title: 'recoveryCodes',
    roles: staffRoles,
    load: async () =>
      (await import('#counter/screens/recovery-codes/RecoveryCodesScreen.tsx')).RecoveryCodesScreen,
  },
  {
    path: '/messages',
    title: 'messages',
    roles: ['pharmacist', 'owner'],
    load: async () => (await import('#counter/screens/messages/MessagesScreen.tsx')).MessagesScreen,
    place: { group: 'people', icon: 'mail' },
  },
  {
    path: '/reviews',
    title: 'posts',
    roles: ['pharmacist', 'owner'],
    load: async () => (await import('#counter/screens/reviews/ReviewsScreen.tsx')).ReviewsScreen,
    place: { group: 'people', icon: 'chat' },
  },
  {
    path: '/coupons',
    title: 'coupons',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/promotions/CouponsScreen.tsx')).CouponsScreen,
    place: { group: 'promotions', icon: 'tag' },
  },
  {
    path: '/offers',
    title: 'offers',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/promotions/OffersScreen.tsx')).OffersScreen,
    place: { group: 'promotions', icon: 'leaf' },
  },
  {
    path: '/notices',
    title: 'notices',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/promotions/NoticesScreen.tsx')).NoticesScreen,
    place: { group: 'promotions', icon: 'bell' },
  },
  {
    path: '/banners',
    title: 'banners',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/promotions/BannersScreen.tsx')).BannersScreen,
    place: { group: 'promotions', icon: 'play' },
  },
  {
    path: '/audit-log',
    title: 'auditLog',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/logs/AuditLogScreen.tsx')).AuditLogScreen,
    place: { group: 'shop', icon: 'clock' },
  },
  {
    path: '/error-log',
    title: 'errorLog',
    roles: ['owner'],
    load: async () => (await import('#counter/screens/logs/ErrorLogScreen.tsx')).ErrorLogScreen,
    place: { group: 'shop', icon: 'warning' },
  },
];
