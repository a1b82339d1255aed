import { useEffect, useEffectEvent } from 'react';

/** A field that is marked as wrong. */
const marked =
  'input[aria-invalid="true"], select[aria-invalid="true"], textarea[aria-invalid="true"]';

/**
 * After a try that failed (`tries` grows by one), the focus goes to the first
 * field of the form that is wrong, or to `place` (a selector) where it is known
 * better; to nothing where that is null. Mending a field moves nothing.
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
