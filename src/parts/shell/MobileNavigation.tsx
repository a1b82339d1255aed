import { lazy, useState } from 'react';
import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { LazyBoundary } from '#parts/lazy/LazyBoundary.tsx';

const MobileNavigationDrawer = lazy(() =>
  import('./MobileNavigationDrawer.tsx').then((loaded) => ({
    default: loaded.MobileNavigationDrawer,
  })),
);

/** The hamburger that slides the navigation in below 992 px (shell-16). */
export function MobileNavigation() {
  const t = useText(shellText);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label={t.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <LazyBoundary>
          <MobileNavigationDrawer onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
