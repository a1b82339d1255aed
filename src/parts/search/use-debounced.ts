import { useEffect, useState } from 'react';

/** The value after it has not changed for `delayMs` milliseconds. Null before the first time. */
export function useDebounced<Value>(value: Value, delayMs: number): Value | null {
  const [debounced, setDebounced] = useState<Value | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);

  return debounced;
}
