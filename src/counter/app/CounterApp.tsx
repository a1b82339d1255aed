import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { createCounterQueries } from '#counter/api/query-client.ts';
import { createCounterRouter } from './router.tsx';

/** The root component of the counter, with its query client and its router. */
export function CounterApp({ history }: { history?: RouterHistory }) {
  const [queries] = useState(createCounterQueries);
  const [router] = useState(() => createCounterRouter(history));
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
