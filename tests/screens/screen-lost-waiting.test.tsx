// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { useShop } from './shop-harness.tsx';

useShop();

describe('a screen that could not be had', () => {
  // shell-55
  it('shows its outline while what says so is on its way', async () => {
    // Its code is fetched once: here nobody has had it yet.
    vi.resetModules();
    const { LazyScreenFailed } = await import('#parts/screen-failed/LazyScreenFailed.tsx');
    const router = createRouter({
      routeTree: createRootRoute({
        loader: () => {
          throw new Error('nothing is known');
        },
        errorComponent: LazyScreenFailed,
        component: () => null,
      }),
      history: createMemoryHistory({ initialEntries: ['/'] }),
    });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
      { onCaughtError: () => undefined },
    );
    expect(await screen.findByRole('status', { name: 'Opening…' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Opening…' })).toBeNull();
  });
});
