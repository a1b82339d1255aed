import { useEffect, useState } from 'react';

/** The value as it was when it had rested for `rest` milliseconds. */
export function useDebounced<Value>(value: Value, rest: number): Value {
  const [rested, setRested] = useState(value);

  // The outside world: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);

  return rested;
}
