import { createFileRoute } from '@tanstack/react-router';
import { branchesQuery } from '#api/branches.ts';
import { BranchesScreen } from '#screens/branches/BranchesScreen.tsx';

export const Route = createFileRoute('/branchLocation')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: true, description: 'branches' } },
  // Prefetched without waiting. The screen immediately shows stored data or its skeleton.
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(branchesQuery);
  },
  component: BranchesScreen,
});
