import { createFileRoute, redirect } from '@tanstack/react-router';

/** The alternative spelling of /Notifications (shell-42). */
export const Route = createFileRoute('/notification')({
  beforeLoad: () => {
    throw redirect({ to: '/Notifications', replace: true });
  },
});
