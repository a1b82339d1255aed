import { useEffect, useState } from 'react';

/** The value after it has not changed for `rest` milliseconds. Null before the first time. */
export function useDebounced<Value>(value: Value, rest: number): Value | null {
  const [rested, setRested] = useState<Value | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);

  return rested;
}
