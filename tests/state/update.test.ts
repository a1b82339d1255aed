// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useUnfinished, useWaitingUpdate, waitingUpdateStore } from '#state/update.ts';

const update = { take: () => undefined };

afterEach(() => act(() => void waitingUpdateStore.set(null)));

describe('the offer to update', () => {
  // offline-134, shell-81
  it('appears when a new version waits', () => {
    const offered = renderHook(() => useWaitingUpdate());
    expect(offered.result.current).toBeNull();
    act(() => void waitingUpdateStore.set(update));
    expect(offered.result.current).toBe(update);
  });

  // offline-134, shell-82
  it('is deferred until no form is unfinished', () => {
    const offered = renderHook(() => useWaitingUpdate());
    const note = renderHook(({ isWritten }) => useUnfinished(isWritten), {
      initialProps: { isWritten: true },
    });
    const signIn = renderHook(() => useUnfinished(true));
    act(() => void waitingUpdateStore.set(update));
    expect(offered.result.current).toBeNull();
    note.rerender({ isWritten: false });
    expect(offered.result.current).toBeNull();
    signIn.unmount();
    expect(offered.result.current).toBe(update);
  });
});
