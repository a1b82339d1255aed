// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FileTarget } from '#parts/prescriptions/FileTarget.tsx';
import { until } from '#tests/until.ts';

const readyToShrink = vi.hoisted(() => vi.fn<() => Promise<void>>());

vi.mock('#outbox/shrink-on-page.ts', () => ({ readyToShrink }));

afterEach(cleanup);

// offline-45, prescriptions-7
it('the code that scales photos loads with the form, and is requested until it has loaded', async () => {
  readyToShrink.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  render(
    <FileTarget isOpen onFiles={() => undefined}>
      Choose
    </FileTarget>,
  );
  await until(() => expect(readyToShrink).toHaveBeenCalledTimes(1));
  readyToShrink.mockResolvedValue();
  await until(() => {
    window.dispatchEvent(new Event('online'));
    expect(readyToShrink).toHaveBeenCalledTimes(2);
  });
});
