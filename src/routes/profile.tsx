import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProfileArea } from '#parts/profile/ProfileArea.tsx';
import { requireCustomer } from '#parts/sign-in/require-customer.ts';

/** Every address of the profile: customers alone (customer-area-1). */
export const Route = createFileRoute('/profile')({
  beforeLoad: requireCustomer,
  component: () => (
    <ProfileArea>
      <Outlet />
    </ProfileArea>
  ),
});
