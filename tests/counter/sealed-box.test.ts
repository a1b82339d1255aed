import { afterEach, expect, it, vi } from 'vitest';
import { boxKey } from '#counter/parts/drafts/sealed-box.ts';
import { openDrafts } from '#counter/parts/drafts/stored-drafts.ts';

afterEach(() => void vi.unstubAllGlobals());

// counter-241
it('drafts open without Web Crypto, as on a page without https, and stay in memory', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => undefined });
  await expect(boxKey('AAAA')).rejects.toThrow(TypeError);
  await expect(openDrafts('m1', 'AAAA')).resolves.toBeUndefined();
});
