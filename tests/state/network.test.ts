// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkNow, observeNetwork, useNetwork } from '#state/network.ts';

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  observeNetwork('shop', null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the network', () => {
  // shell-69
  it('is silent if a request got no response', () => {
    const network = renderHook(() => useNetwork());
    expect(network.result.current).toBe('online');
    act(() => observeNetwork('nobody', null));
    expect(network.result.current).toBe('silent');
  });

  // shell-69
  it('counts as online after a reconnect, until a request fails', () => {
    const network = renderHook(() => useNetwork());
    act(() => observeNetwork('nobody', null));
    isOnline = false;
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(network.result.current).toBe('offline');
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(network.result.current).toBe('online');
    act(() => observeNetwork('nobody', null));
    expect(network.result.current).toBe('silent');
  });

  it('counts as online in server rendering, where `navigator` has no `onLine`', () => {
    vi.stubGlobal('navigator', {});
    expect(networkNow()).toBe('online');
  });
});
