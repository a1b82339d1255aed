import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const fetched: string[] = [];

vi.mock('#outbox/paint-on-page.ts', () => {
  fetched.push('paint-on-page');
  return {};
});
vi.mock('#outbox/open-as-image.ts', () => {
  fetched.push('open-as-image');
  return {};
});

beforeEach(() => {
  fetched.length = 0;
  vi.resetModules();
});
afterEach(() => void vi.unstubAllGlobals());

const opensNothing = (failure: Error) =>
  vi.stubGlobal('createImageBitmap', () => Promise.reject(failure));

describe('the prefetched code for shrinking photos', () => {
  // offline-45
  it.each([
    ['a browser of today', new DOMException('no picture', 'InvalidStateError'), true, []],
    [
      'one that cannot draw without a page',
      new DOMException('no picture', 'InvalidStateError'),
      undefined,
      ['paint-on-page'],
    ],
    [
      'one that cannot turn what it opens',
      new TypeError('unknown option'),
      true,
      ['open-as-image'],
    ],
  ])('the code is loaded before the first photo: %s', async (_, failure, canvas, needed) => {
    opensNothing(failure);
    vi.stubGlobal('OffscreenCanvas', canvas);
    const { readyToShrink } = await import('#outbox/shrink-on-page.ts');
    await readyToShrink();
    expect(fetched).toEqual(needed);
  });
});
