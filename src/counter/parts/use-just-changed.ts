import { useEffect, useState } from 'react';

/** In milliseconds: as long as the second press of a double one may be on its way. */
const moment = 1_000;

/**
 * True for a moment after a value has become another one. A button that means something else by
 * then, in the same place and under the same hand, does nothing for so long: a press too many was
 * meant for what it did before. Null is what is not known yet: nothing was in its place.
 */
export function useJustChanged(value: string | boolean | null): boolean {
  const [settled, settle] = useState(value);
  if (settled === null && value !== null) settle(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => settle(value), moment);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return settled !== null && settled !== value;
}
