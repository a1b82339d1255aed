import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { createCounterQueries } from '#counter/api/query-client.ts';
import { createCounterRouter } from './router.tsx';

/** The whole counter: its questions and its addresses. */
export function CounterApp({ history }: { history?: RouterHistory }) {
  const [queries] = useState(createCounterQueries);
  const [router] = useState(() => createCounterRouter(history));
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
