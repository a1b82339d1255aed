import { useEffect, useState } from 'react';

/** The value as it was when it had rested for `rest` milliseconds; null before the first one had. */
export function useDebounced<Value>(value: Value, rest: number): Value | null {
  const [rested, setRested] = useState<Value | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);

  return rested;
}
