import { useSyncExternalStore } from 'react';
import { currentAnnouncements, silence, subscribeToAnnouncements } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The page's one place for what screen readers are told; see `announce`. Rendered once, by the shell. */
export function LiveRegion() {
  const said = useSyncExternalStore(subscribeToAnnouncements, currentAnnouncements, () => silence);
  return (
    <VisuallyHidden>
      <span role="status">{said.polite}</span>
      <span role="alert">{said.assertive}</span>
    </VisuallyHidden>
  );
}
