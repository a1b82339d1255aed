import { useState } from 'react';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useText } from '#state/language.ts';
import { shellText } from '#text/shell.ts';
import { IconButton } from '#ui/IconButton.tsx';

const MobileNavigationDrawer = lazyPart(() =>
  import('./MobileNavigationDrawer.tsx').then((loaded) => loaded.MobileNavigationDrawer),
);

/** The hamburger button that opens the navigation drawer below 992 px (shell-16). */
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
      {isOpen && <MobileNavigationDrawer onClose={() => setOpen(false)} />}
    </>
  );
}
