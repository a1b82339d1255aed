import type { CatalogueNow } from '#catalogue/catalogue-on-phone.ts';
import type { CatalogueFailure } from '#catalogue/messages.ts';
import { useLanguage, useText } from '#state/language.ts';
import { catalogueChoiceStore } from '#state/catalogue-choice.ts';
import { isConnectionExpensive } from '#state/connection.ts';
import { useStore } from '#state/store.ts';
import { useMinute } from '#state/use-now.ts';
import { catalogueText } from '#text/catalogue.ts';
import { from } from '#text/dates.ts';
import { wordsFor } from '#text/errors.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import styles from './CatalogueDialog.module.css';

/** The catalogue's status as text: stored with its age, downloading, or missing with the reason. */
export function CatalogueState({ catalogue }: { catalogue: CatalogueNow }) {
  const t = useText(catalogueText);
  const language = useLanguage();
  const choice = useStore(catalogueChoiceStore);
  const now = useMinute();
  const { stored, coming, failure, isFetching } = catalogue;

  function whyNot(reason: CatalogueFailure): string {
    if (reason.kind === 'full' || reason.kind === 'closed') return t[reason.kind];
    return wordsFor(reason, language).whole;
  }

  return (
    <div className={styles['state']}>
      {stored && <p>{t.kept(stored.products, stored.bytes)}</p>}
      {!stored && failure?.kind !== 'closed' && <p>{t.none}</p>}
      {stored && now !== null && (
        <p className={styles['small']}>
          {t.pricesFrom(from(Date.parse(stored.checkedAt), now, language))}
        </p>
      )}
      {isFetching && <ProgressBar label={t.coming(coming ?? 0)} />}
      {!isFetching && coming !== null && <p>{t.begun(coming)}</p>}
      {!isFetching && failure && <p>{whyNot(failure)}</p>}
      {!stored && !isFetching && choice === 'unwanted' && <p>{t.removed}</p>}
      {!stored && !isFetching && choice === 'by-itself' && isConnectionExpensive() && (
        <p>{t.waits}</p>
      )}
    </div>
  );
}
