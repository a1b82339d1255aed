import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { capabilitiesQuery } from '#api/capabilities.ts';
import {
  catalogueStore,
  fetchCatalogue,
  lookAtCatalogue,
  removeCatalogue,
} from '#catalogue/catalogue-on-phone.ts';
import { wholeCatalogueCall } from '#domain/capabilities.ts';
import { keepStorage } from '#outbox/delivery/background-sync.ts';
import { AppReady } from '#parts/app-on-phone/AppReady.tsx';
import { catalogueChoiceStore } from '#state/catalogue-choice.ts';
import { useText } from '#state/language.ts';
import { useStore } from '#state/store.ts';
import { catalogueText } from '#text/catalogue.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './CatalogueDialog.module.css';
import { CatalogueState } from './CatalogueState.tsx';

/** What of the shop works without a network: the app, and all its products, which can be fetched and removed here (offline-154). */
export function CatalogueDialog({ onClose }: { onClose: () => void }) {
  const t = useText(catalogueText);
  const catalogue = useStore(catalogueStore);
  const capabilities = useQuery(capabilitiesQuery());
  const isOffered = capabilities.data?.calls.includes(wholeCatalogueCall) === true;

  useEffect(() => {
    if (!catalogueStore.get()?.isFetching) void lookAtCatalogue();
  }, []);

  function download(): void {
    catalogueChoiceStore.set('wanted');
    // Asked from a tap: browsers that ask back do so only then.
    keepStorage();
    void fetchCatalogue();
  }

  function remove(): void {
    catalogueChoiceStore.set('unwanted');
    void removeCatalogue();
  }

  return (
    <Dialog
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      actions={
        isOffered &&
        catalogue && (
          <>
            <Button wide busy={catalogue.isFetching} onClick={download}>
              {catalogue.stored ? t.update : t.download}
            </Button>
            {catalogue.stored && !catalogue.isFetching && (
              <Button wide variant="quiet" onClick={remove}>
                {t.remove}
              </Button>
            )}
          </>
        )
      }
    >
      <dl className={styles['list']}>
        <div>
          <dt>{t.app}</dt>
          <dd>
            <AppReady />
          </dd>
        </div>
        {(isOffered || capabilities.isPending) && (
          <div>
            <dt>{t.catalogue}</dt>
            <dd>
              <div role="status">
                {catalogue && isOffered ? <CatalogueState catalogue={catalogue} /> : <Skeleton />}
              </div>
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  );
}
