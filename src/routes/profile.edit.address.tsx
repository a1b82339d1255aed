import { createFileRoute } from '@tanstack/react-router';
import { AddressesScreen } from '#screens/profile-addresses/AddressesScreen.tsx';

export const Route = createFileRoute('/profile/edit/address')({ component: AddressesScreen });
