// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openLostScreen } from './lost-screen.tsx';
import { useShop } from './shop-harness.tsx';

useShop();

describe('a screen that could not be loaded', () => {
  // shell-55
  it('the outline is shown while the error component loads', async () => {
    // The module is cached after its first import: here it must not be loaded yet.
    vi.resetModules();
    const { LazyScreenFailed } = await import('#parts/screen-failed/LazyScreenFailed.tsx');
    openLostScreen(new Error('nothing is known'), LazyScreenFailed);
    expect(await screen.findByRole('status', { name: 'Opening…' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Opening…' })).toBeNull();
  });
});
