import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/development/components')({
  // Lazy in two steps, so that the list of the screen's chunks is not in the first load either.
  component: lazyRouteComponent(
    () => import('#screens/components/ComponentsScreen.tsx'),
    'ComponentsScreen',
  ),
});
