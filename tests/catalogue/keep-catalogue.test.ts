// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCatalogue } from '#catalogue/keep-catalogue.ts';

vi.mock('#state/app-on-phone.ts', () => ({ untilAppIsOnPhone: () => Promise.resolve() }));

let visibility: DocumentVisibilityState = 'visible';
let comes = true;
const keep = vi.fn(async () => comes);
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  comes = true;
  keep.mockClear();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * 60_000);
const begin = async () => {
  stop = await keepCatalogue(new QueryClient(), keep);
  await pass(0);
};

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

// offline-154
describe('the catalogue on the phone', () => {
  it('the catalogue is fetched once a page that was hidden while loading becomes visible', async () => {
    visibility = 'hidden';
    await begin();
    expect(keep).not.toHaveBeenCalled();
    turn('visible');
    expect(keep).toHaveBeenCalledOnce();
  });

  it('the catalogue is updated on a return after ten minutes, not on every return', async () => {
    await begin();
    for (const minutes of [3, 3, 3]) {
      turn('hidden');
      await pass(minutes);
      turn('visible');
    }
    expect(keep).toHaveBeenCalledTimes(1);
    turn('hidden');
    await pass(3);
    turn('visible');
    expect(keep).toHaveBeenCalledTimes(2);
  });

  it('a failed download is retried after one minute, then with growing delays', async () => {
    comes = false;
    await begin();
    for (const [at, minutes] of [1, 2, 4].entries()) {
      await pass(minutes - 0.1);
      expect(keep).toHaveBeenCalledTimes(at + 1);
      await pass(0.1);
      expect(keep).toHaveBeenCalledTimes(at + 2);
    }
    comes = true;
    await pass(8);
    expect(keep).toHaveBeenCalledTimes(5);
    await pass(20);
    expect(keep).toHaveBeenCalledTimes(5);
  });

  it('the catalogue is not updated after a stop', async () => {
    comes = false;
    await begin();
    stop();
    await pass(200);
    window.dispatchEvent(new Event('online'));
    turn('visible');
    expect(keep).toHaveBeenCalledOnce();
  });
});
