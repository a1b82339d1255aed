import { createFileRoute } from '@tanstack/react-router';
import { EditProfileScreen } from '#screens/profile-edit/EditProfileScreen.tsx';

export const Route = createFileRoute('/profile/edit/')({ component: EditProfileScreen });
