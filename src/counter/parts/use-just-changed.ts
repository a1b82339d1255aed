import { useEffect, useState } from 'react';

/** The milliseconds within which the second press of a double press arrives. */
const moment = 1_000;

/**
 * True for one second after a value has changed. A button whose meaning has changed ignores presses
 * for that time, because a second press was meant for the previous meaning. Null is a value that is
 * not known yet, so a change from null does not count.
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
