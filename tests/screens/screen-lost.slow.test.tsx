// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadTimeoutError } from '#parts/lazy/load-timeout.ts';
import { LazyScreenFailed } from '#parts/screen-failed/LazyScreenFailed.tsx';
import { languageStore } from '#state/language.ts';
import { openLostScreen } from './lost-screen.tsx';
import { useShop } from './shop-harness.tsx';

useShop();

describe('a screen whose code did not come in time', () => {
  // errors-34, shell-56
  it('offers a reload, and says that what was written is kept', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    openLostScreen(new LoadTimeoutError(), LazyScreenFailed);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This page couldn’t load');
    expect(alert.textContent).toContain('what you have written are saved on this phone');
    await userEvent.click(within(alert).getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says so in Bengali', async () => {
    languageStore.set('bn');
    openLostScreen(new LoadTimeoutError(), LazyScreenFailed);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'পাতাটি এসে পৌঁছায়নি'.normalize('NFC'),
    );
  });
});

describe('a screen whose code is not on the phone', () => {
  // offline-143, offline-14, errors-31
  it('says so while there is no network, and comes by itself when it is back', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    openLostScreen(lost, LazyScreenFailed);
    await screen.findByText('This page isn’t saved on your phone');
    await screen.findByRole('link', { name: /Send a request order/ });
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
