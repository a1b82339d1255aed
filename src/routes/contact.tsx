import { createFileRoute } from '@tanstack/react-router';
import { ContactScreen } from '#screens/contact/ContactScreen.tsx';

export const Route = createFileRoute('/contact')({ component: ContactScreen });
