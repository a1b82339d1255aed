// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { LoadTimeoutError } from '#parts/lazy/load-timeout.ts';
import { LazyScreenFailed } from '#parts/screen-failed/LazyScreenFailed.tsx';
import { languageStore } from '#state/language.ts';
import { useShop } from './shop-harness.tsx';

useShop();

function openLostScreen(lost: Error = new LoadTimeoutError()): void {
  const router = createRouter({
    routeTree: createRootRoute({
      loader: () => {
        throw lost;
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
}

describe('a screen whose code did not come in time', () => {
  // errors-34, shell-56
  it('offers a reload, and says that what was written is kept', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    openLostScreen();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This page did not come');
    expect(alert.textContent).toContain('what you have written are kept on this phone');
    await userEvent.click(within(alert).getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says so in Bengali', async () => {
    languageStore.set('bn');
    openLostScreen();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'পাতাটি এসে পৌঁছায়নি'.normalize('NFC'),
    );
  });
});

describe('a screen whose code is not on the phone', () => {
  // offline-143, offline-14, errors-31
  it('says so while there is no network, and comes by itself when it is back', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    openLostScreen(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
    await screen.findByText('Not visited yet on this phone');
    await screen.findByRole('link', { name: /Send a request order/ });
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
