// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageStore } from '#state/language.ts';
import { learnPage, usePageText } from '#state/page-text.ts';
import { pageSentences } from '#text/page-sentences.ts';
import type { Pair } from '#text/sentences.ts';

beforeEach(() => {
  // A file before this one may have left a page in Bengali.
  document.documentElement.lang = 'en';
  act(() => void languageStore.set('bn'));
});

afterEach(() => {
  cleanup();
  act(() => languageStore.clear());
});

const bengali = 'শর্তাবলি';

/** A page whose Bengali travels apart, as in the built shop. */
function aPage(area: string, hasNetwork: () => boolean) {
  const pairs = { title: ['Terms'] } as unknown as { title: Pair<string> };
  const fetchBengali = vi.fn(() =>
    hasNetwork()
      ? Promise.resolve({ [area]: { title: bengali } })
      : Promise.reject(new TypeError('Failed to fetch')),
  );
  return { pairs: pageSentences(pairs, area, fetchBengali), fetchBengali };
}

describe('a long page in Bengali', () => {
  // catalogue-120
  it('is in English where its Bengali cannot be had, until the network brings it', async () => {
    let hasNetwork = false;
    const { pairs } = aPage('away', () => hasNetwork);
    await learnPage(pairs);
    const { result } = renderHook(() => usePageText(pairs));
    expect(result.current.title).toBe('Terms');
    hasNetwork = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.title).toBe(bengali));
  });

  // catalogue-120
  it('is fetched with that page, and not for who reads in English', async () => {
    const { pairs, fetchBengali } = aPage('here', () => true);
    act(() => void languageStore.set('en'));
    await learnPage(pairs);
    expect(fetchBengali).not.toHaveBeenCalled();
    act(() => void languageStore.set('bn'));
    await learnPage(pairs);
    expect(fetchBengali).toHaveBeenCalledOnce();
    expect(renderHook(() => usePageText(pairs)).result.current.title).toBe(bengali);
  });
});
