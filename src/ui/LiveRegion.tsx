import { useSyncExternalStore } from 'react';
import { currentAnnouncements, silence, subscribeToAnnouncements } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The page's only live region; see `announce`. The shell renders it once. */
export function LiveRegion() {
  const announcements = useSyncExternalStore(
    subscribeToAnnouncements,
    currentAnnouncements,
    () => silence,
  );
  return (
    <VisuallyHidden>
      <span role="status">{announcements.polite}</span>
      <span role="alert">{announcements.assertive}</span>
    </VisuallyHidden>
  );
}
