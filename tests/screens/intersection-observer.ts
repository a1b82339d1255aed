import { vi } from 'vitest';

/** An IntersectionObserver whose elements are in the window at once. */
class AtOnce {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;

  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe(): void {
    this.tell([{ isIntersecting: true }]);
  }
  disconnect(): void {
    this.tell([]);
  }
}

/** For the rest of a test everything that is drawn can be seen; without it, nothing. */
export function everythingIsInWindow(): void {
  vi.stubGlobal('IntersectionObserver', AtOnce);
}
