// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageStore } from '#state/language.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a browser that refuses its storage', () => {
  // offline-25
  it('causes no error, even if access to `localStorage` throws: a choice lives until the page closes', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(languageStore.get()).toBe(languageStore.initial());
    expect(languageStore.set('bn')).toBe(false);
    expect(languageStore.get()).toBe('bn');
  });
});
