import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLoadTimeouts, nameScreenFiles } from '#scripts/screen-load-timeout.ts';
import { withLoadTimeout, LoadTimeoutError, loadTimeout } from '#parts/lazy/load-timeout.ts';

const never = new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the code of a screen', () => {
  it('is handed on when it comes, and nothing waits after it', async () => {
    const load = withLoadTimeout(() => Promise.resolve({ screen: 'a screen' }), './a-screen.js');
    expect(await load()).toEqual({ screen: 'a screen' });
    expect(vi.getTimerCount()).toBe(0);
  });

  // errors-34, shell-56
  it('is fetched once more, under an address that no hung request holds, when it did not come in 120 s', async () => {
    const load = vi.fn<() => Promise<never>>(() => never);
    // There is no such file: that it is looked for, with its mark, is what counts.
    const refused = expect(withLoadTimeout(load, './silent-screen.js')()).rejects.toThrow(
      /silent-screen\.js\?again/,
    );
    await vi.advanceTimersByTimeAsync(2 * loadTimeout - 1);
    await refused;
    expect(load).toHaveBeenCalledTimes(1);
  });

  // errors-34, shell-56
  it('is lost when the second try is silent for 120 s too', async () => {
    // The mark that it gets belongs to the code of a `data:` address: behind the comment it does nothing.
    const file = 'data:text/javascript,await new Promise(() => {}); //';
    const lost = expect(withLoadTimeout(() => never, file)()).rejects.toBeInstanceOf(
      LoadTimeoutError,
    );
    await vi.advanceTimersByTimeAsync(2 * loadTimeout);
    await lost;
  });

  it('is not asked for twice where the network said no', async () => {
    const load = vi.fn<() => Promise<never>>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await expect(withLoadTimeout(load, './silent-screen.js')()).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('the build', () => {
  const route = `import { lazyRouteComponent } from "@tanstack/react-router";
const $$splitComponentImporter = () => import("./about.tsx?tsr-split=component");`;

  const module = '/shop/src/routes/about.tsx?tsr-split=component';
  const wrapped = addLoadTimeouts(route, '/shop/src/routes');

  it('puts an end to the waiting around every importer of a route', () => {
    expect(wrapped).toBe(`import { withLoadTimeout } from '#parts/lazy/load-timeout.ts';
import { lazyRouteComponent } from "@tanstack/react-router";
const $$splitComponentImporter = withLoadTimeout(() => import("./about.tsx?tsr-split=component"), "screen-file:${module}");`);
  });

  it('names the file in which the code of a screen lies', () => {
    const named = nameScreenFiles(wrapped, 'assets', (id) =>
      id === module ? 'assets/about-1234567.js' : undefined,
    );
    expect(named).toContain('tsr-split=component"), "./about-1234567.js");');
  });

  it('breaks where the router writes its importers differently one day', () => {
    expect(() => addLoadTimeouts('const $$splitX = load("./about.tsx")', '/')).toThrow(
      'look unlike',
    );
  });

  it('breaks where a screen has no chunk of its own', () => {
    expect(() => nameScreenFiles(wrapped, 'assets', () => undefined)).toThrow('no chunk');
  });
});
