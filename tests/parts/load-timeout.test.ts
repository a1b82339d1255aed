import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLoadTimeouts } from '#scripts/screen-load-timeout.ts';
import { withLoadTimeout, LoadTimeoutError, loadTimeout } from '#parts/lazy/load-timeout.ts';

const never = new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the code of a screen', () => {
  it('is handed on when it comes, and nothing waits after it', async () => {
    const load = withLoadTimeout(() => Promise.resolve({ screen: 'a screen' }));
    expect(await load()).toEqual({ screen: 'a screen' });
    expect(vi.getTimerCount()).toBe(0);
  });

  // errors-34, shell-56
  it('is fetched once more when it did not come in 120 s', async () => {
    let loads = 0;
    const load = withLoadTimeout(() => {
      loads += 1;
      return loads === 1 ? never : Promise.resolve('a screen');
    });
    const coming = load();
    await vi.advanceTimersByTimeAsync(loadTimeout - 1);
    expect(loads).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(loads).toBe(2);
    expect(await coming).toBe('a screen');
  });

  // errors-34, shell-56
  it('is lost when the second try is silent for 120 s too', async () => {
    let loads = 0;
    const coming = withLoadTimeout(() => {
      loads += 1;
      return never;
    })();
    const lost = expect(coming).rejects.toBeInstanceOf(LoadTimeoutError);
    await vi.advanceTimersByTimeAsync(2 * loadTimeout);
    await lost;
    expect(loads).toBe(2);
  });

  it('is not asked for twice where the network said no', async () => {
    const load = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(withLoadTimeout(load)()).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is fetched under another address the second time, which no hung request holds', async () => {
    let loads = 0;
    const load = (): Promise<unknown> => {
      loads += 1;
      return never;
    };
    // As it is written in the built shop.
    load.toString = () => '()=>p(()=>import(`./silent-screen.js`),[])';
    const coming = withLoadTimeout(load)();
    // There is no such file: that it is looked for, with its mark, is what counts.
    const refused = expect(coming).rejects.toThrow(/silent-screen\.js\?again/);
    await vi.advanceTimersByTimeAsync(loadTimeout);
    await vi.advanceTimersByTimeAsync(loadTimeout - 1);
    await refused;
    expect(loads).toBe(1);
  });
});

describe('the build', () => {
  const route = `import { lazyRouteComponent } from "@tanstack/react-router";
const $$splitComponentImporter = () => import("./about.tsx?tsr-split=component");
const $$splitLoaderImporter = () => import("./about.tsx?tsr-split=loader");`;

  it('puts an end to the waiting around every importer of a route', () => {
    expect(addLoadTimeouts(route))
      .toBe(`import { withLoadTimeout } from '#parts/lazy/load-timeout.ts';
import { lazyRouteComponent } from "@tanstack/react-router";
const $$splitComponentImporter = withLoadTimeout(() => import("./about.tsx?tsr-split=component"));
const $$splitLoaderImporter = withLoadTimeout(() => import("./about.tsx?tsr-split=loader"));`);
  });

  it('breaks where the router writes its importers differently one day', () => {
    expect(() => addLoadTimeouts('const $$splitX = load("./about.tsx")')).toThrow('look unlike');
  });
});
