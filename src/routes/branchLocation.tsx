import { createFileRoute } from '@tanstack/react-router';
import { branchesQuery } from '#api/branches.ts';
import { BranchesScreen } from '#screens/branches/BranchesScreen.tsx';

export const Route = createFileRoute('/branchLocation')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'branches' } },
  // Started, not awaited: the screen shows what is last known, or its skeleton, at once.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(branchesQuery);
  },
  component: BranchesScreen,
});
