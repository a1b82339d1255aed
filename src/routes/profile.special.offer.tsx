import { createFileRoute } from '@tanstack/react-router';
import { ProfileOffersScreen } from '#screens/profile-offers/ProfileOffersScreen.tsx';

export const Route = createFileRoute('/profile/special/offer')({ component: ProfileOffersScreen });
