import { vi } from 'vitest';

/** An IntersectionObserver that reports every element as visible at once. */
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

/** Makes every rendered element visible for the rest of a test. Otherwise none is. */
export function everythingIsInWindow(): void {
  vi.stubGlobal('IntersectionObserver', AtOnce);
}
