import { useState } from 'react';
import { AppReady } from '#parts/app-on-phone/AppReady.tsx';
import { lazyPart } from '#parts/lazy/lazy-part.tsx';
import { useAppOnPhone } from '#state/app-on-phone.ts';
import styles from './OfflineSetting.module.css';

const CatalogueDialog = lazyPart(
  async () => (await import('./CatalogueDialog.tsx')).CatalogueDialog,
);

/**
 * Shows how much of the shop is on this phone. A tap opens its settings. Renders nothing without a
 * service worker.
 */
export function OfflineSetting() {
  const app = useAppOnPhone();
  const [isOpen, setIsOpen] = useState(false);
  if (!app) return null;
  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <AppReady />
      </button>
      {isOpen && <CatalogueDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
