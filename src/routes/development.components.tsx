import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/development/components')({
  // Twice lazy: the list of what the screen needs stands in no first load either.
  component: lazyRouteComponent(
    () => import('#screens/components/ComponentsScreen.tsx'),
    'ComponentsScreen',
  ),
});
