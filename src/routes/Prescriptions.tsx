import { createFileRoute } from '@tanstack/react-router';
import { PrescriptionsScreen } from '#screens/prescriptions/PrescriptionsScreen.tsx';

export const Route = createFileRoute('/Prescriptions')({ component: PrescriptionsScreen });
