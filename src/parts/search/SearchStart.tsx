import { forgetSearch, lastSearchesStore, useLastSearches } from '#state/last-searches.ts';
import { useText } from '#state/language.ts';
import { searchStartText } from '#text/search-start.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './FullSearch.module.css';

/**
 * The search before anything is typed: recent searches on this phone, and health needs as starting
 * points.
 */
export function SearchStart({ onQuery }: { onQuery: (query: string) => void }) {
  const t = useText(searchStartText);
  const last = useLastSearches();
  return (
    <>
      {last.length > 0 && (
        <section aria-labelledby="last-searches">
          <div className={styles['heading']}>
            <h2 id="last-searches">{t.lastSearches}</h2>
            <Button variant="quiet" onClick={() => lastSearchesStore.clear()}>
              {t.removeAll}
            </Button>
          </div>
          <ul className={styles['last']}>
            {last.map((query) => (
              <li key={query}>
                <button type="button" className={styles['again']} onClick={() => onQuery(query)}>
                  <Icon name="clock" size={20} />
                  {query}
                </button>
                <IconButton
                  icon="close"
                  size={20}
                  label={t.remove(query)}
                  onClick={() => forgetSearch(query)}
                />
              </li>
            ))}
          </ul>
          <p className={styles['small']}>{t.onThisPhone}</p>
        </section>
      )}
      <section aria-labelledby="search-needs">
        <div className={styles['heading']}>
          <h2 id="search-needs">{t.needs}</h2>
        </div>
        <ul className={styles['needs']}>
          {t.needWords.split('|').map((need) => (
            <li key={need}>
              <button type="button" className={styles['need']} onClick={() => onQuery(need)}>
                {need}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
