import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProfileArea } from '#parts/profile/ProfileArea.tsx';
import { requireCustomer } from '#parts/sign-in/require-customer.ts';

/** The parent of all profile routes, only for customers (customer-area-1). */
export const Route = createFileRoute('/profile')({
  beforeLoad: requireCustomer,
  component: () => (
    <ProfileArea>
      <Outlet />
    </ProfileArea>
  ),
});
