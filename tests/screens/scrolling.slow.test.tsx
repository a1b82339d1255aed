// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { createQueryClient } from '#app/query-client.ts';
import { dispatchScrollAfterRender } from '#app/dispatch-scroll.ts';
import { createShopRouter } from '#app/router.ts';
import { scrollSmoothly } from '#app/scrolling.ts';
import { useShop } from './shop-harness.tsx';

useShop();

let stop = (): void => undefined;

afterEach(() => stop());

function openShop(isCalm = false) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isCalm && query.includes('reduced-motion') }) as MediaQueryList,
  );
  const queryClient = createQueryClient();
  const router = createShopRouter(queryClient);
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: ['/return'] }),
  });
  dispatchScrollAfterRender(router);
  stop = scrollSmoothly(router);
  render(<App queryClient={queryClient} router={router} />);
  return router;
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

function lastScroll(): unknown {
  return vi.mocked(window.scrollTo).mock.calls.at(-1)?.[0];
}

describe('a route change', () => {
  // shell-51
  it('a push or replace scrolls smoothly to the top', async () => {
    const router = openShop();
    await title('Return Policy');
    await router.navigate({ to: '/privacy' });
    await title('Privacy Policy');
    await waitFor(() => expect(lastScroll()).toMatchObject({ top: 0, behavior: 'smooth' }));
    vi.mocked(window.scrollTo).mockClear();
    await router.navigate({ to: '/howToOrder', replace: true });
    await title('How To Order');
    await waitFor(() => expect(lastScroll()).toMatchObject({ top: 0, behavior: 'smooth' }));
  });

  // shell-52
  it("Back scrolls to the reader's position without animation", async () => {
    const router = openShop();
    await title('Return Policy');
    vi.stubGlobal('scrollX', 0);
    vi.stubGlobal('scrollY', 640);
    document.dispatchEvent(new Event('scroll'));
    await router.navigate({ to: '/privacy' });
    await title('Privacy Policy');
    await waitFor(() => expect(lastScroll()).toMatchObject({ top: 0 }));
    router.history.back();
    await title('Return Policy');
    await waitFor(() => expect(lastScroll()).toMatchObject({ top: 640, behavior: 'instant' }));
  });

  // shell-52: a busy browser fires the scroll event after the tap.
  it('Back scrolls to the position even if its scroll event has not fired yet', async () => {
    const router = openShop();
    await title('Return Policy');
    for (const place of [640, 480]) {
      vi.stubGlobal('scrollX', 0);
      vi.stubGlobal('scrollY', place);
      await router.navigate({ to: '/privacy' });
      await title('Privacy Policy');
      router.history.back();
      await title('Return Policy');
      await waitFor(() => expect(lastScroll()).toMatchObject({ top: place, behavior: 'instant' }));
    }
  });

  // shell-51
  it('a change under reduced motion scrolls without animation', async () => {
    const router = openShop(true);
    await title('Return Policy');
    await router.navigate({ to: '/privacy' });
    await title('Privacy Policy');
    await waitFor(() => expect(lastScroll()).toMatchObject({ top: 0, behavior: 'instant' }));
  });
});
