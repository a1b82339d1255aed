import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CustomerOnly } from '#parts/sign-in/CustomerOnly.tsx';
import { requireCustomer } from '#parts/sign-in/require-customer.ts';

/** Everything below it is for the signed-in customer alone (S2 §2). */
export const Route = createFileRoute('/profile')({
  beforeLoad: requireCustomer,
  component: () => <CustomerOnly asks>{() => <Outlet />}</CustomerOnly>,
});
