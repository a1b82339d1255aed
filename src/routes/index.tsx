import { createFileRoute } from '@tanstack/react-router';
import { homeQuery } from '#api/home.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';

export const Route = createFileRoute('/')({
  // Started, not awaited: the screen shows what is last known, or its skeleton, at once.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(homeQuery);
  },
  component: HomeScreen,
});
