// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordChunkErrors } from '#parts/lazy/chunk-errors.ts';
import { loadLimits } from '#parts/lazy/use-load-delay.ts';
import { LazyScreenFailed } from '#parts/screen-failed/LazyScreenFailed.tsx';
import { ScreenWaiting } from '#parts/screen-waiting/ScreenWaiting.tsx';
import { languageStore } from '#state/language.ts';
import { openLostScreen } from './lost-screen.tsx';
import { useShop } from './shop-harness.tsx';

useShop();

describe('a screen whose code does not load', () => {
  // errors-34, shell-56
  it('a reload is offered after 20 s, and a note after 120 s says that the text is saved', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    render(<ScreenWaiting />);
    await act(() => vi.advanceTimersByTimeAsync(loadLimits.offerMs));
    expect(screen.getByText(/This is taking a while/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await act(() => vi.advanceTimersByTimeAsync(loadLimits.timeoutMs));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('This page couldn’t load');
    expect(alert.textContent).toContain('what you have written are saved on this phone');
    fireEvent.click(within(alert).getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(2);
    act(() => void languageStore.set('bn'));
    expect(alert.textContent).toContain('পাতাটি এসে পৌঁছায়নি'.normalize('NFC'));
  });
});

describe('a screen whose code is not on the phone', () => {
  // offline-143, offline-14, errors-31
  it('an offline message is shown, and the screen opens when the network returns', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    recordChunkErrors();
    const event = Object.assign(new Event('vite:preloadError'), { payload: lost });
    window.dispatchEvent(event);
    openLostScreen(lost, LazyScreenFailed);
    await screen.findByText('This page isn’t saved on your phone');
    await screen.findByRole('link', { name: /Send a request order/ });
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
