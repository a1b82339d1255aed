import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/$')({
  staticData: { publicPage: { rendered: 'per-request', isIndexed: false } },
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
