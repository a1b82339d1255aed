import { useEffect, useEffectEvent } from 'react';

/** The fields that are marked as invalid. */
const marked =
  'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"]';

/**
 * Focuses the first invalid field of the form after a failed attempt (`tries` has grown by one), or
 * the element that the selector `place` matches. Null focuses nothing. Correcting a field does not
 * move the focus.
 */
export function useFirstFault(
  form: () => HTMLElement | null | undefined,
  tries: number,
  place: string | null = marked,
): void {
  const lead = useEffectEvent(() => {
    if (place) form()?.querySelector<HTMLElement>(place)?.focus();
  });
  useEffect(() => {
    if (tries > 0) lead();
  }, [tries]);
}
