import { createFileRoute } from '@tanstack/react-router';
import { PrescriptionsScreen } from '#screens/profile-prescriptions/PrescriptionsScreen.tsx';

export const Route = createFileRoute('/profile/prescription/history')({
  component: PrescriptionsScreen,
});
