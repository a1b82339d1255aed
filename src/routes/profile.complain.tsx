import { createFileRoute } from '@tanstack/react-router';
import { ComplainScreen } from '#screens/profile-complain/ComplainScreen.tsx';

export const Route = createFileRoute('/profile/complain')({ component: ComplainScreen });
