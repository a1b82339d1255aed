// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInstallPrompt } from '#state/install-prompt.ts';
import { declineInstall, install, useInstallWay, watchInstall } from '#state/install.ts';

const android = 'Mozilla/5.0 (Linux; Android 10) Chrome/120.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile';
const month = 31 * 24 * 60 * 60_000;

let stop = (): void => {};
let isStandalone = false;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-05T06:00:00Z') });
  isStandalone = false;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android);
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: isStandalone && media.includes('standalone'),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});

afterEach(() => {
  act(() => {
    // Drop the install prompt that this page has recorded.
    window.dispatchEvent(new Event('appinstalled'));
    stop();
  });
  cleanup();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open() {
  stop = watchInstall();
  return renderHook(useInstallWay).result;
}

function browserCanInstall(outcome: 'accepted' | 'dismissed' = 'accepted') {
  const prompt = vi.fn<() => Promise<void>>(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt,
    userChoice: Promise.resolve({ outcome }),
  });
  act(() => {
    window.dispatchEvent(event);
  });
  return { event, prompt };
}

function wait(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

describe('the offer to install', () => {
  // shell-76
  it("does not appear in the first 30 seconds, and prevents the browser's own prompt", () => {
    const way = open();
    const { event } = browserCanInstall();
    expect(event.defaultPrevented).toBe(true);
    wait(20_000);
    expect(way.current).toBeNull();
    wait(10_000);
    expect(way.current).toBe('prompt');
  });

  it('appears if the browser fired its prompt before the page rendered', () => {
    keepInstallPrompt();
    const { event } = browserCanInstall();
    const way = open();
    expect(event.defaultPrevented).toBe(true);
    wait(30_000);
    expect(way.current).toBe('prompt');
  });

  it('never appears if the browser cannot install the app', () => {
    const way = open();
    wait(60_000);
    expect(way.current).toBeNull();
  });

  // shell-77
  it('gives instructions on an iPhone, which has no install prompt', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone);
    const way = open();
    wait(30_000);
    expect(way.current).toBe('ios');
  });

  // shell-76
  it('never appears if the app is installed', () => {
    isStandalone = true;
    const way = open();
    browserCanInstall();
    wait(60_000);
    expect(way.current).toBeNull();
  });

  it('shows the browser’s prompt once and disappears', async () => {
    const way = open();
    const { prompt } = browserCanInstall();
    wait(30_000);
    await act(install);
    await act(install);
    expect(prompt).toHaveBeenCalledOnce();
    expect(way.current).toBeNull();
  });

  // shell-78
  it('does not appear for a month after it was declined', () => {
    const way = open();
    browserCanInstall();
    wait(30_000);
    act(declineInstall);
    expect(way.current).toBeNull();
    stop();
    stop = watchInstall();
    browserCanInstall();
    wait(30_000);
    expect(way.current).toBeNull();
    stop();
    wait(month);
    stop = watchInstall();
    browserCanInstall();
    wait(30_000);
    expect(way.current).toBe('prompt');
  });

  // shell-78
  it("counts as declined if the browser's own dialog is dismissed", async () => {
    open();
    browserCanInstall('dismissed');
    wait(30_000);
    await act(install);
    expect(localStorage.getItem('install-declined')).not.toBeNull();
  });
});
